import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('lines end with CR LF, after a byte order mark', () => {
  expect(
    csv([
      ['算法', 'a'],
      [1.5, Number.NaN],
    ]),
  ).toBe('\uFEFF算法,a\r\n1.5,\r\n');
});

test('fields with commas, quotes or line breaks are quoted', () => {
  expect(csv([['a,b', 'say "no"', 'two\nlines', ' plain ']])).toBe(
    '\uFEFF"a,b","say ""no""","two\nlines", plain \r\n',
  );
});

test('a seed that would be a formula stays text, a negative number stays a number', () => {
  expect(csv([['=HYPERLINK("x")', '+1', '-a', '@x', -1]])).toBe(
    `\uFEFF"'=HYPERLINK(""x"")",'+1,'-a,'@x,-1\r\n`,
  );
});
