/** A seed that nobody chose: seven letters and digits that are easy to read aloud. */
export function newSeed(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) => letters[byte & 31]).join('');
}
