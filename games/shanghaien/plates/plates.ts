/** Positions for the figures of Shanghaien's rulebook. */
import { seeded } from '../../../core/chance.ts';
import { usualOptions } from '../../../core/usual.ts';
import type { Plate } from '../../../text/plate.ts';
import { shanghaien } from '../rules/index.ts';
import {
  BASE_TRICKS,
  type BaseTrick,
  DICE,
  NATIONS,
  type Nation,
  ROUNDS,
  ROW,
  sailor,
  TRICKS,
  type Trick,
  trickCard,
  VALUES,
} from '../rules/tables.ts';
import type { Shanghaien, State } from '../rules/types.ts';

export type PlateId =
  | 'ends'
  | 'tie'
  | 'shared'
  | 'tricks'
  | 'crews'
  | 'scoring'
  | 'rerollAll'
  | 'sharks'
  | 'exchange'
  | 'doubles';

const [YOU, OTHER] = [0, 1];
/** A crew: the values 1 to 4, then jokers. */
const CREW = VALUES + 1;

const card = (nation: Nation, value: number): number => sailor(NATIONS.indexOf(nation), value);
const trick = (name: BaseTrick): number => trickCard(BASE_TRICKS.indexOf(name));

function row(): State {
  const state = shanghaien.start(usualOptions(shanghaien), 2, seeded('plates'));
  state.turn = YOU;
  state.tavern = [
    card('french', 3),
    card('spanish', 2),
    trick('jokerShift'),
    card('dutch', 4),
    card('turkish', 1),
    card('american', 3),
  ];
  return state;
}

/** So many dice of a seat on the cards 1 to 6. */
function place(state: State, seat: number, dice: readonly number[]): void {
  state.placed.splice(seat * ROW, ROW, ...dice);
  state.supply[seat] = DICE - dice.reduce((sum, n) => sum + n, 0);
}

function firstRoll(): State {
  const state = row();
  state.phase = 'rolled';
  state.dice = [2, 5];
  return state;
}

/** One against one on card 3; two pips beside it against four. */
function tied(): State {
  const state = row();
  state.end = 'left';
  place(state, YOU, [0, 1, 1, 0, 0, 1]);
  place(state, OTHER, [1, 0, 1, 1, 0, 0]);
  return state;
}

function withTricks(): State {
  const state = tied();
  state.phase = 'rolled';
  state.dice = [3, 4];
  hold(state, YOU, 'jokerShift');
  hold(state, YOU, 'rerollBoth');
  enlist(state, YOU, 'french', [1, 0, 1, 0, 0]);
  return state;
}

function hold(state: State, seat: number, name: Trick): void {
  state.hands[seat * TRICKS.length + TRICKS.indexOf(name)] = 1;
}

function enlist(state: State, seat: number, nation: Nation, crew: readonly number[]): void {
  state.crews.splice((seat * NATIONS.length + NATIONS.indexOf(nation)) * CREW, CREW, ...crew);
}

/** Stronger, weaker, equal, alone. */
function manned(): State {
  const state = row();
  enlist(state, YOU, 'french', [1, 0, 1, 0, 1]);
  enlist(state, OTHER, 'french', [0, 0, 1, 0, 0]);
  enlist(state, YOU, 'dutch', [0, 1, 0, 0, 0]);
  enlist(state, OTHER, 'dutch', [0, 0, 1, 1, 0]);
  enlist(state, YOU, 'turkish', [0, 0, 1, 0, 0]);
  enlist(state, OTHER, 'turkish', [1, 1, 0, 0, 0]);
  enlist(state, YOU, 'spanish', [0, 1, 1, 0, 0]);
  return state;
}

/** Rule 4.7: dice on 2, 2, 3, 6, 6 against 3, 4, 5, 6, 6. */
function shared(): State {
  const state = row();
  state.end = 'left';
  place(state, YOU, [0, 2, 1, 0, 0, 2]);
  place(state, OTHER, [0, 0, 1, 1, 1, 2]);
  return state;
}

