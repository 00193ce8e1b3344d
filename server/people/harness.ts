/** For tests: people upon a real store, with a clock that the test moves. */
import { scryptSync } from 'node:crypto';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { People } from './people.ts';
import type { SignedIn } from './sessions.ts';

export const HERE = { language: 'en', timeZone: 'UTC', address: '192.0.2.1' };
export const PASSWORD = 'a plain long sentence';
/** Next to none: tests are not to be slow on purpose. */
export const CHEAP = { ln: 1, r: 1, p: 1 };
const CHEAP_HASH = `$scrypt$ln=1,r=1,p=1$AAAA$${scryptSync(PASSWORD, Buffer.alloc(3), 32, {
  N: 2,
  r: 1,
  p: 1,
}).toString('base64url')}`;
export const DAY = 86_400_000;

export interface House {
  readonly store: Store;
  readonly people: People;
  readonly now: () => number;
  /** Lets so many milliseconds pass. */
  wait(ms: number): void;
  /** Somebody who has signed up. */
  person(name: string): Promise<SignedIn>;
}

export async function openHouse(): Promise<House> {
  const store = await openSqlite(':memory:');
  let time = 1_800_000_000_000;
  const now = () => time;
  const people = new People(store, now, { cost: CHEAP });
  return {
    store,
    people,
    now,
    wait(ms) {
      time += ms;
    },
    async person(name) {
      const { account } = await people.guest(HERE);
      if (!(await store.people.signUp(account.id, name, CHEAP_HASH))) throw new Error(`${name} is taken`);
      return people.sessions.open({ ...account, name, kind: 'person', passwordHash: CHEAP_HASH });
    },
  };
}
