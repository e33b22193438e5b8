import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board, Cursor, Grid, generators, Random, recordingOf, TapeRecorder } from '../src/index.ts';

const CAPACITY = 40;

/** What is done to a container: add a number, or take one out. */
const deeds = fc.array(fc.oneof(fc.nat(99), fc.constant('take' as const)), { maxLength: CAPACITY });
const keyedDeeds = fc.array(
  fc.oneof(fc.tuple(fc.nat(99), fc.integer({ min: -3, max: 3 })), fc.constant('take' as const)),
  { maxLength: CAPACITY },
);

/** A board with a container on it, recorded; `replay` gives a cursor over what was done. */
function recorded<Container>(put: (board: Board) => Container) {
  const grid = new Grid(5, 8);
  const board = new Board(grid, new TapeRecorder(['deed']));
  const container = put(board);
  const replay = () => new Cursor({ algorithm: generators[0] as never, ...recordingOf(board) });
  return { container, board, replay };
}

/** Checks that a cursor shows what the model held after each deed, in whatever order they are looked at. */
function expectHistory(cursor: Cursor, history: readonly (readonly number[])[]) {
  const shelf = cursor.trace.shelves[0];
  const order = history.map((_, at) => (at * 7919) % history.length);
  for (const at of [...order, ...history.keys()]) {
    cursor.seek(at);
    expect([...cursor.items(shelf)]).toEqual(history[at]);
  }
}

describe('a stack', () => {
  it('is an array that grows and shrinks at its end', () => {
    fc.assert(
      fc.property(deeds, (todo) => {
        const { container: stack, board, replay } = recorded((on) => on.stack('cells', CAPACITY));
        const model: number[] = [];
        const history = [[...model]];
        for (const deed of todo) {
          if (deed === 'take' && model.length === 0) continue;
          board.at('deed');
          if (deed === 'take') expect(stack.pop()).toBe(model.pop());
          else {
            stack.push(deed);
            model.push(deed);
          }
          expect(stack.size).toBe(model.length);
          if (model.length > 0) expect(stack.top).toBe(model.at(-1));
          history.push([...model]);
        }
        expectHistory(replay(), history);
      }),
    );
  });
});

describe('a queue', () => {
  it('is an array that grows at its end and shrinks at its front', () => {
    fc.assert(
      fc.property(deeds, (todo) => {
        const { container: queue, board, replay } = recorded((on) => on.queue('cells', CAPACITY));
        const model: number[] = [];
        const history = [[...model]];
        for (const deed of todo) {
          if (deed === 'take' && model.length === 0) continue;
          board.at('deed');
          if (deed === 'take') {
            expect(queue.first).toBe(model[0]);
            expect(queue.take()).toBe(model.shift());
          } else {
            queue.add(deed);
            model.push(deed);
          }
          expect(queue.size).toBe(model.length);
          history.push([...model]);
        }
        expectHistory(replay(), history);
      }),
    );
  });
});

describe('a bag', () => {
  it('gives back what was put in, the last item filling the gap', () => {
    fc.assert(
      fc.property(deeds, fc.string(), (todo, seed) => {
        const { container: bag, board, replay } = recorded((on) => on.bag('walls', CAPACITY));
        const random = new Random(seed);
        const same = new Random(seed);
        const model: number[] = [];
        const history = [[...model]];
        for (const deed of todo) {
          if (deed === 'take' && model.length === 0) continue;
          board.at('deed');
          if (deed === 'take') {
            const place = same.below(model.length);
            const expected = model[place];
            const last = model.pop()!;
            if (place < model.length) model[place] = last;
            expect(bag.takeRandom(random)).toBe(expected);
          } else {
            bag.add(deed);
            model.push(deed);
          }
          expect(bag.size).toBe(model.length);
          history.push([...model]);
        }
        expectHistory(replay(), history);
      }),
    );
  });
});

describe('a sequence', () => {
  it('is an array that grows at its end, and from which any place may be taken', () => {
    fc.assert(
      fc.property(deeds, fc.infiniteStream(fc.nat()), (todo, places) => {
        const { container: sequence, board, replay } = recorded((on) => on.sequence('cells', CAPACITY));
        const model: number[] = [];
        const history = [[...model]];
        for (const deed of todo) {
          if (deed === 'take' && model.length === 0) continue;
          board.at('deed');
          if (deed === 'take') {
            const place = (places.next().value as number) % model.length;
            expect(sequence.at(place)).toBe(model[place]);
            expect(sequence.take(place)).toBe(model.splice(place, 1)[0]);
          } else {
            sequence.add(deed);
            model.push(deed);
          }
          expect(sequence.size).toBe(model.length);
          model.forEach((item, place) => {
            expect(sequence.at(place)).toBe(item);
          });
          history.push([...model]);
        }
        expectHistory(replay(), history);
      }),
    );
  });
});

