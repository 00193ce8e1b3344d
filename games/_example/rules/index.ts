/**
 * Flotsam, a game to copy when you add one: sealed bids, a die, one secret. Two to four players.
 *
 * 1.1 Everybody has 10 coins and secretly knows a favourite number from 1 to 6.
 * 1.2 In each of six rounds a crate drifts in; a die says its worth.
 * 1.3 All bid coins in secret. The highest bid pays and takes the crate; on a tie it sinks and nobody pays.
 * 1.4 A crate counts its worth, twice if it is your favourite number. Most points win, then most coins.
 */
import type { Chance } from '../../../core/chance.ts';
import { noneOf, total } from '../../../core/counts.ts';
import { fields, integer, variants } from '../../../core/decode.ts';
import type { Action, Actions, Emit, Game, Outcome, Refusal, Seat, Viewer } from '../../../core/game.ts';
import { actionOf } from '../../../core/play.ts';

const ROUNDS = 6;
const COINS = 10;
const PIPS = 6;

// ── The types that make the game ────────────────────────────────────────────────────────────────────
// A View is the State with hidden values as null; plain data only, so that it survives JSON.

export interface View {
  round: number;
  /** Worth of the crate that is bid for; 0 when the game is over. */
  crate: number;
  coins: number[];
  /** Crates by seat and worth. */
  crates: number[];
  /** null: not known to this viewer. */
  favourites: (number | null)[];
  /** A sealed bid of another seat is 'sealed'; null: no bid yet. */
  bids: (number | 'sealed' | null)[];
}

export interface State extends View {
  favourites: number[];
  bids: (number | null)[];
}

export type Move = { readonly type: 'bid'; readonly coins: number };

export type Event =
  | { readonly type: 'drifted'; readonly crate: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly coins: number | null }
  | { readonly type: 'revealed'; readonly bids: readonly number[]; readonly winner: Seat | null };

export interface Reasons {
  gameOver: Readonly<Record<never, never>>;
  tooFewCoins: { readonly coins: number; readonly wanted: number };
}

export interface Flotsam {
  Options: Readonly<Record<never, never>>;
  View: View;
  State: State;
  Move: Move;
  Event: Event;
  Reasons: Reasons;
  Rule: '1.1' | '1.2' | '1.3' | '1.4';
}

// ── Actions: one per kind of move; check never changes anything, apply never asks ──────────────────

const bid: Action<Flotsam, Move> = {
  check(view, seat, move): Refusal<Flotsam> | undefined {
    if (view.crate === 0) return { code: 'gameOver', rule: '1.2', params: {} };
    const coins = view.coins[seat]!;
    if (move.coins <= coins) return undefined;
    return { code: 'tooFewCoins', rule: '1.3', params: { coins, wanted: move.coins } };
  },
  apply(state, seat, move, chance, emit) {
    state.bids[seat] = move.coins;
    emit?.({ type: 'bid', seat, coins: move.coins });
    if (state.bids.every((b) => b !== null)) reveal(state, state.bids, chance, emit);
  },
  can: (view) => view.crate > 0,
  *moves(view, seat) {
    for (let coins = 0; coins <= view.coins[seat]!; coins++) yield { type: 'bid', coins };
  },
  sample: (view, seat, chance) => ({ type: 'bid', coins: chance.draw(view.coins[seat]! + 1) }),
};

/** Rule 1.3. */
function reveal(state: State, bids: readonly number[], chance: Chance, emit?: Emit<Event>): void {
  const highest = Math.max(...bids);
  const winner = bids.filter((b) => b === highest).length === 1 ? bids.indexOf(highest) : null;
  emit?.({ type: 'revealed', bids: [...bids], winner });
  if (winner !== null) {
    state.coins[winner]! -= highest;
    state.crates[winner * PIPS + state.crate - 1]!++;
  }
  state.bids.fill(null);
  nextCrate(state, chance, emit);
}

