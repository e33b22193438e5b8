// What stands beside the picture, as a reader works it: lines to run to, items and their cells, steps, events.
import { Cursor } from 'maze-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-svelte';
import english from '../../content/i18n/en.json' with { type: 'json' };
import '../styles/tokens.css';
// Loaded beforehand, so that they are there as soon as they are asked for.
import './BarPreview.svelte';
import './PointedAt.svelte';
import { mountPlayer, settled } from './mounting.ts';
import { record } from './record.ts';
import { UNCHOSEN } from './request.ts';
import { wallName } from './sentence.ts';
import { filled, PLAYER_STRINGS, type Strings } from './strings.ts';

const strings = Object.fromEntries(
  PLAYER_STRINGS.map((key) => [key, (english as Record<string, string>)[`maze.${key}`]]),
) as Strings;

const request = { rows: 6, cols: 8, seed: 'test', ...UNCHOSEN };
const prim = record('prim-walls', request);
/** Where a step of that run is reached, by looking at every one. */
const reached = (step: string) =>
  Array.from({ length: prim.tape.length }, (_, k) => k + 1).filter((at) => prim.tape.step(at - 1) === step);

async function mount(algorithm = 'prim-walls', own = prim, wanted = request) {
  const texts = Object.fromEntries(
    Object.entries(own.algorithm.steps).map(([step, { kind }]) => [
      step,
      {
        line: `line ${step}`,
        say: `${step} {cell}`,
        ...(kind === 'event' ? { name: `event ${step}` } : {}),
      },
    ]),
  );
  const mounted = await mountPlayer({ algorithm, request: wanted, texts, strings });
  // As whenever a pointer comes to it.
  mounted.container.querySelector('figure')!.dispatchEvent(new PointerEvent('pointerenter'));
  await settled();
  return mounted;
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
    await expect.poll(() => position(container)).toBe(first);
    expect(line(container, 'keep').getAttribute('aria-current')).toBe('step');
    await userEvent.click(line(container, 'keep'));
    await expect.poll(() => position(container)).toBe(second);
    await userEvent.click(line(container, 'keep'), { modifiers: ['Shift'] });
    await expect.poll(() => position(container)).toBe(first);
    expect(document.getSelection()!.isCollapsed).toBe(true);
  });

  test('says in a sentence that it is not reached again, or was not before, and stays', async () => {
    const { container } = await mount();
    const [first] = reached('keep');
    await goTo(container, first);
    await userEvent.click(line(container, 'keep'), { modifiers: ['Shift'] });
    await expect.poll(() => position(container)).toBe(first);
    await expect.poll(() => container.querySelector('.hint')!.textContent).toContain(strings.line_notBefore);
    expect(container.querySelector('[aria-live=polite]')!.textContent).toBe(strings.line_notBefore);
    await goTo(container, prim.tape.length);
    await userEvent.click(line(container, 'keep'));
    await expect.poll(() => container.querySelector('.hint')!.textContent).toContain(strings.line_notAgain);
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
    await expect.poll(() => position(container)).toBe(first);
    await userEvent.keyboard(' ');
    await expect.poll(() => position(container)).toBe(second);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => position(container)).toBe(third);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.poll(() => position(container)).toBe(second);
    expect(lines.filter(({ tabIndex }) => tabIndex === 0)).toEqual([line(container, 'keep')]);
  });

  test('can be run to and fro without a Shift key, by the two buttons beside its count', async () => {
    const { container } = await mount();
    await goTo(container, 0);
    const all = reached('keep');
    await userEvent.click(line(container, 'keep'));
    const hint = container.querySelector('.hint')!;
    const button = (name: string) => hint.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!;
    await expect
      .poll(() => hint.textContent)
      .toContain(filled(strings.line_nth, { nth: 1, count: all.length }));
    expect(button(strings.line_previous).disabled).toBe(true);
    await userEvent.click(button(strings.line_next));
    await expect.poll(() => position(container)).toBe(all[1]);
    await userEvent.click(button(strings.line_previous));
    await expect.poll(() => position(container)).toBe(all[0]);
  });

  test('that is a heading runs to what happens in its block', async () => {
    const { container } = await mount();
    await goTo(container, 1);
    await userEvent.click(line(container, 'draw'));
    await expect.poll(() => position(container)).toBe(Math.min(reached('open')[0], reached('keep')[0]));
  });
});

