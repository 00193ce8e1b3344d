/** `games`: what can be played, with which options and against whom. */
import type { Spec } from '../core/decode.ts';
import { GAMES } from '../games/index.ts';
import { findLanguage, type GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { optionText, type Words, wordsOf } from './words.ts';

export async function listGames(wish: { readonly lang?: string }, io: Io): Promise<number> {
  const language = findLanguage(wish.lang, io.env);
  for (const entry of Object.values(GAMES)) {
    const words = await wordsOf(entry, language);
    for (const line of describe(entry, words, io)) io.out(line);
    io.out('');
  }
  return 0;
}

function describe({ game, bots }: GameEntry, words: Words, { paint }: Io): string[] {
  const { min, max } = game.players;
  const { spec } = game.decode.options;
  const options = spec.kind === 'fields' ? Object.entries(spec.fields) : [];
  return [
    `${paint.bold(words.game.title)}  ${game.id} ${game.version}  ·  ${min === max ? min : `${min}–${max}`}  ·  ${Object.keys(bots).join(', ')}`,
    ...options.flatMap(([key, of]) => option(key, of, words)),
  ];
}

function option(key: string, spec: Spec, words: Words): string[] {
  const { name = key, help = '', values = {} } = optionText(words, key) ?? {};
  const named = Object.entries(values).map(([value, called]) => `      ${value}: ${called}`);
  return [`  ${key}=${valuesOf(spec)}`, `      ${name}. ${help}`, ...named];
}

/** What may stand behind the equals sign, the default in brackets. */
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
    case 'nullable':
      return `${valuesOf(spec.of)}|null`;
    case 'optional':
      return `${valuesOf(spec.of)}  (${typeof spec.value === 'object' ? pairs(spec.value) : spec.value})`;
    case 'list':
      return `${valuesOf(spec.of)}, …`;
    case 'fields':
    case 'variants':
      return Object.keys(spec.kind === 'fields' ? spec.fields : spec.variants).join(', ');
  }
}

function pairs(value: object | null): string {
  return Object.entries(value ?? {})
    .map(([key, item]) => `.${key}=${item}`)
    .join(' ');
}
