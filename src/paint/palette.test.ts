import { readFileSync } from 'node:fs';
import { viridis } from 'maze-core';
import { expect, test } from 'vitest';

const palette = readFileSync(new URL('./palette.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** A token's colours in the two themes. */
function pairOf(css: string, name: string): [light: string, dark: string] {
  const found = new RegExp(`^\\s*${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'm').exec(css);
  if (found === null) throw new Error(`no ${name}`);
  return [found[1], found[2]];
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const stops = [0, 1, 2, 3, 4].map((stop) => pairOf(palette, `--scale-${stop}`));

test('the scale is the part of viridis that ink stands out on, from light to dark', () => {
  const ink = pairOf(tokens, '--ink');
  stops.forEach(([light, dark], stop) => {
    expect(light).toBe(viridis((0.45 * stop) / 4));
    expect(dark).toBe(viridis(0.65 + (0.35 * stop) / 4));
    expect(contrast(light, ink[0])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, ink[1])).toBeGreaterThanOrEqual(4.5);
    if (stop === 0) return;
    expect(luminance(light)).toBeLessThan(luminance(stops[stop - 1][0]));
    expect(luminance(dark)).toBeLessThan(luminance(stops[stop - 1][1]));
  });
});

test('each of its colours is registered, so that a script reads it', () => {
  for (const stop of stops.keys()) expect(palette).toContain(`@property --scale-${stop} {`);
});
