/** For tests: people upon a real store, with a clock that the test moves. */
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { People } from './people.ts';
import type { SignedIn } from './sessions.ts';

export const HERE = { language: 'en', timeZone: 'UTC', address: '192.0.2.1' };
export const PASSWORD = 'a plain long sentence';
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
  const people = new People(store, now);
  return {
    store,
    people,
    now,
    wait(ms) {
      time += ms;
    },
    async person(name) {
      const answer = await people.signUp(undefined, { name, password: PASSWORD }, HERE);
      if (answer.refusal) throw new Error(answer.refusal.code);
      return answer.value;
    },
  };
}
