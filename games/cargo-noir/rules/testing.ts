/**
 * A little language for tests: set a table in one call, play in players' words, and look at what lies there.
 * Tokens are said as '4 jewels, wild', cards as 'ship, 2 villa'. What comes out of the bag is named with the move
 * that draws it: one too many or too few and the story fails, as it does when a token, a coin or a ship gets lost.
 */
import { scripted } from '../../../core/chance.ts';
import { noneOf, total } from '../../../core/counts.ts';
import { digest } from '../../../core/data.ts';
import type { Outcome, Seat } from '../../../core/game.ts';
import { invariant } from '../../../core/invariant.ts';
import { NAMES, type Teller, tellMove, tellRefusal } from '../../../core/telling.ts';
import { cargoNoir } from './index.ts';
import { CARD_KINDS, goodsOf, PORT_COUNT, portGoods, setStack, stackOf } from './places.ts';
import type { Reasons } from './reasons.ts';
import {
  CARDS,
  KINDS,
  PORTS,
  type Port,
  type Rule,
  SHIP,
  START_COINS,
  START_SHIPS,
  TOKEN_KINDS,
  TOKENS,
  type Token,
} from './tables.ts';
import { BASE, trial } from './trial.ts';
import type { CargoNoir, Event, GoodsSet, Move, Options, Phase, State } from './types.ts';

export const [ANNA, BERNARD, CLARA, DAVID, EMMA] = [0, 1, 2, 3, 4] as const;

// ── Tokens, cards and sets in words ─────────────────────────────────────────────────────────────────

/** '4 jewels, wild' → counts by kind. */
export const goods = (words: string): number[] => counted(words, TOKENS);

/** 'ship, 2 villa' → counts by card. */
export const cards = (words: string): number[] => counted(words, CARDS);

function counted(words: string, names: readonly string[]): number[] {
  const counts = noneOf(names.length);
  for (const heap of words === '' ? [] : words.split(', ')) {
    const [, n = 1, name = ''] = /^(?:(\d+) )?(\w+)$/.exec(heap) ?? [];
    invariant(names.includes(name), `'${heap}' can be counted`);
    counts[names.indexOf(name)]! += Number(n);
  }
  return counts;
}

/** Counts by kind → '4 jewels, wild'. */
export const inWords = (counts: readonly number[], names: readonly string[] = TOKENS): string =>
  counts.flatMap((n, i) => (n > 0 ? [`${n > 1 ? `${n} ` : ''}${names[i]}`] : [])).join(', ');

export const same = (words: string): GoodsSet => ({ kind: 'same', tokens: goods(words) });
export const different = (words: string): GoodsSet => ({ kind: 'different', tokens: goods(words) });

/** One of each of the nine goods. */
export const NINE_DIFFERENT = TOKENS.slice(0, KINDS).join(', ');

type Stacks = { readonly [P in Port]?: number };
const byPort = (said: Stacks): number[] => PORTS.map((port) => said[port] ?? 0);

// ── Setting a table ─────────────────────────────────────────────────────────────────────────────────

/** What a player has when the story begins. What is not said is as at the start of a game. */
export interface Holding {
  readonly coins?: number;
  readonly goods?: string;
  readonly cards?: string;
  /** Ships in the casino, in the black market, and coins under ships in ports; the others are at home. */
  readonly casino?: number;
  readonly market?: number;
  readonly ports?: Stacks;
}

export interface Setting {
  readonly seats?: 2 | 3 | 4 | 5;
  readonly anna?: Holding;
  readonly bernard?: Holding;
  readonly clara?: Holding;
  readonly david?: Holding;
  readonly emma?: Holding;
  /** Round 2 unless said otherwise; Anna begins, and it is her turn. */
  readonly round?: number;
  readonly first?: Seat;
  readonly turn?: Seat;
  /** From what ships are out, unless said. */
  readonly phase?: Phase;
  readonly market?: string;
  readonly ports?: { readonly [P in Port]?: string };
  /** All that is in the bag; the rest was discarded, or lies with the last player if the discard is said too. */
  readonly bag?: string;
  readonly discard?: string;
}

/** Alcohol, arms, art … are laid one after another, first into the black market, then into the ports. */
export function table(options: Partial<Options> = {}, setting: Setting = {}): Table {
  const { seats = 3, first = ANNA } = setting;
  const all = { ...BASE, ...options };
  const open = PORTS.filter((port) => all.printed.players[port] <= seats);
  const laid = all.printed.market + total(open.map((port) => all.printed.slots[port]));
  const tokens = noneOf(laid).map((_, i) => TOKENS[i % KINDS]!);
  const bag = TOKENS.map((_, kind) => (kind < KINDS ? 14 : seats));
  const luck = scripted(...drawsFrom(bag, noneOf(TOKEN_KINDS), tokens), first);
  const events: Event[] = [];
  const state = cargoNoir.start(all, seats, luck, (event) => events.push(event));
  luck.finish();
  layOut(state, setting);
  const lost = trial.audit(state, seats);
  invariant(lost === undefined, `a table as it could be (${lost})`);
  return new Table(state, events);
}