describe('the containers beside the picture', () => {
  const chips = (root: ParentNode) => [...root.querySelectorAll<HTMLButtonElement>('.items button')];
  const ring = (root: ParentNode) =>
    root.querySelector<SVGGraphicsElement>('.pointed path')?.getBoundingClientRect();

  test('show the wall of an item in focus, and let go of it', async () => {
    const { container } = await mount();
    await goTo(container, 1);
    const { grid } = prim;
    const cursor = new Cursor(prim);
    cursor.seek(1);
    const [first, second] = cursor.items(prim.shelves[0]);
    expect(chips(container)[0].querySelector('.sr-only')!.textContent).toBe(
      wallName(grid, grid.firstSide(first), grid.secondSide(first), strings),
    );
    expect(chips(container).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    chips(container)[0].focus();
    await settled();
    const canvas = container.querySelector('canvas')!.getBoundingClientRect();
    const middleOf = (wall: number) => {
      const [a, b] = [grid.firstSide(wall), grid.secondSide(wall)];
      return [
        (grid.col(a) + grid.col(b) + 1) / 2 / grid.cols,
        (grid.row(a) + grid.row(b) + 1) / 2 / grid.rows,
      ];
    };
    const seen = () => {
      const box = ring(container)!;
      return [
        ((box.left + box.right) / 2 - canvas.left) / canvas.width,
        ((box.top + box.bottom) / 2 - canvas.top) / canvas.height,
      ];
    };
    for (const side of [0, 1]) expect(Math.abs(seen()[side] - middleOf(first)[side])).toBeLessThan(0.02);
    await userEvent.keyboard('{ArrowRight}');
    await settled();
    for (const side of [0, 1]) expect(Math.abs(seen()[side] - middleOf(second)[side])).toBeLessThan(0.02);
    await expect.poll(() => position(container)).toBe(1);
    (document.activeElement as HTMLElement).blur();
    await settled();
    expect(ring(container)).toBeUndefined();
  });

  test('stand out for the cell that the pointer is over in the picture, with their place', async () => {
    const { container } = await mount();
    await goTo(container, 1);
    const cursor = new Cursor(prim);
    cursor.seek(1);
    const { grid } = prim;
    const start = cursor.cell;
    const walls = cursor.items(prim.shelves[0]);
    const over = (cell: number) => {
      const box = container.querySelector('canvas')!.getBoundingClientRect();
      const point = {
        clientX: box.left + ((grid.col(cell) + 0.5) / grid.cols) * box.width,
        clientY: box.top + ((grid.row(cell) + 0.5) / grid.rows) * box.height,
      };
      container
        .querySelector('canvas')!
        .dispatchEvent(new PointerEvent('pointermove', { bubbles: true, ...point }));
    };
    over(start);
    await settled();
    const wanted = () => container.querySelectorAll('.items [data-wanted=true]').length;
    expect(wanted()).toBe(walls.length);
    expect(container.querySelector('.items h2')!.textContent).toContain(
      filled(strings.shelf_place, { place: 1, count: walls.length }),
    );
    over(
      grid.secondSide(walls[walls.length - 1]) === start
        ? grid.firstSide(walls[walls.length - 1])
        : grid.secondSide(walls[walls.length - 1]),
    );
    await settled();
    expect(wanted()).toBe(1);
  });

  test('list the sets of Kruskal’s algorithm, and ring the cells of one', async () => {
    const run = record('kruskal', request);
    const { container } = await mount('kruskal', run);
    const unions = Array.from({ length: run.tape.length }, (_, k) => k + 1).filter(
      (at) => run.tape.step(at - 1) === 'open',
    );
    await goTo(container, unions[9]);
    const sets = container.querySelectorAll('.items')[1];
    expect(sets.querySelector('h2')!.textContent).toContain(filled(strings.sets_count, { count: 48 - 10 }));
    const cursor = new Cursor(run);
    cursor.seek(unions[9]);
    const roots = cursor.sets!;
    const sizes = [...new Set(roots)].map((root) => roots.filter((one) => one === root).length);
    const first = sets.querySelector('button')!;
    expect(first.textContent).toContain(`×${Math.max(...sizes)}`);
    first.focus();
    await settled();
    // The line around a set has as many sides as its cells have, less two for each pair of cells that touch.
    const outline = container.querySelector('.pointed path')!.getAttribute('d')!;
    const { grid } = run;
    const [root] = [...new Set(roots)].sort(
      (a, b) => roots.filter((one) => one === b).length - roots.filter((one) => one === a).length || a - b,
    );
    const cells = [...roots.keys()].filter((cell) => roots[cell] === root);
    const pairs = cells.flatMap((a) => cells.filter((b) => a < b && grid.touches(a, b)));
    expect(outline.match(/M/g)).toHaveLength(4 * cells.length - 2 * pairs.length);
  });
});

describe('the log', () => {
  const open = async (root: ParentNode) => {
    await userEvent.click(
      [...root.querySelectorAll<HTMLElement>('[role=tab]')].find(
        ({ textContent }) => textContent?.trim() === strings.log_tab,
      )!,
    );
    await expect.poll(() => root.querySelector('.step-list button')).not.toBeNull();
    await settled();
  };
  const current = (root: ParentNode) => root.querySelector<HTMLElement>('.step-list [aria-current=step]');

  test('says every step in order, marks the one that is played, and goes to the one that is clicked', async () => {
    const { container } = await mount();
    await goTo(container, 12);
    await open(container);
    expect(current(container)!.textContent).toMatch(/^\s*12\s/);
    const rows = [...container.querySelectorAll('.step-list button')];
    rows.slice(0, 20).forEach((row, at) => {
      expect(row.textContent!.toLowerCase().replace(/\s+/g, ' ')).toContain(`${at + 1} `);
      expect(row.textContent!.toLowerCase()).toContain(prim.tape.step(at));
    });
    await userEvent.click(rows[14]);
    await expect.poll(() => position(container)).toBe(15);
    expect(current(container)!.textContent).toMatch(/^\s*15\s/);
  });

  test('holds a window of a long run, which slides as it is scrolled and follows the run', async () => {
    const large = { ...request, rows: 40, cols: 40 };
    const run = record('prim-walls', large);
    expect(run.tape.length).toBeGreaterThan(4000);
    const { container } = await mount('prim-walls', run, large);
    await goTo(container, 2000);
    await open(container);
    const list = container.querySelector<HTMLElement>('.step-list')!;
    const count = () => list.querySelectorAll('li').length;
    const seen = () => {
      const box = list.getBoundingClientRect();
      return [...list.querySelectorAll<HTMLElement>('li')]
        .filter(
          (row) => row.getBoundingClientRect().top >= box.top && row.getBoundingClientRect().top < box.bottom,
        )
        .map((row) => Number(row.dataset.at));
    };
    expect(count()).toBe(120);
    expect(seen()).toContain(2000);
    // Scrolling all the way through the window again and again goes on through the run, without a jump.
    let last = Math.max(...seen());
    for (let turn = 0; turn < 30; turn++) {
      list.scrollTop += list.clientHeight * 0.9;
      await settled();
      expect(Math.min(...seen())).toBeLessThanOrEqual(last + 1);
      last = Math.max(...seen());
    }
    expect(last).toBeGreaterThan(2100);
    expect(count()).toBe(120);
    await goTo(container, 4000);
    expect(seen()).toContain(4000);
    expect(count()).toBe(120);
  });

  test('is one stop of the Tab key, and arrow keys go from step to step', async () => {
    const { container } = await mount();
    await goTo(container, 5);
    await open(container);
    const buttons = [...container.querySelectorAll<HTMLElement>('.step-list button')];
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([current(container)]);
    current(container)!.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => position(container)).toBe(7);
  });
});

