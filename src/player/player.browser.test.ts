import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import english from '../../content/i18n/en.json' with { type: 'json' };
import '../styles/tokens.css';
import { mountPlayer, openSettings, settled } from './mounting.ts';
import { type Request, UNCHOSEN } from './request.ts';
import { PLAYER_STRINGS, type Strings } from './strings.ts';

const strings = Object.fromEntries(
  PLAYER_STRINGS.map((key) => [key, (english as Record<string, string>)[`maze.${key}`]]),
) as Strings;
const texts = Object.fromEntries(
  ['start', 'repeat', 'draw', 'open', 'admit', 'keep'].map((step) => [
    step,
    { line: step, say: `${step} {cell}` },
  ]),
);

const asked = { rows: 6, cols: 8, seed: 'test', ...UNCHOSEN };
const mount = ({ request = asked, name = '' }: { request?: Request; name?: string } = {}) =>
  mountPlayer({ algorithm: 'prim-walls', request, texts, strings, name });

/** Frames that have been asked for and have neither come nor been called off. */
const pending = new Set<number>();
const request = window.requestAnimationFrame.bind(window);
const cancel = window.cancelAnimationFrame.bind(window);

beforeEach(() => {
  history.replaceState(null, '', location.pathname);
  pending.clear();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    const frame = request((now) => {
      pending.delete(frame);
      callback(now);
    });
    pending.add(frame);
    return frame;
  });
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => {
    pending.delete(frame);
    cancel(frame);
  });
});

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

