// Renderings seen in public translations of the maze articles that are wrong: a cell is not a biological cell or a
// prison cell, a uniform spanning tree is not a unified one, and the second author is Broder.
const WRONG = {
  zh: /细胞|牢房|统一的生成树|抽样算法|侧风|Aldous[-–]Border/g,
  en: /Aldous[-–]Border/g,
};

/** The wrong renderings in a text. A page that discusses one quotes it in `<Misread>…</Misread>`, where it may stand. */
export function mistranslations(text: string, language: keyof typeof WRONG): string[] {
  return text.replace(/<Misread>.*?<\/Misread>/gs, '').match(WRONG[language]) ?? [];
}
