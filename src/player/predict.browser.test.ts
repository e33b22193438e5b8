// The prediction mode in the player: one question at a time, by pointer and by keys, and none left over by playing.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';
import english from '../../content/i18n/en.json' with { type: 'json' };
import '../styles/tokens.css';
import { mountPlayer, openSettings, settled } from './mounting.ts';
import { UNCHOSEN } from './request.ts';
import { PLAYER_STRINGS, type Strings } from './strings.ts';

const words = english as Record<string, string>;
const strings = Object.fromEntries(PLAYER_STRINGS.map((key) => [key, words[`maze.${key}`]])) as Strings;

function mount(algorithm: string, steps: string[], { rows = 6, cols = 8 } = {}) {
  const texts = Object.fromEntries(steps.map((step) => [step, { line: step, say: `${step} {cell}` }]));
  const request = { rows, cols, seed: 'test', ...UNCHOSEN };
  return mountPlayer({ algorithm, request, texts, strings, name: '' });
}

const kruskal = () => mount('kruskal', ['start', 'repeat', 'draw', 'open', 'keep']);
const backtracker = () => mount('backtracker', ['start', 'repeat', 'advance', 'stuck', 'back']);

beforeEach(() => history.replaceState(null, '', location.pathname));
afterEach(async () => {
  await cleanup();
});

const named = (root: ParentNode, name: string) =>
  [...root.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent?.trim() === name,
  )!;
const position = (root: ParentNode) =>
  root.querySelector<HTMLInputElement>('input[type=range]')!.valueAsNumber;
const text = (root: ParentNode) => root.querySelector('.predict .text')?.textContent?.trim() ?? '';
const count = (root: ParentNode) => root.querySelector('.predict .count')?.textContent?.trim();
const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

async function begin(root: ParentNode) {
  await expect.poll(() => named(root, words['maze.predict']).disabled).toBe(false);
  named(root, words['maze.predict']).click();
  await expect.poll(() => text(root)).not.toBe('');
  await settled();
}

test('from the finished maze it goes to the first decision, and the focus with it', async () => {
  const { container } = await kruskal();
  await begin(container);
  expect(position(container)).toBe(1);
  expect(text(container)).toMatch(/The wall .* comes up/);
  expect(document.activeElement?.textContent).toContain('It opens');
});

test('a number key answers; the answer leads to the step, says why and is counted once', async () => {
  const { container } = await kruskal();
  await begin(container);
  const figure = container.querySelector('figure')!;
  press(figure, '2');
  await settled();
  expect(position(container)).toBe(2);
  expect(text(container)).toContain('No. Right would be: it opens.');
  expect(text(container)).toContain('different sets');
  expect(container.querySelector('.predict [aria-live]')!.textContent).toContain('Open');
  expect(count(container)).toBe('0 of 1 right');
  expect(document.activeElement?.textContent?.trim()).toBe(words['maze.predict_next']);
  press(figure, 'ArrowLeft');
  await settled();
  press(figure, '1');
  await settled();
  expect(text(container)).toContain('Right.');
  expect(count(container)).toBe('0 of 1 right');
  press(figure, 'q');
  await settled();
  press(figure, '1');
  await settled();
  expect(count(container)).toBe('1 of 2 right');
  press(figure, '4');
  await settled();
  expect(count(container)).toBe('1 of 2 right');
});

test('a cell answers by keys; Escape leaves the picture', async () => {
  const { container } = await backtracker();
  await begin(container);
  expect(text(container)).toContain('which cell may come next');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('application');
  const picker = document.activeElement!;
  expect(picker.getAttribute('aria-label')).toContain('which cell may come next');
  press(picker, 'Escape');
  await settled();
  expect(document.activeElement?.textContent?.trim()).toBe(words['maze.predict_skip']);
  (picker as HTMLElement).focus();
  press(picker, 'ArrowRight');
  press(picker, 'ArrowLeft');
  press(picker, 'ArrowDown');
  press(picker, 'Enter');
  await settled();
  expect(text(container)).toMatch(/^\s*Right/);
  expect(count(container)).toBe('1 of 1 right');
  expect(container.querySelectorAll('.predict-marks .right').length).toBeGreaterThan(1);
});

