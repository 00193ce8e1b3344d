/** `--option key=value`, nested ones with dots: `trickDeck.jokerShift=4`. */
import type { Spec } from '../core/decode.ts';
import type { Shape } from '../core/game.ts';
import type { TableText } from '../text/table-text.ts';
import type { GameEntry } from './find.ts';
import { Problem } from './problem.ts';
import { sayFault } from './words.ts';

type Raw = Record<string, unknown>;

/** The options of a game with these settings, everything else as it is by default. */
export function readOptions(
  { game }: GameEntry,
  settings: readonly string[],
  table: TableText,
): Shape['Options'] {
  const raw = emptyRaw();
  for (const setting of settings) set(raw, game.decode.options.spec, setting);
  const decoded = game.decode.options.decode(raw);
  if (decoded.fault) throw new Problem(`--option: ${sayFault(table, decoded.fault)}`);
  return decoded.value;
}

/** A copy, all the way down, of objects without ancestors: no name has a meaning of its own. */
function emptyRaw(from: object = {}): Raw {
  const raw = Object.create(null) as Raw;
  for (const [key, value] of Object.entries(from)) {
    raw[key] = typeof value === 'object' && value !== null && !Array.isArray(value) ? emptyRaw(value) : value;
  }
  return raw;
}

function set(raw: Raw, spec: Spec, setting: string): void {
  const [, path = '', value = ''] = /^([\w.]+)=(.*)$/s.exec(setting) ?? [];
  if (path === '') throw new Problem(`--option must look like key=value, not "${setting}".`);
  const keys = path.split('.');
  let [target, known]: [Raw, Spec | undefined] = [raw, spec];
  for (const key of keys.slice(0, -1)) {
    known = fieldOf(known, key);
    const inner = target[key] ?? emptyRaw(defaultOf(known));
    if (typeof inner !== 'object')
      throw new Problem(`--option: "${key}" cannot be both a value and a group.`);
    target[key] = inner;
    target = inner as Raw;
  }
  const last = keys.at(-1) ?? '';
  target[last] = isChoice(fieldOf(known, last), value) ? value : readValue(value);
}

function fieldOf(spec: Spec | undefined, key: string): Spec | undefined {
  if (spec?.kind === 'optional' || spec?.kind === 'nullable') return fieldOf(spec.of, key);
  return spec?.kind === 'fields' && Object.hasOwn(spec.fields, key) ? spec.fields[key] : undefined;
}

/** Whether this very word may be chosen, even if it looks like a number: edition=2007. */
function isChoice(spec: Spec | undefined, word: string): boolean {
  if (spec?.kind === 'optional' || spec?.kind === 'nullable') return isChoice(spec.of, word);
  return spec?.kind === 'choice' && spec.values.includes(word);
}

/** Who sets one count of a group keeps the others as they are by default. */
function defaultOf(spec: Spec | undefined): object {
  return spec?.kind === 'optional' && typeof spec.value === 'object' && spec.value !== null ? spec.value : {};
}

/** A word of the command line as data: whole numbers, true, false, null, JSON lists; anything else is text. */
export function readValue(text: string): unknown {
  if (text.startsWith('[')) return listIn(text) ?? text;
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  if (text === 'null') return null;
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

function listIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
