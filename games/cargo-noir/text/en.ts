/** Cargo Noir in English. */
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { type Card, PORTS, type Port, type Token } from '../rules/tables.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';
import { boardWith, type Counted, cardsInWords, tokensInWords } from './board.ts';
import { questionsWith } from './questions.ts';
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
      parts: {
        ...PORT,
        ...CARD,
        slots: 'Places for goods',
        players: 'Open from this many players',
        market: 'Black market',
        costs: 'Cost',
        points: 'Points',
      },
    },
    lastRound: {
      name: 'Last round',
      help: 'Whether ships are still sent and bids still raised in the last round.',
      values: { asEver: 'as in every round', noSending: 'no sending, no raising' },
    },
  },

  chapters: {
    1: 'Aim and material',
    2: 'Set-up',
    3: 'A turn',
    4: 'Ships come home',
    5: 'Trade',
    6: 'Ships go out',
    7: 'The end',
    8: 'The cards',
    9: 'Editions and doubts',
  },

  rules: {
    '1.1':
      'Smugglers bid for cargo in ports around the world, collect goods in sets and turn them into cards. Whoever has the most points at the end wins.',
    '1.2':
      'There are nine goods with 14 tokens each, and as many wild tokens as players. All goods are worth the same; only sets count.',
    '1.3':
      'Each player has three ships, two more in reserve, 7 coins in the safe and a warehouse for six tokens.',
    '1.4': 'Everything lies open except the order of the bag.',
    '2.1': 'Ports are open from the number of players printed on them.',
    '2.2': 'Fill the black market and all open ports with tokens from the bag.',
    '2.3': 'Chance decides who begins; that player begins every round. Play goes clockwise.',
    '2.4': 'The game has 11 rounds for two or three players, 10 for four or five.',
    '2.5': 'Coins are not limited.',
    '3.1': 'Players take whole turns one after another.',
    '3.2': 'A turn has three phases: ships come home, trade, ships go out.',
    '3.3': 'In the first round ships only go out.',
    '4.1': 'Bring your ships home one at a time, in any order. Each takes effect at once.',
    '4.2': 'Casino: take 2 coins for each ship.',
    '4.3':
      'Black market: swap one of your tokens for any that lies there, even an equal one, or draw one from the bag.',
    '4.4':
      'Port, alone: pay your coins there into the supply, take all goods of the port, and refill it from the bag.',
    '4.5':
      'Port, outbid: you may raise your stack above all others. Any amount is allowed. The ship stays there.',
    '4.6': 'Or you withdraw with ship and coins. Then you may not send a ship to this port in the same turn.',
    '4.7':
      'Each of your Syndicate cards pays 2 coins once a turn when you withdraw; each withdrawal makes one card pay.',
    '4.8': 'If the bag is empty, the discarded tokens go back into it.',
    '5.1':
      'A set of up to nine equal goods is worth the square of their number: 1, 4, 9, 16 and so on to 81.',
    '5.2':
      'A set of different goods is worth 1, 3, 6, 10, 15, 21, 28, 36 or 45. All must differ. A wild token stands for any good, even on its own.',
    '5.3':
      'Once a turn you may give any number of sets for any number of cards; their worth is added up. No change is given.',
    '5.4':
      'You may own two of each of the three edge cards: Cargo ship, Warehouse, Syndicate. What is sold out is gone.',
    '5.5': 'Edge cards work at once: a new ship sails in the same turn.',
    '5.6': 'Then discard what your warehouse cannot hold: six tokens, two more for each Warehouse card.',
    '5.7': 'Tokens traded or discarded go to the discard pile.',
    '6.1': 'Send out all your ships.',
    '6.2': 'Any number may go to the casino and the black market; to each open port one of yours at most.',
    '6.3': 'In a port put at least one coin under the ship, and more than any stack that is there.',
    '6.4': 'Coins and ships in ports stay until your next turn.',
    '6.5': 'A port whose cargo you have just taken may be chosen again.',
    '7.1': 'The game ends after the last round; everybody has that last turn.',
    '7.2':
      'In the last round you may also pay for cards with coins from your safe, each worth 1, with sets or without.',
    '7.3': 'Add up the points of all your cards. Coins and goods left over count nothing.',
    '7.4': 'On a tie the most expensive card decides, then the next; otherwise the win is shared.',
    '8.1':
      'Edge cards cost more than they count. Cargo ship: one ship more. Warehouse: room for two more tokens. Syndicate: rule 4.7. There are eight of each.',
    '8.2': 'Villa, yacht, dive bar and night club are worth their cost in points; there are six of each.',
    '8.3': 'The six others exist once and are worth more than they cost.',
    '9.1':
      'Sure are the costs of Cargo ship (15), Warehouse (10), Syndicate (10) and Cronies (49): the rulebook’s examples use them. In one of them goods worth 35 buy the first three, so Syndicate costs at most 10; a report knows edge cards at 10 and 15 only. The other costs are our guess, and so are all points, within what 8.1 to 8.3 say.',
    '9.2':
      'Which ports are open for how many players is our guess, with one hint: the single report that names the ports and their places tells of a game of four, and only Tangier is missing in it. So seven ports are open with four players, though another report leaves two closed. The places in Tangier are our guess too.',
    '9.3': 'Sources differ about the size of the black market: six or eight. We play six.',
    '9.4':
      'The rules have ships sent and bids raised in the last round as ever; in the very last turn no ships are sent. A table may drop both.',
    '9.5':
      'Where the rulebook is silent we play: at least one coin in a port (6.3) and one ship of yours there (6.2), raises by any amount (4.5), coins without limit although the box has 60 (2.5), and on a tie the next card after the dearest (7.4).',
    '9.6':
      'A table may enter what is printed on its own copy. What contradicts the rulebook is refused: other costs of Cargo ship, Warehouse and Cronies, more than 10 for Syndicate (9.1), and points that do not fit 8.1, 8.2 or 8.3.',
  },

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
