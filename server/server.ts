/** Puts a node together: store, people, tables, bots, HTTP and sockets on one port. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { steadyClock } from '../protocol/steady-clock.ts';
import { CHAT_RATE } from '../table/chat-limits.ts';
import { dueAt } from '../table/clocks.ts';
import { alertAbsent } from './alerts/absent.ts';
import { createAlerts } from './alerts/index.ts';
import type { Notifier } from './alerts/notifier.ts';
import type { Thinkers } from './bots/thinkers.ts';
import type { Config } from './config.ts';
import { buildApp, sharedBy } from './http/app.ts';
import { CONNECTION_LIMITS, MANY_CONNECTIONS } from './http/connections.ts';
import type { Deps } from './http/deps.ts';
import { knocking, whoIs } from './http/door.ts';
import { NEW_GUESTS, RATES, unlimited } from './http/limits.ts';
import { Journal } from './journal.ts';
import { createLobby } from './lobby.ts';
import { rememberingChecks } from './log-checks.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { listenForMetrics, type MetricsListener } from './metrics-listener.ts';
import { followStanding } from './moderation/following.ts';
import { Moderation } from './moderation/moderation.ts';
import { Reports } from './moderation/reports.ts';
import { namesWithout } from './moderation/word-list.ts';
import { BEAT, Outages } from './outages.ts';
import { BotTokens } from './people/bot-tokens.ts';
import { ENDLESS } from './people/limits.ts';
import { Manners } from './people/manners.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { PasswordResets } from './people/reset.ts';
import { tidying } from './retention/retention.ts';
import { type Rule, rulesFor } from './retention/rules.ts';
import { SOCKET_CONFIG, UNLIMITED } from './socket/config.ts';
import { attachSockets, type Sockets } from './socket/sockets.ts';
import type { Store } from './store/store.ts';
import { Attendant } from './table/attend.ts';
import type { House } from './table/live.ts';
import { Tables } from './table/tables.ts';
import { sayRefusal } from './words.ts';

export interface ServerParts {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly log: Logger;
  readonly now?: () => number;
  /** Where time jumps, in trials, nothing is done by itself. */
  readonly chores?: boolean;
  /** The built pages. */
  readonly clientFolder?: string;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Where figures are read; null: nowhere. */
  readonly metricsPort: number | null;
  readonly tables: Tables;
  readonly metrics: Metrics;
  /** Finishes what was begun and tells everybody when to come back; the store stays open. */
  close(): Promise<void>;
}

const POLL = 500;
const SWEEP = 30_000;
const TIDY = 60_000;
const COME_BACK = 1_000;
/** Where the repository has them. */
const CLIENT = 'build/client';

export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const { store, log, chores = true, clientFolder = CLIENT } = parts;
  const { now = steadyClock(Date.now, () => performance.now()) } = parts;
  const house: Built = {
    ...parts,
    now,
    chores,
    clientFolder,
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
  const rules = rulesFor(
    {
      store,
      eraseGuest: (id, before) => people.eraseGuest(id, before),
      removed: (table) => tables.removed(table),
    },
    config.keep,
  );
  const stopChores = house.chores
    ? doChores(house, { outages, tables, attendant, sockets, people, rules })
    : () => {};
  const stopListening = await store.listen(
    ({ table, n }) => void tables.heard(table, n).catch((error) => log.error(error)),
    () => void tables.refreshAll().catch((error) => log.error(error)),
  );
  const figures = await figuresFor(config, house);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    url: config.publicUrl || `http://${host}:${port}`,
    port,
    metricsPort: figures?.port ?? null,
    tables,
    metrics: house.metrics,
    async close() {
      attendant.close();
      alerts.close();
      stopChores();
      await sockets.close(COME_BACK);
      await app.close();
      await figures?.close();
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

async function figuresFor(
  { metricsPort, metricsHost }: Config,
  { metrics }: Built,
): Promise<MetricsListener | undefined> {
  return metricsPort === null ? undefined : await listenForMetrics(metrics, { metricsPort, metricsHost });
}

async function openDoors(
  { publicUrl, trustProxy, vapidPublic, unlimited: endless, wordList, keep }: Config,
  { store, thinkers, log, now, clientFolder, metrics, origin, secret }: Built,
  { hub, alerts }: { hub: Tables; alerts: Notifier },
): Promise<{ app: FastifyInstance; sockets: Sockets; people: People }> {
  const decodeName = namesWithout(wordList);
  const people = new People(store, now, { decode: decodeName });
  const bots = new BotTokens(store.people, now, undefined, decodeName);
  const moderation = new Moderation({ store, hub, now });
  const relyingParty = { rpId: new URL(origin).hostname, origin, secret };
  const deps: Deps = {
    hub,
    store,
    people,
    passkeys: new Passkeys(store.people, people.sessions, relyingParty, now),
    bots,
    manners: new Manners(store),
    reports: new Reports({ store, hub, now }),
    moderation,
    resets: new PasswordResets({
      ...{ store: store.people, people, mailer: alerts, secret, now },
      failed: (error) => log.error(error),
    }),
    alerts,
    checkLog: rememberingChecks(thinkers.checkLog, (from) => metrics.checks.inc({ from })),
    words: sayRefusal,
    metrics,
    log,
    config: {
      publicUrl,
      trustProxy,
      clientFolder,
      rates: endless ? unlimited(RATES) : RATES,
      newGuests: endless ? undefined : NEW_GUESTS,
      connections: endless ? MANY_CONNECTIONS : CONNECTION_LIMITS,
      vapidPublic,
      keep,
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
  followStanding({ ...deps, sockets, signedOut });
  return { app, sockets, people };
}

/** Tables, and who looks after them. */
function furnish(
  config: Config,
  { store, thinkers, log, now, metrics, node, secret: own }: Built,
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
    const due = live.settled ? null : dueAt(live.table, live.module.game, late);
    if (due !== null && due <= now()) void attendant.attend(live.id);
  };
  const logged: House['logged'] = (from) => metrics.logs.inc({ from });
  const chat = config.unlimited ? ENDLESS : CHAT_RATE;
  const tables = new Tables({
    ...{ store, journal, node, secret: own, now, late },
    ...{ settings, changed, chat, logged, limited: !config.unlimited },
  });
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
  readonly rules: readonly Rule[];
}

/** What a node does again and again; a chore that fails is tried again the next time. */
function doChores(
  { store, log, now, metrics }: Built,
  { outages, tables, attendant, sockets, people, rules }: Chores,
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
    chore(TIDY, tidying(rules, { now, log, metrics })),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
