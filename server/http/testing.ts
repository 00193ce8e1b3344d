/** A whole HTTP server around a table that only pretends. Only for tests. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Plan } from '../../protocol/commands.ts';
import type { Tell } from '../../protocol/messages.ts';
import type { Picture } from '../../protocol/picture.ts';
import { no } from '../../protocol/refusals.ts';
import type { Summary } from '../../protocol/summary.ts';
import { checkLog } from '../check-log.ts';
import type { Hub, Send } from '../hub.ts';
import { createMetrics } from '../metrics.ts';
import { Moderation } from '../moderation/moderation.ts';
import { Reports } from '../moderation/reports.ts';
import { BotTokens } from '../people/bot-tokens.ts';
import { CHEAP } from '../people/harness.ts';
import { Manners } from '../people/manners.ts';
import { Passkeys } from '../people/passkeys.ts';
import { People } from '../people/people.ts';
import { PasswordResets, type ResetMailer } from '../people/reset.ts';
import { KEEP } from '../retention/keep.ts';
import { openSqlite } from '../store/sqlite.ts';
import { sayRefusal } from '../words.ts';
import { buildApp } from './app.ts';
import { CONNECTION_LIMITS } from './connections.ts';
import type { Config, Deps } from './deps.ts';
import { RATES } from './limits.ts';
import { createLog } from './log.ts';

export const PLAN: Plan = {
  game: 'shanghaien',
  options: {},
  seats: 2,
  clock: { type: 'untimed' },
  visibility: 'public',
  absence: 'wait',
  rated: false,
  bots: [],
  sit: 0,
  nonce: '',
  startWhenFull: true,
};

const SEAT = { kind: 'person', who: 'ada', name: 'Ada', bot: '', resigned: false } as const;

export const PICTURE: Picture = {
  info: {
    ...{ id: 'harbour', game: 'shanghaien', version: 1, options: {}, owner: 'ada', visibility: 'public' },
    ...{ clock: { type: 'untimed' }, absence: 'wait', rated: false, startWhenFull: true, created: 1 },
    ...{ status: 'playing', seats: [SEAT, SEAT], commitment: '', nonces: [], proposal: null, clocks: [] },
    ...{ outcome: null, seed: null, rematch: null },
  },
  ...{ you: 0, view: null, toAct: [0], takeBack: 0 },
};

export function summaryOf(id: string, changed: Partial<Summary> = {}): Summary {
  const { info, toAct } = PICTURE;
  return { ...info, toAct, places: null, updated: 1, ...changed, id };
}

/** Knows one table, "harbour"; tells whoever watches what the test says. */
export class FakeHub implements Hub {
  readonly watchers = new Set<Send>();
  readonly opened: string[] = [];
  /** The author of the line with number 3. */
  speaker = 'ada';
  readonly removed: string[] = [];
  resyncs = 0;
  private readonly listeners = new Set<(summary: Summary, players: readonly string[]) => void>();

  tell(tell: Tell): void {
    for (const send of this.watchers) send(tell.type, JSON.stringify(tell));
  }

  change(summary: Summary, players: readonly string[]): void {
    for (const listener of this.listeners) listener(summary, players);
  }

