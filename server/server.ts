/** Puts a node together: store, people, tables, bots, HTTP and sockets on one port. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { alertAbsent } from './alerts/absent.ts';
import { createAlerts } from './alerts/index.ts';
import type { Notifier } from './alerts/notifier.ts';
import type { Thinkers } from './bots/thinkers.ts';
import type { Config } from './config.ts';
import { buildApp, sharedBy } from './http/app.ts';
import { CONNECTION_LIMITS, MANY_CONNECTIONS } from './http/connections.ts';
import type { Deps } from './http/deps.ts';
import { knocking, whoIs } from './http/door.ts';
import { RATES, unlimited } from './http/limits.ts';
import { Journal } from './journal.ts';
import { createLobby } from './lobby.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { BEAT, Outages } from './outages.ts';
import { BotTokens } from './people/bot-tokens.ts';
import { Manners } from './people/manners.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { SOCKET_CONFIG, UNLIMITED } from './socket/config.ts';
import { attachSockets, type Sockets } from './socket/sockets.ts';
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
  /** Where time jumps, in trials, nothing is done by itself. */
  readonly chores?: boolean;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly tables: Tables;
  readonly metrics: Metrics;
  /** Finishes what was begun and tells everybody when to come back; the store stays open. */
  close(): Promise<void>;
}

const POLL = 500;
const SWEEP = 30_000;
const COME_BACK = 1_000;
const CLIENT = 'build/client';

export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const { store, log, now = Date.now, chores = true } = parts;
  const house: Built = {
    ...parts,
    now,
    chores,
    node: randomUUID(),
    metrics: createMetrics(),
    origin: config.publicUrl || `http://localhost:${config.port}`,
    secret: await store.secret(),
  };
  const outages = new Outages(store, house.node);
  await outages.beat(now());
  const alerts = createAlerts({ ...config, ...house }, { store, failed: (error) => log.error(error), now });
  const { tables, attendant } = furnish(config, house, { outages, alerts });
  const { app, sockets, people } = await openDoors(config, house, { hub: tables, alerts });
  const stopChores = house.chores
    ? doChores(house, { outages, tables, attendant, sockets, people })
    : () => {};
  const stopListening = await store.listen(
    ({ table, n }) => void tables.heard(table, n).catch((error) => log.error(error)),
    () => void tables.refreshAll().catch((error) => log.error(error)),
  );
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    url: config.publicUrl || `http://${host}:${port}`,
    port,
    tables,
    metrics: house.metrics,
    async close() {
      attendant.close();
      alerts.close();
      stopChores();
      await sockets.close(COME_BACK);
      await app.close();
      await stopListening();
      await outages.beat(now());
    },
  };
}

/** What everything else is built from. */
interface Built extends Required<ServerParts> {
  readonly node: string;
  readonly metrics: Metrics;
  /** Where browsers reach us. */
  readonly origin: string;
  readonly secret: string;
}

async function openDoors(
  { publicUrl, trustProxy, vapidPublic, unlimited: endless }: Config,
  { store, thinkers, log, now, metrics, origin, secret }: Built,
  { hub, alerts }: { hub: Tables; alerts: Notifier },
): Promise<{ app: FastifyInstance; sockets: Sockets; people: People }> {
  const people = new People(store, now);
  const bots = new BotTokens(store.people, now);
  const relyingParty = { rpId: new URL(origin).hostname, origin, secret };
  const deps: Deps = {
    hub,
    store,
    people,
    passkeys: new Passkeys(store.people, people.sessions, relyingParty, now),
    bots,
    manners: new Manners(store.people, now),
    alerts,
    checkLog: thinkers.checkLog,
    words: sayRefusal,
    metrics,
    log,
    config: {
      publicUrl,
      trustProxy,
      clientFolder: CLIENT,
      rates: endless ? unlimited(RATES) : RATES,
      connections: endless ? MANY_CONNECTIONS : CONNECTION_LIMITS,
      vapidPublic,
    },
    now,
  };
  const shared = sharedBy(deps);
  const app = await buildApp(deps, shared);
  const sockets = attachSockets(app.server, {
    hub,
    lobby: createLobby({ store, hub, log }),
    knock: knocking(shared.tills, trustProxy),
    chargeAddress: shared.tills.chargeMessage,
    whoIs: (request) => whoIs(deps, request),
    sayRefusal,
    log,
    metrics,
    config: { ...SOCKET_CONFIG, ...(endless ? UNLIMITED : {}), publicUrl },
    now,
  });
  // On other nodes, sockets and streams notice by themselves.
  const signedOut = (account: string): void => {
    sockets.signedOut(account);
    shared.lines.signedOut(account);
  };
  people.sessions.changed = signedOut;
  people.gone = (account) => hub.rename(account);
  bots.revoked = signedOut;
  return { app, sockets, people };
}

/** Tables, and who looks after them. */
function furnish(
  config: Config,
  { store, thinkers, log, now, metrics, node }: Built,
  { outages, alerts }: { outages: Outages; alerts: Notifier },
): { tables: Tables; attendant: Attendant } {
  const { late } = outages;
  const settings = async (account: string) => (await store.people.account(account))?.settings;
  const journal = new Journal(store, config.batch, (entries, seconds) => {
    metrics.batches.observe(entries);
    metrics.commits.observe(seconds);
  });
  // The node that stored an entry sees to what follows from it.
  const changed: House['changed'] = (live, { mine, secret }) => {
    if (!mine) return;
    if (!secret) alertAbsent(live, alerts);
    const due = live.settled ? null : dueOf(live.table, live.entry, late);
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
    pause: () => pause(config.botPause),
    failed,
  });
  return { tables, attendant };
}

interface Chores {
  readonly outages: Outages;
  readonly tables: Tables;
  readonly attendant: Attendant;
  readonly sockets: Sockets;
  readonly people: People;
}

/** What a node does again and again; a chore that fails is tried again the next time. */
function doChores(
  { store, log, now, metrics }: Built,
  { outages, tables, attendant, sockets, people }: Chores,
): () => void {
  const chore = (every: number, run: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => void run().catch((error) => log.error(error)), every);
  const timers = [
    chore(BEAT, () => outages.beat(now())),
    chore(POLL, async () => {
      await outages.wake(now());
      await attendant.poll();
    }),
    chore(SWEEP, async () => {
      metrics.tables.set(tables.loaded);
      tables.sweep();
      const here = new Set([...sockets.present(), ...people.sessions.visitors()]);
      await store.people.seen([...here], now());
      await people.followGone();
    }),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
