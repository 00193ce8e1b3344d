/** What a cheat, a fool or a broken program could send to a server. */
import type { Chance } from '../../core/chance.ts';
import type { Spec } from '../../core/decode.ts';
import { forged, inForm, type Material, nasty, oneOf } from '../../core/forging.ts';
import type { Game } from '../../core/game.ts';
import { decodeCommand } from '../../protocol/commands.ts';
import type { Table } from '../../table/table.ts';

/** As JSON; `null` for what JSON cannot carry. */
export function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return 'null';
  }
}

export function materialOf({ decode }: Game, played: readonly object[], legal: readonly object[]): Material {
  const shapes: Record<string, unknown[]> = { type: ['pass'] };
  for (const [name, value] of played.flatMap((move) => Object.entries(move))) {
    shapes[name] ??= [];
    shapes[name].push(value);
  }
  return { spec: decode.move.spec as Spec, shapes, words: Object.keys(shapes), played, legal };
}

/** A move that may be anything, made for a position that may be any. */
export function forgedMove(from: Material, table: Table, seat: number, chance: Chance): object {
  const shown = table.shown[seat] ?? 0;
  const numbers = [shown, shown, shown, shown, shown - 1, shown + 1, 0, -1, 1e6, 1e7, 1.5, `${shown}`, null];
  return { type: 'move', move: forged(from, chance), seen: oneOf(numbers, chance) };
}

/** A command in good form, mostly out of place; few of those that end games, for little can be tried after them. */
export function strayCommand(chance: Chance): unknown {
  const command = inForm(decodeCommand.spec, chance) as { type: string };
  return command.type === 'resign' && chance.draw(4) > 0 ? { type: 'return' } : command;
}

/** One with a field spoilt, missing or too many. */
export function spoiltCommand(from: Material, chance: Chance): unknown {
  const command = { ...(inForm(decodeCommand.spec, chance) as Record<string, unknown>) };
  const name = oneOf([...Object.keys(command), 'seat', 'who', '__proto__', 'extra'], chance);
  if (chance.draw(4) === 0)
    return Object.fromEntries(Object.entries(command).filter(([key]) => key !== name));
  return { ...command, [name]: nasty(from, chance) };
}

const BROKEN = [
  ...['', ' ', 'null', 'true', '0', '""', '[]', '{}', '{', '}', '[[[[[', '{"type":', 'undefined', 'NaN'],
  ...[
    '{"type":"do"}',
    '{"type":"do","id":7}',
    '{"type":"watch"}',
    '{"type":"__proto__"}',
    '{"type":"hello","protocol":2}',
  ],
  ...[
    '{"type":"ping","at":-1}',
    '{"type":"lobby"}',
    '{"type":"unwatch","table":""}',
    '{"__proto__":{"type":"do"}}',
  ],
  ...['\ud800', '\u0000', '{"type":"do","id":"a","table":"b","command":{"type":"constructor"}}'],
];

/** No message at all, or the first part of one. */
export const brokenText = (whole: string, chance: Chance): string =>
  chance.draw(3) === 0 ? whole.slice(0, chance.draw(whole.length)) : oneOf(BROKEN, chance);

export const TABLES_OF_NOBODY = [
  'nowhere',
  '__proto__',
  'constructor',
  '../tables',
  'x'.repeat(41),
  '',
  'a b',
  '%00',
];
