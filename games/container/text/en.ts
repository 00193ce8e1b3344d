/** Container in English. */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';
import { rulebook } from './rulebook/en.ts';

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
      values: rulebook.editions,
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

  ...rulebook,

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
