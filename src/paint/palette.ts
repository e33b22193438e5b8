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

export type Palette = Readonly<Record<keyof typeof PROPERTIES, string>> & {
  readonly sets: readonly string[];
};

/** The custom properties themselves: for a picture that takes its colours from the page it stands in. */
export const PAGE_COLOURS: Palette = paletteOf((property) => `var(${property})`);

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
  return paletteOf((property) => style.getPropertyValue(property).trim() || '#808080');
}

function paletteOf(read: (property: string) => string): Palette {
  const roles = Object.fromEntries(
    Object.entries(PROPERTIES).map(([role, property]) => [role, read(property)]),
  ) as Record<keyof typeof PROPERTIES, string>;
  return { ...roles, sets: SETS.map(read) };
}

/** Calls back whenever the page's colours change: by its own switch, by the system's, for high contrast. */
export function onThemeChange(callback: () => void): () => void {
  const root = new MutationObserver(callback);
  root.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] });
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', callback);
  return () => {
    root.disconnect();
    for (const query of queries) query.removeEventListener('change', callback);
  };
}