test('that nothing more is decided is said where it is true', async () => {
  const { container } = await mount('eller', ['start', 'repeat'], { rows: 4, cols: 4 });
  await begin(container);
  const figure = container.querySelector('figure')!;
  press(figure, 'End');
  press(figure, 'ArrowLeft');
  await expect.poll(() => text(container)).toBe(words['maze.predict_idle']);
  named(container, words['maze.predict_next']).click();
  await expect.poll(() => text(container)).toBe(words['maze.predict_none']);
  press(figure, 'Home');
  await expect.poll(() => text(container)).toBe(words['maze.predict_idle']);
  press(figure, 'End');
  await expect.poll(() => text(container)).toBe(words['maze.predict_idle']);
  named(container, words['maze.predict_again']).click();
  await expect.poll(() => container.querySelector('.predict .ask')).not.toBeNull();
});

test('a room of one cell is named as one', async () => {
  const { container } = await mount('division', ['start', 'repeat'], { rows: 1, cols: 1 });
  await begin(container);
  expect(text(container)).toContain('The room at row 1, column 1 comes up.');
});

test('skipping shows what happens and counts nothing', async () => {
  const { container } = await kruskal();
  await begin(container);
  named(container, words['maze.predict_skip']).click();
  await settled();
  expect(position(container)).toBe(2);
  expect(count(container)).toBeUndefined();
});

test('playing stops at the next question, at any speed; scrubbing leaves none behind', async () => {
  const { container } = await mount('division', ['start', 'repeat', 'narrow', 'wall', 'door']);
  await begin(container);
  const figure = container.querySelector('figure')!;
  const speed = container.querySelector('select')!;
  speed.value = '64';
  speed.dispatchEvent(new Event('change', { bubbles: true }));
  for (let round = 0; round < 3; round++) {
    const before = position(container);
    named(container, strings.play).click();
    await expect.poll(() => named(container, strings.play) !== undefined).toBe(true);
    await expect.poll(() => position(container)).toBeGreaterThan(before);
    await settled();
    expect(position(container)).toBeLessThan(before + 4);
    expect(container.querySelector('.predict .ask')).not.toBeNull();
  }
  press(figure, 'End');
  await settled();
  expect(container.querySelector('.predict .ask')).toBeNull();
  expect(container.querySelector('.predict-marks [role=application]')).toBeNull();
  press(figure, '1');
  await settled();
  expect(position(container)).toBe(
    Number(container.querySelector<HTMLInputElement>('input[type=range]')!.max),
  );
});

test('switched off, nothing of it is left, and playing runs to the end', async () => {
  const { container } = await mount('kruskal', ['start', 'repeat', 'draw', 'open', 'keep'], {
    rows: 2,
    cols: 2,
  });
  await begin(container);
  named(container, words['maze.predict']).click();
  await settled();
  expect(container.querySelector('.predict')).toBeNull();
  named(container, strings.play).click();
  await expect
    .poll(() => position(container), { timeout: 3000 })
    .toBe(Number(container.querySelector<HTMLInputElement>('input[type=range]')!.max));
});

test('another maze while a question is open asks of that one', async () => {
  const { container } = await kruskal();
  await begin(container);
  named(container, strings.newMaze).click();
  await expect.poll(() => container.querySelector('.predict .ask')).toBeNull();
  named(container, words['maze.predict_again']).click();
  await settled();
  expect(position(container)).toBe(1);
  expect(container.querySelector('.predict .ask')).not.toBeNull();
});

test('keys typed into a field or composed are no answer', async () => {
  const { container } = await kruskal();
  await begin(container);
  await openSettings(container, strings.settings);
  for (const field of container.querySelectorAll('input[type=text]'))
    for (const key of ['1', '2', 'q']) press(field, key);
  press(container.querySelector('figure')!, '1', { isComposing: true });
  press(container.querySelector('figure')!, '1', { ctrlKey: true });
  await settled();
  expect(position(container)).toBe(1);
});

test('choosing a cell to start at ends it: one thing at a time is asked', async () => {
  const { container } = await mount('prim-frontier', ['start', 'repeat']);
  await begin(container);
  const tools = () =>
    [...container.querySelectorAll('.tools button')].map((one) => one.getBoundingClientRect().top);
  const choose = named(container, strings.chooseStart);
  choose.click();
  await expect.poll(() => container.querySelector('.predict')).toBeNull();
  expect(choose.getAttribute('aria-pressed')).toBe('true');
  expect(container.querySelector('.tools')!.textContent).toContain(strings.pickHelp);
  const [first, ...others] = tools();
  named(container, strings.explore).click();
  await expect.poll(() => choose.getAttribute('aria-pressed')).toBe('false');
  // What explains a mode leaves the buttons as they stand to each other.
  await expect.poll(() => container.querySelector('.tools')!.textContent).not.toContain(strings.pickHelp);
  const [firstAfter, ...othersAfter] = tools();
  expect(othersAfter.map((top) => top - firstAfter)).toEqual(others.map((top) => top - first));
});