  changes: Hub['changes'] = (listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  open: Hub['open'] = (_, __, id) => {
    this.opened.push(id);
    return Promise.resolve({ value: { table: 'harbour', key: '', commitment: '' } });
  };

  do: Hub['do'] = (_, table, command) => {
    if (command.type === 'start') throw new Error('the secret of the house');
    const params = { code: 'mustCall', rule: '3.6', params: '{"supply":1}' };
    if (command.type === 'move') return Promise.resolve({ refusal: no('move', params) });
    return this.at(table, { n: 7, answer: '' });
  };

  watch: Hub['watch'] = (_, table, after, send) => {
    if (table !== 'harbour') return this.at<never>(table, undefined as never);
    const sync = (): void => {
      const tell: Tell = { type: 'sync', table, n: after ?? 3, now: 5, picture: PICTURE };
      send(tell.type, JSON.stringify(tell));
    };
    sync();
    this.watchers.add(send);
    const resync = (): void => {
      this.resyncs += 1;
      sync();
    };
    return this.at(table, { resync, stop: () => void this.watchers.delete(send) });
  };

  picture: Hub['picture'] = (_, table) => this.at(table, { n: 3, picture: PICTURE });

  history: Hub['history'] = (_, table, { after, as }) =>
    as === undefined || table !== 'harbour'
      ? this.at(table, [{ n: after + 1, at: 5, what: { type: 'started' }, events: [] }])
      : Promise.resolve({ refusal: no('onlyFinished') });

  sample: Hub['sample'] = (_, table, count) =>
    this.at(table, Array(count).fill({ type: 'roll' }) as object[]);

  line: Hub['line'] = (_, table, n) =>
    n === 3
      ? this.at(table, { who: this.speaker, name: 'Ada', text: 'ahoy', saidAt: 1_699_999_999_000 })
      : Promise.resolve({ refusal: no('noSuchLine') });

  lineRemoved: Hub['lineRemoved'] = (table, { saidAt }) => {
    this.removed.push(`${table} ${saidAt}`);
    return Promise.resolve();
  };

  exported: Hub['exported'] = (_, table) => this.at(table, '{"quayside":1}\n');

  private at<T>(table: string, value: T) {
    return Promise.resolve(table === 'harbour' ? { value } : { refusal: no('noTable', { table }) });
  }
}

export interface Asking extends Omit<InjectOptions, 'method' | 'url' | 'cookies'> {
  /** The Set-Cookie header of an earlier answer. */
  readonly cookie?: string;
  readonly token?: string;
}

export interface Letter {
  readonly name: string;
  readonly token: string;
}

export interface Served {
  readonly app: FastifyInstance;
  readonly hub: FakeHub;
  readonly deps: Deps;
  readonly clock: { now: number };
  readonly logged: string[];
  /** Where it was asked whether an address is theirs. */
  readonly mailed: string[];
  /** Links for new passwords. */
  readonly letters: Letter[];
  ask(
    method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    asking?: Asking,
  ): Promise<LightMyRequestResponse>;
  /** A new guest's cookie. */
  guest(): Promise<string>;
  /** A new person's cookie. */
  person(name: string): Promise<string>;
  close(): Promise<void>;
}

const CONFIG: Config = {
  ...{ publicUrl: '', trustProxy: false, clientFolder: '/nowhere' },
  ...{ rates: RATES, connections: CONNECTION_LIMITS, keep: KEEP },
};

export const PASSWORD = 'a long sentence';

export async function serving(config: Partial<Config> = {}): Promise<Served> {
  const clock = { now: 1_700_000_000_000 };
  const logged: string[] = [];
  const mailed: string[] = [];
  const now = (): number => clock.now;
  const store = await openSqlite(':memory:');
  const people = new People(store, now, { cost: CHEAP });
  const hub = new FakeHub();
  const letters: Letter[] = [];
  const mailer: ResetMailer = {
    mails: true,
    mayAskReset: () => Promise.resolve(0),
    maySendReset: () => Promise.resolve(true),
    sendReset: async ({ name }, token) => void letters.push(await Promise.resolve({ name, token })),
  };
  const passkeyConfig = { rpId: 'localhost', origin: 'http://localhost', secret: 'secret' };
  const deps: Deps = {
    ...{ hub, store, people, now, words: sayRefusal, metrics: createMetrics() },
    bots: new BotTokens(store.people, now),
    manners: new Manners(store),
    reports: new Reports({ store, hub, now }),
    moderation: new Moderation({ store, hub, now }),
    resets: new PasswordResets({
      ...{ store: store.people, people, mailer, secret: await store.secret(), now },
      failed: (error) => void logged.push(String(error)),
    }),
    alerts: {
      mails: true,
      // Who has been asked before is asked no more.
      askOwner: async ({ settings: { mail } }) => (mailed.includes(mail) ? 60 : mailed.push(mail) && 0),
    },
    checkLog,
    passkeys: new Passkeys(store.people, people.sessions, passkeyConfig, now),
    log: createLog('info', { write: (line) => void logged.push(line) }),
    config: { ...CONFIG, ...config },
  };
  const app = await buildApp(deps);
  const ask: Served['ask'] = (method, url, { cookie, token, headers, ...rest } = {}) =>
    app.inject({
      ...{ method, url },
      headers: {
        ...(cookie === undefined ? {} : { cookie: cookie.split(';')[0] }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...rest,
    });
  const cookieOf = async (asked: Promise<LightMyRequestResponse>): Promise<string> =>
    String((await asked).headers['set-cookie']);
  return {
    ...{ app, hub, deps, clock, logged, mailed, letters, ask },
    guest: () => cookieOf(ask('POST', '/api/guest', { payload: {} })),
    person: (name) => cookieOf(ask('POST', '/api/sign-up', { payload: { name, password: PASSWORD } })),
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}
