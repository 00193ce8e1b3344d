/** Container in English. */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';

const COLOUR: Readonly<Record<Colour, string>> = {
  black: 'black',
  brown: 'brown',
  orange: 'orange',
  tan: 'tan',
  white: 'white',
};
export const COLOUR_NAMES: readonly string[] = COLOURS.map((colour) => COLOUR[colour]);

const BROKERS = ['I', 'II', 'III'] as const;
const PLACES: Readonly<Record<string, string>> = {
  island: 'the island',
  ship: 'the ship',
  bankPort: 'the port at the bank',
  stores: 'the stores',
  buildings: 'the buildings',
  nothing: 'nowhere',
};

const containers = (n: number): string => count('en', n, { one: 'container', other: 'containers' });
const money = (n: number): string => (n < 0 ? `−$${-n}` : `$${n}`);
const broker = (n: number): string => `broker ${BROKERS[n] ?? ''}`;
/** "a black", "an orange". */
const a = (colour: Colour): string => `${colour === 'orange' ? 'an' : 'a'} ${COLOUR[colour]}`;
const building = (machine: Colour | null): string =>
  machine === null ? 'a warehouse' : `${a(machine)} machine`;
/** "1 black container", "2 black containers". */
const coloured = (n: number, colour: Colour): string =>
  count('en', n, { one: `${COLOUR[colour]} container`, other: `${COLOUR[colour]} containers` });
/** "2 black containers", "3 containers (2 black, 1 tan)", or "nothing". */
const goods: Goods = goodsNamer({
  some: (n, colour) => `${n} ${COLOUR[colour]}`,
  priced: (some, price) => `${some} at ${money(price)}`,
  nothing: 'nothing',
  alone: coloured,
  mixed: (n, list) => `${containers(n)} (${list})`,
});
const fromStores = storesNamer(goods, {
  factory: 'from the factory store: ',
  harbour: 'from the harbour store: ',
});
const roomFor = (room: number): string => (room === 0 ? 'no room left' : `room for ${room}`);
const harbourOf = (name: string): string => `${name}’s harbour`;

/** "the $6 warehouse". */
const seized = seizedNamer(building, (cost) => `the ${money(cost)} warehouse`);

const sailing = ({ to }: MoveOf<'sail'>): string =>
  to === 'sea' ? 'Sail to the open sea' : 'Sail to the island and sell';

