/** Whether somebody may do something at a table: the protocol's rules once more, written apart from the server's. */
import type { Game, Seat } from '../../core/game.ts';
import type { Command } from '../../protocol/commands.ts';
import { freeTakeBacks } from '../../table/picture.ts';
import type { Table } from '../../table/table.ts';
import type { Account } from '../store/people-store.ts';

interface Case {
  readonly table: Table;
  readonly game: Game;
  readonly bots: readonly string[];
  readonly account: Account;
}

type Law<T extends Command['type']> = (
  at: Case & { readonly own: Seat },
  command: Extract<Command, { type: T }>,
) => boolean;

const isFree = ({ seats }: Table, seat: number): boolean => seat < seats.length && seats[seat] === null;
const isTaken = ({ seats }: Table, seat: number): boolean => seat < seats.length && seats[seat] !== null;
const isOpen = ({ status }: Table): boolean => status === 'open';

/** Sits in a game that is on, and has not resigned. */
const plays = ({ table, own }: Case & { own: Seat }): boolean =>
  table.status === 'playing' && own >= 0 && table.seats[own]?.resigned === false;

const owns = ({ table, account }: Case): boolean => table.opened.owner === account.id;

const hasAccount = (seats: Table['seats']): boolean => seats.some((seat) => seat !== null && seat.who !== '');

/** Those who ask here have no token: a bot on this seat must leave another to somebody. */
const staysForPeople = ({ table: { seats } }: Case, seat: number): boolean =>
  hasAccount(seats) || seats.some((taken, each) => taken === null && each !== seat);

const LAWS: { readonly [T in Command['type']]: Law<T> } = {
  sit: ({ table, own }, { seat }) => isOpen(table) && isFree(table, seat) && own < 0,
  leave: ({ table, own }) => isOpen(table) && own >= 0,
  swap: (at, { seat, with: other }) => {
    const { table, own } = at;
    if (!isOpen(table) || Math.max(seat, other) >= table.seats.length) return false;
    return owns(at) || (own === seat && isFree(table, other)) || (own === other && isFree(table, seat));
  },
  seatBot: (at, { seat, bot }) =>
    isOpen(at.table) &&
    owns(at) &&
    isFree(at.table, seat) &&
    at.bots.includes(bot) &&
    staysForPeople(at, seat),
  clear: (at, { seat }) => isOpen(at.table) && owns(at) && isTaken(at.table, seat),
  start: (at) => isOpen(at.table) && owns(at) && !at.table.seats.includes(null) && hasAccount(at.table.seats),
  move: (at, { move, seen }) => plays(at) && seen >= (at.table.changed[at.own] ?? 0) && isLegal(at, move),
  takeBack: (at, { moves }) => {
    const { table, own } = at;
    if (!plays(at) || table.steps.filter(({ seat }) => seat === own).length < moves) return false;
    return moves <= freeTakeBacks(table, own) || table.proposal === null;
  },
  proposeEnd: (at) => plays(at) && at.table.proposal === null,
  answer: (at) => plays(at) && at.table.proposal?.yes.includes(at.own) === false,
  withdraw: (at) => plays(at) && at.table.proposal?.by === at.own,
  resign: plays,
  return: (at) => plays(at) && at.table.seats[at.own]?.standIn === true,
  say: ({ table, own }) => own >= 0 || table.status === 'open' || table.status === 'playing',
  rematch: ({ table, own }) => (table.status === 'over' || table.status === 'stopped') && own >= 0,
};

/** By what its player can see, and only when the game waits for that seat or lets it replace a sealed move. */
function isLegal({ table, game, own }: Case & { own: Seat }, raw: unknown): boolean {
  const decoded = game.decode.move.decode(raw);
  if (decoded.fault || table.state === null) return false;
  const view = game.view(table.state, own);
  const asked = game.toAct(view).includes(own) || (game.sealed?.(view).includes(own) ?? false);
  return asked && game.check(view, own, decoded.value) === undefined;
}

export function isLawful(at: Case, command: Command): boolean {
  const own = at.table.seats.findIndex((seat) => seat?.who === at.account.id);
  return (LAWS[command.type] as Law<Command['type']>)({ ...at, own }, command);
}
