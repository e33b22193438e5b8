export { distancesFrom, farthestPair } from './distances.ts';
export { type Texture, textureOf } from './texture.ts';
