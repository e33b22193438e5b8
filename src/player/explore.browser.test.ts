// The cell cursor in the player: by keys and by pointer, at whatever step the player stands.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';
import english from '../../content/i18n/en.json' with { type: 'json' };
import '../styles/tokens.css';
import { mountPlayer, settled } from './mounting.ts';
import { UNCHOSEN } from './request.ts';
import { PLAYER_STRINGS, type Strings } from './strings.ts';

const words = english as Record<string, string>;
const strings = Object.fromEntries(PLAYER_STRINGS.map((key) => [key, words[`maze.${key}`]])) as Strings;
const texts = Object.fromEntries(
  ['start', 'repeat', 'draw', 'open', 'admit', 'keep'].map((step) => [step, { line: step, say: step }]),
);
const mount = () =>
  mountPlayer({
    algorithm: 'prim-walls',
    request: { rows: 4, cols: 5, seed: 'test', ...UNCHOSEN },
    texts,
    strings,
  });

beforeEach(() => history.replaceState(null, '', location.pathname));
afterEach(async () => {
  await cleanup();
});

const line = (root: ParentNode) => root.querySelector('.cell-line')?.textContent ?? '';
const picker = (root: ParentNode) => root.querySelector<HTMLElement>('[role=application]')!;
const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

async function begin(root: ParentNode) {
  press(root.querySelector('figure')!, 'e');
  await expect.poll(() => picker(root)).not.toBeNull();
  await expect.poll(() => document.activeElement).toBe(picker(root));
}

test('arrow keys go from cell to cell, Home, End and the page keys to the edges; each is told and shown', async () => {
  const { container } = await mount();
  await begin(container);
  const at = async (key: string) => {
    press(picker(container), key);
    await settled();
    const spoken = [...container.querySelectorAll('[aria-live]')].map((one) => one.textContent);
    expect(spoken).toContain(line(container));
    return /^Row (\d), column (\d)\./.exec(line(container))?.slice(1).join() ?? line(container);
  };
  expect(await at('Home')).toBe('1,1');
  expect(await at('ArrowUp')).toBe('1,1');
  expect(await at('ArrowRight')).toBe('1,2');
  expect(await at('ArrowDown')).toBe('2,2');
  expect(await at('End')).toBe('2,5');
  expect(await at('PageDown')).toBe('4,5');
  expect(await at('ArrowLeft')).toBe('4,4');
  expect(await at('PageUp')).toBe('1,4');
  expect(line(container)).toMatch(/In the maze\..* Border: north\.$/);
});

test('what the list holds of the cell stands out in it', async () => {
  const { container } = await mount();
  // The first step puts the walls of the first cell on the list, and the cursor begins in that cell.
  const slider = container.querySelector<HTMLInputElement>('input[type=range]')!;
  await expect.poll(() => slider.disabled).toBe(false);
  slider.value = '1';
  for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }));
  await begin(container);
  const wanted = () => container.querySelectorAll('.items [data-wanted=true]').length;
  press(picker(container), 'ArrowRight');
  press(picker(container), 'ArrowLeft');
  await expect.poll(wanted).toBeGreaterThan(1);
  expect(wanted()).toBe(container.querySelectorAll('.items button').length);
});

test('keys that do not move the cursor stay the player’s, and the line follows the step', async () => {
  const { container } = await mount();
  await begin(container);
  press(picker(container), 'Home');
  await expect.poll(() => line(container)).toContain('In the maze.');
  const before = container.querySelector<HTMLInputElement>('input[type=range]')!.valueAsNumber;
  for (let event = 0; event < 40; event++) press(picker(container), 'p');
  await expect
    .poll(() => container.querySelector<HTMLInputElement>('input[type=range]')!.valueAsNumber)
    .toBeLessThan(before);
  expect(line(container)).toMatch(/^Row 1, column 1\. Not yet\./);
  expect(document.activeElement).toBe(picker(container));
});

test('the pointer reads the same, and the last cell stays when it leaves', async () => {
  const { container } = await mount();
  await begin(container);
  const box = picker(container).getBoundingClientRect();
  const over = (x: number, y: number) => ({
    clientX: box.left + box.width * x,
    clientY: box.top + box.height * y,
  });
  picker(container).dispatchEvent(new PointerEvent('pointermove', { bubbles: true, ...over(0.9, 0.9) }));
  await expect.poll(() => line(container)).toContain('Row 4, column 5.');
  picker(container).dispatchEvent(new PointerEvent('pointerleave'));
  picker(container).dispatchEvent(new MouseEvent('click', { bubbles: true, ...over(0.1, 0.1) }));
  await expect.poll(() => line(container)).toContain('Row 1, column 1.');
  // What was tapped stays marked.
  const mark = () => container.querySelector('.picker .mark')?.getBoundingClientRect();
  await expect.poll(() => mark()?.left).toBeLessThan(box.left + box.width / 5);
  expect(mark()!.top).toBeLessThan(box.top + box.height / 4);
});

test('Escape leaves, back to the button; another mode takes its place', async () => {
  const { container } = await mount();
  await begin(container);
  press(picker(container), 'Escape');
  await expect.poll(() => picker(container)).toBeNull();
  expect(document.activeElement?.textContent?.trim()).toBe(words['maze.explore']);
  await begin(container);
  press(container.querySelector('figure')!, 'q');
  await expect.poll(() => container.querySelector('.predict')).not.toBeNull();
  expect(container.querySelector('.cell-line')).toBeNull();
});
