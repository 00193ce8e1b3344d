/** What is played with a release: every title, as a plan of a table names it. */

/** @typedef {{ readonly game: string, readonly options: object, readonly seats: number, readonly title: string }} Title */

/** @type {readonly Title[]} */
export const TITLES = [
  { title: 'container', game: 'container', options: { edition: '2007' }, seats: 3 },
  {
    title: 'anniversary',
    game: 'container',
    options: { edition: 'anniversary', investmentBank: true },
    seats: 3,
  },
  {
    title: 'shanghaien',
    game: 'shanghaien',
    options: { crazyCaptain: true, noShanghai: true, sharks: true, doubles: true },
    seats: 2,
  },
  { title: 'cargo-noir', game: 'cargo-noir', options: {}, seats: 3 },
];
