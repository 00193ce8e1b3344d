/** Cargo Noir in English. */
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { type Card, PORTS, type Port, type Token } from '../rules/tables.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';
import { boardWith, type Counted, cardsInWords, tokensInWords } from './board.ts';
import { questionsWith } from './questions.ts';
import { book } from './rulebook/en.ts';
import { type PrintedParts, tablesWith } from './rulebook/printed.ts';
import { unfinishedWith } from './unfinished.ts';

export const TOKEN: Readonly<Record<Token, Forms & { readonly some: string }>> = {
  alcohol: { one: 'alcohol', other: 'alcohol', some: 'alcohol' },
  arms: { one: 'weapon', other: 'weapons', some: 'a weapon' },
  art: { one: 'work of art', other: 'works of art', some: 'a work of art' },
  cars: { one: 'car', other: 'cars', some: 'a car' },
  cigars: { one: 'cigar', other: 'cigars', some: 'a cigar' },
  ivory: { one: 'ivory', other: 'ivory', some: 'ivory' },
  jewels: { one: 'jewel', other: 'jewels', some: 'a jewel' },
  gold: { one: 'gold', other: 'gold', some: 'gold' },
  uranium: { one: 'uranium', other: 'uranium', some: 'uranium' },
  wild: { one: 'wild token', other: 'wild tokens', some: 'a wild token' },
};

export const PORT: Readonly<Record<Port, string>> = {
  rotterdam: 'Rotterdam',
  newYork: 'New York',
  hongKong: 'Hong Kong',
  capeTown: 'Cape Town',
  bombay: 'Bombay',
  panama: 'Panama',
  rio: 'Rio',
  tangier: 'Tangier',
};

export const CARD: Readonly<Record<Card, string>> = {
  ship: 'Cargo ship',
  warehouse: 'Warehouse',
  syndicate: 'Syndicate',
  villa: 'Villa',
  yacht: 'Yacht',
  bar: 'Dive bar',
  club: 'Night club',
  show: 'Show business',
  paparazzi: 'Paparazzi',
  militia: 'Militia',
  cronies: 'Cronies',
  bank: 'Bank',
  principality: 'Principality',
};

export const coins = (n: number): string => count('en', n, { one: 'coin', other: 'coins' });
export const points = (n: number): string => count('en', n, { one: 'point', other: 'points' });
export const ships = (n: number): string => count('en', n, { one: 'ship', other: 'ships' });
export const counted: Counted = {
  nothing: 'nothing',
  token: (n, token) => count('en', n, TOKEN[token]),
  card: (n, card) => (n > 1 ? `${n} × ${CARD[card]}` : CARD[card]),
};
const tokens = (counts: readonly number[]): string => tokensInWords(counts, counted);
/** Goods, coins or both. */
const payment = (goods: readonly number[], n: number): string =>
  [...(goods.some((g) => g > 0) ? [tokens(goods)] : []), ...(n > 0 ? [coins(n)] : [])].join(' and ');
const cards = (counts: readonly number[]): string => cardsInWords(counts, counted);
const set = ({ kind, tokens: t }: GoodsSet): string =>
  `${tokens(t)} (${kind === 'same' ? 'same' : 'different'})`;
/** "1 to Rotterdam with 3 coins", "1 to Rio with 1 coin". */
const stacksInWords = (stacks: readonly number[]): string[] =>
  stacks.flatMap((n, port) => (n > 0 ? [`1 to ${PORT[PORTS[port]!]} with ${coins(n)}`] : []));
const times = (n: number, place: string): string[] => (n > 0 ? [`${n} to the ${place}`] : []);

function sending(casino: number, market: number, stacks: readonly number[]): string {
  const parts = [...stacksInWords(stacks), ...times(market, 'black market'), ...times(casino, 'casino')];
  return parts.join(', ') || 'no ship';
}

const PRINTED: PrintedParts = {
  ...PORT,
  ...CARD,
  slots: 'Places for goods',
  players: 'Open from this many players',
  market: 'Black market',
  costs: 'Cost',
  points: 'Points',
};

