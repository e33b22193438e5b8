/** What a file holds, in the words of the page's language. */
export interface Named {
  /** The algorithm, as its page calls it. */
  readonly title: string;
  /** As `20x30`. */
  readonly size: string;
  readonly seed: string;
  /** As `第120步`; empty where the file holds the whole run. */
  readonly step: string;
}

/** The longest name that common file systems take, in bytes of UTF-8. */
const MOST_BYTES = 255;

/** Names that Windows keeps for devices, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i;

/**
 * A file name that every system takes, and that keeps what can be read in it: Chinese above all. Reserved characters
 * become hyphens. What is too long is shortened at the seed first, then at the title, between characters.
 */
export function fileName({ title, size, seed, step }: Named, extension: string): string {
  const ending = `.${extension}`;
  const room = MOST_BYTES - bytes(ending);
  const nameOf = (titled: string, seeded: string) =>
    legal(
      [titled, size, seeded, step]
        .map(plain)
        .filter((part) => part !== '')
        .join('-'),
    );
  const shortestSeed = shortened(seed, (seeded) => bytes(nameOf(title, seeded)) <= room);
  const shortestTitle = shortened(title, (titled) => bytes(nameOf(titled, shortestSeed)) <= room);
  return nameOf(shortestTitle, shortestSeed) + ending;
}

/** One part of a name, without what a system reserves, and without what cannot be seen. */
function plain(part: string): string {
  return (
    part
      .toWellFormed()
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      // Control characters, marks of direction and other signs without a shape, but not what joins emoji.
      .replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]/gu, '')
      .replace(/(?: *[<>:"/\\|?*%#&]+)+ */g, '-')
      .replace(/^[\s.~-]+|[\s.-]+$/g, '')
  );
}

function legal(name: string): string {
  if (name === '') return 'maze';
  return DEVICE.test(name) ? `_${name}` : name;
}

/** The longest beginning of a text that fits; nothing, where none does. */
function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let [fitting, tooMany] = [0, characters.length];
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(characters.slice(0, middle).join(''))) fitting = middle;
    else tooMany = middle;
  }
  return characters.slice(0, fitting).join('');
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
