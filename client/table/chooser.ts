/**
 * Finds one move among thousands, step by step: asks for the first thing in which the moves differ, and
 * shows only what is possible. Knows no game: questions come from the fields, words from the sentences.
 */
import { common, GAP, joined, type Piece, piecesOf, tokens } from './template.ts';

export type Move = { readonly type: string };
export type Say = (move: Move) => string;
/** What is asked at a place of the move, where the game has words for it. */
export type Ask = (path: Path) => Asked | undefined;
export interface Asked {
  readonly ask: string;
  readonly answer: (value: unknown) => string;
}
export type Path = readonly (string | number)[];

/** An answer: at this place of the move stands this value, as JSON. */
export interface Pick {
  readonly path: Path;
  readonly value: string;
}

/** Some moves that agree in one thing, and how they are called. */
export interface Group {
  readonly pick: Pick;
  readonly pieces: readonly Piece[];
  /** Called by what these moves do without. */
  readonly without: boolean;
  readonly count: number;
  /** The move itself, where only one is left. */
  readonly only: Move | undefined;
}

export type Step =
  | { readonly type: 'moves'; readonly moves: readonly Move[]; readonly more: number }
  | {
      readonly type: 'groups';
      /** '' where only the groups tell. */
      readonly ask: string;
      readonly groups: readonly Group[];
    };

/** As many as one takes in at a glance. */
const GLANCE = 12;
/** As many as a list may have before it becomes a burden. */
const LISTED = 60;

const NOTHING = JSON.stringify(null);

function valueAt(move: Move, path: Path): unknown {
  let value: unknown = move;
  for (const key of path) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value;
}

const keyAt = (move: Move, path: Path): string => JSON.stringify(valueAt(move, path) ?? null);

export const fits = (move: Move, picks: readonly Pick[]): boolean =>
  picks.every(({ path, value }) => keyAt(move, path) === value);

/** Those of a kind that fit, one after another. */
export function* fitting(moves: Iterable<Move>, kind: string, picks: readonly Pick[]): Generator<Move> {
  for (const move of moves) if (move.type === kind && fits(move, picks)) yield move;
}

/** What to ask next; short lists are shown whole. */
export function stepOf(moves: readonly Move[], say: Say, askAt: Ask = () => undefined): Step {
  if (moves.length > GLANCE) {
    for (const path of questions(moves, askAt)) {
      const asked = askAt(path);
      const groups = asked ? answers(moves, path, asked) : groupsBy(moves, path, say);
      if (tellsApart(groups)) return { type: 'groups', ask: asked?.ask ?? '', groups };
    }
  }
  return { type: 'moves', moves: moves.slice(0, LISTED), more: Math.max(0, moves.length - LISTED) };
}

/** Places in which the moves differ: whole fields with few values first, then what is inside the others. */
function* questions(moves: readonly Move[], askAt: Ask): Generator<Path> {
  const fields = keysOf(moves, []).filter((key) => key !== 'type');
  for (const field of fields) if (isChoice(moves, [field], askAt)) yield [field];
  for (const field of fields) yield* inside(moves, [field], askAt);
}

function* inside(moves: readonly Move[], path: Path, askAt: Ask): Generator<Path> {
  for (const key of keysOf(moves, path)) {
    const deeper = [...path, key];
    if (isChoice(moves, deeper, askAt)) yield deeper;
    else yield* inside(moves, deeper, askAt);
  }
}

function keysOf(moves: readonly Move[], path: Path): (string | number)[] {
  const keys = new Set<string>();
  for (const move of moves) {
    const value = valueAt(move, path);
    if (typeof value === 'object' && value !== null) for (const key of Object.keys(value)) keys.add(key);
  }
  return [...keys];
}

/** What has parts must be told at a glance, unless the game has words for it as a whole within a list. */
function isChoice(moves: readonly Move[], path: Path, askAt: Ask): boolean {
  const values = new Set<string>();
  const called = path.length > 1 && askAt(path) !== undefined;
  let scalar = true;
  for (const move of moves) {
    values.add(keyAt(move, path));
    scalar &&= typeof valueAt(move, path) !== 'object';
    if (values.size > (scalar || called ? LISTED : GLANCE)) return false;
  }
  return values.size > 1;
}

function byValueAt(moves: readonly Move[], path: Path): Map<string, Move[]> {
  const byValue = new Map<string, Move[]>();
  for (const move of moves) {
    const key = keyAt(move, path);
    const group = byValue.get(key);
    if (group) group.push(move);
    else byValue.set(key, [move]);
  }
  return byValue;
}

/** Groups called by the game's own words; none of something is called after one of it. */
function answers(moves: readonly Move[], path: Path, { answer }: Asked): Group[] {
  return [...byValueAt(moves, path)].map(([value, members]): Group => {
    const without = value === '0' && path.length > 1;
    const text = answer(without ? 1 : JSON.parse(value));
    const only = members.length === 1 ? members[0] : undefined;
    return { pick: { path, value }, pieces: [{ text, own: true }], without, count: members.length, only };
  });
}

function groupsBy(moves: readonly Move[], path: Path, say: Say): Group[] {
  const byValue = byValueAt(moves, path);
  const shared = common(sample(moves).map(say));
  const groups = [...byValue].map(([value, members]): Group => {
    const sentence = members.length > 1 ? common(sample(members).map(say)) : tokens(say(members[0] as Move));
    const pieces = piecesOf(sentence, shared);
    const only = members.length === 1 ? members[0] : undefined;
    return { pick: { path, value }, pieces, without: false, count: members.length, only };
  });
  return named(groups);
}

/** Enough to see what they share, from all over the list. */
function sample(moves: readonly Move[]): readonly Move[] {
  const stride = Math.max(1, Math.floor(moves.length / 48));
  return moves.filter((_, i) => i % stride === 0);
}

const own = ({ pieces }: Group): string => pieces.flatMap((p) => (p.own ? [p.text] : [])).join(` ${GAP} `);

/** Nothing of it: a count of zero within a list, or a value without words of its own. */
const isWithout = ({ pick, pieces }: Group): boolean =>
  pick.value === '0' && pick.path.length > 1
    ? true
    : (pick.value === '0' || pick.value === NOTHING) && pieces.every((piece) => !piece.own);

/** Moves that leave something out have no words of their own: they are called after what the others have. */
function named(groups: readonly Group[]): Group[] {
  const others = groups.filter((group) => !isWithout(group) && own(group) !== '');
  const [first] = others;
  if (!first) return [...groups];
  const shared = joined(common(others.map(own)).filter((token) => token !== GAP));
  const what = shared === '' ? own(first) : shared;
  return groups.map((group) =>
    isWithout(group) ? { ...group, without: true, pieces: [{ text: what, own: true }] } : group,
  );
}

/** The words of a group, without emphasis. */
export const wordsOf = (pieces: readonly Piece[]): string => joined(pieces.map(({ text }) => text));

const label = ({ pieces, without }: Group): string => `${without} ${wordsOf(pieces)}`;

function tellsApart(groups: readonly Group[]): boolean {
  return groups.every((group) => own(group) !== '') && new Set(groups.map(label)).size === groups.length;
}
