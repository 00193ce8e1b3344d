/** New accounts, each under a name of its own. */
import { invariant } from '../../core/invariant.ts';
import { Taken } from '../store/errors.ts';
import type { Account, PeopleStore, Settings } from '../store/people-store.ts';
import { guestName } from './names.ts';
import { newId } from './secrets.ts';

export interface NewAccount {
  readonly name: string;
  readonly kind: Account['kind'];
  readonly passwordHash: string | null;
  readonly settings: Settings;
}

/** The new account, or undefined if somebody has this name, or one that looks like it. */
export async function createAccount(
  store: PeopleStore,
  wanted: NewAccount,
  now: number,
): Promise<Account | undefined> {
  if (await store.byName(wanted.name)) return undefined;
  const account = { ...wanted, id: newId(), created: now, seen: now, confirmedMail: '' };
  try {
    await store.create(account);
  } catch (error) {
    if (error instanceof Taken) return undefined;
    throw error;
  }
  return account;
}

/** Lengths of the numbers in guests' names that are tried, one after the other. */
const DIGITS = [3, 4, 6, 8, 12];

export async function createGuest(store: PeopleStore, settings: Settings, now: number): Promise<Account> {
  for (const digits of DIGITS) {
    const wanted = { name: guestName(digits), kind: 'guest', passwordHash: null, settings } as const;
    const account = await createAccount(store, wanted, now);
    if (account) return account;
  }
  invariant(false, 'a number of twelve digits is free');
}
