/** A table as it stands: a fold over its journal. */
import type { Outcome, Seat, Shape, Viewer } from '../core/game.ts';
import { invariant } from '../core/invariant.ts';
import type { Proposal, Status } from '../protocol/picture.ts';
import type { Entry, Opened } from './entries.ts';

export interface TableSeat {
  who: string;
  name: string;
  bot: string;
  robot: boolean;
  nonce: string;
  /** A bot plays for the player, who is absent or has resigned. */
  standIn: boolean;
  resigned: boolean;
  /** The clock ran out in this turn: a bot makes the rest of it, even if the player has returned. */
  turnLost: boolean;
}

/** A move that counts: it was not taken back. */
export interface Step {
  /** Number of its entry. */
  readonly n: number;
  readonly seat: Seat;
  /** Another player has learnt something from it. */
  readonly learnt: boolean;
  /** Viewers for whom nothing happened. */
  readonly unseenBy: readonly Viewer[];
  /** The clock of its player, if it ran. */
  readonly clock: { readonly spent: number; readonly left: number } | null;
}

/** A move that lies face down. */
export interface Sealed {
  readonly n: number;
  readonly seat: Seat;
  readonly move: object;
}

/** A viewer's place in `shown`, `changed`, `recent` and `said`. */
export const placeOf = ({ seats }: Pick<Table, 'seats'>, viewer: Viewer): number =>
  viewer === 'table' ? seats.length : viewer;

/** The position before a move. */
export interface Position {
  readonly state: Shape['State'];
  readonly sealed: readonly Sealed[];
}

/** A command that was done: its id, which begins with the author; its number for the author; the table it opened. */
export type Done = [id: string, n: number, opened?: string];

export interface Table {
  readonly id: string;
  /** Number of the last entry. */
  n: number;
  opened: Opened;
  created: number;
  /** Time of the last entry that all viewers were told of. */
  updated: number;
  status: Status;
  seats: (TableSeat | null)[];
  state: Shape['State'] | null;
  /** Draws used so far; none is used twice, even if a move is taken back. */
  draws: number;
  steps: Step[];
  sealed: readonly Sealed[];
  proposal: Proposal | null;
  /** Number of the first move that the proposal takes back: what its author seals meanwhile makes no difference. */
  proposedFrom: number | null;
  banks: number[];
  /** By seat: when its turn began, and its deadline. */
  since: (number | null)[];
  until: (number | null)[];
  outcome: Outcome | null;
  rematch: string | null;
  /** Entries each viewer has been shown: the seats in order, then the viewers without a seat. */
  shown: number[];
  /** By viewer: `shown` when the position they see last changed. */
  changed: number[];
  /** By viewer: the latest commands, so that none counts twice. No player pushes another's out. */
  recent: Done[][];
  /** By viewer: lines of chat. Those of the seats are counted anew when the game begins. */
  said: number[];
  /** Moves taken back in all, without those that were hidden from a viewer. */
  takenBack: number;
}

/** An entry with its place in the journal. */
export interface Numbered {
  readonly n: number;
  readonly id: string;
  readonly at: number;
  readonly entry: Entry;
}

export function emptyTable(id: string, { n, at, entry }: Numbered): Table {
  invariant(entry.type === 'opened' && n === 1, 'a journal begins with the opening');
  const { seats, clock } = entry;
  return {
    id,
    n: 1,
    opened: entry,
    created: at,
    updated: at,
    status: 'open',
    seats: Array.from({ length: seats }, () => null),
    state: null,
    draws: 0,
    steps: [],
    sealed: [],
    proposal: null,
    proposedFrom: null,
    banks: Array.from({ length: seats }, () => (clock.type === 'live' ? clock.bank * 1000 : 0)),
    since: Array.from({ length: seats }, () => null),
    until: Array.from({ length: seats }, () => null),
    outcome: null,
    rematch: null,
    shown: Array.from({ length: seats + 1 }, () => 1),
    changed: Array.from({ length: seats + 1 }, () => 1),
    recent: Array.from({ length: seats + 1 }, () => []),
    said: Array.from({ length: seats + 1 }, () => 0),
    takenBack: 0,
  };
}

/** The seat of the account that gave the command with this id, or −1. */
export function authorOf(table: Table, id: string): number {
  return seatOfAccount(table, id.slice(0, id.indexOf(':')));
}

/** The seat of an account, or −1: the place in `shown`, from its end, of all accounts without a seat. */
export function seatOfAccount({ seats }: Table, account: string): number {
  return seats.findIndex((taken) => taken?.who === account);
}

/** The command with this id if it was its author's last. What a table does by itself is not remembered. */
export function lastDone(table: Table, id: string): Done | undefined {
  return id.startsWith(':') ? undefined : table.recent.at(authorOf(table, id))!.at(-1);
}

/** The move of entry n, if it lies face down; none has been laid down since. */
export function faceDownAt({ sealed }: Table, n: number): Sealed | undefined {
  const last = sealed.at(-1);
  return last?.n === n ? last : undefined;
}

/** Where in `steps` a seat's last so many moves begin, or −1. */
export function stepsBack(table: Table, seat: Seat, moves: number): number {
  let left = moves;
  for (let i = table.steps.length - 1; i >= 0; i--) {
    if (table.steps[i]!.seat === seat && --left === 0) return i;
  }
  return -1;
}

/** The clock of a seat at the end of the turn that it goes back to; undefined while the seat must act. */
export function clockBack(table: Table, seat: Seat, moves: number): Step['clock'] | undefined {
  if (table.since[seat] !== null) return undefined;
  const undone = table.steps.slice(stepsBack(table, seat, moves));
  return undone.findLast((step) => step.seat === seat && step.clock !== null)?.clock;
}

/** Every player must say yes; bots of the house never object. */
export function isAgreed(table: Table, yes: readonly Seat[]): boolean {
  return table.seats.every((seat, i) => seat === null || isLeftToBot(seat) || yes.includes(i));
}

/** Whether a bot of the house has this seat: its own, or that of an absent player. */
export function isLeftToBot({ bot, standIn }: TableSeat): boolean {
  return bot !== '' || standIn;
}

/** Whether a bot of the house moves for this seat. */
export function isDriven(seat: TableSeat): boolean {
  return seat.turnLost || isLeftToBot(seat);
}

/** The accounts that sit at the table. */
export const playersOf = (table: Table): string[] => table.seats.flatMap((seat) => seat?.who || []);
