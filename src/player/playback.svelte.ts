import { Clock } from './clock.ts';
import type { Player } from './player.svelte.ts';

/** Where less motion is wanted, the picture stands still for so many milliseconds and then jumps. */
const JUMP = 1000;

/**
 * Drives a player for as long as its component lives: frames are asked for only while it plays, its picture can be
 * seen and the page is in front. To be made while a component is set up.
 */
export class Playback {
  /** Whether any of the picture is on the screen. */
  visible = $state(false);
  #awake = $state(true);
  #calm = false;
  #saved = 0;

  constructor(player: Player) {
    $effect(() => {
      const motion = matchMedia('(prefers-reduced-motion: reduce)');
      const look = () => {
        this.#awake = document.visibilityState === 'visible';
        this.#calm = motion.matches;
      };
      look();
      document.addEventListener('visibilitychange', look);
      motion.addEventListener('change', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        motion.removeEventListener('change', look);
      };
    });

    $effect(() => {
      if (!player.playing || !this.visible || !this.#awake) return;
      this.#saved = 0;
      const clock = new Clock((ms) => this.#pass(player, ms));
      clock.run();
      return () => clock.stop();
    });
  }

  #pass(player: Player, ms: number): void {
    this.#saved += ms;
    if (this.#calm && this.#saved < JUMP) return;
    player.advance(this.#saved);
    this.#saved = 0;
  }
}
