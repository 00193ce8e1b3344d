/** Leaving the mails by a link, without signing in. The link is good for this account and this address only. */
import { isSigned, sign } from '../people/secrets.ts';
import type { Account, PeopleStore } from '../store/people-store.ts';

const PURPOSE = 'unsubscribe';
const saying = ({ id, settings }: Account): string => `${id} ${settings.mail}`;

export function unsubscribeToken(secret: string, account: Account): string {
  return `${account.id}.${sign(secret, PURPOSE, saying(account))}`;
}

export interface UnsubscribeParts {
  readonly people: Pick<PeopleStore, 'account' | 'setSettings'>;
  readonly secret: string;
  /** `Sessions.forget`, so that the change is seen at once. */
  readonly forget: (account: string) => void;
}

/** Whose mails the link is about; undefined if it is not one of ours, or of an address that is used no more. */
export async function whoseLink(parts: UnsubscribeParts, token: string): Promise<Account | undefined> {
  const [id = '', signature = ''] = token.split('.');
  const account = await parts.people.account(id);
  const by = { secret: parts.secret, purpose: PURPOSE };
  return account && isSigned(signature, by, saying(account)) ? account : undefined;
}

/** Whether the mails have ended. */
export async function unsubscribe(parts: UnsubscribeParts, token: string): Promise<boolean> {
  const account = await whoseLink(parts, token);
  if (!account) return false;
  await parts.people.setSettings(account.id, { ...account.settings, mailAlerts: false });
  parts.forget(account.id);
  return true;
}
