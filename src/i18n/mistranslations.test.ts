import { expect, test } from 'vitest';
import { mistranslations } from './mistranslations.ts';

test.each([
  ['选一个细胞，打通细胞壁', ['细胞', '细胞']],
  ['统一的生成树', ['统一的生成树']],
  ['未造访的牢房', ['牢房']],
  ['抽样算法与侧风算法', ['抽样算法', '侧风']],
  ['Aldous-Border', ['Aldous-Border']],
  ['Aldous–Border', ['Aldous–Border']],
  ['选一个单元格，用均匀生成树；Aldous–Broder', []],
])('in Chinese, %s holds %j', (text, wrong) => {
  expect(mistranslations(text, 'zh')).toEqual(wrong);
});

test('in English too, the name is Broder', () => {
  expect(mistranslations('Aldous-Border', 'en')).toEqual(['Aldous-Border']);
});

test('a quotation marked as such may stand, what follows it may not', () => {
  expect(mistranslations('旧译<Misread>细胞</Misread>不对，<Misread>\n牢房\n</Misread>也不对', 'zh')).toEqual(
    [],
  );
  expect(
    mistranslations('旧译<Misread>细胞</Misread>不对，细胞也不对，<Misread>牢房</Misread>', 'zh'),
  ).toEqual(['细胞']);
});
