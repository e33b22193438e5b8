import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Tape } from '../src/index.ts';

const WORDS = 6;
/** Beats, each with the writes it makes: an address and the value written there. */
const runs = fc.array(fc.array(fc.tuple(fc.nat(WORDS - 1), fc.integer()), { maxLength: 5 }), {
  maxLength: 40,
});

/** Records a run, and keeps the memory after each beat. */
function record(run: readonly (readonly [number, number])[][]) {
  const tape = new Tape(['a', 'b', 'c']);
  const memory = new Int32Array(WORDS);
  const history = [memory.slice()];
  run.forEach((writes, k) => {
    tape.beat('abc'[k % 3], k, k + 1);
    for (const [address, value] of writes) {
      tape.patch(address, memory[address] ^ value);
      memory[address] = value;
    }
    history.push(memory.slice());
  });
  return { tape, history };
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
    const tape = new Tape(['a']);
    const memory = new Int32Array(1);
    for (let k = 0; k < 10_000; k++) {
      tape.beat('a', k, -1);
      tape.patch(0, k ^ (k + 1));
    }
    memory[0] = 10_000;
    tape.play(memory, 10_000, 1234);
    expect(memory[0]).toBe(1234);
    expect(tape.cell(9_999)).toBe(9_999);
  });
});
