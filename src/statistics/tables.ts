import { writeChoice } from '../compare/choice.ts';
import { MEASURES, type Measure, scaleOf, UNIT_OF } from './measures.ts';
import type { Sample, Summary } from './sample.ts';
import { seedOf } from './sampling.ts';
import type { StatisticsStrings } from './strings.ts';
import type { Survey } from './survey.ts';

/** What a survey has found about one algorithm. */
export interface Finding {
  readonly choice: Survey['choices'][number];
  readonly title: string;
  readonly sample: Sample;
}

type Table = (string | number)[][];

/** A row for each algorithm and each measure shown: its parameters and its numbers. */
export function summaryTable(
  survey: Survey,
  findings: readonly Finding[],
  summaryOf: (finding: Finding, measure: Measure) => Summary | null,
  exactOf: (measure: Measure) => number | null,
  strings: StatisticsStrings & { readonly rows: string; readonly cols: string; readonly seed: string },
): Table {
  const head = [
    strings.algorithm,
    strings.csv_id,
    strings.rows,
    strings.cols,
    strings.seed,
    strings.csv_measure,
    strings.csv_unit,
    strings.count,
    strings.mean,
    strings.deviation,
    strings.csv_error,
    strings.csv_low,
    strings.csv_high,
    strings.exactRow,
  ];
  const rows = findings.flatMap((finding) =>
    survey.measures.flatMap((measure) => {
      const summary = summaryOf(finding, measure);
      if (summary === null) return [];
      const row: (string | number)[] = [
        finding.title,
        writeChoice(finding.choice),
        survey.rows,
        survey.cols,
        survey.seed,
        strings[measure],
        unitName(measure, strings),
        summary.count,
        summary.mean,
        summary.standardDeviation,
        summary.standardError,
        ...summary.interval95,
        exactOf(measure) ?? Number.NaN,
      ];
      return [row];
    }),
  );
  return [head, ...rows];
}

/** A row for each maze: its seed, with which it can be made anew, and all that was measured. */
export function mazesTable(
  survey: Survey,
  findings: readonly Finding[],
  strings: StatisticsStrings & { readonly rows: string; readonly cols: string; readonly seed: string },
): Table {
  const names = MEASURES.map((measure) => `${strings[measure]} (${unitName(measure, strings)})`);
  const head = [
    strings.algorithm,
    strings.csv_id,
    strings.rows,
    strings.cols,
    strings.csv_number,
    strings.seed,
  ];
  const scales = MEASURES.map((measure) => scaleOf(measure, survey.rows * survey.cols));
  const rows = findings.flatMap(({ choice, title, sample }) =>
    Array.from({ length: sample.count }, (_, n) => [
      title,
      writeChoice(choice),
      survey.rows,
      survey.cols,
      n + 1,
      seedOf(survey.seed, n + 1),
      ...MEASURES.map((measure, at) => Number((sample.of(measure)[n] * scales[at]).toFixed(6))),
    ]),
  );
  return [[...head, ...names], ...rows];
}

export function unitName(measure: Measure, strings: StatisticsStrings): string {
  return strings[`unit_${UNIT_OF[measure]}`];
}
