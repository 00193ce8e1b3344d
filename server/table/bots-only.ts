/**
 * Tables at which only bots of the house sit. They take a server's time and nobody plays there, so they are for
 * programs with a token, and of these only so many at once.
 */
import { no, type ServerRefusal } from '../../protocol/refusals.ts';
import type { Account } from '../store/people-store.ts';
import type { TableSeat } from './table.ts';

/** Such tables that may run at once, for one person and all of this person's bots. */
export const MOST_BOT_TABLES = 5;

export const hasBotsOnly = (seats: readonly (Pick<TableSeat, 'who'> | null)[]): boolean =>
  seats.every((seat) => seat !== null && seat.who === '');

/** Why this account may have none at all, if so. */
export const botsOnlyRefusal = ({ kind }: Account): ServerRefusal | undefined =>
  kind === 'bot' ? undefined : no('onlyBots');
