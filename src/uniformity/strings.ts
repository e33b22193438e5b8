/** The interface strings of the test of uniformity, by the part of their key after `uniformity.`. */
export const UNIFORMITY_STRINGS = [
  'title',
  'algorithm',
  'grid',
  'gridOf',
  'unscripted',
  'all',
  'maze',
  'mazeMissing',
  'bars',
  'expectedLine',
  'missing',
  'reached',
  'chi',
  'expected',
  'p',
  'few',
  'rejected',
  'suspicious',
  'accepted',
  'acceptedTwo',
  'none',
  'say',
  'caption',
] as const;

export type UniformityStrings = Readonly<Record<(typeof UNIFORMITY_STRINGS)[number], string>>;
