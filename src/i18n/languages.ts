/** The two languages: the folder under content/docs and in addresses, the tag for `lang`, the name in itself. */
export const languages = {
  zh: { tag: 'zh-CN', name: '简体中文', other: 'en' },
  en: { tag: 'en', name: 'English', other: 'zh' },
} as const;

export type Language = keyof typeof languages;

/** The language of an address such as `/maze/zh/start/` under the base `/maze/`; null outside both folders. */
export function languageOf(pathname: string, base: string): Language | null {
  const first = withoutBase(pathname, base).split('/')[0] ?? '';
  return Object.hasOwn(languages, first) ? (first as Language) : null;
}

/** The address of the same page in a language: `/maze/zh/start/` becomes `/maze/en/start/`. */
export function inLanguage(pathname: string, base: string, language: Language): string {
  const rest = withoutBase(pathname, base).split('/');
  if (languageOf(pathname, base)) rest.shift();
  return `${withSlash(base)}${language}/${rest.join('/')}`;
}

const withSlash = (base: string) => (base.endsWith('/') ? base : `${base}/`);

function withoutBase(pathname: string, base: string): string {
  const start = withSlash(base);
  return pathname.startsWith(start) ? pathname.slice(start.length) : pathname.replace(/^\//, '');
}
