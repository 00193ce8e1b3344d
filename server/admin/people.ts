/** Accounts, by the names that operators know. */
import type { Account } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import { Problem } from './problem.ts';

export async function accountOf(store: Store, name: string): Promise<Account> {
  const account = await store.people.byName(name.normalize('NFKC').trim());
  if (!account) throw new Problem(`There is no account called “${name}”.`);
  return account;
}