/** A table where nothing was touched. */
export const freshTable = (seats: 2 | 3 | 4 | 5 = 3, options: Partial<Options> = {}): Table =>
  table(options, { seats, round: 1 });

/** The draws that bring just these tokens out of the bag, which is filled again when it is empty. */
function drawsFrom(bag: readonly number[], discard: readonly number[], tokens: readonly Token[]): number[] {
  let left = [...bag];
  return tokens.map((token) => {
    if (total(left) === 0) left = [...discard];
    const kind = TOKENS.indexOf(token);
    invariant(left[kind]! > 0, `the bag still has ${token}`);
    left[kind]!--;
    return total(left, 0, kind);
  });
}

function layOut(state: State, setting: Setting): void {
  const { anna, bernard, clara, david, emma, round = 2, turn = state.first } = setting;
  lay(state, state.market, setting.market);
  for (const [port, words] of Object.entries(setting.ports ?? {})) {
    const at = PORTS.indexOf(port as Port);
    const there = portGoods(state, at);
    lay(state, there, words);
    for (const [kind, n] of there.entries()) state.ports[at * TOKEN_KINDS + kind] = n;
  }
  for (const [seat, holding] of [anna, bernard, clara, david, emma].entries())
    if (holding) hand(state, seat, holding);
  if (setting.bag !== undefined) emptyBag(state, goods(setting.bag), setting.discard);
  else lay(state, state.discard, setting.discard);
  state.round = round;
  state.turn = turn;
  const out = state.ships[turn]! < START_SHIPS + state.cards[turn * CARD_KINDS + SHIP]!;
  state.phase = setting.phase ?? (round === 1 ? 'send' : out ? 'resolve' : 'trade');
}

/** Puts what lies there back into the bag, and takes from it what is said. */
function lay(state: State, place: number[], words: string | undefined): void {
  if (words === undefined) return;
  for (const [kind, n] of goods(words).entries()) {
    state.bag[kind]! += place[kind]! - n;
    place[kind] = n;
  }
  invariant(!state.bag.some((n) => n < 0), `the bag has ${words}`);
}

function emptyBag(state: State, bag: readonly number[], discard: string | undefined): void {
  const discarded = discard === undefined ? state.bag.map((n, kind) => n - bag[kind]!) : goods(discard);
  for (let kind = 0; kind < TOKEN_KINDS; kind++) {
    const rest = state.bag[kind]! - bag[kind]! - discarded[kind]!;
    state.goods[(state.seats - 1) * TOKEN_KINDS + kind]! += rest;
    state.bag[kind] = bag[kind]!;
    state.discard[kind] = discarded[kind]!;
  }
}

function hand(state: State, seat: Seat, held: Holding): void {
  const { coins = START_COINS, casino = 0, market = 0, ports = {} } = held;
  const stacks = byPort(ports);
  state.coins[seat] = coins;
  state.pile += coins + total(stacks) - START_COINS;
  for (const [port, stack] of stacks.entries()) setStack(state, seat, port, stack);
  for (const [kind, n] of goods(held.goods ?? '').entries()) {
    state.bag[kind]! -= n;
    state.goods[seat * TOKEN_KINDS + kind] = n;
  }
  invariant(!state.bag.some((n) => n < 0), `the bag has ${held.goods}`);
  const owned = cards(held.cards ?? '');
  for (const [card, n] of owned.entries()) {
    state.stock[card]! -= n;
    state.cards[seat * CARD_KINDS + card] = n;
  }
  state.inCasino[seat] = casino;
  state.inMarket[seat] = market;
  state.ships[seat] = START_SHIPS + owned[SHIP]! - casino - market - stacks.filter((n) => n > 0).length;
  invariant(state.ships[seat]! >= 0, `${NAMES[seat]} has so many ships`);
}

// ── Playing in players' words ───────────────────────────────────────────────────────────────────────

type Said = readonly [move: Move, drawn?: readonly Token[]];
type Besides = { readonly coins?: number; readonly discard?: string };

