/** Random games through the Game interface, the way a bot's playouts play them. */
import { getHeapStatistics } from 'node:v8';
import type { Chance } from '../core/chance.ts';
import type { Game, Shape } from '../core/game.ts';
import type { Run } from './measure.ts';

/** What is played: a game, its options, how many sit at the table. */
export interface Table<G extends Shape> {
  readonly game: Game<G>;
  readonly options: G['Options'];
  readonly seats: number;
}

/** Plays on to the end and counts the moves. */
function playOut<G extends Shape>(game: Game<G>, state: G['State'], chance: Chance): number {
  for (let moves = 0; ; moves++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return moves;
    game.apply(state, seat, game.sample(state, seat, chance), chance);
  }
}

/** Counting decisions takes longer than playing, so it is done before. */
export function randomGames<G extends Shape>({ game, options, seats }: Table<G>, chance: Chance): Run {
  const decisionsPerGame = countDecisions({ game, options, seats }, DECISION_GAMES, chance) / DECISION_GAMES;
  return (games) => {
    let moves = 0;
    for (let i = 0; i < games; i++) {
      const state = game.start(options, seats, chance);
      moves += playOut(game, state, chance);
      game.outcome(state);
    }
    return { games, moves, decisions: games * decisionsPerGame };
  };
}

const DECISION_GAMES = 1000;

/** Moves that were chosen from two or more legal ones, in so many random games. */
export function countDecisions<G extends Shape>(table: Table<G>, games: number, chance: Chance): number {
  const { game, options, seats } = table;
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const state = game.start(options, seats, chance);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      if (hasTwo(game.moves(state, seat))) decisions++;
      game.apply(state, seat, game.sample(state, seat, chance), chance);
    }
  }
  return decisions;
}

function hasTwo(moves: Iterable<unknown>): boolean {
  let seen = 0;
  for (const _ of moves) if (++seen === 2) return true;
  return false;
}

/** A state some moves into a random game. */
export function stateAfter<G extends Shape>(table: Table<G>, moves: number, chance: Chance): G['State'] {
  const { game, options, seats } = table;
  const state = game.start(options, seats, chance);
  for (let i = 0; i < moves; i++) {
    const seat = game.toAct(state)[0]!;
    game.apply(state, seat, game.sample(state, seat, chance), chance);
  }
  return state;
}

/**
 * Bytes of garbage by move: how much the used heap grows from the first move of a game to the last, less what
 * asking costs. Where the collector ran meanwhile it shrinks, so the median of many games is taken.
 */
export function bytesPerMove<G extends Shape>(table: Table<G>, games: number, chance: Chance): number {
  const { game, options, seats } = table;
  const perMove: number[] = [];
  for (let i = 0; i < games; i++) {
    const state = game.start(options, seats, chance);
    const asking = heapGrowth(() => 1).grown;
    const { grown, moves } = heapGrowth(() => playOut(game, state, chance));
    perMove.push((grown - asking) / moves);
  }
  return perMove.sort((a, b) => a - b)[games >> 1]!;
}

function heapGrowth(play: () => number): { grown: number; moves: number } {
  const before = getHeapStatistics().used_heap_size;
  const moves = play();
  return { grown: getHeapStatistics().used_heap_size - before, moves };
}
