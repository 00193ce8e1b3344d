/** Ranks moves: every one is tried in the same worlds, and the best are followed further. */
import type { Weighed } from '../../../../bots/advice.ts';
import { keyOf } from '../../../../bots/move-key.ts';
import type { Container, Move } from '../../rules/types.ts';
import { forFree, type Prospect, playOn, type Search, worldOf } from './search.ts';

/** A move with what has been found out about it, world by world; all begin with the same world. */
export interface Tried {
  readonly move: Move;
  readonly prospects: Prospect[];
}

/** Best first, with the share of the win after each. */
export type Ranking = readonly Weighed<Container>[];

/** How deep a player looks. */
export interface Depth {
  /** Worlds in which every move is tried to the end of the turn. */
  readonly first: number;
  /** How many moves are followed for a lap. */
  readonly kept: number;
}

const untried = (move: Move): Tried => ({ move, prospects: [] });

function meanOf(of: keyof Prospect, prospects: readonly Prospect[]): number {
  let sum = 0;
  for (const prospect of prospects) sum += prospect[of];
  return sum / Math.max(1, prospects.length);
}

/** Best first. */
const ranked = (tried: readonly Tried[]): Tried[] =>
  tried
    .map((one) => ({ one, worth: meanOf('worth', one.prospects) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ one }) => one);

/** Tries every move in one more world, the same for all of them, and plays on for so many turns. */
function tryAll(search: Search, tried: readonly Tried[], asked: readonly Tried[], turns: number): void {
  const world = worldOf(search);
  const tryIn = ({ move, prospects }: Tried): unknown =>
    prospects.push(playOn(search, world, [move], search.view.turns + turns));
  tried.forEach(tryIn);
  forFree(search, () => asked.forEach(tryIn));
}

/** What came of each, as differences from the best in the same worlds: luck of the draw then matters little. */
export function weighed(best: Tried, tried: readonly Tried[]): Ranking {
  const share = meanOf('share', best.prospects);
  const others = tried
    .filter(({ move }) => keyOf(move) !== keyOf(best.move))
    .map(({ move, prospects }) => {
      const same = best.prospects.slice(0, prospects.length);
      const behind = meanOf('share', same) - meanOf('share', prospects);
      // The best may be best by its lead alone; no other is shown above it.
      return { move, share: Math.max(0, share - Math.max(0, behind)) };
    });
  return [{ move: best.move, share }, ...others.sort((a, b) => b.share - a.share)];
}

/** Those of the moves asked about that are not among the others. */
function besides(about: readonly Move[], tried: readonly Tried[]): Tried[] {
  const known = new Set(tried.map(({ move }) => keyOf(move)));
  return about.filter((move) => !known.has(keyOf(move))).map(untried);
}

/** All of these moves at the end of the turn. */
export function rankNow(
  search: Search,
  moves: readonly Move[],
  worlds: number,
  about: readonly Move[] = [],
): Ranking {
  const tried = moves.map(untried);
  const asked = besides(about, tried);
  for (let n = 0; n < worlds; n++) tryAll(search, tried, asked, 1);
  return weighed(ranked(tried)[0]!, [...tried, ...asked]);
}

/** The best of these moves: all to the end of the turn, then the best of them for a lap, halving as it goes. */
export function rankMoves(
  search: Search,
  moves: readonly Move[],
  { first, kept }: Depth,
  about: readonly Move[] = [],
): Ranking {
  let field = promising(search, moves, first, kept);
  const wanted = new Set(about.map(keyOf));
  const asked = besides(about, field);
  const all = [...field, ...asked];
  const rounds = Math.ceil(Math.log2(field.length));
  const nodes = all.length > 1 ? Math.max(0, search.nodes) / Math.max(1, rounds) : 0;
  do {
    const left = search.nodes - nodes;
    do tryAll(search, field, asked, search.view.seats);
    while (search.nodes > left);
    const order = ranked(field);
    const half = Math.ceil(field.length / 2);
    field = order.slice(0, half);
    asked.push(...order.slice(half).filter(({ move }) => wanted.has(keyOf(move))));
  } while (field.length > 1);
  return weighed(field[0]!, all);
}

/** The moves to be followed further. */
function promising(search: Search, moves: readonly Move[], worlds: number, most: number): Tried[] {
  const tried = moves.map(untried);
  if (tried.length > 1) for (let n = 0; n < worlds; n++) tryAll(search, tried, [], 1);
  return varied(ranked(tried), most).map(({ move }) => untried(move));
}

/** Moves that differ in prices or in a container only. */
const MOST_ALIKE = 3;

/** The best, but not many that are nearly the same. */
function varied(tried: readonly Tried[], most: number): Tried[] {
  const alike = new Map<string, number>();
  const kept = tried.filter(({ move }) => {
    const kind = kindOf(move);
    const before = alike.get(kind) ?? 0;
    alike.set(kind, before + 1);
    return before < MOST_ALIKE;
  });
  return kept.slice(0, most);
}

export function kindOf(move: Move): string {
  if (move.type === 'buy') return `buy ${move.seller}`;
  if (move.type === 'dock') return `dock ${move.at}`;
  return move.type;
}