export const en: GameText<CargoNoir> = {
  title: 'Cargo Noir',

  refusals: {
    gameOver: () => 'The game is over.',
    notYourTurn: ({ turn }, who) => `It is ${who(turn)}’s turn.`,
    resolveFirst: () => 'First bring your ships home.',
    tradeFirst: () => 'Now is the time to trade.',
    sendFirst: () => 'Now is the time to send your ships.',
    noShipInCasino: () => 'You have no ship in the casino.',
    noShipInMarket: () => 'You have no ship in the black market.',
    noShipInPort: ({ port }) => `You have no ship to bring home from ${PORT[port]}.`,
    notOwned: ({ token }) => `You have no ${TOKEN[token].other} to give.`,
    notInMarket: ({ token }) => `The black market has no ${TOKEN[token].other}.`,
    notAlone: ({ port }) => `You are not alone in ${PORT[port]}: raise your bid or withdraw.`,
    notOutbid: ({ port }) => `Nobody has outbid you in ${PORT[port]}.`,
    noRaiseInLastRound: () => 'At this table no bid is raised in the last round.',
    bidTooLow: ({ bid, least }) => `That makes ${coins(bid)}; you need at least ${least}.`,
    tooFewCoins: ({ wanted, coins: have }) => `You need ${coins(wanted)}; you have ${have}.`,
    setSize: ({ size, most }) => `A set has 1 to ${most} tokens, not ${size}.`,
    notTheSame: ({ first, other }) => `Not the same: ${TOKEN[first].some} and ${TOKEN[other].some}.`,
    notDifferent: ({ good }) => `Different means all different: there is more than one ${TOKEN[good].one}.`,
    tooFewTokens: ({ token, wanted, have }) => `You need ${counted.token(wanted, token)}; you have ${have}.`,
    coinsOnlyAtTheEnd: () => 'Coins help to pay for cards only in the last round.',
    nothingBought: () => 'You would give something away for nothing.',
    tooExpensive: ({ cost, value }) => `These cards cost ${cost}; what you give is worth ${value}.`,
    soldOut: ({ card }) => `There are not that many ${CARD[card]} cards left.`,
    twoAtMost: ({ card }) => `You may own two ${CARD[card]} cards at most.`,
    discardExactly: ({ wanted, got }) =>
      wanted === 0
        ? 'You may not discard anything here: everything fits into your warehouse.'
        : `You must discard exactly ${count('en', wanted, { one: 'token', other: 'tokens' })}, not ${got}.`,
    sendAll: ({ ships: have, sent }) => `Send all your ships: you have ${have}, but send ${sent}.`,
    portClosed: ({ port }) => `${PORT[port]} is closed at this table.`,
    portJustLeft: ({ port }) => `You have just withdrawn from ${PORT[port]}.`,
    oneShipPerPort: ({ port }) => `You already have a ship in ${PORT[port]}.`,
  },

  unfinished: unfinishedWith({
    send: (n) => `Still to send: ${ships(n)}`,
    choose: 'Still to choose: a card',
    pay: (n) => `Still to pay: ${n}`,
    discard: (n) => `Still to throw away: ${n}`,
  }),

  events: {
    turn: ({ round, seat }, who) => `Round ${round}: ${who(seat)}’s turn.`,
    income: ({ seat, coins: n, from }, who) =>
      `${who(seat)} gets ${coins(n)} from the ${from === 'casino' ? 'casino' : 'Syndicate'}.`,
    swapped: ({ seat, give, take }, who) =>
      `${who(seat)} swaps ${TOKEN[give].some} for ${TOKEN[take].some} in the black market.`,
    drawn: ({ seat, token }, who) =>
      token === null
        ? `${who(seat)} finds the bag empty.`
        : `${who(seat)} draws ${TOKEN[token].some} from the bag.`,
    taken: ({ seat, port, coins: n, goods }, who) =>
      `${who(seat)} takes ${tokens(goods)} in ${PORT[port]} for ${coins(n)}.`,
    refilled: ({ port, goods }) => `${PORT[port]} now offers ${tokens(goods)}.`,
    recycled: () => 'The discarded tokens go back into the bag.',
    raised: ({ seat, port, stack }, who) => `${who(seat)} raises to ${coins(stack)} in ${PORT[port]}.`,
    withdrawn: ({ seat, port, coins: n }, who) =>
      `${who(seat)} withdraws from ${PORT[port]} with ${coins(n)}.`,
    traded: ({ seat, value, coins: n, cards: c, goods }, who) =>
      `${who(seat)} trades ${payment(goods, n)} (worth ${value + n}) for ${cards(c)}.`,
    thrownAway: ({ seat, goods }, who) => `${who(seat)} discards ${tokens(goods)}.`,
    sent: ({ seat, casino, market, stacks }, who) =>
      `${who(seat)} sends ships: ${sending(casino, market, stacks)}.`,
    scored: ({ seat, points: n, cards: c }, who) =>
      `${who(seat)} has ${c.some((owned) => owned > 0) ? cards(c) : 'no cards'}: ${points(n)}.`,
    ended: ({ places }, who) =>
      `${list(
        'en',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: first place.`,
  },

  kinds: {
    casino: 'Casino',
    swap: 'Swap a token',
    draw: 'Draw from the bag',
    takeCargo: 'Take a cargo',
    raise: 'Raise a bid',
    withdraw: 'Withdraw',
    trade: 'Trade',
    send: 'Send ships',
  },

  moves: {
    casino: () => 'Casino: take 2 coins',
    swap: ({ give, take }) => `Black market: swap ${TOKEN[give].some} for ${TOKEN[take].some}`,
    draw: () => 'Black market: draw from the bag',
    takeCargo: ({ port }) => `${PORT[port]}: take the cargo`,
    raise: ({ port, coins: n }) => `${PORT[port]}: raise by ${coins(n)}`,
    withdraw: ({ port }) => `${PORT[port]}: withdraw`,
    trade: ({ sets, coins: n, cards: c, discard }) => {
      const thrown = discard.some((d) => d > 0) ? `; discard ${tokens(discard)}` : '';
      if (sets.length === 0 && n === 0) return `No trade${thrown}`;
      return `Trade ${[...sets.map(set), ...(n > 0 ? [coins(n)] : [])].join(' + ')} for ${cards(c)}${thrown}`;
    },
    send: ({ casino, market, stacks }) => `Send: ${sending(casino, market, stacks)}`,
  },

  options: {
    printed: {
      name: 'What is printed',
      help: 'Places and players of the ports, size of the black market, cost and points of the cards. Not all are sure: enter what your copy says.',
      parts: PRINTED,
    },
    lastRound: {
      name: 'Last round',
      help: 'Whether ships are still sent and bids still raised in the last round.',
      values: { asEver: 'as in every round', noSending: 'no sending, no raising' },
    },
  },

  chapters: book.chapters,
  rules: book.rules,
  tables: tablesWith(PRINTED, book.printed),

  questions: questionsWith({
    ships,
    coins,
    tokens,
    cards,
    set,
    stacks: stacksInWords,
    toCasino: 'How many ships to the casino?',
    toMarket: 'How many ships to the black market?',
    toPort: 'Which ports get a ship?',
    give: 'What do you hand over?',
    buy: 'Which cards do you buy?',
    addCoins: 'How many coins do you add?',
    throwAway: 'What do you discard?',
    raise: 'By how much do you raise?',
  }),

  board: boardWith({
    counted,
    ports: PORT,
    cards: CARD,
    round: (round, of) => `Round ${round} of ${of}`,
    market: 'Black market',
    casino: 'Casino',
    ships,
    coins,
    points,
    goods: 'Goods',
    owned: 'Cards',
    onSale: 'On sale',
    from: (bid) => `(from ${bid})`,
    price: (cost, worth) => `${cost} for ${points(worth)}`,
  }),
};
