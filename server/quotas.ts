/** How much one account may have at a time. Beyond it, a refusal of its own says how much that is. */
import { no, type ServerRefusal } from '../protocol/refusals.ts';
import type { Account } from './store/people-store.ts';
import type { Held } from './store/retention-store.ts';

const MEGABYTE = 1024 * 1024;

export const QUOTAS = {
  /** Unfinished tables it has opened. */
  tables: 40,
  /** Seats it has at unfinished tables. */
  seats: 100,
  /** Logs it has brought along, and their bytes in all. */
  logs: { guest: 20, others: 200 },
  bytes: { guest: 10 * MEGABYTE, others: 50 * MEGABYTE },
  passkeys: 20,
  bots: 10,
  mutes: 1_000,
} as const;

/** Tables at which only bots of the house play, that may run at once for one person and all of this person's bots. */
export const MOST_BOT_TABLES = 5;

/** `seats`: how many more would be taken. */
export function openingRefusal(held: Held, seats: number): ServerRefusal | undefined {
  if (held.tables >= QUOTAS.tables) return no('tooManyTables', { max: QUOTAS.tables });
  return seatRefusal(held, seats);
}

export function seatRefusal(held: Held, seats = 1): ServerRefusal | undefined {
  return held.seats + seats > QUOTAS.seats ? no('tooManySeats', { max: QUOTAS.seats }) : undefined;
}

export function logRefusal(held: Held, kind: Account['kind'], bytes: number): ServerRefusal | undefined {
  const own = kind === 'guest' ? 'guest' : 'others';
  if (held.logs >= QUOTAS.logs[own]) return no('tooManyLogs', { max: QUOTAS.logs[own] });
  return held.bytes + bytes > QUOTAS.bytes[own] ? no('logsTooLarge', { max: QUOTAS.bytes[own] }) : undefined;
}
