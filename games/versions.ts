/** Games as they were in earlier versions: tables and logs keep the rules they began with. */
import { adviserAt, botAt } from '../bots/earlier-version.ts';
import { type Rules, rulesAt } from '../core/frozen.ts';
import type { FindRules } from '../core/log.ts';
import type { Entry } from './entry.ts';
import { GAMES } from './index.ts';

const loaded = new Map<string, Promise<Entry | undefined>>();

/** A game with the rules of a version; undefined for a game or a version that was never released. */
export function gameAt(id: string, version: number): Promise<Entry | undefined> {
  const newest = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!newest || newest.game.version === version) return Promise.resolve(newest);
  const name = `${id}@${version}`;
  const entry = loaded.get(name) ?? earlier(newest, version);
  if (Object.hasOwn(newest.frozen, version)) loaded.set(name, entry);
  return entry;
}

async function earlier(newest: Entry, version: number): Promise<Entry | undefined> {
  const rules = await rulesAt(newest.game, newest.frozen, version);
  return rules && entryAt(newest, rules);
}

/** Words and players are today's. */
function entryAt(newest: Entry, rules: Rules): Entry {
  const bots = Object.entries(newest.bots).map(([name, bot]) => [name, botAt(rules, bot)] as const);
  return {
    ...newest,
    game: rules.game,
    today: rules.today,
    bots: Object.fromEntries(bots),
    ...(newest.adviser ? { adviser: adviserAt(rules, newest.adviser) } : {}),
  };
}

/** For logs: the rules that one names, and the newest version there is. */
export const findRules: FindRules = async (id, version) => {
  const newest = Object.hasOwn(GAMES, id) ? GAMES[id]?.game.version : undefined;
  return newest === undefined ? undefined : { newest, game: (await gameAt(id, version))?.game };
};
