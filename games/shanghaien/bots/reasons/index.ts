/** Why a move is good, as one would say it at the table; true for the position, the weightiest first. */
import { noChance } from '../../../../core/chance.ts';
import type { Seat } from '../../../../core/game.ts';
import { shanghaien } from '../../rules/index.ts';
import { allowed, foreseen } from '../../rules/outlook.ts';
import { dicePlaced } from '../../rules/row.ts';
import { NATIONS, type Nation, ROUNDS } from '../../rules/tables.ts';
import type { Announced, Move, MoveOf, MoveType, View } from '../../rules/types.ts';
import { marginNow } from '../margin.ts';
import {
  callReasons,
  endReason,
  idleReason,
  prizeReason,
  type Reason,
  rowReasons,
  sharkReason,
  standingOf,
  theirPrize,
} from './row.ts';
import { oddsOfObjecting, oddsOfRolling, oddsOfThrowing, oddsOfThrowingOne } from './throws.ts';

const MOST = 3;

export function reasonsFor(view: View, seat: Seat, move: Move): Reason[] {
  if (shanghaien.check(view, seat, move)) return [];
  const reasons = (REASONS[move.type] as Reasons<Move>)(view, seat, move);
  return reasons.length > 0 ? reasons.slice(0, MOST) : fallback(view, seat);
}

type Reasons<M extends Move> = (view: View, seat: Seat, move: M) => Reason[];

const REASONS: { readonly [T in MoveType]: Reasons<MoveOf<T>> } = {
  roll: rolling,
  shanghai: calling,
  place: (view, seat, move) => [...ends(view, seat, move.end, move.die), ...certain(view, seat, move)],
  joker: (view, seat, move) => joining(view, seat, move.nation, certainAfter(view, seat, move)),
  shift: shifting,
  both: (view, seat, move) => certain(view, seat, move),
  reroll: (view, seat) => [odds(oddsOfThrowing(view, seat))],
  captain: (view, seat) => [
    { code: 'captain', params: { dice: view.supply[1 - seat]! } },
    ...callReasons(view, seat),
  ],
  ban: (view, seat) => [...callReasons(view, seat), { code: 'banned', params: { dice: view.supply[seat]! } }],
  rerollAll: (view, seat) => callReasons(view, seat),
  spread: (view, seat, move) => certain(view, seat, move),
  sharks: (view, seat) => sharkReason(view, seat),
  exchange: (view, seat, move) => [...certain(view, seat, move), ...idleReason(view, seat, move.back)],
  doubles: (view, seat) => [odds(oddsOfThrowing(view, seat))],
  rerollOne: (view) => [odds(oddsOfThrowingOne(view))],
  takeDoubles: () => [{ code: 'doubles', params: {} }],
  object: objecting,
  allow: allowing,
};

const only: Reason = { code: 'only', params: {} };
const odds = (percent: number): Reason => ({ code: 'odds', params: { percent } });

function isOnly(view: View, seat: Seat): boolean {
  const [, second] = shanghaien.moves(view, seat);
  return second === undefined;
}

/** Where nothing speaks for a move: there is no other, or it changes nothing yet. */
function fallback(view: View, seat: Seat): Reason[] {
  return [isOnly(view, seat) ? only : { code: 'quiet', params: {} }];
}

const EVEN = 50;

/** That a throw would seldom help speaks for a call; that it often would does not. */
function calling(view: View, seat: Seat): Reason[] {
  if (isOnly(view, seat)) return [only, ...callReasons(view, seat)];
  const percent = oddsOfRolling(view);
  const doubt = percent < EVEN ? [odds(percent)] : [];
  return [...callReasons(view, seat), ...prizeReason(view, seat), ...doubt];
}

function rolling(view: View, seat: Seat): Reason[] {
  const percent = oddsOfRolling(view);
  const hope = percent > 0 ? [odds(percent)] : [];
  const placed = dicePlaced(view, seat);
  if (placed < 2) return [{ code: 'tooFew', params: { placed } }, ...hope];
  if (isOnly(view, seat)) return [only, ...hope];
  const start: Reason[] = view.round < ROUNDS ? [{ code: 'begins', params: {} }] : [];
  return [...hope, ...callReasons(view, seat), ...start];
}

/** Why the first die of a round should count from the end it names. */
const ends = (view: View, seat: Seat, end: MoveOf<'place'>['end'], die: number): Reason[] =>
  end === null ? [] : endReason(view, seat, end, die);

/** What a move leads to where no luck has a hand in it. */
function certainAfter(view: View, seat: Seat, move: Move): View | undefined {
  const after = shanghaien.clone(view);
  shanghaien.apply(after, seat, move, noChance);
  return foreseen(view, move, after);
}

function certain(view: View, seat: Seat, move: Move): Reason[] {
  const after = certainAfter(view, seat, move);
  return after ? rowReasons(view, after, seat) : [];
}

function joining(view: View, seat: Seat, nation: Nation, after: View | undefined): Reason[] {
  return standingOf(after ?? view, seat, NATIONS.indexOf(nation));
}

/** A die turned, then the better of the two placed. */
function shifting(view: View, seat: Seat, move: MoveOf<'shift'>): Reason[] {
  const turned = certainAfter(view, seat, move);
  if (turned?.phase !== 'rolled') return [];
  const end = turned.end === null ? 'left' : null;
  const placings = [...new Set(turned.dice)].map((die) => {
    const after = shanghaien.clone(turned);
    const place: Move = { type: 'place', die, end };
    if (!shanghaien.check(after, seat, place)) shanghaien.apply(after, seat, place, noChance);
    return allowed(after) ?? after;
  });
  placings.sort((a, b) => marginNow(b, seat) - marginNow(a, seat));
  return rowReasons(view, placings[0]!, seat);
}

/** An objection to a call or a die: what would be theirs; to a trick: it is barred. */
function objecting(view: View, seat: Seat): Reason[] {
  const { pending } = view;
  if (pending === null) return [];
  if (isTrick(pending)) return [{ code: 'bars', params: { effect: pending.type } }];
  const after = ifAllowed(view, pending);
  return [...callReasons(after, seat), ...theirPrize(after, seat), better(view)];
}

function allowing(view: View, seat: Seat): Reason[] {
  const { pending } = view;
  if (pending === null) return [];
  if (isTrick(pending)) return [{ code: 'spent', params: {} }];
  return [better(view), ...callReasons(ifAllowed(view, pending), seat)];
}

/** A call changes nothing in the row; a die may. */
const ifAllowed = (view: View, { type }: Announced): View =>
  type === 'shanghai' ? view : (allowed(view) ?? view);

const better = (view: View): Reason => ({ code: 'better', params: { percent: oddsOfObjecting(view) } });

const isTrick = (move: Announced): move is Exclude<Announced, MoveOf<'shanghai' | 'place'>> =>
  move.type !== 'shanghai' && move.type !== 'place';
