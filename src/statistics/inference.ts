// What needs the library for distributions, which is large. Fetched by `import()` of this file, never of
// 'maze-core/measure' as a whole: then the parts of it that pages need at once would come together with the library.
export { Statistics, uniformity } from 'maze-core/measure';
