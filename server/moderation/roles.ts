/** The role of moderators, given and taken by the operator. */
import type { Role } from '../../protocol/moderation.ts';
import { no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import type { Account } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';

type People = Pick<Store, 'people' | 'moderation'>;

/** By name, else by id; null takes the role away. Guests and bots cannot moderate: nobody would know who they are. */
export async function setRole(
  { people, moderation }: People,
  who: string,
  role: Role | null,
): Promise<Answer<Account>> {
  const account = (await people.byName(who)) ?? (await people.account(who));
  if (!account) return { refusal: no('noSuchPerson') };
  if (role !== null && account.kind !== 'person') return { refusal: no('notForGuests') };
  await moderation.setRole(account.id, role);
  return { value: account };
}

export const moderators = ({ moderation }: People): Promise<Account[]> => moderation.moderators();
