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
  ROW,
  sailor,
  TRICKS,
  trickCard,
  VALUES,
} from '../rules/tables.ts';
import type { Shanghaien, State } from '../rules/types.ts';

export type PlateId = 'ends' | 'tie' | 'tricks' | 'crews';

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
  state.hands[TRICKS.indexOf('jokerShift')] = 1;
  state.hands[TRICKS.indexOf('rerollBoth')] = 1;
  enlist(state, YOU, 'french', [1, 0, 1, 0, 0]);
  return state;
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
  { ...seen, id: 'tricks', rule: '5.2', room: 246, state: withTricks, places: ['tray', 'hand'] },
  { ...seen, id: 'crews', rule: '6.2', room: 161, state: manned, places: ['crews'] },
];
