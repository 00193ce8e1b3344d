/** Routes of finished games: their portable logs, what is to be said of them, and logs from elsewhere. */
import { createHash } from 'node:crypto';
import { type Decoder, fields, integer, optional, text } from '../../core/decode.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import type { Opening } from '../../core/log.ts';
import { BROUGHT, renamed } from '../../protocol/archive.ts';
import type { SeatInfo } from '../../protocol/picture.ts';
import { no, type ServerRefusal } from '../../protocol/refusals.ts';
import type { Summary } from '../../protocol/summary.ts';
import type { Finding } from '../../protocol/verify.ts';
import { MOST_TAKEN_BACK as TABLE_TAKEN_BACK } from '../../table/decide-together.ts';
import type { Ended } from '../check-log.ts';
import type { Answer } from '../hub.ts';
import { nodeHashing } from '../luck.ts';
import { logRefusal } from '../quotas.ts';
import type { Account } from '../store/people-store.ts';
import { goneName } from '../store/rows.ts';
import type { NewTable, Result, Store, TableRow } from '../store/store.ts';
import { VERDICT } from './answers.ts';
import type { Deps } from './deps.ts';
import { importCost, LOG_COST } from './limits.ts';
import { asker, CONTENTS, good, type Route, route } from './route.ts';
import { object, TEXT } from './schema.ts';
import { KEYED, TABLE } from './tables.ts';

const chapter = 'Archives';
const LONGEST = 5 * 1024 * 1024;
const MOST_SEATS = 5;
/** Twice what a table allows, which does not count moves that somebody was kept from seeing. */
export const MOST_TAKEN_BACK = 2 * TABLE_TAKEN_BACK;

/** A file as it is; its reader knows what is wrong with it, and in which line. */
const FILE: Decoder<string> = {
  spec: { kind: 'text', min: 1, max: LONGEST },
  decode: (raw, path = '') =>
    typeof raw === 'string' && raw !== '' ? { value: raw } : { fault: { path, code: 'missing', params: {} } },
};

export function archiveRoutes(deps: Deps): Route[] {
  return [...tableLogRoutes(deps), ...importRoutes(deps)];
}

function tableLogRoutes({ hub, checkLog }: Deps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/log',
      chapter,
      summary: 'The portable log of a finished table, as a file.',
      needs: 'nobody',
      cost: () => LOG_COST,
      params: TABLE,
      query: KEYED,
      answers: TEXT,
      gives: CONTENTS.lines,
      async handle(asked) {
        const log = await hub.exported(asker(asked), asked.params.id);
        if (!log.refusal) asked.reply.header('content-disposition', attachment(asked.params.id));
        return log;
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/verify',
      chapter,
      summary: 'Whether rules, luck and seals of a finished table are as they were committed to.',
      needs: 'nobody',
      charge: 'open',
      params: TABLE,
      query: KEYED,
      answers: VERDICT,
      async handle(asked) {
        const log = await hub.exported(asker(asked), asked.params.id);
        return log.refusal ? log : good((await checkLog(log.value)).verdict);
      },
    }),
  ];
}

/** A table that is found has an id of letters and digits; another name must not break the header. */
const attachment = (id: string): string => `attachment; filename="${id.replace(/\W/g, '')}.jsonl"`;

function importRoutes(deps: Deps): Route[] {
  const { store } = deps;
  return [
    route({
      method: 'POST',
      path: '/api/archives',
      chapter,
      summary:
        'Keeps the log of a finished game for its replay, if there is nothing wrong with it; with `seat` also as a result of your own.',
      needs: 'guest',
      refusesSuspended: true,
      charge: 'import',
      cost: ({ body }) => importCost(body.length),
      accepts: 'lines',
      query: fields({ seat: optional(integer(0, MOST_SEATS - 1), null) }),
      body: FILE,
      answers: object(
        { archive: TEXT, verdict: VERDICT },
        '`archive` is its id, or empty if it was not kept',
      ),
      handle: ({ account, query, body }) => keep(deps, { file: body, by: account, seat: query.seat }),
    }),
    route({
      method: 'GET',
      path: '/api/archives/:id',
      chapter,
      summary: 'A log that was kept.',
      needs: 'nobody',
      cost: () => LOG_COST,
      params: fields({ id: text(1, 60) }),
      answers: TEXT,
      gives: CONTENTS.lines,
      async handle({ params }) {
        const kept = params.id.startsWith(BROUGHT) ? await store.archive(params.id) : undefined;
        return kept === undefined ? { refusal: no('notFound') } : good(kept);
      },
    }),
  ];
}

