import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';
import english from '../../content/i18n/en.json' with { type: 'json' };
import '../styles/tokens.css';
import { mountPlayer, settled } from './mounting.ts';
import { UNCHOSEN } from './request.ts';
import { PLAYER_STRINGS, type Strings } from './strings.ts';

const words = english as Record<string, string>;
const strings = Object.fromEntries(PLAYER_STRINGS.map((key) => [key, words[`maze.${key}`]])) as Strings;

async function mount(rows: number, algorithm = 'backtracker') {
  const rendered = await mountPlayer({
    algorithm,
    request: { ...UNCHOSEN, rows, cols: rows, seed: 'zoom' },
    texts: {},
    strings,
  });
  await settled();
  return rendered.container;
}

beforeEach(() => history.replaceState(null, '', location.pathname));
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

const controls = (root: ParentNode) => root.querySelector<HTMLElement>('.zoom');
const button = (root: ParentNode, name: string) =>
  [...root.querySelectorAll<HTMLButtonElement>('.zoom button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent?.trim() === name,
  )!;
const canvas = (root: ParentNode) => root.querySelector('canvas')!;
const stage = (root: ParentNode) => root.querySelector<HTMLElement>('.stage')!;
const percent = (root: ParentNode) =>
  Number.parseInt(root.querySelector('.zoom output')?.textContent ?? '', 10);
const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const pointer = (target: Element, type: string, x: number, y: number, more: PointerEventInit = {}) => {
  const box = target.getBoundingClientRect();
  const at = { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
  return target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, ...at, ...more }),
  );
};

/** The backing store is as large as the box, whatever is shown. */
function fits(root: ParentNode): void {
  const box = canvas(root).getBoundingClientRect();
  expect(Math.abs(canvas(root).width - box.width * devicePixelRatio)).toBeLessThanOrEqual(1);
  expect(Math.abs(canvas(root).height - box.height * devicePixelRatio)).toBeLessThanOrEqual(1);
}

