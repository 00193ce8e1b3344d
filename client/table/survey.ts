/** Looks through all legal moves without keeping anybody waiting: they may be hundreds of thousands. */
import type { Move } from './chooser.ts';

export interface Found {
  /** In the order of the game. */
  readonly byKind: ReadonlyMap<string, readonly Move[]>;
  /** Kinds of which there are more than were kept. */
  readonly cut: ReadonlySet<string>;
  /** Nothing more is to come. */
  readonly done: boolean;
}

export interface Limits {
  /** Moves kept of one kind. */
  readonly kept: number;
  /** Milliseconds in one go, so that the page stays quick, and altogether. */
  readonly slice: number;
  readonly budget: number;
}

const LIMITS: Limits = { kept: 50_000, slice: 12, budget: 2_500 };

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What was found so far, again and again; who has seen enough stops listening. */
export async function* survey(moves: Iterable<Move>, limits: Limits = LIMITS): AsyncGenerator<Found> {
  const byKind = new Map<string, Move[]>();
  const cut = new Set<string>();
  let spent = 0;
  let since = performance.now();
  for (const move of moves) {
    keep(byKind, cut, move, limits.kept);
    const now = performance.now();
    if (now - since < limits.slice) continue;
    spent += now - since;
    if (spent > limits.budget) {
      cut.add(move.type);
      break;
    }
    yield { byKind: new Map(byKind), cut, done: false };
    await breathe();
    since = performance.now();
  }
  yield { byKind, cut, done: true };
}

function keep(byKind: Map<string, Move[]>, cut: Set<string>, move: Move, most: number): void {
  const kind = byKind.get(move.type);
  if (!kind) byKind.set(move.type, [move]);
  else if (kind.length < most) kind.push(move);
  else cut.add(move.type);
}
