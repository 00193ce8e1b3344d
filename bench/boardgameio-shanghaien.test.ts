import { expect, it } from 'vitest';
import { seeded } from '../core/chance.ts';
import { boardgameioShanghaien } from './boardgameio-shanghaien.ts';
import { boardgameioTicTacToe } from './boardgameio-tic-tac-toe.ts';
import { fusedShanghaien } from './fused-shanghaien.ts';
import { arePeersInstalled } from './peers.ts';

// The peers are installed by the benchmark, not by the tests.
const peerTest = it.skipIf(!arePeersInstalled());

peerTest('boardgame.io plays the same games from the same draws as the fused playout', () => {
  expect(boardgameioShanghaien(seeded(11))(10)).toEqual(fusedShanghaien(seeded(11))(10));
});

peerTest('boardgame.io plays tic-tac-toe to the end', () => {
  const { moves } = boardgameioTicTacToe(seeded(1))(50);
  expect(moves / 50).toBeGreaterThan(7);
  expect(moves / 50).toBeLessThan(8.2);
});
