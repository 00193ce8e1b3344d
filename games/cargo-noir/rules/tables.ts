/** The facts of Cargo Noir. What is printed on ports and cards is not certain: the table can correct it (chapter 9). */

export const MOST_SEATS = 5;
export const START_COINS = 7;
export const START_SHIPS = 3;
export const WAREHOUSE = 6;
export const PER_WAREHOUSE_CARD = 2;
export const CASINO_INCOME = 2;
export const SYNDICATE_INCOME = 2;
export const MOST_OF_AN_EDGE = 2;
export const LARGEST_SET = 9;

export const GOODS = [
  'alcohol',
  'arms',
  'art',
  'cars',
  'cigars',
  'ivory',
  'jewels',
  'gold',
  'uranium',
] as const;
export type Good = (typeof GOODS)[number];
export const KINDS = GOODS.length;
export const TOKENS_OF_A_KIND = 14;

/** Wild tokens are the tenth kind; as many are in the bag as there are players. */
export const TOKENS = [...GOODS, 'wild'] as const;
export type Token = (typeof TOKENS)[number];
export const WILD = TOKENS.length - 1;
export const TOKEN_KINDS = TOKENS.length;

export const PORTS = [
  'rotterdam',
  'newYork',
  'hongKong',
  'capeTown',
  'bombay',
  'panama',
  'rio',
  'tangier',
] as const;
export type Port = (typeof PORTS)[number];

export const CARDS = [
  'ship',
  'warehouse',
  'syndicate',
  'villa',
  'yacht',
  'bar',
  'club',
  'show',
  'paparazzi',
  'militia',
  'cronies',
  'bank',
  'principality',
] as const;
export type Card = (typeof CARDS)[number];
/** Cards that help the smuggler; everybody may own two of each (rule 5.4). */
export const EDGES = ['ship', 'warehouse', 'syndicate'] as const satisfies readonly Card[];
export type Edge = (typeof EDGES)[number];
/** Cards worth as many points as they cost (rule 8.2). */
export const SPOILS = ['villa', 'yacht', 'bar', 'club'] as const satisfies readonly Card[];
/** Cards of which there is one, worth more points than they cost (rule 8.3). */
export const SINGLES = [
  'show',
  'paparazzi',
  'militia',
  'cronies',
  'bank',
  'principality',
] as const satisfies readonly Card[];
export const SHIP = 0;
export const WAREHOUSE_CARD = 1;
export const SYNDICATE = 2;

/** How many of each card there are: 54 in all. */
export const COPIES: readonly number[] = [8, 8, 8, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1];

/** What is printed on the ports and cards of one copy of the game. */
export interface Printed {
  /** Tokens a port offers, by port. */
  readonly slots: Readonly<Record<Port, number>>;
  /** A port is open from so many players on. */
  readonly players: Readonly<Record<Port, number>>;
  /** Tokens in the black market. */
  readonly market: number;
  readonly costs: Readonly<Record<Card, number>>;
  readonly points: Readonly<Record<Card, number>>;
}

/** Costs that the examples of the rulebook name. Its Syndicate costs at most 10, for 35 pays for three cards (rule 9.1). */
export const SURE_COSTS = { ship: 15, warehouse: 10, syndicate: 10, cronies: 49 } as const satisfies {
  readonly [C in Card]?: number;
};

/** Beside the sure costs our best guess (rules 9.1–9.3). */
export const LIKELY_PRINT: Printed = {
  slots: { rotterdam: 4, newYork: 3, hongKong: 2, capeTown: 1, bombay: 3, panama: 2, rio: 3, tangier: 2 },
  players: { rotterdam: 2, newYork: 2, hongKong: 2, capeTown: 2, bombay: 3, panama: 4, rio: 4, tangier: 5 },
  market: 6,
  // biome-ignore format: a row of the table
  costs: {
    ship: 15, warehouse: 10, syndicate: 10, villa: 9, yacht: 16, bar: 21, club: 25,
    show: 28, paparazzi: 36, militia: 45, cronies: 49, bank: 64, principality: 81,
  },
  // biome-ignore format: a row of the table
  points: {
    ship: 8, warehouse: 5, syndicate: 5, villa: 9, yacht: 16, bar: 21, club: 25,
    show: 30, paparazzi: 40, militia: 50, cronies: 55, bank: 72, principality: 92,
  },
};

/** Rounds by number of players (rule 2.4); the first is for sending ships only. */
export const rounds = (seats: number): number => (seats <= 3 ? 11 : 10);

/** Worth of a set of n equal goods, and of n different ones (rules 5.1, 5.2). */
export const worthOfSame = (n: number): number => n * n;
export const worthOfDifferent = (n: number): number => (n * (n + 1)) / 2;

/** The paragraphs of docs/rules/cargo-noir.md. */
// biome-ignore format: one line per chapter
export const RULES = [
  '1.1', '1.2', '1.3', '1.4',
  '2.1', '2.2', '2.3', '2.4', '2.5', '2.6',
  '3.1', '3.2', '3.3', '3.4', '3.5',
  '4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9', '4.10',
  '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9',
  '6.1', '6.2', '6.3', '6.4', '6.5', '6.6',
  '7.1', '7.2', '7.3', '7.4', '7.5', '7.6',
  '8.1', '8.2', '8.3', '8.4',
  '9.1', '9.2', '9.3', '9.4', '9.5', '9.6', '9.7', '9.8',
] as const;
export type Rule = (typeof RULES)[number];
