// Measures what the pages quote and writes it, with its parameters, to src/figures.json: `npm run figures`.
import { writeFileSync } from 'node:fs';
import { deadEnds, FIGURES, handled, reached, textures, walkSteps } from './measurements.ts';

const figures = {
  deadEnds: deadEnds(FIGURES.deadEnds),
  walkSteps: walkSteps(FIGURES.walkSteps),
  handled: handled(FIGURES.handled),
  reached: reached(FIGURES.reached),
  textures: textures(FIGURES.textures),
};
writeFileSync(new URL('../src/figures.json', import.meta.url), `${JSON.stringify(figures, null, 2)}\n`);