describe('enlarging the picture', () => {
  test('is there when cells are too small to be seen, and only then', async () => {
    expect(controls(await mount(12))).toBeNull();
    const large = await mount(150);
    await expect.poll(() => controls(large)).not.toBeNull();
    fits(large);
  });

  test('by buttons and keys, moved by arrow keys, and back to the whole', async () => {
    const root = await mount(150);
    await expect.poll(() => controls(root)).not.toBeNull();
    const whole = canvas(root).toDataURL();
    button(root, words['maze.zoom_larger']).click();
    await settled();
    expect(percent(root)).toBe(160);
    const larger = canvas(root).toDataURL();
    expect(larger).not.toBe(whole);
    fits(root);
    const player = root.querySelector('.player')!;
    press(player, '+');
    await settled();
    expect(percent(root)).toBe(256);
    press(player, '-');
    await settled();
    expect(canvas(root).toDataURL()).toBe(larger);
    const sheet = root.querySelector<HTMLElement>('.sheet')!;
    expect(sheet.tabIndex).toBe(0);
    const position = root.querySelector<HTMLInputElement>('input[type=range]')!.value;
    press(sheet, 'ArrowRight');
    await settled();
    expect(canvas(root).toDataURL()).not.toBe(larger);
    expect(root.querySelector<HTMLInputElement>('input[type=range]')!.value).toBe(position);
    press(player, '0');
    await settled();
    expect(canvas(root).toDataURL()).toBe(whole);
    press(sheet, 'ArrowLeft');
    await settled();
    expect(root.querySelector<HTMLInputElement>('input[type=range]')!.value).not.toBe(position);
    for (let n = 0; n < 20; n++) press(player, '+');
    await settled();
    expect(button(root, words['maze.zoom_larger']).disabled).toBe(true);
    fits(root);
  });

  test('moves under the pointer, and a drag chooses no cell', async () => {
    const root = await mount(150);
    await expect.poll(() => controls(root)).not.toBeNull();
    const clicked = vi.fn();
    stage(root).addEventListener('click', clicked);
    const drag = () => {
      pointer(stage(root), 'pointerdown', 0.5, 0.5);
      pointer(stage(root), 'pointermove', 0.4, 0.4);
      pointer(stage(root), 'pointermove', 0.3, 0.3);
      pointer(stage(root), 'pointerup', 0.3, 0.3);
    };
    const whole = canvas(root).toDataURL();
    drag();
    await settled();
    expect(canvas(root).toDataURL()).toBe(whole);
    press(root.querySelector('.player')!, '+');
    await settled();
    const larger = canvas(root).toDataURL();
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
    drag();
    canvas(root).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    await settled();
    expect(canvas(root).toDataURL()).not.toBe(larger);
    expect(clicked).not.toHaveBeenCalled();
    pointer(stage(root), 'pointerdown', 0.5, 0.5);
    pointer(stage(root), 'pointerup', 0.5, 0.5);
    canvas(root).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    expect(clicked).toHaveBeenCalledOnce();
  });

  test('a swipe scrolls the page until the picture is enlarged', async () => {
    const root = await mount(150);
    await expect.poll(() => controls(root)).not.toBeNull();
    expect(getComputedStyle(canvas(root)).touchAction).toBe('pan-y');
    press(root.querySelector('.player')!, '+');
    await settled();
    expect(getComputedStyle(canvas(root)).touchAction).toBe('none');
    press(root.querySelector('.player')!, '0');
    await settled();
    expect(getComputedStyle(canvas(root)).touchAction).toBe('pan-y');
  });

  test('by two fingers, and by the wheel only with Ctrl', async () => {
    const root = await mount(150);
    await expect.poll(() => controls(root)).not.toBeNull();
    const wheel = (ctrlKey: boolean) =>
      stage(root).dispatchEvent(
        new WheelEvent('wheel', { deltaY: -200, ctrlKey, bubbles: true, cancelable: true }),
      );
    expect(wheel(false)).toBe(true);
    await settled();
    expect(percent(root)).toBe(100);
    expect(wheel(true)).toBe(false);
    await settled();
    expect(percent(root)).toBe(200);
    press(root.querySelector('.player')!, '0');
    const touch = { pointerType: 'touch' };
    pointer(stage(root), 'pointerdown', 0.4, 0.5, { ...touch, pointerId: 1 });
    pointer(stage(root), 'pointerdown', 0.6, 0.5, { ...touch, pointerId: 2 });
    pointer(stage(root), 'pointermove', 0.9, 0.5, { ...touch, pointerId: 2 });
    pointer(stage(root), 'pointerup', 0.9, 0.5, { ...touch, pointerId: 2 });
    pointer(stage(root), 'pointerup', 0.4, 0.5, { ...touch, pointerId: 1 });
    await settled();
    expect(percent(root)).toBe(250);
  });

  test('keeps the current cell in sight when asked to', async () => {
    const root = await mount(150);
    await expect.poll(() => controls(root)).not.toBeNull();
    for (let n = 0; n < 4; n++) press(root.querySelector('.player')!, '+');
    button(root, words['maze.zoom_follow']).click();
    const slider = root.querySelector<HTMLInputElement>('input[type=range]')!;
    const goTo = async (at: number) => {
      slider.value = String(at);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
    };
    /** Whether the orange of the current cell is in the picture. */
    const orange = () => {
      const { data } = canvas(root)
        .getContext('2d')!
        .getImageData(0, 0, canvas(root).width, canvas(root).height);
      const [now] = new Uint32Array(Uint8Array.of(0xd9, 0x60, 0x0a, 255).buffer);
      return new Uint32Array(data.buffer).includes(now);
    };
    document.documentElement.dataset.theme = 'light';
    await settled();
    for (const at of [100, 9000, 20_000, 3000]) {
      await goTo(at);
      expect(orange(), String(at)).toBe(true);
    }
    delete document.documentElement.dataset.theme;
  });

  test('another maze is shown as a whole', async () => {
    const root = await mount(150);
    await expect.poll(() => controls(root)).not.toBeNull();
    press(root.querySelector('.player')!, '+');
    await settled();
    root.querySelector<HTMLButtonElement>(`[aria-label="${strings.newMaze}"]`)!.click();
    await expect.poll(() => percent(root)).toBe(100);
  });
});
