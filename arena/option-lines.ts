/** The options of a game as a host types them: every key with its values, nested ones with dots. */
import type { Spec } from '../core/decode.ts';
import type { Game } from '../core/game.ts';
import type { OptionText } from '../text/game-text.ts';
import { optionText, type Words } from './words.ts';

/** A value that can be set, such as `printed.costs.villa`, with its default. */
interface Leaf {
  readonly keys: readonly string[];
  readonly spec: Spec;
  readonly value: unknown;
}

export function optionLines(game: Game, words: Words): string[] {
  const { spec } = game.decode.options;
  const options = spec.kind === 'fields' ? Object.entries(spec.fields) : [];
  return options.flatMap(([key, of]) => optionOf(game, words, leavesOf(key, of)));
}

function leavesOf(key: string, spec: Spec): Leaf[] {
  return below({ keys: [key], spec: bare(spec), value: spec.kind === 'optional' ? spec.value : undefined });
}

const bare = (spec: Spec): Spec => (spec.kind === 'optional' ? bare(spec.of) : spec);

function below(leaf: Leaf): Leaf[] {
  const { keys, spec, value } = leaf;
  if (spec.kind !== 'fields') return [leaf];
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(spec.fields).flatMap(([key, of]) =>
    below({ keys: [...keys, key], spec: bare(of), value: values[key] }),
  );
}

function optionOf(game: Game, words: Words, leaves: readonly Leaf[]): string[] {
  const [first] = leaves;
  const key = first?.keys[0] ?? '';
  const text = optionText(words, key) ?? { name: key, help: '' };
  const said = `      ${text.name}. ${text.help}`;
  const named = Object.entries(text.values ?? {}).map(([value, called]) => `      ${value}: ${called}`);
  if (first && leaves.length === 1 && first.keys.length === 1) return [`  ${setting(first)}`, said, ...named];
  const width = Math.max(...leaves.map((leaf) => setting(leaf).length));
  const parts = leaves.map((leaf) => `    ${setting(leaf).padEnd(width)}  ${partName(leaf, text)}`);
  const example = exampleFor(game, leaves).map((typed) => `--option ${typed}`);
  const shown = example.length > 0 ? [`      ${words.table.play.example(example.join(' '))}`] : [];
  return [`  ${key}`, said, ...shown, ...parts];
}

const setting = ({ keys, spec, value }: Leaf): string => `${keys.join('.')}=${valuesOf(spec)}  (${value})`;

const partName = ({ keys }: Leaf, { parts = {} }: OptionText): string =>
  keys
    .slice(1)
    .map((key) => parts[key] ?? key)
    .join(', ');

/** What may stand behind the equals sign. */
function valuesOf(spec: Spec): string {
  switch (spec.kind) {
    case 'flag':
      return 'true|false';
    case 'integer':
      return `${spec.min}…${spec.max}`;
    case 'text':
    case 'anything':
      return '…';
    case 'choice':
      return spec.values.join('|');
    case 'optional':
      return valuesOf(spec.of);
    case 'nullable':
      return `${valuesOf(spec.of)}|null`;
    case 'list':
      return `[${valuesOf(spec.of)}, …]`;
    case 'fields':
    case 'variants':
      return Object.keys(spec.kind === 'fields' ? spec.fields : spec.variants).join('|');
  }
}

/** Settings that the game takes: one number changed, or where they must add up, one more and one less. */
function exampleFor({ decode }: Game, leaves: readonly Leaf[]): string[] {
  const taken = (changes: readonly Change[]): boolean =>
    !decode.options.decode(changed(leaves, changes)).fault;
  const numbers = leaves.flatMap((leaf) => changesOf(leaf));
  const single = numbers.find((change) => taken([change]));
  if (single) return [typed(single)];
  for (const one of numbers) {
    const other = numbers.find((change) => change.leaf !== one.leaf && taken([one, change]));
    if (other) return [typed(one), typed(other)];
  }
  return [];
}

interface Change {
  readonly leaf: Leaf;
  readonly to: number;
}

const typed = ({ leaf, to }: Change): string => `${leaf.keys.join('.')}=${to}`;

function changesOf(leaf: Leaf): Change[] {
  const { spec, value } = leaf;
  if (spec.kind !== 'integer' || typeof value !== 'number') return [];
  return [value + 1, value - 1].flatMap((to) => (to >= spec.min && to <= spec.max ? [{ leaf, to }] : []));
}

/** An option made of its leaves, some of them changed. */
function changed(leaves: readonly Leaf[], changes: readonly Change[]): object {
  const options: Branch = {};
  for (const leaf of leaves) {
    let place = options;
    for (const key of leaf.keys.slice(0, -1)) place = branchOf(place, key);
    place[leaf.keys.at(-1) ?? ''] = changes.find((change) => change.leaf === leaf)?.to ?? leaf.value;
  }
  return options;
}

type Branch = Record<string, unknown>;

function branchOf(place: Branch, key: string): Branch {
  place[key] ??= {};
  return place[key] as Branch;
}
