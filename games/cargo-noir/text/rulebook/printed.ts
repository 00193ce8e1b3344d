/** The tables of ports and cards, as a table plays them (rules 2.6, 8.4); values that are not sure have a mark. */
import type { RuleTable } from '../../../../text/game-text.ts';
import {
  CARDS,
  type Card,
  COPIES,
  LIKELY_PRINT,
  PORTS,
  type Port,
  type Printed,
  SURE_COSTS,
} from '../../rules/tables.ts';
import type { Options } from '../../rules/types.ts';

/** What the option `printed` calls its parts. */
export type PrintedParts = Readonly<Record<keyof Printed | Port | Card, string>>;

export interface PrintedWords {
  readonly port: string;
  readonly card: string;
  readonly copies: string;
  /** What the marks mean. */
  readonly portsNote: string;
  readonly cardsNote: string;
}

const REPORTED = ' *';
const GUESSED = ' ?';

/** A value that this table has entered needs no mark. */
const marked = (value: number, likely: number, mark: string): string =>
  value === likely ? `${value}${mark}` : `${value}`;

/** The one report does not know Tangier (rule 9.2). */
const portRow = ({ slots, players }: Printed, port: Port): string[] => [
  marked(slots[port], LIKELY_PRINT.slots[port], port === 'tangier' ? GUESSED : REPORTED),
  marked(players[port], LIKELY_PRINT.players[port], GUESSED),
];

const cardRow = ({ costs, points }: Printed, card: Card, copies: number): string[] => [
  `${copies}`,
  marked(costs[card], LIKELY_PRINT.costs[card], Object.hasOwn(SURE_COSTS, card) ? '' : GUESSED),
  marked(points[card], LIKELY_PRINT.points[card], GUESSED),
];

export const tablesWith =
  (parts: PrintedParts, words: PrintedWords) =>
  ({ printed }: Options): RuleTable[] => [
    {
      rule: '2.6',
      head: [words.port, parts.slots, parts.players],
      rows: [
        ...PORTS.map((port) => [parts[port], ...portRow(printed, port)]),
        [parts.market, marked(printed.market, LIKELY_PRINT.market, GUESSED), '–'],
      ],
      note: words.portsNote,
    },
    {
      rule: '8.4',
      head: [words.card, words.copies, parts.costs, parts.points],
      rows: CARDS.map((card, i) => [parts[card], ...cardRow(printed, card, COPIES[i]!)]),
      note: words.cardsNote,
    },
  ];