// ── Keeping a log from elsewhere ────────────────────────────────────────────────────────────────────

/** A log as somebody brings it. Where they sat is only their word for it, so nobody else is shown it. */
interface Bringing {
  readonly file: string;
  readonly by: Account;
  readonly seat: Seat | null;
}

/**
 * The same file has the same id, whoever sends it and however often. It is longer than any table's: nobody can
 * sit down at a log, so where a table is asked for, no decoder lets it pass.
 */
const archiveId = (log: string): string =>
  BROUGHT + createHash('sha256').update(log).digest('hex').slice(0, 40);

async function keep({ store, checkLog, now }: Deps, { file, by, seat }: Bringing): Promise<Answer<object>> {
  const { verdict: played, ended } = await checkLog(file);
  const known = ended?.opening.table && (await store.table(ended.opening.table.id));
  const verdict = { ...played, findings: [...played.findings, ...otherThanKnown(ended, known)] };
  // A log that no table wrote, as the arena writes them, has nothing to check but its rules.
  if (verdict.findings.some(({ code }) => code !== 'noTable')) return good({ archive: '', verdict });
  if (!ended) return { refusal: no('onlyFinished') };
  if (ended.takenBack > MOST_TAKEN_BACK)
    return { refusal: no('logTakesBackTooMany', { max: MOST_TAKEN_BACK }) };
  const { outcome, at } = ended;
  if (seat !== null && !(seat in outcome.places)) return { refusal: no('noSeat', { seat }) };
  const id = archiveId(file);
  const refusal = await quotaRefusal(store, by, { id, file });
  if (refusal) return { refusal };
  // Nobody plays in the future, whatever a log says.
  const created = Math.min(now(), at ?? now());
  const names = namesOfGone(known);
  const table = archived(id, { ...ended, names }, created);
  const text = await renamed(file, names, nodeHashing);
  const log = { text, origin: ended.opening.table?.id ?? null, by: by.id, at: now() };
  await store.keepArchive(table, log, seat === null ? null : resultOf(by, seat, outcome));
  return good({ archive: table.id, verdict });
}

/** What a log says of a table of ours, and we know otherwise: its sum can be made by anybody. */
function otherThanKnown(ended: Ended | undefined, known: TableRow | undefined): Finding[] {
  const table = ended?.opening.table;
  if (!table || !known) return [];
  if (table.seed !== known.seed) return [{ code: 'commitmentDiffers' }];
  const gone = namesOfGone(known);
  const seats = known.summary.seats.flatMap(({ name }, seat) =>
    gone.has(seat) || table.seats[seat]?.name === name ? [] : [seat],
  );
  return seats.length > 0 ? [{ code: 'namesDiffer', seats }] : [];
}

/** A log that is there already takes no room. */
async function quotaRefusal(
  store: Store,
  { id: account, kind }: Account,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<ServerRefusal | undefined> {
  const refusal = logRefusal(await store.retention.held(account), kind, Buffer.byteLength(file));
  return refusal && (await store.table(id)) ? undefined : refusal;
}

/** What those are called now who played at a table of ours and have left since the log was taken; nobody else is told. */
function namesOfGone(known: TableRow | undefined): ReadonlyMap<Seat, string> {
  const seats = known?.summary.seats ?? [];
  return new Map(seats.flatMap(({ who, name }, seat) => (name === goneName(who) ? [[seat, name]] : [])));
}

function resultOf({ id: account }: Account, seat: Seat, { places, scores }: Outcome): Result {
  const [place = 0, score = 0] = [places[seat], scores[seat]];
  return { account, seat, place, score };
}

function archived(
  id: string,
  { opening, outcome, names }: Ended & { readonly names: ReadonlyMap<Seat, string> },
  created: number,
): NewTable {
  const { game, version, options, table } = opening;
  const summary: Summary = {
    ...{ id, game, options, created, updated: created, owner: '', rated: false, toAct: [] },
    clock: { type: 'untimed' },
    visibility: 'link',
    status: 'over',
    seats: seatsOf(opening, names),
    places: outcome.places,
  };
  const row = { status: summary.status, wakeAt: null, summary };
  return { id, game, version, key: '', seed: table?.seed ?? '', created, row };
}

function seatsOf({ seats, table }: Opening, names: ReadonlyMap<Seat, string>): SeatInfo[] {
  return Array.from({ length: seats }, (_, seat) => {
    const { name = '', kind = 'person' } = table?.seats[seat] ?? {};
    return { kind, name: names.get(seat) ?? name, who: '', bot: '', resigned: false };
  });
}
