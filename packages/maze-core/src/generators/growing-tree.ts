import { anyCell, choice, defineGenerator, event, heading, share, step } from '../algorithm.ts';
import { BLANK, IN, WALK } from '../board.ts';
import { NONE } from '../grid.ts';

/**
 * Growing tree: a list of active cells, one of which is looked at in each round. If it has an unvisited neighbour, one
 * of them at random joins the maze through it and the list; if it has none, it leaves the list.
 *
 * Which active cell is looked at makes the texture: always the newest is the recursive backtracker, a random one is
 * often mistaken for Prim's algorithm. `mixed` takes a random one with the chance `share`, else the newest.
 *
 * Walter D. Pullen, "Think Labyrinth: Maze Algorithms"; Jamis Buck, "Maze Generation: Growing Tree algorithm", 2011.
 */
export const growingTree = defineGenerator({
  id: 'growing-tree',
  steps: {
    start: step(0),
    repeat: heading(0),
    look: heading(1),
    grow: step(1, 'second'),
    drop: event(1),
  },
  chalk: ['walk', 'in'],
  options: {
    start: anyCell,
    take: choice(['newest', 'oldest', 'middle', 'random', 'mixed'], 'mixed'),
    share: share(0, 1, 0.5),
  },

  run({ board, random, options }) {
    const active = board.sequence();

    const placeToLookAt = () => {
      const newest = active.size - 1;
      if (options.take === 'newest') return newest;
      if (options.take === 'oldest') return 0;
      if (options.take === 'middle') return newest >> 1;
      if (options.take === 'mixed' && !random.chance(options.share)) return newest;
      return random.below(active.size);
    };

    board.at('start', options.start);
    board.mark(options.start, WALK);
    active.add(options.start);

    while (active.size > 0) {
      const place = placeToLookAt();
      const cell = active.at(place);
      const next = board.randomNeighbour(cell, BLANK, random);

      if (next !== NONE) {
        board.at('grow', cell, next);
        board.carve(cell, next);
        board.mark(next, WALK);
        active.add(next);
      } else {
        board.at('drop', cell);
        board.mark(active.take(place), IN);
      }
    }
  },
});
