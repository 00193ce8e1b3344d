/** What a player typed, understood but not yet judged. */
import type { Fault } from '../core/decode.ts';
import type { Game, Seat, Shape } from '../core/game.ts';
import type { Who } from '../text/game-text.ts';
import type { Notation } from '../text/notation.ts';
import { type Misread, plain, TypedItems } from '../text/typed-items.ts';
import { readValue } from './options.ts';

type Move = Shape['Move'];

/** What a player is asked, and how moves are typed. */
export interface Asked {
  readonly game: Game;
  readonly notation: Notation | undefined;
  readonly choices: readonly Move[];
  readonly view: object;
  readonly seat: Seat;
  readonly who: Who;
}

export type Answer =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'fault'; readonly fault: Fault }
  /** `example` is a move of the same word. */
  | { readonly kind: 'misread'; readonly misread: Misread; readonly example: string }
  | { readonly kind: 'rules'; readonly which: string }
  | { readonly kind: (typeof ORDERS)[number] }
  | { readonly kind: 'unknown' };

const READABLE = 30;
const ORDERS = ['board', 'log', 'help', 'quit'] as const;

/** A number of the list, an order to the table, or a move in words: `place die=4 end=left`, `produce black@3`. */
export function readAnswer(line: string, asked: Asked): Answer {
  const typed = line.trim();
  const picked = pick(typed, asked.choices);
  if (picked) return { kind: 'move', move: picked };
  const [first = '', ...rest] = typed.split(/\s+/);
  const order = ORDERS.find((known) => known === first || (first === '?' && known === 'help'));
  if (order && rest.length === 0) return { kind: order };
  if (first === 'rules' && rest.length <= 1) return { kind: 'rules', which: rest[0] ?? '' };
  return inNotation(first, rest, asked) ?? inWords(first, rest, asked.game);
}

function pick(typed: string, choices: readonly Move[]): Move | undefined {
  if (typed === '') return choices.length === 1 ? choices[0] : undefined;
  return /^\d{1,9}$/.test(typed) ? choices[Number(typed) - 1] : undefined;
}

function inWords(type: string, settings: readonly string[], game: Game): Answer {
  const { spec } = game.decode.move;
  const known = spec.kind !== 'variants' || Object.hasOwn(spec.variants, type);
  const pairs = settings.map((setting) => /^(\w+)=(.*)$/.exec(setting));
  if (!known || pairs.includes(null)) return { kind: 'unknown' };
  const fields = pairs.map((pair) => [pair?.[1] ?? '', readValue(pair?.[2] ?? '')] as const);
  return decoded(game, { ...Object.fromEntries(fields), type });
}

function decoded(game: Game, raw: object): Answer {
  const { fault, value } = game.decode.move.decode(raw) as { fault?: Fault; value: Move };
  return fault ? { kind: 'fault', fault } : { kind: 'move', move: value };
}

/** The answer in short notation, or undefined if no move begins with this word or fields are named. */
function inNotation(word: string, items: readonly string[], asked: Asked): Answer | undefined {
  if (items.some((item) => item.includes('='))) return undefined;
  const kinds = Object.entries(asked.notation?.moves ?? {}).filter(
    ([type, notation]) => type === word || plain(notation?.word ?? '') === plain(word),
  );
  const answers = kinds.map(([type]) => readAs(type, items.join(' '), asked));
  // Where two kinds of moves share a word, the one of which more was understood is meant.
  const [best] = answers.sort((a, b) => b.understood - a.understood);
  return best?.answer;
}

function readAs(type: string, text: string, asked: Asked): { answer: Answer; understood: number } {
  const items = new TypedItems(text);
  const fields = asked.notation?.moves[type]?.read(items, asked);
  items.end();
  if (!items.misread) return { answer: decoded(asked.game, { ...fields, type }), understood: Infinity };
  const example = exampleOf(type, asked);
  return { answer: { kind: 'misread', misread: items.misread, example }, understood: items.understood };
}

/** A move of this kind as it is typed: one that may be made now, or if there is none, one that never looks at it. */
function exampleOf(type: string, asked: Asked): string {
  const notation = asked.notation?.moves[type];
  return telling(typedOf(type, asked)) ?? `${notation?.word} ${notation?.example(asked)}`;
}

const typedOf = (type: string, asked: Asked): string[] =>
  asked.choices.filter((move) => move.type === type).map((move) => asTyped(move, asked));

/** The one that shows most and is still easy to read. */
function telling(typed: readonly string[]): string | undefined {
  const sorted = [...typed].sort((a, b) => a.length - b.length);
  return sorted.findLast((line) => line.length <= READABLE) ?? sorted[0];
}

/** A move as one would type it. */
export function asTyped(move: Move, asked: Asked): string {
  const notation = asked.notation?.moves[move.type];
  if (notation) return `${notation.word} ${notation.write(move, asked)}`.trim();
  const { type, ...fields } = move;
  const said = Object.entries(fields).filter(([, value]) => value !== null);
  return [
    type,
    ...said.map(
      ([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    ),
  ].join(' ');
}

/** For each kind of move with several parts of which there are several to choose from, one as it is typed. */
export function examplesOf(asked: Asked): string[] {
  return Object.keys(asked.notation?.moves ?? {}).flatMap((type) => {
    const typed = typedOf(type, asked);
    return typed.length > 1 ? (telling(typed) ?? []) : [];
  });
}
