/** Puts a node together: store, people, tables, bots, HTTP and sockets on one port. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Thinkers } from './bots/thinkers.ts';
import type { Config } from './config.ts';
import { buildApp } from './http/app.ts';
import { sessionIn } from './http/cookies.ts';
import { bearerOf } from './http/door.ts';
import { RATES, unlimited } from './http/limits.ts';
import { Journal } from './journal.ts';
import { createLobby } from './lobby.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { BEAT, Outages } from './outages.ts';
import { BotTokens } from './people/bot-tokens.ts';
import { Manners } from './people/manners.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { SOCKET_CONFIG } from './socket/config.ts';
import { attachSockets, type Sockets } from './socket/sockets.ts';
import type { Account } from './store/people-store.ts';
import type { Store } from './store/store.ts';
import { Attendant } from './table/attend.ts';
import type { House } from './table/live.ts';
import { dueOf } from './table/row.ts';
import { Tables } from './table/tables.ts';
import { sayRefusal } from './words.ts';

export interface ServerParts {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly log: Logger;
  readonly now?: () => number;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly tables: Tables;
  readonly metrics: Metrics;
  /** Finishes what was begun and tells everybody when to come back; the store stays open. */
  close(): Promise<void>;
}

const UNLIMITED = { perConnection: { burst: 1e9, every: 1 }, perAccount: { burst: 1e9, every: 1 } };

const POLL = 500;
const SWEEP = 30_000;
const COME_BACK = 1_000;

export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const { store, log, now = Date.now } = parts;
  const metrics = createMetrics();
  const node = randomUUID();
  const outages = new Outages(store, node);
  await outages.begin(now());
  const { tables, attendant } = furnish(config, { ...parts, now }, { metrics, node, outages });
  const people = new People(store, now);
  const bots = new BotTokens(store.people, now);
  const origin = config.publicUrl || `http://localhost:${config.port}`;
  const secret = await store.secret();
  const app = await buildApp({
    hub: tables,
    store,
    people,
    passkeys: new Passkeys(
      store.people,
      people.sessions,
      { rpId: new URL(origin).hostname, origin, secret },
      now,
    ),
    bots,
    manners: new Manners(store.people, now),
    words: sayRefusal,
    metrics,
    log,
    config: {
      publicUrl: config.publicUrl,
      trustProxy: config.trustProxy,
      clientFolder: 'build/client',
      rates: config.unlimited ? unlimited(RATES) : RATES,
    },
    now,
  });
  const sockets = attachSockets(app.server, {
    hub: tables,
    lobby: createLobby({ store, hub: tables, log }),
    whoIs: (request) => whoIs(people, bots, request),
    sayRefusal,
    log,
    metrics,
    config: { ...SOCKET_CONFIG, ...(config.unlimited ? UNLIMITED : {}), publicUrl: config.publicUrl },
    now,
  });
  const stopChores = doChores({ store, log, now }, { outages, tables, attendant, sockets, metrics });
  const stopListening = await store.listen(
    ({ table, n }) => void tables.heard(table, n).catch((error) => log.error(error)),
    () => void tables.refreshAll().catch((error) => log.error(error)),
  );
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: config.publicUrl || `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    port,
    tables,
    metrics,
    async close() {
      attendant.close();
      stopChores();
      await sockets.close(COME_BACK);
      await app.close();
      await stopListening();
      await outages.beat(now());
    },
  };
}

/** Tables, and who looks after them. */
function furnish(
  config: Config,
  { store, thinkers, log, now }: Required<ServerParts>,
  { metrics, node, outages }: { metrics: Metrics; node: string; outages: Outages },
): { tables: Tables; attendant: Attendant } {
  const { late } = outages;
  const settings = async (account: string) => (await store.people.account(account))?.settings;
  const journal = new Journal(store, config.batch, (entries) => metrics.batches.observe(entries));
  const changed: House['changed'] = (live, _n, mine) => {
    const due = mine ? dueOf(live.table, live.entry, late) : null;
    if (due !== null && due <= now()) void attendant.attend(live.id);
  };
  const tables = new Tables({ store, journal, node, now, late, settings, changed });
  const failed = (error: unknown, table: string) =>
    log.error({ err: error, table }, 'a table could not be attended');
  const attendant = new Attendant({
    tables,
    house: { store, node, now, late },
    thinkers,
    nodes: config.botNodes,
    failed,
  });
  return { tables, attendant };
}

async function whoIs(
  people: People,
  bots: BotTokens,
  request: IncomingMessage,
): Promise<Account | undefined> {
  const token = bearerOf(request);
  if (token !== '') return await bots.whoHas(token);
  const session = sessionIn(request.headers.cookie);
  return session === '' ? undefined : (await people.sessions.whoIs(session))?.account;
}

interface Chores {
  readonly outages: Outages;
  readonly tables: Tables;
  readonly attendant: Attendant;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
}

/** What a node does again and again; a chore that fails is tried again the next time. */
function doChores(
  { store, log, now }: Pick<Required<ServerParts>, 'store' | 'log' | 'now'>,
  { outages, tables, attendant, sockets, metrics }: Chores,
): () => void {
  const chore = (every: number, run: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => void run().catch((error) => log.error(error)), every);
  const timers = [
    chore(BEAT, () => outages.beat(now())),
    chore(POLL, () => attendant.poll()),
    chore(SWEEP, async () => {
      metrics.tables.set(tables.loaded);
      await tables.sweep();
      await store.people.seen(sockets.present(), now());
    }),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
