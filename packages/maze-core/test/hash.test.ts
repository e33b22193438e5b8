import { expect, it } from 'vitest';
import { murmur128 } from '../src/hash.ts';

const hex = (text: string) =>
  [...murmur128(new TextEncoder().encode(text))]
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');

/** Published values: the test suites of murmurhash3js (Karan Lyons, 2012) and of Guava. */
it.each([
  ['', '00000000000000000000000000000000'],
  ['I will not buy this record, it is scratched.', 'a0a9683b25ac5e40d9af2895890dddf5'],
  ["I will not buy this tobacconist's, it is scratched.", '9b5b7ba2ef3f7866889adeaf00f3f98e'],
  ['The quick brown fox jumps over the lazy dog', '2f1583c3ecee2c675d7bf66ce5e91d2c'],
  ['0', '0ab2409ea5eb34f8a5eb34f8a5eb34f8'],
  ['01', '0f87acb4674f3b21674f3b21674f3b21'],
  ['012', 'cd94fea54c13d78e4c13d78e4c13d78e'],
  ['0123', 'dc378fea485d3536485d3536485d3536'],
  ['01234', '35c5b3ee7b3b211600ae108800ae1088'],
  ['012345', 'db26dc756ce1944bf825536af825536a'],
  ['0123456', 'b708d0a186d15c02495d053b495d053b'],
  ['01234567', 'aa22bf849216040263b83c5e63b83c5e'],
  ['012345678', '571b5f6775d48126d0205c304ca675dc'],
  ['0123456789', '0017a61e2e528b33a5443f2057a11235'],
  ['0123456789a', '38a2ed0f921f15e42caa7f97a971884f'],
  ['0123456789ab', 'cfaa93f9b6982a7e53412b5d04d3d08f'],
  ['0123456789abc', 'c970af1dcc6d9d01dd00c683fc11eee3'],
  ['0123456789abcd', '6f34d20ac0a5114dae0d83c563f51794'],
  ['0123456789abcde', '3c76c46d4d0818c0add433daa78673fa'],
  ['0123456789abcdef', 'fb7d440936aed30a48ad1d9b572b3bfd'],
])('%j hashes to the published value', (text, expected) => {
  expect(hex(text)).toBe(expected);
});
