/** The roles of colour in a picture, each with the custom property that holds it. */
const PROPERTIES = {
  /** Around and between everything. */
  card: '--card',
  ink: '--ink',
  tile: '--tile-wall',
  muted: '--muted',
  square: '--cell-square',
  blank: '--cell-blank',
  in: '--cell-in',
  frontier: '--cell-frontier',
  walk: '--cell-walk',
  reached: '--cell-reached',
  listed: '--wall-listed',
  now: '--now',
  onNow: '--on-now',
  nowPale: '--now-pale',
  path: '--path',
  accent: '--accent',
} as const;

/** The colours of sets. */
export const SETS = ['--set-0', '--set-1', '--set-2', '--set-3', '--set-4', '--set-5', '--set-6', '--set-7'];

/** The scale for numbers is given at even places; the colours between are mixed. */
const SCALE = ['--scale-0', '--scale-1', '--scale-2', '--scale-3', '--scale-4'];

/** Colours of the scale: a number is rounded to one of them. */
export const SHADES = 64;

/** The scale as a CSS background, 0 on the left. */
export const SCALE_GRADIENT = `linear-gradient(to right, ${SCALE.map((stop) => `var(${stop})`).join(', ')})`;

/** Colours by what they are for, in any form. */
export type Paints<Colour> = Readonly<Record<keyof typeof PROPERTIES, Colour>> & {
  readonly sets: readonly Colour[];
  /** What a tint's numbers look like: `SHADES` colours of a scale, or one that picks cells out. */
  readonly tints: { readonly scale: readonly Colour[]; readonly picked: readonly Colour[] };
};

/** Colours as CSS has them. */
export type Palette = Paints<string>;

/** The same colours in another form. */
export function paintsFrom<From, To>(paints: Paints<From>, convert: (colour: From) => To): Paints<To> {
  const { sets, tints, ...rest } = paints;
  const roles = Object.fromEntries(
    Object.entries(rest).map(([role, colour]) => [role, convert(colour)]),
  ) as Record<keyof typeof PROPERTIES, To>;
  const scale = tints.scale.map(convert);
  return { ...roles, sets: sets.map(convert), tints: { scale, picked: tints.picked.map(convert) } };
}

/** The custom properties themselves: for a picture that takes its colours from the page it stands in. */
export const PAGE_COLOURS: Palette = paletteOf(
  (property) => `var(${property})`,
  (from, to, share) => `color-mix(in srgb, ${from}, ${to} ${(100 * share).toFixed(1)}%)`,
);

/** The colours of a theme, whichever the page has. */
export function paletteOfTheme(theme: 'light' | 'dark'): Palette {
  const sample = document.createElement('i');
  sample.dataset.colours = theme;
  sample.hidden = true;
  document.body.append(sample);
  const palette = readPalette(sample);
  sample.remove();
  return palette;
}

/** Reads the colours that hold for an element. Read once, and again when the theme changes. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  return paletteOf((property) => style.getPropertyValue(property).trim() || '#808080', mixOf);
}

function paletteOf(read: (property: string) => string, mix: typeof mixOf): Palette {
  const roles = Object.fromEntries(
    Object.entries(PROPERTIES).map(([role, property]) => [role, read(property)]),
  ) as Record<keyof typeof PROPERTIES, string>;
  const tints = { scale: mixed(SCALE.map(read), mix), picked: [roles.nowPale] };
  return { ...roles, sets: SETS.map(read), tints };
}

/** `SHADES` colours from the first to the last, by way of those between. */
function mixed(stops: readonly string[], mix: typeof mixOf): string[] {
  return Array.from({ length: SHADES }, (_, shade) => {
    const place = (shade / (SHADES - 1)) * (stops.length - 1);
    const before = Math.min(Math.floor(place), stops.length - 2);
    return mix(stops[before], stops[before + 1], place - before);
  });
}

/** The colour that lies a share of the way from one to the other, both as a computed style gives them. */
function mixOf(from: string, to: string, share: number): string {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const end = channels(to);
  return `rgb(${channels(from)
    .map((start, at) => Math.round(start + (end[at] - start) * share))
    .join(', ')})`;
}

/** Calls back whenever the page's colours change: by its own switch, by the system's, for high contrast, for print. */
export function onThemeChange(callback: () => void): () => void {
  const root = new MutationObserver(callback);
  root.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] });
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', callback);
  return () => {
    root.disconnect();
    for (const query of queries) query.removeEventListener('change', callback);
  };
}
