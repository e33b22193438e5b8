// What this project uses of gifenc, which comes without types.
declare module 'gifenc' {
  export interface FrameOptions {
    /** Red, green and blue of each colour; with the first frame, the palette of all that bring none. */
    palette?: readonly (readonly number[])[];
    transparent?: boolean;
    transparentIndex?: number;
    /** Milliseconds. */
    delay?: number;
    /** −1 once, 0 for ever. */
    repeat?: number;
    /** 1 leaves the frame in place. */
    dispose?: number;
  }

  export function GIFEncoder(): {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
