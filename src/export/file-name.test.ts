import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileName, type Named } from './file-name.ts';

const named = (more: Partial<Named> = {}): Named => ({
  title: '普里姆算法',
  size: '20x30',
  seed: '种子',
  step: '第120步',
  ...more,
});

describe('a file name', () => {
  test('keeps Chinese as it is', () => {
    expect(fileName(named(), 'png')).toBe('普里姆算法-20x30-种子-第120步.png');
    expect(fileName(named({ title: '随机普里姆算法：墙列表', step: '' }), 'gif')).toBe(
      '随机普里姆算法：墙列表-20x30-种子.gif',
    );
  });

  test.each([
    ['Prim: wall list', 'Prim-wall list'],
    ['a/b\\c', 'a-b-c'],
    ['<a>|"b"?*', 'a-b'],
    ['50% & #1', '50-1'],
    ['.hidden', 'hidden'],
    ['ends. . ', 'ends'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['tab\tand\nline', 'tab and line'],
    ['e\u0301', '\u00e9'],
    ['\ud800x', 'x'],
  ])('%j becomes %j', (title, expected) => {
    expect(fileName({ title, size: '', seed: '', step: '' }, 'png')).toBe(`${expected}.png`);
  });

  test.each(['CON', 'nul', 'Com1', 'LPT9', 'com¹', 'aux.txt'])('%s is no device', (title) => {
    expect(fileName({ title, size: '', seed: '', step: '' }, 'png')).toBe(`_${title}.png`);
  });

  test('is never empty', () => {
    expect(fileName({ title: '..', size: '', seed: '???', step: '' }, 'svg')).toBe('maze.svg');
  });

  test('gives up the end of a long seed, not the step', () => {
    const name = fileName(named({ seed: '长'.repeat(500) }), 'png');
    expect(name).toMatch(/^普里姆算法-20x30-长+-第120步\.png$/);
    expect(new TextEncoder().encode(name).length).toBeGreaterThan(252);
  });

  test('cuts no character in two', () => {
    const family = '👨‍👩‍👧‍👦';
    const name = fileName(named({ seed: family.repeat(40) }), 'png');
    const seed = /20x30-(.*)-第/u.exec(name)?.[1] ?? '';
    expect(seed).toBe(family.repeat(seed.length / family.length));
    expect(seed.length).toBeGreaterThan(0);
  });

  test('is legal whatever the words', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom('CON', 'nul.', '...', ' ', '\u0000', 'a'.repeat(400), '/', '🧩'.repeat(120)),
    );
    fc.assert(
      fc.property(text, text, (title, seed) => {
        const name = fileName({ title, size: '20x30', seed, step: 'step 7' }, 'webm');
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what file systems forbid
        expect(name).not.toMatch(/[<>:"/\\|?*\u0000-\u001f\u007f]/);
        expect(name).not.toMatch(/^[\s.]|[\s.]$/);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
        expect(name.isWellFormed()).toBe(true);
        expect(name.normalize('NFC')).toBe(name);
        expect(name).toMatch(/step 7\.webm$/);
      }),
      { numRuns: 500 },
    );
  });
});
