import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Board, Cursor, Grid, generators, NONE, recordingOf, Tape, TapeRecorder } from '../src/index.ts';

const WORDS = 6;
/** Beats, each with the writes it makes: an address and the value written there. */
const runs = fc.array(fc.array(fc.tuple(fc.nat(WORDS - 1), fc.integer()), { maxLength: 5 }), {
  maxLength: 40,
});

/** Records a run, and keeps the memory after each beat. */
function record(run: readonly (readonly [number, number])[][]) {
  const recorder = new TapeRecorder(['a', 'b', 'c']);
  const memory = new Int32Array(WORDS);
  const history = [memory.slice()];
  run.forEach((writes, k) => {
    recorder.beat('abc'[k % 3], k, k + 1);
    for (const [address, value] of writes) {
      recorder.patch(address, memory[address] ^ value);
      memory[address] = value;
    }
    history.push(memory.slice());
  });
  return { tape: new Tape(recorder.parts, null), history };
}

describe('a tape', () => {
  it('leads from any position to any other', () => {
    fc.assert(
      fc.property(runs, fc.array(fc.nat(40)), (run, seeks) => {
        const { tape, history } = record(run);
        let at = tape.length;
        const memory = history[at].slice();
        for (const wish of seeks) {
          const to = Math.min(wish, tape.length);
          tape.play(memory, at, to);
          at = to;
          expect(memory).toEqual(history[at]);
        }
      }),
    );
  });

  it('knows the step and the cells of each beat', () => {
    const { tape } = record([[], [], [], []]);
    expect(tape.length).toBe(4);
    expect([0, 1, 2, 3].map((k) => tape.step(k))).toEqual(['a', 'b', 'c', 'a']);
    expect(tape.cell(2)).toBe(2);
    expect(tape.other(2)).toBe(3);
  });

  it('grows past its first guess', () => {
    const recorder = new TapeRecorder(['a']);
    const memory = new Int32Array(1);
    for (let k = 0; k < 10_000; k++) {
      recorder.beat('a', k, -1);
      recorder.patch(0, k ^ (k + 1));
    }
    const tape = new Tape(recorder.parts, null);
    memory[0] = 10_000;
    tape.play(memory, 10_000, 1234);
    expect(memory[0]).toBe(1234);
    expect(tape.cell(9_999)).toBe(9_999);
  });
});

/** Cells of a 5 × 4 grid, of which some are neighbours; what a beat may look at. */
const looks = fc.array(
  fc.oneof(
    fc.constant([NONE, NONE] as const),
    fc.tuple(fc.nat(19), fc.constant(NONE)),
    fc.tuple(fc.nat(19), fc.nat(19)),
  ),
  { maxLength: 60 },
);

/** Walls of a 5 × 4 grid that open or close, chalk on cells, things put into a stack and taken out. */
const deeds = fc.array(
  fc.oneof(
    fc.record({ verb: fc.constantFrom('carve' as const, 'wall' as const), wall: fc.nat(30) }),
    fc.record({
      verb: fc.constantFrom('mark' as const, 'label' as const),
      cell: fc.nat(19),
      with: fc.nat(4),
    }),
    fc.record({
      verb: fc.constantFrom('point' as const, 'list' as const, 'unlist' as const),
      wall: fc.nat(30),
    }),
    fc.record({ verb: fc.constantFrom('push' as const, 'pop' as const, 'beat' as const) }),
  ),
  { maxLength: 120 },
);

