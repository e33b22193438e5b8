/** Every interface string, by its key. */
export type Words = Readonly<Record<keyof typeof import('../../content/i18n/zh-CN.json'), string>>;

/**
 * The interface strings in the language of a `lang` attribute, fetched when they are wanted. Pages carry the strings
 * that they show at once; what many readers never open asks for its own here.
 */
export async function fetchWords(lang: string): Promise<Words> {
  const file = lang.startsWith('zh')
    ? await import('../../content/i18n/zh-CN.json')
    : await import('../../content/i18n/en.json');
  return file.default;
}
