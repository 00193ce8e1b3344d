/**
 * A little language for tests: set a table in one call, play in players' words with fixed dice, and look at
 * what lies there. Each die is named with the move that throws it: one too many or too few and the story
 * fails, as it does when a card or a die gets lost.
 */
import { scripted } from '../../../core/chance.ts';
import { noneOf, total } from '../../../core/counts.ts';
import { difference, digest } from '../../../core/data.ts';
import type { Seat } from '../../../core/game.ts';
import { invariant } from '../../../core/invariant.ts';
import { tryPlay } from '../../../core/play.ts';
import { crewSlot, giveTrick, hireJoker, hireSailor, jokersOf, loseTrick } from './hand.ts';
import { shanghaien } from './index.ts';
import type { Reasons } from './reasons.ts';
import { diceOn, putDie } from './row.ts';
import { fullDeck } from './start.ts';
import {
  BASE_TRICKS,
  type BaseTrick,
  CARD_KINDS,
  EFFECTS,
  type End,
  isSailor,
  NATIONS,
  type Nation,
  nationOf,
  PIPS,
  ROUNDS,
  ROW,
  type Rule,
  sailor,
  strengthOf,
  TRICKS,
  type Trick,
  trickCard,
  trickOf,
} from './tables.ts';
import { BASE, trial } from './trial.ts';
import type { Event, Move, Options, State } from './types.ts';

export const ANNA = 0;
export const BERNARD = 1;

/** A card of the deck by name: 'french 3' or 'jokerBoth'. */
export type Card = BaseTrick | `${Nation} ${Value}`;
type Value = 1 | 2 | 3 | 4;
type Crews = { readonly [N in Nation]?: readonly (Value | 'joker')[] };
type Both<T> = readonly [anna: T, bernard: T];

/** What lies on the table when the story begins. What is not said is as at the start of a game. */
export interface Setting {
  /** Who begins the round; Anna. */
  readonly first?: Seat;
  /** The row, left to right as Anna sees it; a sailor of value 3 from each of six nations. */
  readonly tavern?: readonly Card[];
  readonly crews?: Both<Crews>;
  /** Tricks beside those of the expansions in play. */
  readonly hands?: Both<readonly (BaseTrick | 'doubles')[]>;
  /** Cards of the expansions that were played in earlier rounds. */
  readonly played?: Both<readonly Trick[]>;
  /** The first round in which so many cards can have been won. */
  readonly round?: number;
  /** Dice in the row; the cards then count from the left. */
  readonly dice?: Both<readonly number[]>;
  /** Whose turn it is; the one who began. */
  readonly turn?: Seat;
}

export function table(options: Partial<Options> = {}, setting: Setting = {}): Table {
  const { first = ANNA, tavern = SIX_SAILORS } = setting;
  const all = { ...BASE, ...options };
  const luck = scripted(first, ...drawsFor(fullDeck(all), tavern));
  const events: Event[] = [];
  const state = shanghaien.start(all, 2, luck, (event) => events.push(event));
  luck.finish();
  layOut(state, setting);
  return new Table(state, events);
}

const SIX_SAILORS = NATIONS.slice(0, ROW).map((nation): Card => `${nation} 3`);

/** The draws that deal just these cards. */
function drawsFor(deck: readonly number[], cards: readonly Card[]): number[] {
  const left = [...deck];
  return cards.map((name) => {
    const card = cardNamed(name);
    const draw = total(left, 0, card);
    take(left, card);
    return draw;
  });
}

function take(deck: number[], card: number): void {
  invariant(deck[card]! > 0, `the deck still has a ${nameOf(card)}`);
  deck[card]!--;
}

function cardNamed(name: Card): number {
  const [nation, value] = name.split(' ');
  if (value === undefined) return trickCard(BASE_TRICKS.indexOf(name as BaseTrick));
  return sailor(NATIONS.indexOf(nation as Nation), Number(value));
}

function nameOf(card: number): Card {
  if (!isSailor(card)) return BASE_TRICKS[trickOf(card)]!;
  return `${NATIONS[nationOf(card)]!} ${strengthOf(card) as Value}`;
}

