/** A whole server in this process, with its store in memory, a clock of ours and people whose keys we know. */
import { invariant } from '../../core/invariant.ts';
import { inThisThread } from '../bots/testing.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import { type Config, readConfig } from '../config.ts';
import { createLog } from '../http/log.ts';
import { hashSecret } from '../people/secrets.ts';
import { firstSettings } from '../people/settings.ts';
import { type RunningServer, startServer } from '../server.ts';
import type { Account } from '../store/people-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

export interface Clock {
  now: number;
}

export const newClock = (): Clock => ({ now: Date.UTC(2027, 0, 4, 9) });

export interface World {
  readonly server: RunningServer;
  readonly store: Store;
  /** Of mistakes the server made. */
  faults(): Promise<number>;
  close(): Promise<void>;
}

/** The same people in every world, with the same keys. */
export interface Person {
  readonly account: Account;
  readonly token: string;
}

const TOKEN_LENGTH = 43;
const YEAR = 365 * 86_400_000;

export function personCalled(id: string, { now }: Clock): Person {
  const settings = firstSettings({ language: 'en', timeZone: 'UTC' });
  const account = { id, name: `Person ${id}`, kind: 'person', passwordHash: null, settings } as const;
  return {
    account: { ...account, created: now, seen: now, confirmedMail: '' },
    token: id.padEnd(TOKEN_LENGTH, '-'),
  };
}

export const cookieOf = ({ token }: Person): string => `quayside=${token}`;

const NO_BOTS: Thinkers = { ...inThisThread, think: () => Promise.reject(new Error('no bots here')) };

export async function openWorld(clock: Clock, people: readonly Person[]): Promise<World> {
  const store = await openSqlite(':memory:');
  for (const person of people) await settle(store, person, clock);
  const server = await startServer(trialConfig(), {
    store,
    thinkers: NO_BOTS,
    log: createLog('silent'),
    now: () => clock.now,
    chores: false,
  });
  return {
    server,
    store,
    faults: async () => (await server.metrics.faults.get()).values.reduce((sum, { value }) => sum + value, 0),
    async close() {
      await server.close();
      await store.close();
    },
  };
}

const trialConfig = (): Config =>
  readConfig(['--port', '0', '--unlimited', '--bot-pause', '0', '--log-level', 'silent']);

async function settle(store: Store, { account, token }: Person, { now }: Clock): Promise<void> {
  await store.people.create(account);
  const session = { tokenHash: hashSecret(token), account: account.id, created: now, expires: now + YEAR };
  await store.people.openSession(session);
}

/** What must be there. */
export function nth<T>(list: readonly T[], index: number): T {
  const value = list[index];
  invariant(value !== undefined, `there is number ${index} of ${list.length}`);
  return value;
}
