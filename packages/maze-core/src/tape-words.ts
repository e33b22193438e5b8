/*
 * A word of the tape has a code in its highest eight bits, and below it a cell or an address. These are the codes:
 *
 *   0              a note: the second cell of the beat before it, when that is no neighbour of the first
 *   4 + direction  a wall of the cell opens or closes
 *   8 …            the role of the cell changes: the lowest three bits are old ^ new
 *   16 …           its arrow changes, likewise
 *   24 …           what of its walls is listed changes, likewise
 *   32 + 8 × step  a beat: the lowest three bits say where its second cell is
 *   224 …          the size of a container goes up or down by one
 *   240 …          any word of memory changes, at the address in the 28 bits below; the next word is old ^ new
 */
export const FIRST_BEAT = 32;
export const FIRST_SIZE = 224;
export const FIRST_LONG = 240;
export const CELL = 2 ** 24 - 1;
/** Below four bits of code: in five bits how many bits of a size change, and its address. */
export const SIZE_BITS = 23;
export const SIZE_ADDRESS = 2 ** SIZE_BITS - 1;
export const LONG_ADDRESS = 2 ** 28 - 1;
export const PASSAGE = 4;
export const ROLE = 8;
export const ARROW = 16;
export const LISTED = 24;

/** Where the second cell of a beat is: 0 to 3, the neighbour in a direction; or one of these. */
export const ALONE = 4;
export const NO_CELL = 5;
export const FAR = 6;

/** Where a beat starts is written down for one beat in so many. */
export const INDEXED = 16;
