import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';
import english from '../../content/i18n/en.json' with { type: 'json' };
import '../styles/tokens.css';
import { mountPlayer, mountUnrecorded } from './mounting.ts';
import { Recorder } from './recorder.svelte.ts';
import { UNCHOSEN } from './request.ts';
import { PLAYER_STRINGS, type Strings } from './strings.ts';

const strings = Object.fromEntries(
  PLAYER_STRINGS.map((key) => [key, (english as Record<string, string>)[`maze.${key}`]]),
) as Strings;
const request = { ...UNCHOSEN, rows: 6, cols: 8, seed: 'test' };
const steps = ['start', 'repeat', 'draw', 'open', 'admit', 'keep'];
const texts = Object.fromEntries(steps.map((step) => [step, { line: step, say: step }]));
const wanted = { algorithm: 'prim-walls', request, texts, strings };

/** Threads that were begun and not ended. */
const alive = new Set<Worker>();

function watchThreads() {
  const Real = Worker;
  vi.stubGlobal(
    'Worker',
    class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        alive.add(this);
      }
      override terminate() {
        alive.delete(this);
        super.terminate();
      }
    },
  );
}

/** Listeners of the window and the document that were added and not removed, by type. */
function watchListeners() {
  const listening = new Map<string, number>();
  for (const target of [window, document] as EventTarget[]) {
    const kept = new Map<string, Set<unknown>>();
    const of = (type: string) => kept.get(type) ?? kept.set(type, new Set()).get(type)!;
    const count = (type: string) => listening.set(type, of(type).size);
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject | null,
        options?: boolean | AddEventListenerOptions,
      ) => {
        const signal = typeof options === 'object' ? options.signal : undefined;
        of(type).add(listener);
        count(type);
        signal?.addEventListener('abort', () => {
          of(type).delete(listener);
          count(type);
        });
        add(type, listener, options);
      },
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject | null,
        options?: boolean | AddEventListenerOptions,
      ) => {
        of(type).delete(listener);
        count(type);
        remove(type, listener, options);
      },
    );
  }
  return listening;
}

afterEach(async () => {
  await cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  alive.clear();
});

describe('fifty players that come and go', () => {
  test('leave no thread and no listener', async () => {
    watchThreads();
    // What stays for the life of a page is there after the first.
    await (await mountPlayer(wanted)).unmount();
    const listening = watchListeners();
    for (let round = 0; round < 50; round++) {
      const { unmount } = round % 10 === 0 ? await mountPlayer(wanted) : await mountUnrecorded(wanted);
      await unmount();
    }
    expect(alive.size).toBe(0);
    for (const type of ['pagehide', 'pageshow', 'languagechoice', 'visibilitychange', 'popstate', 'resize']) {
      expect(listening.get(type) ?? 0, type).toBe(0);
    }
  });
});

describe('a recorder', () => {
  test('answers the last of many tasks, and calls off the others', async () => {
    watchThreads();
    const recorder = new Recorder();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        recorder.record({ algorithm: 'wilson', request: { ...request, rows: 3 + n } }),
      ),
    );
    recorder.close();
    expect(outcomes.slice(0, 9)).toEqual(new Array(9).fill('replaced'));
    const last = outcomes[9];
    if (typeof last === 'string' || !('trace' in last)) throw new Error('the last task has no recording');
    expect(last.trace.grid.rows).toBe(12);
    expect(alive.size).toBe(0);
  });

  test('tells a run that is too long from one that cannot be recorded', async () => {
    const recorder = new Recorder();
    const impossible = { ...request, rows: 1, changes: { ways: 'two' } };
    expect(await recorder.record({ algorithm: 'bfs', request: impossible })).toEqual({
      failure: 'noSecondWay',
    });
    // More cells than a grid can have.
    const endless = { ...request, rows: 2 ** 31, cols: 2 ** 31 };
    expect(await recorder.record({ algorithm: 'wilson', request: endless })).toEqual({ failure: 'tooLong' });
    recorder.close();
  });

  test('keeps its task while the page is put away, and starts over when it is shown again', async () => {
    watchThreads();
    const recorder = new Recorder();
    const outcome = recorder.record({ algorithm: 'wilson', request });
    expect(alive.size).toBe(1);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(alive.size).toBe(0);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await outcome).toHaveProperty('trace');
    expect(alive.size).toBe(0);
    recorder.close();
  });

  test('tells how far it is, and cancelled leaves nothing to wait for', async () => {
    watchThreads();
    const recorder = new Recorder();
    const outcome = recorder.record({
      algorithm: 'aldous-broder',
      request: { ...request, rows: 900, cols: 900 },
    });
    // So many steps lie between two reports; they come as a text that can be read.
    await vi.waitFor(() => expect(recorder.progress).toMatch(/^[1-9]\d{0,2}(,\d{3})+$/), { timeout: 20_000 });
    expect(Number(recorder.progress!.replaceAll(',', '')) % 2 ** 16).toBe(0);
    recorder.cancel();
    expect(await outcome).toBe('cancelled');
    expect(recorder.progress).toBe(null);
    expect(alive.size).toBe(0);
    recorder.close();
  });
});