function layOut(state: State, { crews, hands, played, round, dice, turn }: Setting): void {
  for (const seat of [ANNA, BERNARD]) {
    for (const [nation, hired] of Object.entries(crews?.[seat] ?? {})) {
      for (const one of hired) hire(state, seat, nation as Nation, one);
    }
    for (const trick of hands?.[seat] ?? []) {
      if (trick !== 'doubles') take(state.deck, cardNamed(trick));
      giveTrick(state, seat, trick);
    }
    for (const trick of played?.[seat] ?? []) loseTrick(state, seat, trick);
    for (const die of dice?.[seat] ?? []) putDie(state, seat, die);
  }
  if (dice) state.end = 'left';
  state.turn = turn ?? state.turn;
  skipTo(state, round);
}

function hire(state: State, seat: Seat, nation: Nation, one: Value | 'joker'): void {
  const index = NATIONS.indexOf(nation);
  take(state.deck, one === 'joker' ? jokerCard(state) : sailor(index, one));
  if (one === 'joker') hireJoker(state, seat, index);
  else hireSailor(state, seat, index, one);
}

function jokerCard(state: State): number {
  const inDeck = (card: Card): boolean => state.deck[cardNamed(card)]! > 0;
  return cardNamed(BASE_TRICKS.find((card) => EFFECTS[card][0] === 'joker' && inDeck(card)) ?? 'jokerShift');
}

/** In earlier rounds nobody took the other cards: they are gone. */
function skipTo(state: State, round: number | undefined): void {
  const won = (ROUNDS - 1) * ROW - total(state.deck);
  state.round = round ?? 1 + Math.ceil(won / ROW);
  let without = (state.round - 1) * ROW - won;
  invariant(without >= 0, 'so many cards were won in the rounds before');
  for (let card = CARD_KINDS - 1; without > 0; card--) {
    for (; without > 0 && state.deck[card]! > 0; without--) {
      state.deck[card]!--;
      state.gone[card]!++;
    }
  }
}

/** A game being told. */
export class Table {
  state: State;
  /** What happened in the last move. */
  events: Event[];
  readonly anna: Player;
  readonly bernard: Player;

  constructor(state: State, events: Event[]) {
    this.state = state;
    this.events = events;
    this.anna = new Player(this, ANNA);
    this.bernard = new Player(this, BERNARD);
  }

  /** What the last move told of this kind. */
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  /** Who took the cards 1 to 6 in the last move, as in the rules page: '- A - B B B'. */
  get taken(): string {
    return this.told('awarded')
      .map(({ to }) => (to === null ? '-' : 'AB'[to]))
      .join(' ');
  }

  get waitsFor(): string {
    return shanghaien
      .toAct(this.state)
      .map((seat) => NAMES[seat])
      .join();
  }

  get row(): Card[] {
    return this.state.tavern.map(nameOf);
  }

  /** Cards that left the game. */
  get gone(): Card[] {
    return this.state.gone.flatMap((count, card) => Array<Card>(count).fill(nameOf(card)));
  }

  moves(seat: Seat): Move[] {
    return [...shanghaien.moves(this.state, seat)];
  }
}

const NAMES = ['Anna', 'Bernard'];

/** What one of the two can do, in players' words. Under a captain the dice are thrown by what he answers. */
export class Player {
  readonly #table: Table;
  readonly seat: Seat;

  constructor(at: Table, seat: Seat) {
    this.#table = at;
    this.seat = seat;
  }