/** Rule 6.7: 7 to 8. */
function scored(): State {
  const state = row();
  state.phase = 'over';
  state.round = ROUNDS;
  state.tavern = [];
  enlist(state, YOU, 'american', [1, 1, 1, 0, 0]);
  enlist(state, OTHER, 'american', [0, 0, 1, 1, 0]);
  enlist(state, YOU, 'french', [1, 0, 0, 1, 0]);
  enlist(state, OTHER, 'french', [0, 1, 1, 0, 0]);
  enlist(state, YOU, 'chinese', [1, 0, 0, 0, 0]);
  enlist(state, OTHER, 'chinese', [0, 0, 2, 1, 0]);
  enlist(state, YOU, 'spanish', [0, 0, 1, 0, 2]);
  hold(state, OTHER, 'jokerBoth');
  return state;
}

/** Rule 8.4: dice from 1 and 3 and two more were thrown. */
function thrownAll(): State {
  const state = row();
  state.end = 'left';
  place(state, OTHER, [0, 0, 0, 0, 0, 1]);
  state.phase = 'spread';
  state.tricked[YOU] = 1;
  state.dice = [2, 4, 5, 6];
  return state;
}

/** Rule 9.4: a card face down, with one die against two. */
function sunk(): State {
  const state = row();
  state.end = 'left';
  place(state, YOU, [0, 1, 1, 0, 0, 0]);
  place(state, OTHER, [0, 1, 2, 0, 0, 0]);
  state.sunk[2] = 1;
  return state;
}

/** Rule 9.5: 5 and 6 rolled, with dice on 1 and 4. */
function exchangeable(): State {
  const state = row();
  state.end = 'left';
  place(state, YOU, [1, 0, 0, 1, 0, 0]);
  place(state, OTHER, [1, 0, 0, 0, 0, 0]);
  state.phase = 'rolled';
  state.dice = [5, 6];
  hold(state, YOU, 'sharksExchange');
  return state;
}

/** Rule 10.7: two 3s rolled, the card in the middle. */
function rolledDouble(): State {
  const state = shanghaien.start({ ...usualOptions(shanghaien), doubles: true }, 2, seeded('plates'));
  state.turn = YOU;
  state.end = 'left';
  place(state, YOU, [1, 0, 0, 0, 0, 0]);
  state.phase = 'rolled';
  state.dice = [3, 3];
  state.double = true;
  return state;
}

const seen = { you: YOU, seats: 2 } as const;

export const plates: readonly Plate<Shanghaien, PlateId>[] = [
  {
    ...seen,
    id: 'ends',
    rule: '3.4',
    room: 208,
    state: firstRoll,
    places: ['row'],
    draft: { type: 'place', die: 2, end: 'left' },
  },
  { ...seen, id: 'tie', rule: '4.3', room: 208, state: tied, places: ['row'] },
  { ...seen, id: 'shared', rule: '4.7', room: 208, state: shared, places: ['row'] },
  { ...seen, id: 'tricks', rule: '5.2', room: 246, state: withTricks, places: ['tray', 'hand'] },
  { ...seen, id: 'crews', rule: '6.2', room: 161, state: manned, places: ['crews'] },
  { ...seen, id: 'scoring', rule: '6.7', room: 485, state: scored, places: ['crews'] },
  {
    ...seen,
    id: 'rerollAll',
    rule: '8.4',
    room: 374,
    state: thrownAll,
    places: ['row', 'tray'],
    draft: { type: 'spread', back: 2, end: null },
  },
  { ...seen, id: 'sharks', rule: '9.4', room: 208, state: sunk, places: ['row'] },
  {
    ...seen,
    id: 'exchange',
    rule: '9.5',
    room: 208,
    state: exchangeable,
    places: ['row'],
    draft: { type: 'exchange', back: 1 },
  },
  { ...seen, id: 'doubles', rule: '10.7', room: 385, state: rolledDouble, places: ['tray', 'doubles'] },
];
