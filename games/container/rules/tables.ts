/** The facts of Container, both editions side by side. What no source confirms is said in chapter 14. */

export const EDITIONS = ['2007', 'anniversary'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Whether a ship may load where it already lies; as printed: in 2007 only (rules 9.5, 14.6). */
export const BUY_MOORED = ['printed', 'yes', 'no'] as const;
export type BuyMoored = (typeof BUY_MOORED)[number];

/** In the cyclic order of the value cards (rule 14.1). */
export const COLOURS = ['black', 'brown', 'orange', 'tan', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const KINDS = COLOURS.length;

/** Worth of a container on the island, by its colour's place on the value card; the second counts 5 or 10. */
export const WORTHS = [10, 5, 6, 4, 2] as const;
export const FULL_SET_WORTH = 10;

/** The place of a colour on a value card: each card is the one before, moved on by a colour (rule 1.5). */
export const placeOnCard = (card: number, colour: number): number => (colour - card + KINDS) % KINDS;

export const START_CASH = 20;
export const START_PRICE = 2;
export const ACTIONS_PER_TURN = 2;
export const HOLD = 5;
export const LOAN = 10;
export const MOST_LOANS = 2;
export const LOAN_AT_END = 11;
export const UNION_FEE = 1;
export const SALE_PRICE = 2;
export const IN_HARBOUR_AT_END = 2;
export const ON_SHIP_AT_END = 3;
export const IN_BANK_PORT_AT_END = 3;
/** The game ends with the turn in which so many colours have run out. */
export const EMPTY_COLOURS_TO_END = 2;

/** What the next machine or warehouse costs, by the space it goes on; the first comes with the board. */
export const MACHINE_COSTS = [0, 6, 9, 12] as const;
export const WAREHOUSE_COSTS = [0, 4, 5, 6, 7] as const;
/** Buildings on the first two spaces of each kind are safe from seizure (rule 4.6). */
export const SAFE_SPACES = 2;
/** Containers in the factory store for each machine; one in the harbour store for each warehouse. */
export const PER_MACHINE = 2;

export const FACTORY_PRICES = [1, 2, 3, 4] as const;
export const HARBOUR_PRICES = [2, 3, 4, 5, 6] as const;
export const FACTORY_CELLS = FACTORY_PRICES.length * KINDS;
export const HARBOUR_CELLS = HARBOUR_PRICES.length * KINDS;

/** Supplies by number of players (rule 2.1). */
export const SUPPLIES: Readonly<Record<Edition, (seats: number) => Supplies>> = {
  '2007': (seats) => ({ containers: 4 * seats, machines: 5, warehouses: 25 }),
  anniversary: (seats) => ({ containers: 3 * seats + 1, machines: seats - 1, warehouses: 4 * seats }),
};

export interface Supplies {
  /** Of each colour. */
  readonly containers: number;
  readonly machines: number;
  /** In all. */
  readonly warehouses: number;
}

/** The Investment Bank: three brokers, each with a cell for containers and one for money (rule 13.1). */
export const BROKERS = 3;
export const BROKER_MONEY = [1, 2, 3] as const;
export const BROKER_CONTAINERS = [2, 1, 0] as const;
export const CELL_KINDS = ['containers', 'money'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** Where a ship lies when it is in no player's harbour. */
export const SEA = -1;
export const ISLAND = -2;
export const BANK_PORT = -3;

/** The paragraphs of docs/rules/container.md. */
// biome-ignore format: one line per chapter
export const RULES = [
  '1.1', '1.2', '1.3', '1.4', '1.5',
  '2.1', '2.2', '2.3', '2.4',
  '3.1', '3.2', '3.3', '3.4', '3.5', '3.6',
  '4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9', '4.10', '4.11', '4.12',
  '5.1', '5.2',
  '6.1', '6.2', '6.3', '6.4', '6.5',
  '7.1', '7.2', '7.3', '7.4',
  '8.1', '8.2', '8.3', '8.4',
  '9.1', '9.2', '9.3', '9.4', '9.5',
  '10.1', '10.2', '10.3', '10.4', '10.5', '10.6', '10.7', '10.8',
  '11.1', '11.2', '11.3',
  '12.1', '12.2', '12.3', '12.4', '12.5', '12.6', '12.7', '12.8',
  '13.1', '13.2', '13.3', '13.4', '13.5', '13.6', '13.7', '13.8', '13.9', '13.10',
  '14.1', '14.2', '14.3', '14.4', '14.5', '14.6', '14.7', '14.8',
  '14.9', '14.10', '14.11', '14.12', '14.13', '14.14', '14.15', '14.16',
] as const;
export type Rule = (typeof RULES)[number];