describe('the scrub bar', () => {
  test('previews the step under a mouse, not under a finger, and moves nothing', async () => {
    const { container } = await mount();
    await goTo(container, 3);
    const bar = slider(container);
    const box = bar.getBoundingClientRect();
    const heights = () =>
      [...container.querySelectorAll('.parts > *')].map((part) => part.getBoundingClientRect().top);
    const before = heights();
    const spoken = container.querySelector('[aria-live=polite]')!.textContent;
    const point = (pointerType: string, share: number) =>
      bar.dispatchEvent(
        new PointerEvent('pointermove', {
          bubbles: true,
          pointerType,
          clientX: box.left + 9 + share * (box.width - 18),
          clientY: box.top + box.height / 2,
        }),
      );
    point('touch', 0.5);
    await settled();
    expect(container.querySelector('.preview')).toBeNull();
    point('mouse', 0.5);
    await expect.poll(() => container.querySelector('.preview canvas')).not.toBeNull();
    const half = Math.round(prim.tape.length / 2);
    const preview = container.querySelector<HTMLElement>('.preview')!;
    expect(preview.textContent).toContain(filled(strings.stepOf, { step: half, total: prim.tape.length }));
    expect(preview.textContent!.toLowerCase()).toContain(prim.tape.step(half - 1));
    expect(heights()).toEqual(before);
    expect(container.querySelector('[aria-live=polite]')!.textContent).toBe(spoken);
    await expect.poll(() => position(container)).toBe(3);
    const figure = container.querySelector('figure')!.getBoundingClientRect();
    for (const share of [0, 1]) {
      point('mouse', share);
      await settled();
      const { left, right } = container.querySelector('.preview')!.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(figure.left);
      expect(right).toBeLessThanOrEqual(figure.right);
    }
    await userEvent.keyboard('{Escape}');
    await settled();
    expect(container.querySelector('.preview')).toBeNull();
  });

  test('marks the events, and says what the marks are and how many', async () => {
    const { container } = await mount();
    await expect.poll(() => container.querySelectorAll('.marks span').length).toBe(reached('keep').length);
    const legend = container.querySelector(`[aria-label="${strings.events_legend}"]`)!;
    expect(legend.textContent).toContain(`event keep ×${reached('keep').length}`);
  });
});

