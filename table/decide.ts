/** Turns a command into an entry or a refusal. Nothing is changed here. */
import type { Seat } from '../core/game.ts';
import type { Command } from '../protocol/commands.ts';
import { no, type ServerRefusal } from '../protocol/refusals.ts';
import type { Account } from './account.ts';
import { botsOnlyRefusal, hasBotsOnly } from './bots-only.ts';
import { isAmongPlayers } from './chat.ts';
import { chatRefusal } from './chat-limits.ts';
import { deadlinesWith } from './clocks.ts';
import { decideMove, decideStart } from './decide-play.ts';
import { decideAnswer, decideEnd, decideTakeBack } from './decide-together.ts';
import type { Entry } from './entries.ts';
import { entryRefusal } from './entry-limit.ts';
import { isEnded } from './picture.ts';
import type { Decision, Scene } from './scene.ts';
import type { Table } from './table.ts';

type Decide<T extends Command['type']> = (
  scene: Scene,
  account: Account,
  command: Extract<Command, { type: T }>,
) => Decision;

const refuse = (refusal: ServerRefusal): Decision => ({ refusal });

/** A rematch opens a table of its own, so it is not decided here. */
const DECIDE: { readonly [T in Exclude<Command['type'], 'rematch'>]: Decide<T> } = {
  sit: ({ table, newNonce }, account, { seat, nonce }) => {
    const refusal = seatRefusal(table, seat) ?? sitRefusal(table, account);
    if (refusal) return refuse(refusal);
    if (table.seats[seat]) return refuse(no('seatTaken', { seat }));
    return { entry: sitting(seat, account, nonce || newNonce()) };
  },
  leave: ({ table }, account) => {
    const seat = seatOf(table, account);
    if (seat === undefined) return refuse(no('notSeated'));
    return table.status === 'open'
      ? { entry: { type: 'left', seat, sent: false } }
      : refuse(no('alreadyStarted'));
  },
  swap: ({ table }, account, { seat, with: other }) => {
    const refusal =
      seatRefusal(table, seat) ?? seatRefusal(table, other) ?? swapRefusal(table, account, seat, other);
    return refusal ? refuse(refusal) : { entry: { type: 'swapped', seats: [seat, other] } };
  },
  seatBot: ({ table, bots, newNonce }, account, { seat, bot }) => {
    const refusal = seatRefusal(table, seat) ?? ownerRefusal(table, account);
    if (refusal) return refuse(refusal);
    if (table.seats[seat]) return refuse(no('seatTaken', { seat }));
    if (!Object.hasOwn(bots, bot)) return refuse(no('unknownBot', { bot }));
    const alone = isLastForBots(table, seat) ? botsOnlyRefusal(account) : undefined;
    return alone ? refuse(alone) : { entry: seatingBot({ seat, bot, nonce: newNonce(), by: account.id }) };
  },
  clear: ({ table }, account, { seat }) => {
    const refusal = seatRefusal(table, seat) ?? ownerRefusal(table, account);
    if (refusal) return refuse(refusal);
    return table.seats[seat] ? { entry: { type: 'left', seat, sent: true } } : refuse(no('noSeat', { seat }));
  },
  start: (scene, account) => {
    const { table } = scene;
    const alone = hasBotsOnly(table.seats) ? botsOnlyRefusal(account) : undefined;
    const refusal = ownerRefusal(table, account) ?? alone;
    return refusal ? refuse(refusal) : decideStart(scene);
  },
  move: (scene, account, { move, seen }) => {
    const seat = playing(scene.table, account);
    return typeof seat === 'number' ? decideMove(scene, seat, move, { by: 'player', seen }) : seat;
  },
  takeBack: (scene, account, { moves }) => {
    const seat = playing(scene.table, account);
    return typeof seat === 'number' ? decideTakeBack(scene, seat, moves) : seat;
  },
  proposeEnd: (scene, account) => {
    const seat = playing(scene.table, account);
    return typeof seat === 'number' ? decideEnd(scene, seat) : seat;
  },
  answer: (scene, account, { yes }) => {
    const seat = playing(scene.table, account);
    return typeof seat === 'number' ? decideAnswer(scene, seat, yes) : seat;
  },
  withdraw: ({ table }, account) => {
    const seat = playing(table, account);
    if (typeof seat !== 'number') return seat;
    return table.proposal?.by === seat ? { entry: { type: 'withdrawn', seat } } : refuse(no('noProposal'));
  },
  resign: ({ table }, account) => {
    const seat = playing(table, account);
    if (typeof seat !== 'number') return seat;
    const rest = table.seats.filter((other, each) => each !== seat && !other?.resigned);
    const given = { type: 'resigned', seat } as const;
    return { entry: hasBotsOnly(rest) ? { ...given, ends: true } : given };
  },
  return: (scene, account) => {
    const seat = playing(scene.table, account);
    if (typeof seat !== 'number') return seat;
    if (!scene.table.seats[seat]!.standIn) return refuse(no('notGone'));
    return { entry: { type: 'returned', seat, until: deadlinesWith(scene, seat) } };
  },
  say: ({ table }, account, { text }) => {
    const seat = seatOf(table, account);
    const watches = seat === undefined;
    if (watches && isEnded(table)) return refuse(no('onlyPlayersTalk'));
    const refusal = chatRefusal(table, seat);
    if (refusal) return refuse(refusal);
    const aside = watches && table.status === 'playing';
    const said = { type: 'said', who: account.id, name: account.name, text, aside } as const;
    return { entry: isAmongPlayers(table) ? { ...said, amongPlayers: true } : said };
  },
};

