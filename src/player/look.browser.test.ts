import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';
import english from '../../content/i18n/en.json' with { type: 'json' };
import '../styles/tokens.css';
import { mountPlayer, openSettings, settled } from './mounting.ts';
import { type Request, UNCHOSEN } from './request.ts';
import { PLAYER_STRINGS, type Strings } from './strings.ts';

const words = english as Record<string, string>;
const strings = Object.fromEntries(PLAYER_STRINGS.map((key) => [key, words[`maze.${key}`]])) as Strings;

const mount = (algorithm: string, request: Partial<Request> = {}, name = '') =>
  mountPlayer({
    algorithm,
    request: { ...UNCHOSEN, rows: 6, cols: 8, seed: 'look', ...request },
    texts: {},
    strings,
    name,
    generators: algorithm === 'bfs' ? [{ id: 'prim-walls', name: 'Prim' }] : [],
  });

beforeEach(() => history.replaceState(null, '', location.pathname));

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

const slider = (root: ParentNode) => root.querySelector<HTMLInputElement>('input[type=range]')!;
async function goTo(root: ParentNode, position: number): Promise<void> {
  slider(root).value = String(position);
  slider(root).dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}
const image = (root: ParentNode) => root.querySelector('canvas')!.toDataURL();
/** The colours in the picture. */
function paints(root: ParentNode): Set<number> {
  const canvas = root.querySelector('canvas')!;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer));
}
const colours = (root: ParentNode) => root.querySelectorAll<HTMLSelectElement>('.look select')[1];
async function choose(root: ParentNode, colour: string): Promise<void> {
  colours(root).value = colour;
  colours(root).dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}
const check = (root: ParentNode, label: string) =>
  [...root.querySelectorAll('.look label')]
    .find((one) => one.textContent?.includes(label))
    ?.querySelector('input');

