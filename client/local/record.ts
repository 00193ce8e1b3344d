/** A game kept in this browser: who sits there, and every move with the luck it used. */
import type { Seat, Shape } from '../../core/game.ts';
import type { Status } from '../../protocol/picture.ts';
import type { Summary } from '../../protocol/summary.ts';
import type { Learnt } from '../lessons/coach.ts';

export interface HereSeat {
  /** '' for somebody who has not said. */
  readonly name: string;
  /** The level of a bot; '' for a person. */
  readonly bot: string;
}

export interface HereMove {
  readonly seat: Seat;
  readonly move: Shape['Move'];
  readonly draws: readonly number[];
  readonly at: number;
}

export interface HereRecord {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: object;
  readonly seats: readonly HereSeat[];
  readonly created: number;
  readonly updated: number;
  /** The luck of the start. */
  readonly draws: readonly number[];
  readonly moves: readonly HereMove[];
  readonly status: Extract<Status, 'playing' | 'over' | 'stopped'>;
  /** As the lobby shows them, so that it need not know the rules. */
  readonly toAct: readonly Seat[];
  readonly places: readonly number[] | null;
  readonly rematch: string | null;
  /** Under which name a server has it too. */
  readonly archive?: string;
  /** Of a guided first game. */
  readonly learnt?: Learnt;
}

const PREFIX = 'here-';

/** Tables of this browser are told by their address; no server ever gives such a one. */
export const isHere = (table: string): boolean => table.startsWith(PREFIX);

export const newHereId = (random: string): string => `${PREFIX}${random}`;

export const peopleAt = ({ seats }: HereRecord): Seat[] =>
  seats.flatMap(({ bot }, seat) => (bot === '' ? [seat] : []));

/** The table as it stands in a list. */
export function summaryOf(record: HereRecord): Summary {
  const { id, game, options, status, created, updated, seats, toAct, places } = record;
  return {
    ...{ id, game, options, status, created, updated, toAct, places },
    clock: { type: 'untimed' },
    visibility: 'private',
    rated: false,
    owner: '',
    seats: seats.map(({ name, bot }) => ({
      kind: bot === '' ? 'person' : 'bot',
      who: '',
      name: bot || name,
      bot,
      resigned: false,
    })),
  };
}
