/**
 * Links in mails, followed without signing in: each is good for one purpose, one account and one address only. A link
 * that confirms an address is good for three days; a link that ends mails never expires, for mails lie in mailboxes for years.
 */
import { isSigned, sign } from '../people/secrets.ts';
import type { Account, PeopleStore } from '../store/people-store.ts';

/** To get no more mails at this address; to say that it is one's own, and get them. */
export type Purpose = 'unsubscribe' | 'confirm';

export interface LinkParts {
  readonly people: Pick<PeopleStore, 'account' | 'setSettings' | 'confirmMail'>;
  readonly secret: string;
  /** `Sessions.forget`, so that the change is seen at once. */
  readonly forget: (account: string) => void;
  readonly now: () => number;
}

const CONFIRM_WITHIN = 3 * 86_400_000;

/** What is signed; without an end for links that have none. */
const saying = ({ id, settings }: Account, until: string): string =>
  [id, settings.mail, until].filter((part) => part !== '').join(' ');

export function tokenFor(purpose: Purpose, secret: string, account: Account, now: number): string {
  const until = purpose === 'confirm' ? String(now + CONFIRM_WITHIN) : '';
  const signature = sign(secret, purpose, saying(account, until));
  return [account.id, until, signature].filter((part) => part !== '').join('.');
}

/** The account a link is about, and whether the link has expired. */
export interface Linked {
  readonly account: Account;
  readonly expired: boolean;
}

/** Undefined if the link is not one of ours, or of an address that is used no more. */
export async function whoseLink(
  parts: LinkParts,
  purpose: Purpose,
  token: string,
): Promise<Linked | undefined> {
  const [id = '', ...rest] = token.split('.');
  const [signature = '', until = ''] = rest.reverse();
  const account = await parts.people.account(id);
  const by = { secret: parts.secret, purpose };
  const ours =
    account && (until !== '') === (purpose === 'confirm') && isSigned(signature, by, saying(account, until));
  return ours ? { account, expired: until !== '' && Number(until) <= parts.now() } : undefined;
}

/** Does what the link is for; false if it is none, or too old. */
export async function follow(parts: LinkParts, purpose: Purpose, token: string): Promise<boolean> {
  const linked = await whoseLink(parts, purpose, token);
  if (!linked || linked.expired) return false;
  const { id, settings } = linked.account;
  if (purpose === 'confirm') await parts.people.confirmMail(id, settings.mail);
  else await parts.people.setSettings(id, { ...settings, mailAlerts: false });
  parts.forget(id);
  return true;
}
