/** What a player typed, understood but not yet judged. */
import type { Fault } from '../core/decode.ts';
import type { Game, Shape } from '../core/game.ts';
import { readValue } from './options.ts';

type Move = Shape['Move'];

export type Answer =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'rules'; readonly which: string }
  | { readonly kind: (typeof ORDERS)[number] }
  | { readonly kind: 'unknown' };

const ORDERS = ['board', 'log', 'help', 'quit'] as const;

/** A number of the list, an order to the table, or a move in words: `place die=4 end=left`. */
export function readAnswer(line: string, choices: readonly Move[], game: Game): Answer {
  const typed = line.trim();
  const picked = pick(typed, choices);
  if (picked) return { kind: 'move', move: picked };
  const [first = '', ...rest] = typed.split(/\s+/);
  const order = ORDERS.find((known) => known === first || (first === '?' && known === 'help'));
  if (order && rest.length === 0) return { kind: order };
  if (first === 'rules' && rest.length <= 1) return { kind: 'rules', which: rest[0] ?? '' };
  return inWords(first, rest, game);
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
  const decoded = game.decode.move.decode({ ...Object.fromEntries(fields), type });
  return decoded.fault ? { kind: 'fault', fault: decoded.fault } : { kind: 'move', move: decoded.value };
}

/** A move as one would type it. */
export function asTyped({ type, ...fields }: Move): string {
  const said = Object.entries(fields).filter(([, value]) => value !== null);
  return [
    type,
    ...said.map(
      ([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    ),
  ].join(' ');
}