export const en: GameText<Container> = {
  title: 'Container',

  refusals: {
    gameOver: () => 'The game is over.',
    notYourTurn: ({ turn }, who) => `It is ${who(turn)}’s turn.`,
    answerInterest: () => 'First decide: borrow to pay your interest, or default.',
    seizeFirst: ({ debtor }, who) => `First choose what ${who(debtor)} loses.`,
    payBrokersFirst: () => 'First say which container goes to which broker.',
    restockFirst: () => 'First put your containers back into your stores.',
    bidFirst: () => 'Bids are being made: bid, or borrow in order to bid.',
    decideFirst: () => 'First accept an offer or keep the cargo.',
    turnIsOver: () => 'The auction ends your turn: repay loans, or end the turn.',
    notInterest: () => 'You owe no interest now.',
    nothingToSeize: () => 'There is nothing to seize now.',
    seizeElsewhere: ({ place }) => `Now it is taken from ${PLACES[place]}.`,
    seizeExactly: ({ wanted, got }) => `Exactly ${containers(wanted)} must be taken here, not ${got}.`,
    nothingThere: ({ colour }) => `There is no ${COLOUR[colour]} container.`,
    buildingIsSafe: () => 'That building cannot be seized.',
    noSaleInThisGame: () => 'This game is played without domestic sale.',
    alreadySold: () => 'You have already sold a container at home in this turn.',
    saleBeforeActions: () => 'Domestic sale comes before your actions.',
    noSaleInFirstTurn: () => 'There is no domestic sale in your first turn.',
    sellFromFactory: () => 'Sell from the factory store; only when it is empty, from the harbour store.',
    notInStore: ({ colour, price, there, wanted }) =>
      `You want ${coloured(wanted, colour)} at ${money(price)}, but there ${there === 1 ? 'is' : 'are'} ${there === 0 ? 'none' : `only ${there}`}.`,
    tooExpensive: ({ cost, cash }) => `That costs ${money(cost)}; you have ${money(cash)}.`,
    noSpaceToBuild: ({ most }) => `You already have ${most}: there is no space left.`,
    noMachineLeft: ({ colour }) => `There is no ${COLOUR[colour]} machine left.`,
    noWarehouseLeft: () => 'There is no warehouse left.',
    machineOwned: ({ colour }) => `You already have ${a(colour)} machine.`,
    ownStore: () => 'You cannot buy from yourself.',
    noSuchSeat: ({ seat }) => `There is no player ${seat + 1} at this table.`,
    nothingChosen: () => 'Choose at least one container.',
    nothingChanges: () => 'No price would change.',
    harbourFull: ({ room, wanted }) => `Your harbour store has ${roomFor(room)}; you want ${wanted}.`,
    storeDiffers: ({ colour, wanted, laid }) =>
      `Your store must hold ${coloured(wanted, colour)}, but you have put ${laid} in it.`,
    alreadyProduced: () => 'You have already produced in this turn.',
    noMachineFor: ({ colour }) => `You have no ${COLOUR[colour]} machine.`,
    colourRunOut: ({ colour }) => `There are no ${COLOUR[colour]} containers left.`,
    oneForEachMachine: ({ colour, made }) =>
      `Your ${COLOUR[colour]} machine makes one container, not ${made}.`,
    mustMakeAll: ({ wanted, made }) => `You must make ${containers(wanted)}, not ${made}.`,
    factoryFull: ({ room, made }) => `Your factory store has ${roomFor(room)}; you want to make ${made}.`,
    mayNotEndGame: () => 'You have called a broker: you may not bring about the end in this turn.',
    alreadyThere: () => 'Your ship is already there.',
    seaFirst: () => 'From a harbour or the island the ship must first go to sea.',
    ownHarbour: () => 'Your ship cannot enter your own harbour.',
    notInHarbour: () => 'Your ship does not lie in the harbour of another player.',
    onlyOnArrival: () => 'Your ship already lies here: it loads only at the end of a move.',
    holdFull: ({ room, wanted }) => `Your ship has ${roomFor(room)}; you want ${wanted}.`,
    nothingToAuction: () => 'Your ship carries nothing to sell on the island.',
    notAsked: () => 'You are not asked for a bid.',
    bidBeyondCash: ({ amount, cash }) =>
      `You cannot bid ${money(amount)}; you have only ${money(cash)} for it.`,
    notBest: ({ seat }, who) => `${who(seat)} has not made the best offer.`,
    noAuction: () => 'There is no auction now.',
    tooManyLoans: ({ most }) => `You already have ${count('en', most, { one: 'loan', other: 'loans' })}.`,
    noLoan: () => 'You have no loan to repay.',
    repayInOwnTurn: () => 'Loans are repaid in your own turn.',
    noBank: () => 'This game is played without the Investment Bank.',
    noBankPort: () => 'Your ship does not lie in your port at the bank.',
    brokerInLastTurn: () => 'No broker answers in the last turn.',
    brokerJustWon: () => 'You have just won a broker auction: no call in this turn.',
    brokerHeldByYou: () => 'You hold the payment card: you cannot outbid yourself.',
    cellIsEmpty: ({ broker: b }) => `There is nothing to win from ${broker(b)} there.`,
    otherCellMarked: ({ broker: b }) => `An auction is open for another place, of ${broker(b)}.`,
    bidTooLow: ({ bid, least }) => `You must bid at least ${least}, not ${bid}.`,
    notReturned: ({ colour, wanted, laid }) =>
      `You must use exactly ${coloured(wanted, colour)}, not ${laid}.`,
    notYourPayment: () => 'There is nothing to pay or to put back now.',
  },

  events: {
    turn: ({ seat }, who) => `${who(seat)}’s turn.`,
    passed: ({ seat, left }, who) =>
      `${who(seat)} forgoes ${left === 1 ? 'the second action' : 'both actions'}.`,
    interest: ({ seat, paid, owed }, who) =>
      `${who(seat)} pays ${paid > 0 ? money(paid) : 'no'} interest${owed > 0 ? ` and owes ${money(owed)}` : ''}.`,
    loan: ({ seat }, who) => `${who(seat)} takes a loan.`,
    repaid: ({ seat }, who) => `${who(seat)} repays a loan.`,
    seized: ({ seat, by, goods: g }, who) => `${who(by)} has ${goods(g)} seized from ${who(seat)}.`,
    buildingSeized: (taken, who) =>
      `${who(taken.by)} has ${seized(taken)} seized from ${who(taken.seat)}.${taken.loanSettled ? ' A loan is settled with it.' : ''}`,
    waived: ({ seat }, who) => `${who(seat)} has nothing to seize; the interest is waived.`,
    sold: ({ seat, colour }, who) => `${who(seat)} sells ${a(colour)} container at home for $2.`,
    built: ({ seat, machine, cost }, who) => `${who(seat)} builds ${building(machine)} for ${money(cost)}.`,
    produced: ({ seat, made, boss }, who) => `${who(seat)} produces ${goods(made)}; ${who(boss)} gets $1.`,
    bought: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} buys ${goods(g)} from ${who(seller)} for ${money(cost)}.`,
    priced: ({ seat, store }, who) =>
      `${who(seat)} sets the prices in the ${store === 'factory' ? 'factory' : 'harbour'} store.`,
    sailed: ({ seat, to }, who) => `${who(seat)} sails ${to >= 0 ? `to ${harbourOf(who(to))}` : SAILED[to]}.`,
    loaded: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} loads ${goods(g)} in ${harbourOf(who(seller))} for ${money(cost)}.`,
    fetched: ({ seat, goods: g }, who) => `${who(seat)} loads ${goods(g)} at the bank.`,
    auction: ({ seat, cargo }, who) => `${who(seat)} offers ${goods(cargo)} on the island.`,
    bid: ({ seat, amount }, who) => `${who(seat)} bids${amount === null ? '' : ` ${money(amount)}`}.`,
    revealed: ({ bids, loans }, who) => {
      const shown = bids.flatMap((b, seat) => (b === null ? [] : [`${who(seat)} ${money(b)}`]));
      const borrowed = loans.flatMap((n, seat) => (n > 0 ? [who(seat)] : []));
      return `Bids: ${shown.join(', ')}.${borrowed.length > 0 ? ` Borrowed for it: ${list('en', borrowed)}.` : ''}`;
    },
    tied: ({ tied, amount }, who) =>
      `${list('en', tied.map(who))} tie at ${money(amount)} and may add to it.`,
    accepted: ({ seat, winner, amount }, who) =>
      `${who(seat)} accepts: ${who(winner)} pays ${money(amount)}, the government adds ${money(amount)}.`,
    declined: ({ seat, amount }, who) => `${who(seat)} declines and keeps the cargo for ${money(amount)}.`,
    called: ({ seat, broker: b, holds, money: m, goods: g }, who) =>
      `${who(seat)} calls ${broker(b)} and bids ${holds === 'containers' ? `${money(m)} for the containers there` : `${goods(g)} for the money there`}.`,
    returned: ({ seat, money: m, goods: g }, who) =>
      `${who(seat)} is outbid and gets back ${m > 0 ? money(m) : goods(g)}.`,
    brokerWon: ({ seat, broker: b, money: m, goods: g }, who) =>
      `${who(seat)} wins from ${broker(b)}: ${m > 0 ? money(m) : goods(g)}.`,
    brokersPaid: ({ money: m, goods: g }) =>
      g.some((n) => n > 0) ? `The brokers get ${goods(g)}.` : `The brokers get ${list('en', m.map(money))}.`,
    ending: ({ stagnant }) =>
      stagnant
        ? 'Nobody trades any more: the game ends.'
        : 'Two colours have run out: this is the last turn.',
    account: (a, who) =>
      `${who(a.seat)}: island ${money(a.island)}${a.discarded === null ? '' : ` (without ${COLOUR[a.discarded]})`}, cash ${money(a.cash)}, harbour ${money(a.harbour)}, ship ${money(a.ship)}${a.bankPort > 0 ? `, bank port ${money(a.bankPort)}` : ''}${a.loans < 0 ? `, loans −${money(-a.loans)}` : ''}: ${money(a.total)}.`,
    ended: ({ places }, who) =>
      `${list(
        'en',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: first place.`,
  },

  kinds: {
    default: 'Default',
    seizeGoods: 'Seize a container',
    seizeStock: 'Seize from the stores',
    seizeBuilding: 'Seize a building',
    payBrokers: 'Pay the brokers',
    restock: 'Put back',
    sell: 'Sell at home',
    buildMachine: 'Build a machine',
    buildWarehouse: 'Build a warehouse',
    buy: 'Buy for the harbour',
    reprice: 'New harbour prices',
    produce: 'Produce',
    sail: (move) => (move ? sailing(move) : 'Sail'),
    dock: 'Sail to a harbour',
    load: 'Load here',
    moor: 'Sail to the bank',
    fetch: 'Load at the bank',
    bid: 'Bid',
    accept: 'Accept an offer',
    decline: 'Keep the cargo',
    callWithMoney: 'Call a broker: money',
    callWithGoods: 'Call a broker: goods',
    loan: 'Take a loan',
    repay: 'Repay a loan',
    pass: 'End turn',
  },

  moves: {
    pass: () => 'End the turn',
    loan: () => 'Take a loan of $10',
    repay: () => 'Repay a loan',
    default: () => 'Do not borrow: default',
    seizeGoods: ({ place, colour }) => `Seize ${a(colour)} container from ${PLACES[place]}`,
    seizeStock: (move) => `Seize ${fromStores(move)}`,
    seizeBuilding: (move) => `Seize ${seized(move)}`,
    sell: ({ price, colour }) => `Sell ${a(colour)} container (marked ${money(price)}) at home for $2`,
    buildWarehouse: () => 'Build a warehouse',
    buildMachine: ({ colour }) => `Build ${a(colour)} machine`,
    produce: ({ made, store }) => `Produce ${goods(made)}; prices: ${goods.priced(store, 'factory')}`,
    buy: ({ seller, goods: g, store }, who) =>
      `Buy ${goods.priced(g, 'factory')} from ${who(seller)}; prices: ${goods.priced(store, 'harbour')}`,
    reprice: ({ store }) => `New harbour prices: ${goods.priced(store, 'harbour')}`,
    sail: sailing,
    dock: ({ at, goods: g }, who) => `Sail to ${harbourOf(who(at))}, buy ${goods.priced(g, 'harbour')}`,
    load: ({ goods: g }) => `Buy in this harbour: ${goods.priced(g, 'harbour')}`,
    moor: ({ goods: g }) => `Sail to your port at the bank, load ${goods(g)}`,
    fetch: ({ goods: g }) => `Load at the bank: ${goods(g)}`,
    bid: ({ amount }) => `Bid ${money(amount)}`,
    accept: ({ from }, who) => `Accept ${who(from)}’s offer`,
    decline: () => 'Keep the cargo and pay the highest offer',
    callWithMoney: ({ broker: b, amount }) => `Call ${broker(b)}: ${money(amount)} for the containers`,
    callWithGoods: (move) => `Call ${broker(move.broker)} for the money; containers ${fromStores(move)}`,
    restock: ({ factory, harbour }) =>
      `Put back: factory ${goods.priced(factory, 'factory')}, harbour ${goods.priced(harbour, 'harbour')}`,
    payBrokers: ({ order }) => `Pay the brokers in this order: ${order.map((c) => COLOUR[c]).join(', ')}`,
  },

  choices: buildingsWith({
    warehouse: (cost) => `Build a warehouse for ${money(cost)}`,
    machine: (colour, cost) => `Build ${a(colour)} machine for ${money(cost)}`,
  }),

  options: {
    edition: {
      name: 'Edition',
      help: 'Which rulebook is played.',
      values: { '2007': '2007', anniversary: '10th anniversary' },
    },
    domesticSale: {
      name: 'Domestic sale',
      help: 'The beginners’ variant of 2007: once a turn, sell a container at home for $2.',
    },
    investmentBank: {
      name: 'Investment Bank',
      help: 'The expansion of the anniversary edition: three brokers to call.',
    },
    money: {
      name: 'Money',
      help: 'Whether you see the cash of the others.',
      values: { secret: 'hidden', open: 'open' },
    },
    buyMoored: {
      name: 'Loading without moving',
      help: 'Whether a ship may load where it already lies. As printed: in 2007 yes, in the anniversary edition no.',
      values: { printed: 'as printed', yes: 'allowed', no: 'not allowed' },
    },
    forcedLoan: {
      name: 'Borrow for interest',
      help: 'House rule: in the 2007 edition too, whoever may still borrow must do so to pay interest.',
    },
    seizureClearsLoan: {
      name: 'Seized building settles the loan',
      help: 'Official change to the 2007 edition: when a building is seized, a loan is settled with it.',
    },
    cargoShields: {
      name: 'Cargo protects buildings',
      help: 'In the 2007 edition, no building is seized from a player with cargo aboard.',
    },
    stagnationLaps: {
      name: 'Rounds without trade',
      help: 'House rule: after this many rounds without any trade the game ends; with 0 it never does.',
    },
  },

  chapters: {
    1: 'Aim and material',
    2: 'Set-up',
    3: 'A turn',
    4: 'Interest and default',
    5: 'Domestic sale (2007, for beginners)',
    6: 'Build a machine or a warehouse',
    7: 'Buy for your harbour store',
    8: 'Produce',
    9: 'Sail',
    10: 'The auction on the island',
    11: 'Loans',
    12: 'The end and scoring',
    13: 'The Investment Bank (anniversary)',
    14: 'Editions and doubts',
  },

  rules: {
    '1.1':
      'Produce containers, sell them to others, ship what the others sell, and bring cargo to the island, where all others bid for it. Whoever is worth most at the end wins.',
    '1.2': 'Containers have five colours. Each step is a sale to somebody else: you never buy from yourself.',
    '1.3':
      'A board has four spaces for machines (free, $6, $9, $12) and five for warehouses (free, $4, $5, $6, $7). Each machine gives room for two containers in the factory store, each warehouse for one in the harbour store.',
    '1.4':
      'Money comes in whole dollars; the bank never runs out. What the others have is hidden, unless the table plays with open money. All payments are made in the open.',
    '1.5':
      'A secret value card says what each colour is worth on the island: 10, 5/10, 6, 4 and 2. The five cards give each colour each value once.',
    '2.1':
      'Containers of each colour for 3, 4 or 5 players: 12, 16 or 20 in 2007, with machines and warehouses enough for all. Anniversary: 10, 13 or 16; 2, 3 or 4 machines of each colour; 12, 16 or 20 warehouses; all these can run out.',
    '2.2':
      'Each player starts with one warehouse, a machine of a colour nobody else has, and a container of that colour for $2 in the factory store.',
    '2.3': 'Each player has $20 and a value card; all ships are at sea.',
    '2.4': 'Chance decides who begins; play goes clockwise.',
    '3.1': 'In your turn you pay interest, then you have two actions.',
    '3.2': 'You may do the same action twice, but produce only once.',
    '3.3': 'You do not have to use your actions.',
    '4.1': 'At the start of your turn you pay $1 for each of your loans.',
    '4.2':
      'Anniversary: if you cannot pay and have only one loan, you must take another, which bears interest from your next turn on. 2007: you may do so, or default; the table can make it a duty.',
    '4.3':
      'You pay as much as you can. Each dollar missing is settled on its own, and the player to your right chooses what is taken.',
    '4.4': '2007 and anniversary: first one container from your place on the island.',
    '4.5':
      '2007: otherwise two containers from your harbour store, and what it lacks from your factory store; if there is only one, that is enough.',
    '4.6': '2007: otherwise a warehouse or a machine. Those on the first two spaces are safe.',
    '4.7': 'If there is nothing to take, the interest is waived.',
    '4.8':
      'Anniversary: always one container, from the first of these that has any: island, ship, port at the bank, harbour store, factory store. Buildings are never taken.',
    '4.9': 'Seized containers leave the game.',
    '4.10':
      '2007: cargo on your ship is not taken, but it is in play: as long as there is any, no building goes, and the interest is waived.',
    '4.11':
      '2007: each warehouse and machine stands on its space. The player to your right chooses which one goes, and one of your loans is settled with it.',
    '5.1':
      'Once a turn, after interest and before your actions, but not in your first turn, you may put one of your containers back into the supply for $2. It is not an action.',
    '5.2': 'It comes from your factory store, or from your harbour store if the factory store is empty.',
    '6.1': 'Pay the bank the price on the next empty space. A new warehouse can be used at once.',
    '6.2': 'You can have four machines and five warehouses.',
    '6.3': 'Your machines all have different colours.',
    '6.4': 'Anniversary: a colour of machines, or all warehouses, may be sold out.',
    '6.5': 'A space left empty by a seizure is the next to be built on, at its price.',
    '7.1':
      'Choose another player and buy any containers from that factory store at the prices marked. The money goes to the owner, who cannot refuse.',
    '7.2': 'Your harbour store holds one container for each warehouse.',
    '7.3':
      'Put what you bought on spaces from $2 to $6 as you like. In the same action you may change all prices in your harbour store.',
    '7.4': 'You may also use the action only to change prices.',
    '8.1': 'You may produce once in a turn.',
    '8.2':
      'Pay $1 to the player on your right, the head of the union. If you do not have a dollar, you cannot produce.',
    '8.3':
      'Each of your machines makes a container of its colour, if there is one left. All that fit must be made; if not all fit, you choose.',
    '8.4':
      'Put them on spaces from $1 to $4 as you like. In the same action, and only then, you may change all prices in your factory store.',
    '9.1':
      'A ship goes from the open sea into another player’s harbour or to the island, and from there back to sea. It never enters its own harbour.',
    '9.2':
      'At the end of a move into a harbour you may buy any containers there at the prices marked. The owner cannot refuse.',
    '9.3': '2007: buying where the ship already lies is an action of its own.',
    '9.4': 'A ship carries five containers.',
    '9.5':
      'Anniversary: a ship loads only at the end of a move. The table can decide otherwise in either edition.',
    '10.1': 'A ship with cargo that reaches the island sells all of it at once.',
    '10.2': 'All others make a sealed bid, from $0 to what they have in cash. All bids are shown together.',
    '10.3':
      'If several bid most, they may secretly add to their bids, once. If they still tie, the seller chooses among them.',
    '10.4':
      'The seller accepts: the winner pays the bid, the government adds the same again, and the cargo goes to the winner’s place on the island.',
    '10.5':
      'Or the seller declines, pays the highest offer to the bank and keeps the cargo. This takes enough cash; borrowing first is allowed.',
    '10.6': 'The auction ends the seller’s turn. The others keep their money.',
    '10.7':
      'After the auction a seller with a loan and the cash for it may still repay; then the turn is over.',
    '11.1':
      'You may take a loan of $10 in your turn, before you bid and before you answer bids; two at most.',
    '11.2': 'You repay $10 for each in your own turn, after interest.',
    '11.3': 'A loan taken while bids are sealed stays secret until they are shown.',
    '12.1': 'When two colours have run out, the player finishes the turn and the game ends.',
    '12.2':
      'Of what you have on the island, the colour you have most of is discarded. If several tie and the colour of 5/10 is among them, it goes; otherwise you keep what is worth more.',
    '12.3': 'The colour of 5/10 counts 10 if you had all five colours before that, otherwise 5.',
    '12.4':
      'Add your cash, the island by your value card, $2 for each container in your harbour store and $3 for each on your ship. Take off $11 for each loan. The factory store counts nothing.',
    '12.5':
      'On a tie, 2007: more containers left on the island; anniversary: more in the factory store. Otherwise the win is shared.',
    '12.6':
      'If for three rounds nobody produces, buys, builds, calls a broker or holds an auction on the island, the game ends as it stands. The table sets the number of rounds.',
    '12.7': 'A production that makes nothing is no trade. With 0 rounds the game never ends in this way.',
    '13.1':
      'Three brokers each have a place for containers and one for money. At the start broker I has two containers and $1, II one and $2, III none and $3; these containers come from the box.',
    '13.2':
      'Calling a broker is an action. If no auction is open, mark a place that is not empty and bid for all it holds: money for containers, or containers from your own stores for money; at least $1 or one container.',
    '13.3':
      'If somebody else holds the payment card you must bid at least one more for the same place. The outbid offer goes back at once: money to the owner’s cash, containers to the stores they came from, at prices the owner chooses now. You cannot outbid yourself.',
    '13.4':
      'If you hold the payment card when your turn starts, after interest, you win all that the place then holds. Money is yours; containers go to your port at the bank.',
    '13.5':
      'Then you pay your bid, one piece at a time to brokers I, II, III, I and so on. If you pay in containers, you choose the order.',
    '13.6':
      'Interest goes to the brokers in the same way. When a seller declines all bids, so does a subsidy as high as the highest bid.',
    '13.7':
      'From the open sea you may sail to your own port at the bank and load what lies there for free, at the end of that move; later, without moving, only where the table allows it (9.5).',
    '13.8':
      'You cannot call in the turn that ends the game, nor in the turn in which you have won a broker auction.',
    '13.9':
      'At the end an open auction goes to whoever holds the card; the bid is lost. Each container in your port at the bank counts $3.',
    '14.1':
      'The order of the colours on the value cards is taken from the worked example and one other source; all orders known are the same game with colours renamed.',
    '14.2':
      'The anniversary supplies for three and four players rest on one source; those for five follow from the material.',
    '14.3':
      'That interest goes to the brokers, starting with I, is read from a summary; the rules proper are silent.',
    '14.4':
      'As printed, borrowing to pay interest is a choice in 2007 and a duty in the anniversary edition. House rule: the table can make it a duty in 2007 too.',
    '14.5':
      'Official change to 2007: when a building is seized, a loan is settled with it. The first print does not say so; the table can play without it.',
    '14.6':
      'As printed, a ship may load without moving in 2007, and only at the end of a move in the anniversary edition. House rule: the table can allow or forbid it in either.',
    '14.7':
      'Our rulings at the brokers: an empty place cannot be marked; containers on the payment card keep their room in the store; what lies on the card cannot be used or seized; whoever has called may not bring about the end in the same turn.',
    '14.8':
      'Our rulings: a bid of $0 is allowed. A ship does not sail to the island empty. The printed rules let anybody borrow at any time; here you do it in your turn, before you bid or before you answer bids: at no other time is money needed.',
    '14.9':
      'As printed, buildings go in 2007 only from a player with no container in play at all. We count cargo aboard as in play. House rule: the table can let it protect nothing.',
    '14.10':
      'Our ruling, because 2007 names the spaces: the neighbour chooses which building goes, and the gap is the next to be built on, at its price.',
    '14.11':
      'House rule: no print ends the game after rounds without trade (12.6). The table can switch it off.',
    '14.12':
      'Our rulings: the example of a default in 2007 differs from language to language; we take two containers for each dollar missing. That seized containers leave the game is printed in the anniversary edition only; we play it in both.',
    '14.13':
      'Our rulings for auctions: loans taken while bidding stay hidden until the bids are shown; on a tie you may add $0, which only the Dutch text forbids; the auction ends the turn, which the anniversary edition says in its player aid. As printed, you may repay at any time in your turn: after the auction too.',
    '14.14':
      'Our ruling, from the French text: on a tie in 2007, containers on the island are counted after the discard.',
    '14.15':
      'Printed in the anniversary edition, our ruling for 2007: you may produce only to change prices, even if nothing can be made; you may not change factory prices without producing.',
    '14.16':
      'Our rulings for the bank: interest comes before what you win from a broker, and after a win there is no call for the rest of the turn. How many money cards somebody holds is not shown, and there are no bluff cards.',
  },

  questions: questionsWith({
    goods,
    money,
    brokers: BROKERS,
    seller: 'From whom do you buy?',
    buy: 'What do you buy?',
    prices: 'Which prices do you set?',
    make: 'What do you make?',
    harbour: 'Into whose harbour?',
    load: 'What do you load?',
    bid: 'How much do you bid?',
    seize: 'What is seized?',
    broker: 'Which broker?',
    offer: 'What do you offer?',
    putBack: 'At which prices do you put them back?',
    order: 'In which order?',
  }),

  board: boardWith({
    goods,
    money,
    supply: 'Supply',
    left: 'Left to build',
    cash: 'Cash',
    loans: 'Loans',
    machines: 'Machines',
    warehouses: 'Warehouses',
    factory: 'Factory store',
    harbour: 'Harbour store',
    ship: 'Ship',
    island: 'Island',
    bankPort: 'Bank port',
    hidden: '?',
    gaps: (prices) => `empty: ${prices}`,
    valueCard: 'Value card',
    colours: COLOUR_NAMES,
    at: (to, who) => (to >= 0 ? harbourOf(who(to)) : (AT[to] ?? '')),
    brokers: 'Brokers',
    brokerNames: BROKERS,
    card: (name, bid) => `${name} holds the payment card, bid: ${bid}.`,
    offers: 'Offers',
    actions: (n) => count('en', n, { one: 'action', other: 'actions' }),
    ending: 'This is the last turn.',
  }),
};

const SAILED: Readonly<Record<number, string>> = {
  [-1]: 'to the open sea',
  [-2]: 'to the island',
  [-3]: 'to the port at the bank',
};
const AT: Readonly<Record<number, string>> = { [-1]: 'at sea', [-2]: 'at the island', [-3]: 'at the bank' };
