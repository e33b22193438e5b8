/**
 * MurmurHash3_x86_128 (Austin Appleby, 2011) with seed 0: 128 bits, as four signed words, from any number of bytes.
 *
 * Not for secrets: it only has to make seeds that look alike start streams that do not.
 */
export function murmur128(bytes: Uint8Array): Int32Array {
  const c1 = 0x239b961b;
  const c2 = 0xab0e9789;
  const c3 = 0x38b34ae5;
  const c4 = 0xa1e38b93;
  const scramble1 = (k: number) => Math.imul(rotate(Math.imul(k, c1), 15), c2);
  const scramble2 = (k: number) => Math.imul(rotate(Math.imul(k, c2), 16), c3);
  const scramble3 = (k: number) => Math.imul(rotate(Math.imul(k, c3), 17), c4);
  const scramble4 = (k: number) => Math.imul(rotate(Math.imul(k, c4), 18), c1);
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;

  const whole = bytes.length & ~15;
  for (let at = 0; at < whole; at += 16) {
    h1 ^= scramble1(wordAt(bytes, at));
    h1 = (Math.imul((rotate(h1, 19) + h2) | 0, 5) + 0x561ccd1b) | 0;
    h2 ^= scramble2(wordAt(bytes, at + 4));
    h2 = (Math.imul((rotate(h2, 17) + h3) | 0, 5) + 0x0bcaa747) | 0;
    h3 ^= scramble3(wordAt(bytes, at + 8));
    h3 = (Math.imul((rotate(h3, 15) + h4) | 0, 5) + 0x96cd1c35) | 0;
    h4 ^= scramble4(wordAt(bytes, at + 12));
    h4 = (Math.imul((rotate(h4, 13) + h1) | 0, 5) + 0x32ac3b17) | 0;
  }

  // The bytes left over; those that are missing count as 0, and scrambling 0 gives 0.
  h1 ^= scramble1(wordAt(bytes, whole));
  h2 ^= scramble2(wordAt(bytes, whole + 4));
  h3 ^= scramble3(wordAt(bytes, whole + 8));
  h4 ^= scramble4(wordAt(bytes, whole + 12));

  const h = Int32Array.of(h1, h2, h3, h4).map((word) => word ^ bytes.length);
  shareOut(h);
  h.forEach((word, lane) => {
    h[lane] = finalMix(word);
  });
  shareOut(h);
  return h;
}

/** Four bytes, lowest first; bytes past the end are 0. */
function wordAt(bytes: Uint8Array, at: number): number {
  return bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
}

/** Lets every lane depend on all four. */
function shareOut(h: Int32Array): void {
  h[0] += h[1] + h[2] + h[3];
  for (let lane = 1; lane < 4; lane++) h[lane] += h[0];
}

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

function finalMix(x: number): number {
  let h = x;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
