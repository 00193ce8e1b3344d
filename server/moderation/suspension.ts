/** Whether somebody is suspended, and what they are told then. */
import { FOR_GOOD, type SuspensionNote } from '../../protocol/moderation.ts';
import { no, type ServerRefusal } from '../../protocol/refusals.ts';
import type { Account, Suspension } from '../store/people-store.ts';

type Suspended = Pick<Account, 'suspension'>;

/** A suspension whose time is over counts no more, with no further act. */
function current({ suspension }: Suspended, now: number): Suspension | undefined {
  return suspension && suspension.until > now ? suspension : undefined;
}

export const isSuspended = (account: Suspended | undefined, now: number): boolean =>
  account !== undefined && current(account, now) !== undefined;

export function suspensionNote(account: Suspended, now: number): SuspensionNote | null {
  const suspension = current(account, now);
  return suspension ? { why: suspension.why, until: endOf(suspension) } : null;
}

export function suspensionRefusal(account: Suspended | undefined, now: number): ServerRefusal | undefined {
  const suspension = account && current(account, now);
  return suspension && no('suspended', { until: endOf(suspension) ?? 0, why: suspension.why });
}

const endOf = ({ until }: Suspension): number | null => (until >= FOR_GOOD ? null : until);

/** A bot is suspended with the person who answers for it, for the longer of both times. */
export function withOwner(bot: Account, owner: Suspended | undefined): Account {
  const suspension = owner?.suspension;
  if (!suspension || suspension.until <= (bot.suspension?.until ?? 0)) return bot;
  return { ...bot, suspension };
}