const button = (root: ParentNode, name: string) => {
  const found = [...root.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const slider = (root: ParentNode) => root.querySelector<HTMLInputElement>('input[type=range]')!;
const position = (root: ParentNode) => slider(root).valueAsNumber;
const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

describe('the player', () => {
  test('starts paused on the finished maze, and draws it', async () => {
    const { container } = await mount();
    expect(position(container)).toBe(Number(slider(container).max));
    expect(pending.size).toBe(0);
    const canvas = container.querySelector('canvas')!;
    const box = canvas.getBoundingClientRect();
    expect(Math.abs(canvas.width - box.width * devicePixelRatio)).toBeLessThanOrEqual(1);
    const colours = new Set(canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data);
    expect(colours.size).toBeGreaterThan(2);
  });

  test('ten fast clicks on play leave nothing running, eleven leave one run', async () => {
    const { container } = await mount();
    const play = button(container, strings.play);
    for (let click = 0; click < 10; click++) play.click();
    await settled();
    expect(pending.size).toBe(0);
    play.click();
    await settled();
    expect(pending.size).toBe(1);
    const [before, since] = [position(container), performance.now()];
    await expect.poll(() => position(container) - before).toBeGreaterThanOrEqual(5);
    // One run at eight steps a second; two would go twice as far.
    const seconds = (performance.now() - since) / 1000;
    expect(position(container) - before).toBeLessThanOrEqual(8 * seconds + 1);
  });

  test('play at the end starts over, and stops by itself at the end', async () => {
    const { container } = await mount({
      request: { rows: 1, cols: 2, seed: 's', ...UNCHOSEN },
    });
    const end = Number(slider(container).max);
    button(container, strings.play).click();
    await expect.poll(() => position(container), { interval: 10 }).toBeLessThan(end);
    await expect.poll(() => position(container)).toBe(end);
    await expect.poll(() => pending.size).toBe(0);
    expect(button(container, strings.play)).toBeTruthy();
  });

  test('another maze is shown finished; while one plays, the other plays from its beginning', async () => {
    const { container } = await mount();
    const picture = () => container.querySelector('canvas')!.toDataURL();
    const first = picture();
    button(container, strings.newMaze).click();
    await expect.poll(picture).not.toBe(first);
    expect(position(container)).toBe(Number(slider(container).max));
    expect(pending.size).toBe(0);
    button(container, strings.play).click();
    await expect.poll(() => position(container)).toBeGreaterThan(8);
    button(container, strings.newMaze).click();
    await expect.poll(() => position(container), { interval: 10 }).toBeLessThan(4);
    await expect.poll(() => position(container)).toBeGreaterThan(4);
    expect(button(container, strings.pause)).toBeTruthy();
    expect(pending.size).toBe(1);
  });

  test('while the handle is held during play it stays where it is held, and the run goes on afterwards', async () => {
    const { container } = await mount();
    button(container, strings.first).click();
    button(container, strings.play).click();
    await settled();
    const bar = slider(container);
    bar.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    bar.value = '20';
    bar.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(position(container)).toBe(20);
    bar.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await expect.poll(() => position(container)).toBeGreaterThan(20);
  });

  test('a large maze, drawn as pixels, looks the same however a step was reached', async () => {
    const { container } = await mount({
      request: { rows: 75, cols: 75, seed: 'large', ...UNCHOSEN },
    });
    await settled();
    const picture = () => container.querySelector('canvas')!.toDataURL();
    const goTo = async (at: number) => {
      slider(container).value = String(at);
      slider(container).dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
    };
    await goTo(5000);
    const jumped = picture();
    await goTo(4900);
    expect(picture()).not.toBe(jumped);
    for (let step = 0; step < 100; step++) button(container, strings.forward).click();
    await settled();
    expect(picture()).toBe(jumped);
    await goTo(Number(slider(container).max));
    await goTo(5000);
    expect(picture()).toBe(jumped);
  });

  // Fifty recordings, with a thread each, take their time on a slow machine.
  test('an unmounted player leaves no frame behind; fifty mounts leave nothing on the page', {
    timeout: 240_000,
  }, async () => {
    for (let round = 0; round < 50; round++) {
      const { container, unmount } = await mount();
      if (round % 5 === 0) {
        await settled();
        button(container, strings.play).click();
      }
      await unmount();
    }
    await settled();
    expect(pending.size).toBe(0);
    expect(document.querySelectorAll('canvas').length).toBe(0);
  });

  test('a change of theme is painted at once', async () => {
    const { container } = await mount();
    const canvas = container.querySelector('canvas')!;
    const corner = () => [...canvas.getContext('2d')!.getImageData(canvas.width / 2, 3, 1, 1).data];
    document.documentElement.dataset.theme = 'light';
    await settled();
    const light = corner();
    document.documentElement.dataset.theme = 'dark';
    await settled();
    expect(corner()).not.toEqual(light);
  });

  test('keys drive the player that has the focus, and no other', async () => {
    const one = await mount();
    const two = await mount({ name: '2' });
    await settled();
    const [figure, other] = document.querySelectorAll('figure');
    const end = position(figure);
    press(figure, 'Home');
    press(figure, 'ArrowRight');
    press(figure, 'ArrowRight');
    press(figure, 'ArrowLeft');
    await settled();
    expect(position(figure)).toBe(1);
    expect(position(other)).toBe(end);
    press(figure, 'n');
    await settled();
    const event = position(figure);
    expect(event).toBeGreaterThan(1);
    press(figure, 'n');
    press(figure, 'p');
    await settled();
    expect(position(figure)).toBe(event);
    press(figure, 'End');
    await settled();
    expect(position(figure)).toBe(end);
    await one.unmount();
    await two.unmount();
  });

  test('what is typed into a field is not for the player', async () => {
    const { container } = await mount();
    await openSettings(container, strings.settings);
    const fields = [...container.querySelectorAll<HTMLInputElement>('input[type=text]')];
    const end = position(container);
    for (const field of fields) for (const key of [' ', 'ArrowLeft', 'Home', 'n', ',']) press(field, key);
    await settled();
    expect(position(container)).toBe(end);
    expect(pending.size).toBe(0);
  });

  test('an emptied or wrong number is told, full-width digits count, and the maze stays as it was', async () => {
    const { container } = await mount();
    await openSettings(container, strings.settings);
    const [rows, cols] = container.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]');
    const end = slider(container).max;
    for (const wrong of ['', '0', '-1', '1.5', 'NaN', '201', '2147483648']) {
      rows.value = wrong;
      rows.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
      expect(container.querySelector('[role=alert]')!.textContent).toContain('1');
      expect(rows.getAttribute('aria-invalid')).toBe('true');
      expect(slider(container).max).toBe(end);
    }
    // Another field that is in order takes nothing of that back.
    cols.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(container.querySelector('[role=alert]')!.textContent).toContain('1');
    expect(rows.getAttribute('aria-invalid')).toBe('true');
    expect(cols.getAttribute('aria-invalid')).toBe('false');
    rows.value = '１２';
    rows.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(rows.value).toBe('12');
    await expect.poll(() => Number(slider(container).max)).toBeGreaterThan(Number(end));
  });

  test('the Enter that confirms pinyin changes nothing; the next one does', async () => {
    const { container } = await mount();
    await openSettings(container, strings.settings);
    const seed = [...container.querySelectorAll<HTMLInputElement>('input[type=text]')].find(
      (field) => field.value === 'test',
    )!;
    const picture = () => container.querySelector('canvas')!.toDataURL();
    const before = picture();
    seed.value = '迷宫';
    press(seed, 'Enter', { isComposing: true });
    await settled();
    expect(picture()).toBe(before);
    press(seed, 'Enter');
    await expect.poll(() => picture()).not.toBe(before);
  });

  test('the slider says where it is; live text is silent while playing', async () => {
    const { container } = await mount();
    expect(slider(container).getAttribute('aria-label')).toBe(strings.position);
    button(container, strings.first).click();
    button(container, strings.forward).click();
    await settled();
    expect(slider(container).getAttribute('aria-valuetext')).toMatch(/1 .*Start/);
    const live = container.querySelector('[aria-live=polite]')!;
    expect(live.textContent).toContain('Start');
    button(container, strings.play).click();
    const spoken: string[] = [];
    const watch = new MutationObserver(() => spoken.push(live.textContent ?? ''));
    await settled();
    watch.observe(live, { characterData: true, childList: true, subtree: true });
    await new Promise((resolve) => setTimeout(resolve, 500));
    watch.disconnect();
    expect(spoken).toEqual([]);
  });

  test('a broken address gives the default maze and a sentence', async () => {
    history.replaceState(null, '', '?rows=0&cols=%E0%A4%A&seed=ok&step=99999999');
    const { container } = await mount();
    expect(container.querySelector('[role=status]')!.textContent).toContain('rows=0');
    expect(container.querySelector('canvas')).toBeTruthy();
  });

  test('the address is written at most once a second however much is scrubbed', async () => {
    const { container } = await mount();
    const replace = vi.spyOn(history, 'replaceState');
    const bar = slider(container);
    for (let at = 0; at < 60; at++) {
      bar.value = String(at);
      bar.dispatchEvent(new Event('input', { bubbles: true }));
      bar.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(replace.mock.calls.length).toBeGreaterThanOrEqual(1);
    expect(replace.mock.calls.length).toBeLessThanOrEqual(2);
    expect(location.search).toContain('step=59');
  });

  test('storage and clipboard refused: the link is shown to be copied by hand', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const { container } = await mount();
    await openSettings(container, strings.settings);
    [...container.querySelectorAll('button')]
      .find((one) => one.textContent?.trim() === strings.copyLink)!
      .click();
    await settled();
    const shown = [...container.querySelectorAll<HTMLInputElement>('input')].map((field) => field.value);
    expect(shown.some((value) => value.includes('seed=test'))).toBe(true);
  });

  test('a swipe up or down over the picture is the page’s, along the bar it is the bar’s', async () => {
    const { container } = await mount();
    expect(getComputedStyle(container.querySelector('canvas')!).touchAction).toBe('pan-y');
    expect(getComputedStyle(slider(container)).touchAction).toBe('pan-y');
  });

  test('Tab reaches every control in the order it is seen', async () => {
    const { container } = await mount();
    const names: string[] = [];
    (document.activeElement as HTMLElement | null)?.blur();
    for (let tab = 0; tab < 12; tab++) {
      await userEvent.tab();
      const active = document.activeElement;
      if (active && container.contains(active))
        names.push(active.getAttribute('aria-label') ?? active.tagName);
    }
    expect(names.slice(0, 8)).toEqual([
      strings.first,
      strings.back,
      strings.play,
      strings.forward,
      strings.last,
      strings.previousEvent,
      strings.nextEvent,
      strings.position,
    ]);
  });
});
