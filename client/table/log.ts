/** What happened, as lines to read: an entry of the table is a group. */
import type { Seat } from '../../core/game.ts';
import type { Happening, What } from '../../protocol/messages.ts';
import type { SeatInfo } from '../../protocol/picture.ts';
import type { GameText, Who } from '../../text/game-text.ts';
import type { TableWords } from './text/words.ts';

export interface LogGroup {
  readonly n: number;
  /** Whose deed it is, or null for the table's. */
  readonly seat: Seat | null;
  readonly lines: readonly string[];
  /** To be pointed at on the board. */
  readonly events: readonly { readonly type: string }[];
  /** Says that it was taken back. */
  readonly undone?: string;
}

export interface Telling {
  readonly words: TableWords;
  readonly text: GameText;
  readonly who: Who;
}

type Told = { readonly [T in What['type']]?: (what: Extract<What, { type: T }>) => string };

/** One entry in words; undefined if there is nothing to say, or it belongs to the chat. */
export function groupOf({ n, what, events }: Happening, telling: Telling): LogGroup | undefined {
  const told = events.map((event) => aboutGame(event, telling));
  const said = [aboutTable(what, telling), ...told].filter((line) => line !== '');
  if (said.length === 0 && isSealed(what)) said.push(telling.words.log.sealed(telling.who(what.seat)));
  if (said.length === 0) return undefined;
  return { n, seat: 'seat' in what ? what.seat : null, lines: said, events: events as LogGroup['events'] };
}

/** A group in the light of the whole log: what it granted, and whether it still counts. */
export function inCourse(
  group: LogGroup,
  { undone, granted }: Course,
  { words: { log }, who }: Telling,
): LogGroup {
  const taken = granted.get(group.n);
  if (taken) return { ...group, lines: [...group.lines, log.takenBack(who(taken.seat), taken.moves)] };
  return undone.has(group.n) ? { ...group, undone: log.undone } : group;
}

/** Some games say themselves that a secret move was made. */
const isSealed = (what: What): what is Extract<What, { type: 'moved' }> =>
  what.type === 'moved' && what.seal !== null;

/** Somebody else has laid a move face down: nothing has changed for who still thinks. */
export const isLaidByOther = (what: What, you: Seat | null): boolean => isSealed(what) && what.seat !== you;

function aboutGame(event: object, { text, who }: Telling): string {
  const tell = text.events as Readonly<Record<string, (event: object, who: Who) => string>>;
  return tell[(event as { readonly type: string }).type]?.(event, who) ?? '';
}

function aboutTable(what: What, { words: { log, proposal }, who }: Telling): string {
  const told: Told = {
    opened: () => log.opened,
    sat: ({ seat }) => log.seatTaken(seat + 1),
    left: ({ seat }) => log.seatFree(seat + 1),
    swapped: ({ seats: [a, b] }) => log.swapped(a + 1, b + 1),
    started: () => log.started,
    moved: ({ seat, by }) => (by === 'clock' ? log.byClock(who(seat)) : ''),
    takenBack: ({ seat, moves }) => log.takenBack(who(seat), moves),
    proposed: ({ seat, what: wish, moves }) =>
      wish === 'end' ? proposal.end(who(seat)) : proposal.takeBack(who(seat), moves),
    answered: ({ seat, yes }) => (yes ? log.saidYes(who(seat)) : log.saidNo(who(seat))),
    withdrawn: ({ seat }) => log.withdrawn(who(seat)),
    resigned: ({ seat }) => log.resigned(who(seat)),
    gone: ({ seat, why }) => (why === 'clock' ? log.timeOver(who(seat)) : log.absent(who(seat))),
    returned: ({ seat }) => log.returned(who(seat)),
    rematch: () => log.rematch,
  };
  return (told[what.type] as ((what: What) => string) | undefined)?.(what) ?? '';
}

/** The number of the last own move that another's move follows: what comes after it is news. */
export function lastTurnEnd(moves: readonly Happening[], you: Seat | null): number | null {
  let other = false;
  for (let i = moves.length - 1; i >= 0; i--) {
    const entry = moves[i];
    if (entry?.what.type !== 'moved') continue;
    if (entry.what.seat !== you) other = true;
    else if (other) return entry.n;
  }
  return null;
}

interface TakenBack {
  readonly seat: Seat;
  readonly moves: number;
}

/** What became of the moves of a log. */
export interface Course {
  /** The moves that count: none that was taken back. */
  readonly standing: readonly Happening[];
  /** The numbers of those that were. */
  readonly undone: ReadonlySet<number>;
  /** By the number of the entry with which the last one agreed to it. */
  readonly granted: ReadonlyMap<number, TakenBack>;
}

export function courseOf(log: readonly Happening[], seats: readonly SeatInfo[]): Course {
  const standing: Happening[] = [];
  const undone = new Set<number>();
  const granted = new Map<number, TakenBack>();
  const agreedBy = agreement(seats);
  for (const entry of log) {
    const { n, what } = entry;
    if (what.type === 'moved') standing.push(entry);
    const agreed = agreedBy(what);
    if (agreed) granted.set(n, agreed);
    const taken = what.type === 'takenBack' ? what : agreed;
    if (taken) for (const gone of takeBack(standing, taken)) undone.add(gone.n);
  }
  return { standing, undone, granted };
}

/** Whoever takes back so many own moves takes all with them that came after. */
function takeBack(moves: Happening[], { seat, moves: count }: TakenBack): Happening[] {
  const own = moves.flatMap(({ what }, i) => ('seat' in what && what.seat === seat ? [i] : []));
  return moves.splice(own.at(-count) ?? 0);
}

/** Told every entry in order, says which one settled a take-back by agreement: there the server took it back. */
function agreement(seats: readonly SeatInfo[]): (what: What) => TakenBack | undefined {
  const away = new Set<Seat>();
  const yes = new Set<Seat>();
  let wish: Extract<What, { type: 'proposed' }> | undefined;
  const agrees = (info: SeatInfo, seat: Seat): boolean =>
    yes.has(seat) || away.has(seat) || info.kind === 'free' || isOurBot(info);
  return (what) => {
    noteAway(away, what);
    if (what.type === 'proposed') {
      wish = what;
      yes.clear();
      yes.add(what.seat);
      // Nobody can answer what is no longer asked: what ends a proposal need not be followed.
    } else if (what.type === 'answered' && what.yes) yes.add(what.seat);
    else return undefined;
    return wish?.what === 'takeBack' && seats.every(agrees) ? wish : undefined;
  };
}

/** Those agree to everything, and so does one that sits in for somebody; a bot with an account is asked. */
const isOurBot = ({ kind, who }: SeatInfo): boolean => kind === 'bot' && who === '';

function noteAway(away: Set<Seat>, what: What): void {
  if (what.type === 'gone' || what.type === 'resigned') away.add(what.seat);
  else if (what.type === 'returned' || (what.type === 'moved' && what.by === 'player'))
    away.delete(what.seat);
}
