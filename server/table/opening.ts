/** Opening a table: what a plan becomes. */
import { createHmac, randomBytes } from 'node:crypto';
import { GAMES } from '../../games/index.ts';
import type { Plan } from '../../protocol/commands.ts';
import { misread, no, type ServerRefusal } from '../../protocol/refusals.ts';
import { commitmentOf } from '../luck.ts';
import type { Account } from '../store/people-store.ts';
import type { Founding, NewTable, Opening, TableRow } from '../store/store.ts';
import { seatingBot, sitRefusal, sitting } from './decide.ts';
import type { Entry, Opened } from './entries.ts';
import { evolve } from './evolve.ts';
import type { Loaded } from './load.ts';
import { playersOf, rowOf } from './row.ts';
import type { GameEntry } from './rules.ts';
import { emptyTable, type Numbered } from './table.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * An address for a table, the same for the same request. Only the server can work it out: accounts are public, and
 * requests are easily guessed.
 */
export function tableId(secret: string, ...request: readonly string[]): string {
  const named = JSON.stringify(['table', ...request]);
  const bytes = createHmac('sha256', secret).update(named).digest().subarray(0, 14);
  return Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('');
}

export const newKey = (): string => randomBytes(12).toString('base64url');

export type Planned =
  | {
      readonly game: GameEntry;
      readonly entries: readonly Entry[];
      /** No seat is left for anybody but bots of the house. */
      readonly botsOnly: boolean;
      readonly refusal?: never;
    }
  | { readonly refusal: ServerRefusal };

/** The first entries of a table, in order. */
export function planned(plan: Plan, account: Account, seed: string): Planned {
  const game = Object.hasOwn(GAMES, plan.game) ? GAMES[plan.game] : undefined;
  if (!game) return { refusal: no('unknownGame', { game: plan.game }) };
  const options = game.game.decode.options.decode(plan.options);
  if (options.fault) return { refusal: misread('badOptions', options.fault) };
  const opened = opening(plan, game, options.value, { owner: account.id, seed });
  const refusal = seatsRefusal(plan, game) ?? (plan.sit === null ? undefined : ownerRefusal(opened, account));
  if (refusal) return { refusal };
  const bots = plan.bots.flatMap((bot, seat) => (bot === null ? [] : [seatingBot(seat, bot, account.id)]));
  const own = plan.sit === null ? [] : [sitting(plan.sit, account, plan.nonce)];
  const botsOnly = bots.length === plan.seats;
  return { game, entries: [opened, ...bots, ...own], botsOnly };
}

function opening(
  plan: Plan,
  { game }: GameEntry,
  options: object,
  by: { owner: string; seed: string },
): Opened {
  const { seats, clock, visibility, absence, rated, startWhenFull } = plan;
  return {
    type: 'opened',
    game: game.id,
    version: game.version,
    options,
    seats,
    clock,
    visibility,
    absence,
    rated,
    startWhenFull,
    owner: by.owner,
    commitment: commitmentOf(by.seed),
  };
}

function seatsRefusal(
  { seats, bots, sit }: Plan,
  { game, bots: known }: GameEntry,
): ServerRefusal | undefined {
  const { min, max } = game.players;
  if (seats < min || seats > max) return no('badSeats', { seats, min, max });
  const unknown = bots.find((bot) => bot !== null && !Object.hasOwn(known, bot));
  if (unknown) return no('unknownBot', { bot: unknown });
  const beyond = bots.findIndex((bot, seat) => bot !== null && seat >= seats);
  if (beyond >= 0) return no('noSeat', { seat: beyond });
  if (sit === null) return undefined;
  if (sit >= seats) return no('noSeat', { seat: sit });
  return bots[sit] ? no('seatTaken', { seat: sit }) : undefined;
}

function ownerRefusal(opened: Opened, account: Account): ServerRefusal | undefined {
  return sitRefusal(emptyTable('', { n: 1, id: '', at: 0, entry: opened }), account);
}

/** A new table as the store keeps it, and as it would be loaded from there. */
export interface Founded extends Opening {
  readonly loaded: Loaded;
}

export function firstEntries(
  { game, entries }: Exclude<Planned, { refusal: ServerRefusal }>,
  head: Pick<NewTable, 'id' | 'key' | 'seed' | 'created'>,
): Founded {
  const { id, created: at } = head;
  const numbered = entries.map((entry, i): Numbered => ({ n: i + 1, id: `:${i}`, at, entry }));
  const [opening, ...rest] = numbered;
  const table = emptyTable(id, opening!);
  for (const entry of rest) evolve(table, entry, { game: game.game, before: () => undefined });
  const row = rowOf(table, game, () => 0);
  const first = numbered.map(({ n, id: own, entry }) => ({
    table: id,
    n,
    id: own,
    at,
    body: JSON.stringify(entry),
    row,
  }));
  const founding: Founding = { ...head, game: game.game.id, version: game.game.version };
  const stored: TableRow = { ...founding, ...row, n: table.n, settled: false };
  return {
    table: { ...founding, row: { ...row, players: playersOf(table) } },
    entries: first,
    loaded: { row: stored, game, table },
  };
}