describe('the look', () => {
  test('colours the floors, with a numbered key, and goes back to the plain picture', async () => {
    const { container } = await mount('backtracker');
    await goTo(container, 30);
    const plain = image(container);
    await openSettings(container, strings.settings);
    const seen = new Set([plain]);
    for (const colour of ['distance', 'age', 'sets']) {
      await choose(container, colour);
      seen.add(image(container));
      expect(container.querySelector('.key')).not.toBeNull();
      const ticks = [...container.querySelectorAll('.key li')].map((tick) => Number(tick.textContent));
      expect(ticks.length > 0).toBe(colour !== 'sets');
      if (colour === 'distance') expect(ticks[0]).toBe(0);
      await expect.poll(() => new URLSearchParams(location.search).get('colour')).toBe(colour);
    }
    expect(seen.size).toBe(4);
    await choose(container, 'none');
    expect(image(container)).toBe(plain);
    expect(container.querySelector('.key')).toBeNull();
  });

  test('is the same however a step was reached, drawn with strokes or as pixels', async () => {
    for (const [algorithm, rows, at] of [
      ['kruskal', 8, 40],
      ['prim-walls', 75, 5000],
      ['kruskal', 75, 5000],
    ] as const) {
      for (const colour of ['distance', 'age']) {
        history.replaceState(null, '', `?colour=${colour}`);
        const { container, unmount } = await mount(algorithm, { rows, cols: rows });
        await expect.poll(() => container.querySelector('.key')).not.toBeNull();
        await goTo(container, at);
        const jumped = image(container);
        await goTo(container, at - 20);
        for (let step = 0; step < 20; step++) await goToQuickly(container, at - 19 + step);
        await settled();
        expect(image(container), `${algorithm} ${colour}`).toBe(jumped);
        await goTo(container, at + 20);
        for (let step = 0; step < 20; step++) await goToQuickly(container, at + 19 - step);
        await settled();
        expect(image(container), `${algorithm} ${colour}`).toBe(jumped);
        await unmount();
      }
    }
  });

  test('comes from the address, and what the algorithm has no use for is named', async () => {
    history.replaceState(null, '', '?colour=sets&labels=0&arrows=0');
    const { container } = await mount('bfs', { generator: 'prim-walls' });
    await settled();
    expect(container.querySelector('.notice')?.textContent).toContain('colour=sets');
    await openSettings(container, strings.settings);
    expect(check(container, words['maze.look_labels'])?.checked).toBe(false);
    expect(check(container, words['maze.look_arrows'])?.checked).toBe(false);
    expect([...colours(container).options].map(({ value }) => value)).toEqual(['none', 'distance', 'age']);
  });

  test('shows numbers and arrows only where there are any, and hides them in picture and legend', async () => {
    const { container } = await mount('bfs', { generator: 'prim-walls', rows: 4, cols: 4 });
    await goTo(container, 6);
    const all = image(container);
    await openSettings(container, strings.settings);
    const legend = () => container.querySelector('.legend')!.textContent;
    expect(legend()).toContain(strings.legendBack);
    check(container, words['maze.look_arrows'])!.click();
    await settled();
    const without = image(container);
    expect(without).not.toBe(all);
    expect(legend()).not.toContain(strings.legendBack);
    check(container, words['maze.look_labels'])!.click();
    await settled();
    expect(image(container)).not.toBe(without);
    expect(legend()).not.toContain(strings.legendLabels);
    await expect.poll(() => location.search).toContain('labels=0');
    expect(location.search).toContain('arrows=0');
    check(container, words['maze.look_arrows'])!.click();
    check(container, words['maze.look_labels'])!.click();
    await settled();
    expect(image(container)).toBe(all);

    // Where the cells are too small for numbers, nothing is said of them, and nothing else moves for it.
    const entry = container.querySelector<HTMLElement>('.legend .labels')!;
    const place = () => entry.getBoundingClientRect().toJSON();
    const before = place();
    expect(getComputedStyle(entry).visibility).toBe('visible');
    container.querySelector<HTMLElement>('.stage')!.style.width = '60px';
    await expect.poll(() => getComputedStyle(entry).visibility).toBe('hidden');
    expect(place()).toMatchObject({ width: before.width, height: before.height, left: before.left });

    const prim = await mount('prim-walls', {}, '2');
    await openSettings(prim.container, strings.settings);
    expect(check(prim.container, words['maze.look_labels'])).toBeUndefined();
    expect(check(prim.container, words['maze.look_arrows'])).toBeUndefined();
  });

  test('measures from a cell that is chosen by keyboard, and from the start again', async () => {
    const { container } = await mount('prim-walls');
    await openSettings(container, strings.settings);
    await choose(container, 'distance');
    const fromStart = image(container);
    const press = (text: string) =>
      [...container.querySelectorAll('button')].find((one) => one.textContent?.includes(text))!.click();
    press(words['maze.look_from']);
    const picker = () => container.querySelector<HTMLElement>('[role=application]')!;
    await expect.poll(picker).not.toBeNull();
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowUp', 'Enter']) {
      picker().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
    await settled();
    expect(image(container)).not.toBe(fromStart);
    await expect.poll(() => new URLSearchParams(location.search).get('measure')).toMatch(/^\d-\d$/);
    press(words['maze.look_fromStart']);
    await settled();
    expect(image(container)).toBe(fromStart);
  });

  test('of one player leaves the other on the page alone', async () => {
    const one = await mount('backtracker');
    const two = await mount('backtracker', {}, '2');
    const before = paints(two.container);
    await openSettings(one.container, strings.settings);
    await choose(one.container, 'age');
    expect(paints(one.container).size).toBeGreaterThan(before.size + 20);
    expect(paints(two.container)).toEqual(before);
    expect(two.container.querySelector('.key')).toBeNull();
  });

  test('goes along when the language is switched', async () => {
    const { container } = await mount('bfs', { generator: 'prim-walls' });
    await openSettings(container, strings.settings);
    await choose(container, 'age');
    check(container, words['maze.look_labels'])!.click();
    const url = new URL('https://example.org/zh/');
    document.dispatchEvent(new CustomEvent('languagechoice', { detail: { url } }));
    expect(url.searchParams.get('colour')).toBe('age');
    expect(url.searchParams.get('labels')).toBe('0');
  });
});

async function goToQuickly(root: ParentNode, position: number): Promise<void> {
  slider(root).value = String(position);
  slider(root).dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
