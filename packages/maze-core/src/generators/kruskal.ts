import { defineGenerator, event, heading, step } from '../algorithm.ts';

/**
 * Randomized Kruskal: the walls are drawn in random order, and a wall is opened when its two cells lie in different
 * sets. Every order of the walls is equally likely; the mazes are not.
 *
 * After Joseph B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman problem", 1956.
 */
export const kruskal = defineGenerator({
  id: 'kruskal',
  steps: {
    start: step(0),
    repeat: heading(0),
    draw: heading(1),
    open: step(1, 'wall'),
    keep: event(1, 'wall'),
  },
  chalk: ['sets'],

  run({ grid, board, random }) {
    const sets = board.sets();
    const walls = board.bag('walls');

    board.at('start');
    grid.eachWall((wall) => walls.add(wall));

    let setsLeft = grid.size;
    while (setsLeft > 1) {
      const wall = walls.takeRandom(random);
      const a = grid.firstSide(wall);
      const b = grid.secondSide(wall);

      if (sets.find(a) !== sets.find(b)) {
        board.at('open', a, b);
        board.carve(a, b);
        sets.unite(a, b);
        setsLeft--;
      } else {
        // A way between the two cells exists already; a second one would close a loop.
        board.at('keep', a, b);
      }
    }
  },
});