describe('a heap', () => {
  it('gives the smallest key first, and among equal keys the smallest item', () => {
    fc.assert(
      fc.property(keyedDeeds, (todo) => {
        const { container: heap, board, replay } = recorded((on) => on.heap('walls', CAPACITY));
        const model: [item: number, key: number][] = [];
        const history = [[...model]];
        for (const deed of todo) {
          if (deed === 'take' && model.length === 0) continue;
          board.at('deed');
          if (deed === 'take') {
            const [item, key] = model.shift()!;
            expect(heap.first).toBe(item);
            expect(heap.firstKey).toBe(key);
            expect(heap.take()).toBe(item);
          } else {
            heap.add(...deed);
            model.push(deed);
            model.sort(([a, keyOfA], [b, keyOfB]) => keyOfA - keyOfB || a - b);
          }
          expect(heap.size).toBe(model.length);
          history.push([...model]);
        }
        const cursor = replay();
        const shelf = cursor.trace.shelves[0];
        for (let at = history.length - 1; at >= 0; at--) {
          cursor.seek(at);
          const items = [...cursor.items(shelf)];
          const keys = [...cursor.keys(shelf)];
          const pairs = items.map((item, place) => [item, keys[place]]);
          if (pairs.length > 0) expect(pairs[0]).toEqual(history[at][0]);
          expect(pairs.sort(([a, keyOfA], [b, keyOfB]) => keyOfA - keyOfB || a - b)).toEqual(history[at]);
        }
      }),
    );
  });

  it('takes keys from the whole range of 32 bits', () => {
    const heap = new Board(new Grid(2, 2)).heap('cells', 4);
    heap.add(1, 2 ** 31 - 1);
    heap.add(2, -(2 ** 31));
    heap.add(3, 0);
    expect([heap.take(), heap.take(), heap.take()]).toEqual([2, 3, 1]);
  });
});

describe('disjoint sets', () => {
  it('are a set for each cell, to be united', () => {
    const pairs = fc.array(fc.tuple(fc.nat(CAPACITY - 1), fc.nat(CAPACITY - 1)), { maxLength: 60 });
    fc.assert(
      fc.property(pairs, (todo) => {
        const { container: sets, board, replay } = recorded((on) => on.sets());
        let model = Array.from({ length: CAPACITY }, (_, cell) => cell);
        const history = [model];
        for (const [a, b] of todo) {
          board.at('deed');
          expect(sets.unite(a, b)).toBe(model[a] !== model[b]);
          model = model.map((set) => (set === model[b] ? model[a] : set));
          expect(sets.find(a)).toBe(sets.find(b));
          expect(sets.sizeOf(a)).toBe(model.filter((set) => set === model[a]).length);
          history.push(model);
        }
        const cursor = replay();
        for (let at = history.length - 1; at >= 0; at -= 5) {
          cursor.seek(at);
          const names = [...cursor.sets!];
          for (const name of names) expect(names[name]).toBe(name);
          // The same cells are together, whatever the sets are called.
          for (let cell = 0; cell < CAPACITY; cell++) {
            expect(names[cell] === names[0]).toBe(history[at][cell] === history[at][0]);
            expect(names.indexOf(names[cell])).toBe(history[at].indexOf(history[at][cell]));
          }
        }
      }),
    );
  });

  it.each<[string, (unite: (a: number, b: number) => void) => void, number]>([
    [
      'pairs of pairs',
      (unite) => {
        for (let width = 1; width < 32; width *= 2) {
          for (let at = 0; at + width < 32; at += 2 * width) unite(at, at + width);
        }
      },
      5,
    ],
    [
      'a newcomer before the set it joins',
      (unite) => {
        for (let cell = 1; cell < CAPACITY; cell++) unite(cell, cell - 1);
      },
      1,
    ],
  ])('never grow deeper than log₂ of their size: %s', (_, uniteAll, deepest) => {
    const { container: sets, board, replay } = recorded((on) => on.sets());
    board.at('deed');
    uniteAll((a, b) => sets.unite(a, b));
    const cursor = replay();
    const words = cursor.items(cursor.trace.shelves[0]);
    for (let cell = 0; cell < CAPACITY; cell++) {
      let depth = 0;
      for (let at = cell; words[at] > 0; at = words[at] - 1) depth++;
      expect(depth).toBeLessThanOrEqual(deepest);
    }
  });
});

describe('several containers on one board', () => {
  it('do not touch each other', () => {
    const { container, board, replay } = recorded(
      (on) => [on.stack('cells', 4), on.queue('cells', 4)] as const,
    );
    const [stack, queue] = container;
    const heap = board.heap('walls', 4);
    board.at('deed');
    for (const n of [1, 2, 3, 4]) {
      stack.push(n);
      queue.add(10 * n);
      heap.add(100 * n, -n);
    }
    queue.take();
    const cursor = replay();
    const [first, second, third] = cursor.trace.shelves;
    expect([...cursor.items(first)]).toEqual([1, 2, 3, 4]);
    expect([...cursor.items(second)]).toEqual([20, 30, 40]);
    expect(cursor.items(third)[0]).toBe(400);
    expect([first.kind, second.kind, third.kind]).toEqual(['stack', 'queue', 'heap']);
    expect(third.holds).toBe('walls');
    cursor.seek(0);
    expect([...cursor.items(first), ...cursor.items(second), ...cursor.items(third)]).toEqual([]);
  });
});
