/** The moves shown to a person: all of them where they fit, else a few of every kind. */
import { seeded } from '../core/chance.ts';
import { digest } from '../core/data.ts';
import type { Game, Seat, Shape } from '../core/game.ts';

type Move = Shape['Move'];
type Say = (move: Move) => string;

const MOST_LISTED = 40;
const COUNTED = 10_000;
const LISTED = 24;
const OF_A_KIND = 4;
const SAMPLES = 400;

export interface Choices {
  readonly choices: readonly Move[];
  /** How many more there are; counting stops at some thousands. */
  readonly more: number;
}

/** Of several moves that are said alike, which differ in nothing that matters, one is shown. */
export function choicesOf(game: Game, view: object, seat: Seat, say: Say): Choices {
  const all = new Map<string, Move>();
  let count = 0;
  for (const move of game.moves(view, seat)) {
    if (count < MOST_LISTED) keepFirst(all, say(move), move);
    if (++count === COUNTED) break;
  }
  if (count <= MOST_LISTED) return { choices: [...all.values()], more: 0 };
  const choices = someOfEachKind(game, view, seat, say);
  return { choices, more: count - choices.length };
}

function keepFirst(moves: Map<string, Move>, line: string, move: Move): void {
  if (!moves.has(line)) moves.set(line, move);
}

/** The same few for the same position, in the order in which kinds come up. */
function someOfEachKind(game: Game, view: object, seat: Seat, say: Say): Move[] {
  const chance = seeded(digest(view));
  const kinds = new Map<string, Map<string, Move>>();
  for (let i = 0; i < SAMPLES; i++) {
    const move = game.sample(view, seat, chance);
    const kind = kinds.get(move.type) ?? new Map<string, Move>();
    if (kind.size < LISTED) keepFirst(kind, say(move), move);
    kinds.set(move.type, kind);
  }
  const sorted = [...kinds].sort(([a], [b]) => a.localeCompare(b));
  const each = Math.max(OF_A_KIND, Math.trunc(LISTED / sorted.length));
  return sorted.flatMap(([, moves]) => [...moves.values()].slice(0, each));
}
