/**
 * container-engine 1.0.4 (boardgamers.space) with the player that is built into it. That player draws from
 * Math.random and mostly plays at random too. The engine knows no end by stagnation, and about one game in thirty
 * would never end: those are broken off.
 */
import { type Played, type Run, repeat } from './measure.ts';
import { requirePeer } from './peers.ts';

/** What we use of its state and functions. */
interface State {
  currentPlayer: number;
  players: readonly {
    money: number;
    bid: number;
    availableMoves: Readonly<Record<string, readonly unknown[]>>;
  }[];
}

interface Engine {
  setup: (players: number, options: { beginner: boolean }, seed: string) => State;
  moveAI: (state: State, player: number) => State;
  ended: (state: State) => boolean;
}

const SEATS = 4;
const MOST_MOVES = 2000;
const DECISION_GAMES = 50;

/** Each container is a move of its own there, to which a price belongs. */
const WITH_PRICE = ['produce', 'buyFromFactory', 'arrangeFactory', 'arrangeWarehouse'];

/** Decisions are counted before, as with ours. */
export function containerEngine(): Run {
  const engine = requirePeer('container-engine/dist/src/engine.js') as Engine;
  const counted = repeat(() => playOne(engine, isDecision))(DECISION_GAMES);
  const share = counted.decisions / counted.moves;
  const run = repeat(() => playOne(engine, () => false));
  return (games) => {
    const played = run(games);
    return { ...played, decisions: played.moves * share };
  };
}

let seed = 0;

function playOne(engine: Engine, counts: (state: State) => boolean): Played {
  const played: Played = { games: 1, moves: 0, decisions: 0 };
  let state = engine.setup(SEATS, { beginner: false }, `bench ${seed++}`);
  while (!engine.ended(state) && played.moves < MOST_MOVES) {
    if (counts(state)) played.decisions++;
    state = engine.moveAI(state, state.currentPlayer);
    played.moves++;
  }
  return played;
}

/** Whether two moves or more are offered; taking one back is none, every price and every bid is one. */
function isDecision({ players, currentPlayer }: State): boolean {
  const { availableMoves, money, bid } = players[currentPlayer]!;
  let choices = 0;
  for (const [name, offers] of Object.entries(availableMoves)) {
    if (name === 'undo') continue;
    choices += name === 'bid' ? 1 + money - bid : offers.length;
    if (WITH_PRICE.includes(name)) choices++;
  }
  return choices > 1;
}