  readonly rolls = (...dice: number[]) => this.does({ type: 'roll' }, dice);
  readonly places = (die: number, end: End | null = null) => this.does({ type: 'place', die, end });
  /** The next six cards may be named; otherwise the first of the deck are dealt. */
  readonly calls = (...next: Card[]) => this.does({ type: 'shanghai' }, [], next);
  readonly joins = (card: BaseTrick, nation: Nation) => this.does({ type: 'joker', card, nation });
  readonly shifts = (card: BaseTrick, die: number, by: 1 | -1) => this.does({ type: 'shift', card, die, by });
  readonly placesBoth = (card: BaseTrick, end: End | null = null) => this.does({ type: 'both', card, end });
  readonly rerolls = (card: BaseTrick, ...dice: number[]) => this.does({ type: 'reroll', card }, dice);
  readonly sendsCaptain = () => this.does({ type: 'captain' });
  readonly bansShanghai = () => this.does({ type: 'ban' });
  readonly rerollsAll = (...dice: number[]) => this.does({ type: 'rerollAll' }, dice);
  readonly putsBack = (back: number, end: End | null = null) => this.does({ type: 'spread', back, end });
  readonly feedsSharks = () => this.does({ type: 'sharks' });
  readonly exchanges = (back: number) => this.does({ type: 'exchange', back });
  readonly playsDoubles = (...dice: number[]) => this.does({ type: 'doubles' }, dice);
  readonly rerollsOne = (...die: number[]) => this.does({ type: 'rerollOne' }, die);
  readonly takesDoubles = (end: End | null = null) => this.does({ type: 'takeDoubles', end });
  readonly objects = (...dice: number[]) => this.does({ type: 'object' }, dice);
  readonly allows = (...dice: number[]) => this.does({ type: 'allow' }, dice);

  does(move: Move, dice: readonly number[] = [], next: readonly Card[] = []): void {
    const { state } = this.#table;
    const before = digest(state);
    const luck = scripted(...dice.map((die) => die - 1), ...drawsFor(state.deck, next));
    const chance = next.length === 0 && endsRound(state, move) ? { draw: () => 0 } : luck;
    const events: Event[] = [];
    const played = tryPlay(shanghaien, state, this.seat, move, { chance, emit: (e) => events.push(e) });
    if (played.refusal || played.fault)
      throw new Error(`${NAMES[this.seat]} may not ${say(move)}: ${say(played)}`);
    luck.finish();
    invariant(digest(state) === before, 'a move leaves the table before it alone');
    invariant(this.#lists(played.move), `${say(move)} is possible, so it is listed`);
    const lost = trial.audit(played.state, 2);
    invariant(lost === undefined, `nothing is lost (${lost})`);
    this.#table.state = played.state;
    this.#table.events = events;
  }

  /** The move is refused for this reason, and nothing changes. */
  mayNot(move: Move, why: `${Rule} ${keyof Reasons}`, params: object = {}): void {
    const { state } = this.#table;
    const before = digest(state);
    const played = tryPlay(shanghaien, state, this.seat, move, { chance: scripted() });
    const [rule, code] = why.split(' ');
    const differs = difference(played.refusal, { code, rule, params });
    if (differs !== undefined) throw new Error(`${say(move)} is not refused by ${why}: ${say(played)}`);
    invariant(digest(state) === before, 'a refusal changes nothing');
    invariant(!this.#lists(move), `${say(move)} is refused, so it is not listed`);
  }

  #lists(move: Move): boolean {
    return this.#table.moves(this.seat).some((listed) => digest(listed) === digest(move));
  }

  /** Own dice in the row. */
  get dice(): number[] {
    const { state } = this.#table;
    const numbers = noneOf(PIPS).map((_, i) => i + 1);
    return numbers.flatMap((number) => Array<number>(diceOn(state, this.seat, number)).fill(number));
  }

  get supply(): number {
    return this.#table.state.supply[this.seat]!;
  }

  get hand(): Trick[] {
    const { hands } = this.#table.state;
    return TRICKS.flatMap((trick, i) => Array<Trick>(hands[this.seat * TRICKS.length + i]!).fill(trick));
  }

  /** The members of a crew: values from 1, then jokers. */
  crew(nation: Nation): (number | 'joker')[] {
    const { state } = this.#table;
    const index = NATIONS.indexOf(nation);
    const slots = [1, 2, 3, 4].flatMap((value) =>
      Array<number>(state.crews[crewSlot(this.seat, index, value - 1)]!).fill(value),
    );
    return [...slots, ...Array<'joker'>(jokersOf(state, this.seat, index)).fill('joker')];
  }
}

function endsRound(state: State, move: Move): boolean {
  return move.type === 'shanghai' || (move.type === 'allow' && state.pending?.type === 'shanghai');
}

const say = (data: unknown): string => JSON.stringify(data);