/** Rule 1.2. */
function nextCrate(state: State, chance: Chance, emit?: Emit<Event>): void {
  state.round++;
  state.crate = state.round > ROUNDS ? 0 : chance.draw(PIPS) + 1;
  if (state.crate > 0) emit?.({ type: 'drifted', crate: state.crate });
}

const ACTIONS: Actions<Flotsam> = { bid };

// ── Scoring ─────────────────────────────────────────────────────────────────────────────────────────

/** Rule 1.4. */
function points(state: State, seat: Seat): number {
  let sum = 0;
  for (let worth = 1; worth <= PIPS; worth++) {
    const twice = worth === state.favourites[seat] ? 2 : 1;
    sum += twice * worth * state.crates[seat * PIPS + worth - 1]!;
  }
  return sum;
}

function outcome(state: State): Outcome | undefined {
  if (state.crate > 0) return undefined;
  const scores = state.coins.map((_, seat) => points(state, seat));
  const standing = scores.map((score, seat) => score * 100 + state.coins[seat]!);
  return { scores, places: standing.map((mine) => 1 + standing.filter((other) => other > mine).length) };
}

// ── Secrecy: the only place that knows who may see what ─────────────────────────────────────────────

function view(state: State, viewer: Viewer): View {
  const open = state.crate === 0;
  return {
    ...clone(state),
    favourites: state.favourites.map((f, seat) => (open || seat === viewer ? f : null)),
    bids: state.bids.map((b, seat) => (b === null || seat === viewer ? b : 'sealed')),
  };
}

function redact(event: Event, viewer: Viewer): Event {
  return event.type === 'bid' && event.seat !== viewer ? { ...event, coins: null } : event;
}

/** A truth that could lie behind a view. */
function guess(seen: View, _viewer: Viewer, chance: Chance): State {
  const bids = seen.bids.map((b, seat) => (b === 'sealed' ? chance.draw(seen.coins[seat]! + 1) : b));
  const favourites = seen.favourites.map((f) => f ?? chance.draw(PIPS) + 1);
  return { ...seen, coins: [...seen.coins], crates: [...seen.crates], favourites, bids };
}

function clone(state: State): State {
  const { round, crate, coins, crates, favourites, bids } = state;
  return {
    round,
    crate,
    coins: [...coins],
    crates: [...crates],
    favourites: [...favourites],
    bids: [...bids],
  };
}

// ── The game ────────────────────────────────────────────────────────────────────────────────────────

/** Everybody bids at once; a bid may be replaced until the last one is in. */
const toAct = (seen: View): Seat[] =>
  seen.crate === 0 ? [] : seen.bids.flatMap((b, seat) => (b === null ? [seat] : []));

const sealed = (seen: View): Seat[] => seen.bids.flatMap((b, seat) => (b === null ? [] : [seat]));

export const flotsam: Game<Flotsam> = {
  id: '_example',
  version: 1,
  players: { min: 2, max: 4 },
  decode: { move: variants<Move>({ bid: { coins: integer(0, COINS) } }), options: fields({}) },

  start(_options, seats, chance, emit) {
    const favourites = Array.from({ length: seats }, () => chance.draw(PIPS) + 1);
    const coins = favourites.map(() => COINS);
    const bids = favourites.map(() => null);
    const state: State = { round: 0, crate: 0, coins, crates: noneOf(seats * PIPS), favourites, bids };
    nextCrate(state, chance, emit);
    return state;
  },
  clone,
  toAct,
  sealed,
  outcome,
  check: (seen, seat, move) => actionOf(ACTIONS, move.type).check(seen, seat, move),
  apply: (state, seat, move, chance, emit) =>
    actionOf(ACTIONS, move.type).apply(state, seat, move, chance, emit),
  *moves(seen, seat) {
    if (toAct(seen).includes(seat)) yield* bid.moves(seen, seat);
  },
  sample: (seen, seat, chance) => bid.sample(seen, seat, chance),
  fallback: () => ({ type: 'bid', coins: 0 }),
  view,
  redact,
  guess,
};

/** Crates that were won, for the audit of the laws. */
export const cratesWon = (state: State): number => total(state.crates);
