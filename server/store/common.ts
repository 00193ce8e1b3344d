/** The part of a store that is the same in both dialects. */
import * as archives from './archives.ts';
import * as botTables from './bot-tables.ts';
import * as derived from './derived.ts';
import { moderation } from './moderation.ts';
import * as nodes from './nodes.ts';
import { people } from './people.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';
import * as tables from './tables.ts';

/** `shared`: other processes work with the same data. */
export function common(db: Database, shared: boolean) {
  return {
    people: people(db),
    moderation: moderation(db),
    table: (id) => tables.findTable(db, id),
    lobby: (limit) => tables.lobby(db, limit),
    tablesOf: (account, limit) => tables.tablesOf(db, account, limit),
    playing: () => tables.playing(db),
    claimBotTable: (claim, most) => botTables.claimBotTable(db, claim, most, shared),
    postpone: (table, n, wakeAt) => tables.postpone(db, table, n, wakeAt),
    claimDue: (now, limit, holder, lease) => tables.claimDue(db, { now, limit, holder, lease }, shared),
    keyframes: (table) => derived.keyframes(db, table),
    keyframe: (table, n) => derived.keyframe(db, table, n),
    keepKeyframe: (table, keyframe, apart) => derived.keepKeyframe(db, table, keyframe, apart),
    log: (table) => derived.log(db, table),
    keepLog: (table, text) => derived.keepLog(db, table, text),
    archive: (table) => archives.archive(db, table),
    keepArchive: (table, log, result) => archives.keepArchive(db, table, log, result),
    beat: (node, now) => nodes.beat(db, node, now),
    lastBeat: () => nodes.lastBeat(db),
    keepOutage: (outage) => nodes.keepOutage(db, outage),
    outagesSince: (from) => nodes.outagesSince(db, from),
    secret: () => nodes.secret(db),
  } satisfies Partial<Store>;
}
