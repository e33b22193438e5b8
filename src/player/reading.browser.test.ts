// What stands beside the picture, as a reader works it: lines to run to, items and their cells, steps, events.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import english from '../../content/i18n/en.json' with { type: 'json' };
import '../styles/tokens.css';
import { mountPlayer } from './mounting.ts';
import { record } from './record.ts';
import { UNCHOSEN } from './request.ts';
import { filled, PLAYER_STRINGS, type Strings } from './strings.ts';

const strings = Object.fromEntries(
  PLAYER_STRINGS.map((key) => [key, (english as Record<string, string>)[`maze.${key}`]]),
) as Strings;

const request = { rows: 6, cols: 8, seed: 'test', ...UNCHOSEN };
const prim = record('prim-walls', request);
/** Where a step of that run is reached, by looking at every one. */
const reached = (step: string) =>
  Array.from({ length: prim.tape.length }, (_, k) => k + 1).filter((at) => prim.tape.step(at - 1) === step);

function mount(algorithm = 'prim-walls', own = prim) {
  const texts = Object.fromEntries(
    Object.keys(own.algorithm.steps).map((step) => [step, { line: `line ${step}`, say: `${step} {cell}` }]),
  );
  return mountPlayer({ algorithm, request, texts, strings });
}

beforeEach(async () => {
  history.replaceState(null, '', location.pathname);
  await page.viewport(1100, 900);
});
afterEach(async () => {
  await cleanup();
});

const slider = (root: ParentNode) => root.querySelector<HTMLInputElement>('input[type=range]')!;
const position = (root: ParentNode) => slider(root).valueAsNumber;
const settled = () => new Promise((resolve) => setTimeout(resolve, 120));
const line = (root: ParentNode, step: string) =>
  [...root.querySelectorAll<HTMLElement>('.steps [data-steps]')].find(
    (one) => one.textContent?.trim() === `line ${step}`,
  )!;
const goTo = async (root: ParentNode, at: number) => {
  slider(root).value = String(at);
  slider(root).dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
};

describe('a line of the pseudocode', () => {
  test('runs to where it is reached next, and with Shift to where it was reached last', async () => {
    const { container } = await mount();
    await goTo(container, 0);
    const [first, second] = reached('keep');
    line(container, 'keep').click();
    await settled();
    expect(position(container)).toBe(first);
    expect(line(container, 'keep').getAttribute('aria-current')).toBe('step');
    await userEvent.click(line(container, 'keep'));
    expect(position(container)).toBe(second);
    await userEvent.click(line(container, 'keep'), { modifiers: ['Shift'] });
    expect(position(container)).toBe(first);
    expect(document.getSelection()!.isCollapsed).toBe(true);
  });

  test('says in a sentence that it is not reached again, or was not before, and stays', async () => {
    const { container } = await mount();
    const [first] = reached('keep');
    await goTo(container, first);
    await userEvent.click(line(container, 'keep'), { modifiers: ['Shift'] });
    expect(position(container)).toBe(first);
    expect(container.querySelector('.hint')!.textContent).toContain(strings.line_notBefore);
    expect(container.querySelector('[aria-live=polite]')!.textContent).toBe(strings.line_notBefore);
    await goTo(container, prim.tape.length);
    await userEvent.click(line(container, 'keep'));
    expect(container.querySelector('.hint')!.textContent).toContain(strings.line_notAgain);
  });

  test('is found with one Tab and the arrow keys, and run with Enter, Shift and Enter, and the space bar', async () => {
    const { container } = await mount();
    await goTo(container, 0);
    const lines = [...container.querySelectorAll<HTMLElement>('.steps [data-steps]')];
    expect(lines.filter(({ tabIndex }) => tabIndex === 0)).toEqual([lines[0]]);
    lines[0].focus();
    for (let down = 0; down < 10; down++) await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(line(container, 'keep'));
    const [first, second, third] = reached('keep');
    await userEvent.keyboard('{Enter}');
    expect(position(container)).toBe(first);
    await userEvent.keyboard(' ');
    expect(position(container)).toBe(second);
    await userEvent.keyboard('{Enter}');
    expect(position(container)).toBe(third);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(position(container)).toBe(second);
    expect(lines.filter(({ tabIndex }) => tabIndex === 0)).toEqual([line(container, 'keep')]);
  });

  test('can be run to and fro without a Shift key, by the two buttons beside its count', async () => {
    const { container } = await mount();
    await goTo(container, 0);
    const all = reached('keep');
    await userEvent.click(line(container, 'keep'));
    const hint = container.querySelector('.hint')!;
    const button = (name: string) => hint.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!;
    expect(hint.textContent).toContain(filled(strings.line_nth, { nth: 1, count: all.length }));
    expect(button(strings.line_previous).disabled).toBe(true);
    await userEvent.click(button(strings.line_next));
    expect(position(container)).toBe(all[1]);
    await userEvent.click(button(strings.line_previous));
    expect(position(container)).toBe(all[0]);
  });

  test('that is a heading runs to what happens in its block', async () => {
    const { container } = await mount();
    await goTo(container, 1);
    await userEvent.click(line(container, 'draw'));
    expect(position(container)).toBe(Math.min(reached('open')[0], reached('keep')[0]));
  });
});
