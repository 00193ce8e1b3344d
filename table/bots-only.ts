/**
 * Tables at which only bots of the house sit. They take a server's time and nobody plays there, so only programs with a
 * token may open them.
 */
import { no, type ServerRefusal } from '../protocol/refusals.ts';
import type { Account } from './account.ts';
import type { TableSeat } from './table.ts';

export const hasBotsOnly = (seats: readonly (Pick<TableSeat, 'who'> | null)[]): boolean =>
  seats.every((seat) => seat !== null && seat.who === '');

/** Why this account may have none at all, if so. */
export const botsOnlyRefusal = ({ kind }: Account): ServerRefusal | undefined =>
  kind === 'bot' ? undefined : no('onlyBots');