describe('a tape of a grid', () => {
  it('knows the cells of each beat, neighbours or not', () => {
    for (const [rows, cols] of [
      [5, 4],
      [20, 1],
      [1, 20],
    ]) {
      fc.assert(
        fc.property(looks, fc.nat(40), (pairs, room) => {
          const grid = new Grid(rows, cols);
          const recorder = new TapeRecorder(['a', 'b'], grid, room);
          const taken = [...pairs.keys()].filter((k) => k % 3 === 1);
          pairs.forEach(([cell, other], k) => {
            // What is taken out of a container just before a beat comes behind it.
            if (taken.includes(k)) {
              recorder.ahead();
              recorder.patch(60, 1);
            }
            recorder.beat('ab'[k % 2], cell, other);
            if (k % 2 === 0) recorder.role(0, 3);
          });
          const tape = new Tape(recorder.parts, grid);
          expect(pairs.map((_, k) => [tape.cell(k), tape.other(k)])).toEqual(pairs);
          const memory = new Int32Array(61);
          for (let k = 0; k <= pairs.length; k++) {
            tape.play(memory, 0, k);
            expect(memory[60]).toBe(taken.filter((at) => at < k).length % 2);
            tape.play(memory, k, 0);
          }
          expect(memory).toEqual(new Int32Array(61));
          expect([...tape.positionsOf(new Set(['b']))]).toEqual(
            [...pairs.keys()].filter((k) => k % 2 === 1).map((k) => k + 1),
          );
        }),
      );
    }
  });

  it('plays what was done on the board, and names the cells that differ and the walls that moved', () => {
    const grid = new Grid(5, 4);
    const walls: [number, number][] = [];
    grid.eachWall((wall) => walls.push([grid.firstSide(wall), grid.secondSide(wall)]));
    fc.assert(
      fc.property(deeds, fc.nat(99), fc.array(fc.nat(40), { maxLength: 8 }), (todo, room, seeks) => {
        const recorder = new TapeRecorder(['deed'], grid, room);
        const board = new Board(grid, recorder);
        const stack = board.stack();
        board.at('deed');
        const history = [new Board(grid).snapshot().memory.slice(), board.snapshot().memory];
        const moved: [number, number, number][] = [];
        for (const deed of todo) {
          if ('wall' in deed) {
            const [a, b] = room % 2 === 1 ? [...walls[deed.wall]].reverse() : walls[deed.wall];
            if (deed.verb === 'carve' && !board.isOpen(a, b)) moved.push([recorder.length - 1, a, b]);
            if (deed.verb === 'wall' && board.isOpen(a, b)) moved.push([recorder.length - 1, a, b]);
            board[deed.verb](a, b);
          } else if ('cell' in deed) board[deed.verb](deed.cell, deed.with);
          else if (deed.verb === 'push') stack.push(todo.length);
          else if (deed.verb === 'pop') {
            if (stack.size > 0) stack.pop();
          } else board.at('deed', 3, 7);
          // A container that gave something away may be a beat ahead, so its words are not compared here.
          history[recorder.length] = board.snapshot().memory;
        }
        const planes = 2 * grid.slots;
        const trace = { algorithm: generators[0] as never, ...recordingOf(board) };
        const { tape } = trace;
        const cursor = new Cursor(trace);
        const memory = board.snapshot().memory;
        let at = tape.length;
        for (const seek of seeks) {
          const to = Math.min(seek, tape.length);
          tape.play(memory, at, to);
          expect(memory.subarray(0, planes)).toEqual(history[to].subarray(0, planes));

          cursor.seek(at);
          const shown = () =>
            Array.from({ length: grid.slots }, (_, cell) =>
              [cursor.passages, cursor.roles, cursor.arrows, cursor.listed, cursor.labels]
                .map((plane) => plane[cell])
                .join(),
            );
          const before = shown();
          cursor.seek(to);
          const touched = new Set<number>();
          cursor.eachChange(at, to, (cell) => touched.add(cell));
          shown().forEach((now, cell) => {
            if (now !== before[cell]) expect(touched).toContain(cell);
          });
          at = to;
        }

        const seen: [number, number, number][] = [];
        tape.eachPassage((beat, cell, direction) => seen.push([beat, cell, grid.neighbour(cell, direction)]));
        expect(seen).toEqual(moved);
        expect(tape.extent(0, tape.length)).toBe(tape.extent(tape.length, 0));
        expect(tape.extent(0, tape.length)).toBeGreaterThanOrEqual(tape.length + moved.length);
      }),
    );
  });

  it('says how many steps it can tell apart', () => {
    const names = Array.from({ length: 25 }, (_, n) => `step ${n}`);
    expect(() => new TapeRecorder(names)).toThrow('24 steps');
    const grid = new Grid(1, 2);
    const recorder = new TapeRecorder(names.slice(1), grid);
    for (const name of names.slice(1)) recorder.beat(name, 0, 1);
    const tape = new Tape(recorder.parts, grid);
    expect(names.slice(1)).toEqual(Array.from({ length: 24 }, (_, k) => tape.step(k)));
  });

  it('holds addresses and cells of the largest grid', () => {
    const recorder = new TapeRecorder(['a'], null);
    const farthest = 2 ** 28 - 1;
    recorder.beat('a', 2 ** 24 - 1, 0);
    recorder.patch(farthest, -1);
    recorder.resize(farthest, 7, 8);
    const tape = new Tape(recorder.parts, null);
    expect([tape.cell(0), tape.other(0), tape.extent(0, 1)]).toEqual([2 ** 24 - 1, 0, 6]);
  });
});
