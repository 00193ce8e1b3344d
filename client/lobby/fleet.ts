/** The four games as the lobby offers them: two of them are editions of one. */

export const TITLES = ['container', 'anniversary', 'shanghaien', 'cargo-noir'] as const;
export type Title = (typeof TITLES)[number];

/** Bots by their names on the server, weakest first: those for people. */
export const OFFERED = ['easy', 'medium', 'hard', 'expert'] as const;
/** With the yardsticks that the others are measured against; they may sit at tables of programmers. */
export const LEVELS = ['random', 'greedy', 'sensible', ...OFFERED] as const;
export type Level = (typeof LEVELS)[number];

interface Offer {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** From 1, light, to 5. */
  readonly weight: number;
  /** At a table against bots. */
  readonly seats: number;
  readonly accent: string;
}

export const FLEET: Readonly<Record<Title, Offer>> = {
  container: {
    game: 'container',
    options: { edition: '2007' },
    players: { min: 3, max: 5 },
    minutes: 90,
    weight: 4,
    seats: 4,
    accent: '#e0722b',
  },
  anniversary: {
    game: 'container',
    options: { edition: 'anniversary', investmentBank: true },
    players: { min: 3, max: 5 },
    minutes: 100,
    weight: 5,
    seats: 4,
    accent: '#b98a3a',
  },
  shanghaien: {
    game: 'shanghaien',
    options: {},
    players: { min: 2, max: 2 },
    minutes: 30,
    weight: 2,
    seats: 2,
    accent: '#b5443a',
  },
  'cargo-noir': {
    game: 'cargo-noir',
    options: {},
    players: { min: 2, max: 5 },
    minutes: 60,
    weight: 3,
    seats: 4,
    accent: '#2fb3a4',
  },
};
