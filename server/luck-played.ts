/** A game of random moves as a table plays it, with its luck, its journal and moves taken back: for tests. */
import { type Chance, recording, seeded } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import { observable } from '../core/log.ts';
import type { LogTable } from '../core/log-table.ts';
import type { Archive, ArchivedMove } from '../protocol/archive.ts';
import { hexOf } from '../protocol/luck.ts';
import { commitmentOf, tableLuck } from '../table/luck.ts';
import { nodeHashing } from './luck.ts';

export interface PlayWish {
  readonly game: Game;
  readonly options: object;
  readonly seats: number;
  /** The same name is the same game. */
  readonly name: string;
  /** One move in so many is taken back, with those before it; 0: none ever. */
  readonly takeBackOneIn?: number;
}

const MOST_TAKEN_BACK = 3;
const BEFORE_THE_START = 5;

export function playedAtATable({ game, options, seats, name, takeBackOneIn = 0 }: PlayWish): Archive {
  const table = tableCalled(name, seats);
  const luck = tableLuck(table.seed, table.id, table.nonces);
  const players = seeded(name);
  const draws: number[] = [];
  const positions = [game.start(options, seats, recording(luck, draws))];
  const hash = observable(game, positions[0] as object, seats);
  const moves: ArchivedMove[] = [];
  for (let j = BEFORE_THE_START; ; j++) {
    const state = positions.at(-1) as object;
    if (game.outcome(state)) break;
    if (takeBackOneIn > 0 && players.draw(takeBackOneIn) === 0) takeBack(moves, positions, players);
    else moves.push(oneMove({ game, seats, players, luck }, positions, j));
  }
  return {
    game,
    opening: { game: game.id, version: game.version, options, seats, draws, hash },
    table,
    moves,
  };
}

function tableCalled(name: string, seats: number): LogTable {
  const seed = hexOf(nodeHashing.sha256(name));
  const people = Array.from({ length: seats }, (_, seat) => seat);
  return {
    id: `t-${seed.slice(0, 8)}`,
    commitment: commitmentOf(seed, nodeHashing),
    seed,
    nonces: people.map((seat) => ['', `"Ahoi, ${name}", \\o/`, 'мяу'][seat % 3] as string),
    seats: people.map((seat) => ({ name: `Zoë ${seat + 1} \uFFFD`, kind: seat === 1 ? 'bot' : 'person' })),
  };
}

interface At {
  readonly game: Game;
  readonly seats: number;
  readonly players: Chance;
  readonly luck: Chance;
}

/** Makes a random move; `positions` grows by the position after it. */
function oneMove({ game, seats, players, luck }: At, positions: object[], j: number): ArchivedMove {
  const state = game.clone(positions.at(-1) as object);
  const asked = game.toAct(state);
  const seat = asked[players.draw(asked.length)] as number;
  const move = game.sample(game.view(state, seat), seat, players);
  const draws: number[] = [];
  game.apply(state, seat, move, recording(luck, draws));
  const n = positions.push(state) - 1;
  return { n, j, seat, move, draws, hash: observable(game, state, seats), at: 1000 * j, by: 'player' };
}

function takeBack(moves: ArchivedMove[], positions: object[], players: Chance): void {
  const count = Math.min(1 + players.draw(MOST_TAKEN_BACK), positions.length - 1);
  const left = positions.length - 1 - count;
  positions.length = left + 1;
  for (const [i, move] of moves.entries()) if (move.n > left) moves[i] = { ...move, takenBack: true };
}
