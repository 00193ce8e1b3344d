/** Which games there are, with their options; asked for once. */
import type { Spec } from '../../core/decode.ts';
import { call } from '../net/api.ts';
import { BOOKS } from '../routes.ts';
import { OFFERED } from './fleet.ts';

export interface GameSpec {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: Spec;
  readonly bots: readonly string[];
}

let asked: Promise<readonly GameSpec[]> | undefined;

export function loadCatalogue(): Promise<readonly GameSpec[]> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<readonly GameSpec[]> {
  const reply = await call<{ games: readonly GameSpec[] }>('GET', '/api/games');
  if (!reply.refused) return reply.value.games;
  asked = undefined;
  return gamesHere();
}

/** Without a server there are the games that this page knows. */
async function gamesHere(): Promise<readonly GameSpec[]> {
  const { loadRules } = await import('../table/rules.ts');
  const games = await Promise.all(BOOKS.map(loadRules));
  return games.flatMap((game) =>
    game ? [{ id: game.id, players: game.players, options: game.decode.options.spec, bots: OFFERED }] : [],
  );
}

/** An option with the kind of its values and the usual one. */
export interface OptionSpec {
  readonly key: string;
  readonly spec: Spec;
  readonly usual: unknown;
}

export function optionsOf(catalogue: readonly GameSpec[], game: string): OptionSpec[] {
  const spec = catalogue.find(({ id }) => id === game)?.options;
  if (spec?.kind !== 'fields') return [];
  return Object.entries(spec.fields).flatMap(([key, field]) =>
    field.kind === 'optional' ? [{ key, spec: field.of, usual: field.value }] : [],
  );
}

export const defaultsOf = (catalogue: readonly GameSpec[], game: string): Record<string, unknown> =>
  Object.fromEntries(optionsOf(catalogue, game).map(({ key, usual }) => [key, usual]));