export function decide(
  scene: Scene,
  account: Account,
  command: Exclude<Command, { type: 'rematch' }>,
): Decision {
  const refusal = entryRefusal(scene.table, command.type);
  if (refusal) return refuse(refusal);
  return (DECIDE[command.type] as Decide<Command['type']>)(scene, account, command);
}

export function seatOf(table: Table, account: Account | undefined): Seat | undefined {
  if (!account) return undefined;
  const seat = table.seats.findIndex((taken) => taken?.who === account.id);
  return seat < 0 ? undefined : seat;
}

/** The seat of an account in a game that is on; a refusal if it has none there. */
function playing(table: Table, account: Account): Seat | Decision {
  if (table.status === 'open') return refuse(no('notStarted'));
  if (table.status !== 'playing') return refuse(no('over'));
  const seat = seatOf(table, account);
  if (seat === undefined) return refuse(no('notSeated'));
  return table.seats[seat]!.resigned ? refuse(no('resigned')) : seat;
}

/** Seats change only before the start. */
function seatRefusal(table: Table, seat: Seat): ServerRefusal | undefined {
  if (table.status !== 'open') return no('alreadyStarted');
  return seat < table.seats.length ? undefined : no('noSeat', { seat });
}

/** Whether a bot on this seat would make it a table of bots alone. */
export const isLastForBots = ({ seats }: Table, seat: Seat): boolean =>
  hasBotsOnly(seats.filter((_, each) => each !== seat));

export function sitRefusal(table: Table, account: Account): ServerRefusal | undefined {
  if (table.opened.rated && account.kind === 'guest') return no('notForGuests');
  const already = seatOf(table, account);
  return already === undefined ? undefined : no('alreadySeated', { seat: already });
}

function ownerRefusal(table: Table, account: Account): ServerRefusal | undefined {
  if (table.opened.owner !== account.id) return no('notYourTable');
  return table.status === 'open' ? undefined : no('alreadyStarted');
}

/** The owner of the table may move every player; the others move only themselves, to a free seat. */
function swapRefusal(table: Table, account: Account, seat: Seat, other: Seat): ServerRefusal | undefined {
  if (table.opened.owner === account.id) return undefined;
  const own = seatOf(table, account);
  if (own === undefined) return no('notSeated');
  if (own !== seat && own !== other) return no('notYourTable');
  const target = own === seat ? other : seat;
  return table.seats[target] ? no('seatTaken', { seat: target }) : undefined;
}

export function sitting(seat: Seat, account: Account, nonce: string): Entry {
  const { id: who, name, kind } = account;
  return { type: 'sat', seat, who, name, bot: '', robot: kind === 'bot', nonce, by: who };
}

interface BotSeated {
  readonly seat: Seat;
  readonly bot: string;
  readonly nonce: string;
  readonly by: string;
}

export function seatingBot({ seat, bot, nonce, by }: BotSeated): Entry {
  return { type: 'sat', seat, who: '', name: bot, bot, robot: false, nonce, by };
}
