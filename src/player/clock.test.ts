import { describe, expect, it } from 'vitest';
import { Clock, type Frames } from './clock.ts';

/** Frames that come when the test says so. */
class HandFrames implements Frames {
  readonly asked = new Map<number, (now: number) => void>();
  #next = 1;

  requestAnimationFrame(callback: (now: number) => void): number {
    this.asked.set(this.#next, callback);
    return this.#next++;
  }

  cancelAnimationFrame(frame: number): void {
    this.asked.delete(frame);
  }

  frame(now: number): void {
    const callbacks = [...this.asked.values()];
    this.asked.clear();
    for (const callback of callbacks) callback(now);
  }
}

function clockWith(frames: HandFrames): { clock: Clock; told: number[] } {
  const told: number[] = [];
  return { clock: new Clock((ms) => told.push(ms), frames), told };
}

describe('clock', () => {
  it('tells the time between frames, from the first on', () => {
    const frames = new HandFrames();
    const { clock, told } = clockWith(frames);
    clock.run();
    frames.frame(1000);
    frames.frame(1016);
    frames.frame(1032);
    expect(told).toEqual([0, 16, 16]);
  });

  it('asks for one frame at a time, however often it is started', () => {
    const frames = new HandFrames();
    const { clock } = clockWith(frames);
    for (let n = 0; n < 10; n++) clock.run();
    expect(frames.asked.size).toBe(1);
    frames.frame(0);
    expect(frames.asked.size).toBe(1);
  });

  it('asks for none when it is stopped, not even when it stops itself', () => {
    const frames = new HandFrames();
    const clock: Clock = new Clock(() => clock.stop(), frames);
    clock.run();
    frames.frame(0);
    expect(frames.asked.size).toBe(0);
    expect(clock.running).toBe(false);
  });

  it('does not catch up what a hidden tab missed', () => {
    const frames = new HandFrames();
    const { clock, told } = clockWith(frames);
    clock.run();
    frames.frame(0);
    frames.frame(60_000);
    expect(told).toEqual([0, 100]);
    clock.stop();
    clock.run();
    frames.frame(500_000);
    expect(told).toEqual([0, 100, 0]);
  });
});
