/** What happened, as lines to read: an entry of the table is a group. */
import type { Seat } from '../../core/game.ts';
import type { Happening, What } from '../../protocol/messages.ts';
import type { GameText, Who } from '../../text/game-text.ts';
import type { TableWords } from './text/words.ts';

export interface LogGroup {
  readonly n: number;
  /** Whose deed it is, or null for the table's. */
  readonly seat: Seat | null;
  readonly lines: readonly string[];
  /** To be pointed at on the board. */
  readonly events: readonly { readonly type: string }[];
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

/** Some games say themselves that a secret move was made. */
const isSealed = (what: What): what is Extract<What, { type: 'moved' }> =>
  what.type === 'moved' && what.seal !== null;

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
export function lastTurnEnd(log: readonly Happening[], you: Seat | null): number | null {
  let other = false;
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    if (entry?.what.type !== 'moved') continue;
    if (entry.what.seat !== you) other = true;
    else if (other) return entry.n;
  }
  return null;
}

/** The moves that count: none that was taken back. */
export function standing(log: readonly Happening[]): Happening[] {
  const moves: Happening[] = [];
  for (const entry of log) {
    if (entry.what.type === 'moved') moves.push(entry);
    else if (entry.what.type === 'takenBack') {
      const { seat } = entry.what;
      // Whoever takes back so many own moves takes all with them that came after.
      for (let left = entry.what.moves; left > 0 && moves.length > 0; )
        if (seatOf(moves.pop()) === seat) left--;
    }
  }
  return moves;
}

const seatOf = (entry: Happening | undefined): Seat | null =>
  entry && 'seat' in entry.what ? entry.what.seat : null;
