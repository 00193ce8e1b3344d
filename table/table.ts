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
  /** A bot sits in for somebody gone or resigned. */
  standIn: boolean;
  resigned: boolean;
  /** Its time was over in the turn that is on: a bot makes the rest of it, even if its player is back. */
  turnLost: boolean;
}

/** A move that counts: where it stands in the journal, whose it was, whether anybody learnt from it, who saw nothing. */
export interface Step {
  readonly n: number;
  readonly seat: Seat;
  readonly learnt: boolean;
  readonly unseenBy: readonly Viewer[];
  /** What its player's clock showed, if it ran. */
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

/** What there was before a move. */
export interface Position {
  readonly state: Shape['State'];
  readonly sealed: readonly Sealed[];
}

/** The id of a command, which begins with its author, its number in the author's stream, and the table it opened. */
export type Done = [id: string, n: number, opened?: string];

export interface Table {
  readonly id: string;
  /** Number of the last entry. */
  n: number;
  opened: Opened;
  created: number;
  /** When something last happened that nobody was kept from seeing. */
  updated: number;
  status: Status;
  seats: (TableSeat | null)[];
  state: Shape['State'] | null;
  /** Draws used so far; none is used twice, even if a move is taken back. */
  draws: number;
  steps: Step[];
  sealed: readonly Sealed[];
  proposal: Proposal | null;
  /** The entry to whose beginning it would go back: what its author lays face down meanwhile makes no difference. */
  proposedFrom: number | null;
  banks: number[];
  /** When each seat's turn began and when its time is over. */
  since: (number | null)[];
  until: (number | null)[];
  outcome: Outcome | null;
  rematch: string | null;
  /** Entries each viewer has been shown: the seats in order, then those who watch. */
  shown: number[];
  /** What `shown` said when the position last changed before their eyes. */
  changed: number[];
  /** The latest commands by the places in `shown`, so that none counts twice and nobody pushes another's out. */
  recent: Done[][];
  /** Lines of chat by the places in `shown`; a seat's are counted anew when the game begins. */
  said: number[];
  /** Moves taken back in all; those that somebody was kept from seeing do not count. */
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

/** The seat of who gave the command with this id, or −1. */
export function authorOf(table: Table, id: string): number {
  return seatOfAccount(table, id.slice(0, id.indexOf(':')));
}

/** The seat of an account, or −1: the place in `shown` of all who have none. */
export function seatOfAccount({ seats }: Table, account: string): number {
  return seats.findIndex((taken) => taken?.who === account);
}

/** What is remembered of the command with this id if it was the last; nothing of what a table does by itself. */
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

/** What the clock of a seat showed when the turn ended to which it goes back; undefined while it is asked. */
export function clockBack(table: Table, seat: Seat, moves: number): Step['clock'] | undefined {
  if (table.since[seat] !== null) return undefined;
  const undone = table.steps.slice(stepsBack(table, seat, moves));
  return undone.findLast((step) => step.seat === seat && step.clock !== null)?.clock;
}

/** Our bots never object; everybody who plays must say yes. */
export function isAgreed(table: Table, yes: readonly Seat[]): boolean {
  return table.seats.every((seat, i) => seat === null || isLeftToBot(seat) || yes.includes(i));
}

/** Whether one of our bots has this seat, its own or that of somebody who is not there. */
export function isLeftToBot({ bot, standIn }: TableSeat): boolean {
  return bot !== '' || standIn;
}

/** Whether one of our bots moves for this seat. */
export function isDriven(seat: TableSeat): boolean {
  return seat.turnLost || isLeftToBot(seat);
}

/** The accounts that sit at the table. */
export const playersOf = (table: Table): string[] => table.seats.flatMap((seat) => seat?.who || []);
