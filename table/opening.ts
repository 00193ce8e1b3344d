/** Opening a table: the entries that a plan becomes. */
import type { Seat } from '../core/game.ts';
import type { Plan } from '../protocol/commands.ts';
import { misread, no, type ServerRefusal } from '../protocol/refusals.ts';
import type { Account } from './account.ts';
import { seatingBot, sitRefusal, sitting } from './decide.ts';
import type { Entry, Opened } from './entries.ts';
import { evolve } from './evolve.ts';
import { commitmentOf, type Sealing } from './luck.ts';
import type { Scene } from './scene.ts';
import { emptyTable, type Numbered, type Table } from './table.ts';
import type { TableGame } from './table-game.ts';

/** The secrets of a new table, and the hashing that commits to its seed. */
export type OpeningSecrets = Sealing & Pick<Scene, 'newNonce'>;

export type Planned =
  | {
      readonly entries: readonly Entry[];
      /** No seat is left for anybody but bots of the house. */
      readonly botsOnly: boolean;
      readonly refusal?: never;
    }
  | { readonly refusal: ServerRefusal };

/** The first entries of a table, in order. */
export function planned(plan: Plan, game: TableGame, owner: Account, secrets: OpeningSecrets): Planned {
  const options = game.game.decode.options.decode(plan.options);
  if (options.fault) return { refusal: misread('badOptions', options.fault) };
  const by = { owner: owner.id, commitment: commitmentOf(secrets.seed, secrets.hashing) };
  const opened = opening(plan, game, options.value, by);
  const refusal = seatsRefusal(plan, game) ?? (plan.sit === null ? undefined : ownerRefusal(opened, owner));
  if (refusal) return { refusal };
  const bots = plan.bots.flatMap((bot, seat) =>
    bot === null ? [] : [seatingBot({ seat, bot, nonce: secrets.newNonce(), by: owner.id })],
  );
  const own = plan.sit === null ? [] : [sitting(plan.sit, owner, plan.nonce || secrets.newNonce())];
  return { entries: [opened, ...bots, ...own], botsOnly: bots.length === plan.seats };
}

function opening(
  plan: Plan,
  { game }: TableGame,
  options: object,
  by: Pick<Opened, 'owner' | 'commitment'>,
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
    commitment: by.commitment,
  };
}

function seatsRefusal(
  { seats, bots, sit }: Plan,
  { game, bots: known }: TableGame,
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

function ownerRefusal(opened: Opened, owner: Account): ServerRefusal | undefined {
  return sitRefusal(emptyTable('', { n: 1, id: '', at: 0, entry: opened }), owner);
}

/** A new table, and the journal of its first entries. */
export interface OpenedTable {
  readonly table: Table;
  readonly journal: readonly Numbered[];
}

export function openedTable(
  id: string,
  entries: readonly Entry[],
  { game }: TableGame,
  at: number,
): OpenedTable {
  const journal = entries.map((entry, i): Numbered => ({ n: i + 1, id: `:${i}`, at, entry }));
  const [opening, ...rest] = journal;
  const table = emptyTable(id, opening!);
  for (const entry of rest) evolve(table, entry, { game, before: () => undefined });
  return { table, journal };
}

/** The same plan again. Bots of the house keep their seats; with `sit`, so does the player who opens the rematch. */
export function rematchPlan({ opened, seats }: Table, sit: Seat | null): Plan {
  const { game, options, clock, visibility, absence, rated } = opened;
  const bots = seats.map((seat) => seat?.bot || null);
  return {
    game,
    options,
    seats: seats.length,
    clock,
    visibility,
    absence,
    rated,
    bots,
    sit,
    nonce: '',
    startWhenFull: true,
  };
}
