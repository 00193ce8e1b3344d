/** Links in mails, followed without signing in: each is good for one purpose, one account and one address only. */
import { isSigned, sign } from '../people/secrets.ts';
import type { Account, PeopleStore } from '../store/people-store.ts';

/** To get no more mails at this address; to say that it is one's own, and get them. */
export type Purpose = 'unsubscribe' | 'confirm';

export interface LinkParts {
  readonly people: Pick<PeopleStore, 'account' | 'setSettings' | 'confirmMail'>;
  readonly secret: string;
  /** `Sessions.forget`, so that the change is seen at once. */
  readonly forget: (account: string) => void;
}

const saying = ({ id, settings }: Account): string => `${id} ${settings.mail}`;

export function tokenFor(purpose: Purpose, secret: string, account: Account): string {
  return `${account.id}.${sign(secret, purpose, saying(account))}`;
}

/** Whose mails the link is about; undefined if it is not one of ours, or of an address that is used no more. */
export async function whoseLink(
  parts: LinkParts,
  purpose: Purpose,
  token: string,
): Promise<Account | undefined> {
  const [id = '', signature = ''] = token.split('.');
  const account = await parts.people.account(id);
  const by = { secret: parts.secret, purpose };
  return account && isSigned(signature, by, saying(account)) ? account : undefined;
}

/** Does what the link is for; false if it is none. */
export async function follow(parts: LinkParts, purpose: Purpose, token: string): Promise<boolean> {
  const account = await whoseLink(parts, purpose, token);
  if (!account) return false;
  const { id, settings } = account;
  if (purpose === 'confirm') await parts.people.confirmMail(id, settings.mail);
  else await parts.people.setSettings(id, { ...settings, mailAlerts: false });
  parts.forget(id);
  return true;
}