describe('what is read out', () => {
  test('is the sentence after a step by hand, however it was gone to, and nothing while it plays', async () => {
    const { container } = await mount();
    const live = container.querySelector('[aria-live=polite]')!;
    const caption = () => container.querySelector('.caption p')!.textContent;
    await goTo(container, 0);
    await userEvent.click(line(container, 'keep'));
    await expect.poll(() => live.textContent).toContain('Keep');
    expect(live.textContent).toBe(caption());
    const figure = container.querySelector('figure')!;
    figure.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }));
    await settled();
    expect(live.textContent).toBe(caption());
    await userEvent.click(
      [...container.querySelectorAll<HTMLElement>('[role=tab]')].find(
        ({ textContent }) => textContent?.trim() === strings.log_tab,
      )!,
    );
    await expect.poll(() => container.querySelector('.step-list button')).not.toBeNull();
    const before = position(container);
    container.querySelector<HTMLButtonElement>(`button[aria-label="${strings.play}"]`)!.click();
    await settled();
    const spoken: string[] = [];
    const watch = new MutationObserver(() => spoken.push(live.textContent ?? ''));
    watch.observe(live, { characterData: true, childList: true, subtree: true });
    await new Promise((resolve) => setTimeout(resolve, 600));
    watch.disconnect();
    expect(position(container)).toBeGreaterThan(before);
    expect(spoken).toEqual([]);
    expect(live.textContent).toBe('');
  });
});
