/** A frame of a strip was chosen: the player of that name is asked to go to its step. */
export interface FrameJump {
  readonly player: string;
  readonly step: number;
}

const JUMP = 'framejump';

/** Asks the player of a figure to go to a step. Says whether a player heard it. */
export function askFor(jump: FrameJump): boolean {
  return !document.dispatchEvent(new CustomEvent(JUMP, { detail: jump, cancelable: true }));
}

/** Hears what is asked of one player, until the function that comes back is called. */
export function onFrameJump(player: string, go: (step: number) => void): () => void {
  const hear = (event: Event) => {
    const { detail } = event as CustomEvent<FrameJump>;
    if (detail.player !== player) return;
    event.preventDefault();
    go(detail.step);
  };
  document.addEventListener(JUMP, hear);
  return () => document.removeEventListener(JUMP, hear);
}
