/** The colours of viridis at nine even places, dark to light (Stéfan van der Walt and Nathaniel Smith, 2015). */
const STOPS = [
  [0x44, 0x01, 0x54],
  [0x47, 0x2d, 0x7b],
  [0x3b, 0x52, 0x8b],
  [0x2c, 0x72, 0x8e],
  [0x21, 0x91, 0x8c],
  [0x28, 0xae, 0x80],
  [0x5e, 0xc9, 0x62],
  [0xad, 0xdc, 0x30],
  [0xfd, 0xe7, 0x25],
];

/** A colour of a scale of even steps that colour-blind readers can tell apart: share 0 is light, 1 dark. */
export function viridis(share: number): string {
  const place = (1 - Math.min(1, Math.max(0, share))) * (STOPS.length - 1);
  const before = Math.min(Math.floor(place), STOPS.length - 2);
  const mixed = STOPS[before].map((from, channel) =>
    Math.round(from + (STOPS[before + 1][channel] - from) * (place - before)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
