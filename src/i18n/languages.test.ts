import { describe, expect, test } from 'vitest';
import { inLanguage, languageOf } from './languages.ts';

describe('addresses in two languages', () => {
  test.each([
    ['/zh/generate/prim-walls/', '/', '/en/generate/prim-walls/'],
    ['/maze/zh/generate/prim-walls/', '/maze/', '/maze/en/generate/prim-walls/'],
    ['/maze/zh/', '/maze', '/maze/en/'],
    ['/zh/zh/start/', '/zh/', '/zh/en/start/'], // a base that is named like a language
    ['/', '/', '/en/'],
    ['/en/en-route/', '/', '/en/en-route/'],
  ])('%s under %s is %s in English', (page, base, english) => {
    expect(inLanguage(page, base, 'en')).toBe(english);
  });

  test('switching twice comes back', () => {
    const page = '/maze/zh/start/two-ways/';
    expect(inLanguage(inLanguage(page, '/maze/', 'en'), '/maze/', 'zh')).toBe(page);
  });

  test.each([
    ['/maze/zh/', '/maze/', 'zh'],
    ['/en/start/', '/', 'en'],
    ['/404.html', '/', null],
    ['/zhang/', '/', null],
    ['/constructor/', '/', null],
  ])('the language of %s under %s is %s', (page, base, language) => {
    expect(languageOf(page, base)).toBe(language);
  });
});
