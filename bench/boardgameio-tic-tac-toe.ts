/** The cheapest game of boardgame.io: the tic-tac-toe of its own tutorial. */

import type { Chance } from '../core/chance.ts';
import { type Context, type GameConfig, openTable, type Table } from './boardgameio.ts';
import { type Played, type Run, repeat } from './measure.ts';

interface TicTacToe {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const ticTacToe: GameConfig<TicTacToe, undefined> = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: [null, null, null, null, null, null, null, null, null] }),
  moves: {
    clickCell: ({ G, ctx }: Context<TicTacToe>, cell: number) => {
      const cells = G.cells.slice();
      cells[cell] = ctx.currentPlayer;
      return { cells };
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G: { cells } }) => {
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]))
      return true;
    return cells.includes(null) ? undefined : true;
  },
};

function playTicTacToe(table: Table<TicTacToe, undefined>, chance: Chance): Played {
  const empty = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  let state = table.start(undefined);
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const [cell] = empty.splice(chance.draw(empty.length), 1);
    state = table.play(state, 'clickCell', cell);
    moves++;
  }
  return { games: 1, moves, decisions: Math.min(moves, 8) };
}

export function boardgameioTicTacToe(chance: Chance): Run {
  const table = openTable(ticTacToe);
  return repeat(() => playTicTacToe(table, chance));
}
