export { distancesFrom, type LongestPath, longestPath } from './distances.ts';
export { type ExpectedTexture, expectedTexture, MAX_EXPECTED_CELLS } from './expected-texture.ts';
export { countSpanningTrees, MAX_COUNTED_CELLS } from './spanning-trees.ts';
export { type SampleNumbers, Statistics } from './statistics.ts';
export { isStraight, type Texture, textureOf } from './texture.ts';
export { MAX_LISTED_CELLS, TreeList } from './tree-list.ts';
export { type Uniformity, uniformity } from './uniformity.ts';