const SAY = {
  takesCoins: (): Said => [{ type: 'casino' }],
  swaps: (give: Token, take: Token): Said => [{ type: 'swap', give, take }],
  draws: (...drawn: Token[]): Said => [{ type: 'draw' }, drawn],
  /** The port is then filled with these. */
  takesCargo: (port: Port, ...drawn: Token[]): Said => [{ type: 'takeCargo', port }, drawn],
  raises: (port: Port, coins: number): Said => [{ type: 'raise', port, coins }],
  withdraws: (port: Port): Said => [{ type: 'withdraw', port }],
  trades: (sets: readonly GoodsSet[], wanted: string, { coins = 0, discard = '' }: Besides = {}): Said => [
    { type: 'trade', sets, coins, cards: cards(wanted), discard: goods(discard) },
  ],
  keepsAll: (): Said => [{ type: 'trade', sets: [], coins: 0, cards: cards(''), discard: goods('') }],
  throwsAway: (discard: string): Said => [
    { type: 'trade', sets: [], coins: 0, cards: cards(''), discard: goods(discard) },
  ],
  sends: ({
    casino = 0,
    market = 0,
    ...ports
  }: Stacks & { readonly casino?: number; readonly market?: number }): Said => [
    { type: 'send', casino, market, stacks: byPort(ports) },
  ],
};

/** What a player can say. */
export type Words = { readonly [W in keyof typeof SAY]: (...said: Parameters<(typeof SAY)[W]>) => void };

function words(then: (...said: Said) => void): Words {
  const spoken = Object.entries(SAY).map(([word, say]) => [
    word,
    (...said: unknown[]) => then(...(say as (...said: unknown[]) => Said)(...said)),
  ]);
  return Object.fromEntries(spoken) as Words;
}

/** What one can say, and what lies before him. */
function player(at: Table, seat: Seat) {
  return {
    ...words((move, drawn) => at.play(seat, move, drawn)),
    seat,
    /** What is said next is refused for this reason, and nothing changes. */
    mayNot: (why: `${Rule} ${keyof Reasons}`, params: object = {}): Words =>
      words((move) => at.refuse(seat, move, why, params)),
    stack: (port: Port): number => stackOf(at.state, seat, PORTS.indexOf(port)),
    get coins(): number {
      return at.state.coins[seat]!;
    },
    get goods(): string {
      return inWords(goodsOf(at.state, seat));
    },
    get cards(): string {
      return inWords(at.state.cards.slice(seat * CARD_KINDS, (seat + 1) * CARD_KINDS), CARDS);
    },
    /** Ships at home. */
    get ships(): number {
      return at.state.ships[seat]!;
    },
    get inCasino(): number {
      return at.state.inCasino[seat]!;
    },
    get inMarket(): number {
      return at.state.inMarket[seat]!;
    },
    /** Where ships stand on coins. */
    get inPorts(): Port[] {
      return PORTS.filter((_, port) => stackOf(at.state, seat, port) > 0);
    },
  };
}

/** A game being told. */
export class Table {
  state: State;
  /** What happened in the last move. */
  events: Event[];
  readonly anna = player(this, ANNA);
  readonly bernard = player(this, BERNARD);
  readonly clara = player(this, CLARA);
  readonly david = player(this, DAVID);
  readonly emma = player(this, EMMA);

  constructor(state: State, events: Event[]) {
    this.state = state;
    this.events = events;
  }

  play(seat: Seat, move: Move, drawn: readonly Token[] = []): void {
    const { state } = this;
    const luck = scripted(...drawsFrom(state.bag, state.discard, drawn));
    ({ state: this.state, events: this.events } = tellMove(
      TELLER,
      { state, seats: state.seats, seat, move },
      luck,
    ));
  }

  refuse(seat: Seat, move: Move, why: string, params: object): void {
    const { state } = this;
    tellRefusal(TELLER, { state, seats: state.seats, seat, move }, why, params);
  }

  /** What the last move told of this kind. */
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  /** Whose decision of which phase it is: 'Anna: trade'. */
  get waitsFor(): string {
    const seats = cargoNoir.toAct(this.state).map((seat) => NAMES[seat]);
    return [...seats, this.state.phase].join(': ');
  }

  get market(): string {
    return inWords(this.state.market);
  }

  port(port: Port): string {
    return inWords(portGoods(this.state, PORTS.indexOf(port)));
  }

  get openPorts(): Port[] {
    return PORTS.filter((_, port) => this.state.open[port] === 1);
  }

  get bag(): string {
    return inWords(this.state.bag);
  }

  get discard(): string {
    return inWords(this.state.discard);
  }

  get outcome(): Outcome | undefined {
    return cargoNoir.outcome(this.state);
  }
}

/** A fingerprint of what a move does: in which order the sets are named makes no difference. */
export const sense = (move: Move): number =>
  digest(move.type === 'trade' ? { ...move, sets: move.sets.map((set) => digest(set)).sort() } : move);

const TELLER: Teller<CargoNoir> = { trial, many: 1_000, sense };
export const NO_STACKS = noneOf(PORT_COUNT);
