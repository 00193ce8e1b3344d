/** Container in Dutch. */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';
import { rulebook } from './rulebook/nl.ts';

const COLOUR: Readonly<Record<Colour, string>> = {
  black: 'zwart',
  brown: 'bruin',
  orange: 'oranje',
  tan: 'beige',
  white: 'wit',
};
export const COLOUR_NAMES: readonly string[] = COLOURS.map((colour) => COLOUR[colour]);

/** The colour before a noun: "een zwarte machine". */
const WITH_E: Readonly<Record<Colour, string>> = {
  black: 'zwarte',
  brown: 'bruine',
  orange: 'oranje',
  tan: 'beige',
  white: 'witte',
};

const BROKERS = ['I', 'II', 'III'] as const;
const PLACES: Readonly<Record<string, string>> = {
  island: 'van het eiland',
  ship: 'van het schip',
  bankPort: 'uit de bankhaven',
  stores: 'uit de winkels',
  buildings: 'een gebouw',
  nothing: 'niets',
};

const containers = (n: number): string => count('nl', n, { one: 'container', other: 'containers' });
const money = (n: number): string => (n < 0 ? `−$${-n}` : `$${n}`);
const broker = (n: number): string => `broker ${BROKERS[n] ?? ''}`;
/** "1 zwarte container", "2 zwarte containers". */
const coloured = (n: number, colour: Colour): string =>
  count('nl', n, { one: `${WITH_E[colour]} container`, other: `${WITH_E[colour]} containers` });
/** "2 zwarte containers", "3 containers (2 zwart, 1 beige)", or "niets". */
const goods: Goods = goodsNamer({
  some: (n, colour) => `${n} ${COLOUR[colour]}`,
  priced: (some, price) => `${some} voor ${money(price)}`,
  nothing: 'niets',
  alone: coloured,
  mixed: (n, list) => `${containers(n)} (${list})`,
});
const fromStores = storesNamer(goods, {
  factory: 'uit de fabriekswinkel: ',
  harbour: 'uit de havenwinkel: ',
});
const placeFor = (room: number): string =>
  room === 0 ? 'geen plaats meer' : `nog plaats voor ${containers(room)}`;
const harbourOf = (name: string): string => `de haven van ${name}`;
const building = (machine: Colour | null): string =>
  machine === null ? 'een pakhuis' : `een ${WITH_E[machine]} machine`;

/** "het pakhuis van $6". */
const seized = seizedNamer(building, (cost) => `het pakhuis van ${money(cost)}`);

const sailing = ({ to }: MoveOf<'sail'>): string =>
  to === 'sea' ? 'Naar open zee varen' : 'Naar het eiland varen en verkopen';

export const nl: GameText<Container> = {
  title: 'Container',

  refusals: {
    gameOver: () => 'Het spel is afgelopen.',
    notYourTurn: ({ turn }, who) => `${who(turn)} is aan de beurt.`,
    answerInterest: () => 'Beslis eerst: een lening nemen om je rente te betalen, of in gebreke blijven.',
    seizeFirst: ({ debtor }, who) => `Kies eerst wat ${who(debtor)} kwijtraakt.`,
    payBrokersFirst: () => 'Zeg eerst welke container naar welke broker gaat.',
    restockFirst: () => 'Zet eerst je containers terug in je winkels.',
    bidFirst: () => 'Er wordt geboden: doe een bod, of neem er een lening voor.',
    decideFirst: () => 'Accepteer eerst een bod of houd de lading.',
    turnIsOver: () => 'De veiling beëindigt je beurt: los leningen af of beëindig je beurt.',
    notInterest: () => 'Je bent nu geen rente schuldig.',
    nothingToSeize: () => 'Er valt nu niets in beslag te nemen.',
    seizeElsewhere: ({ place }) => `Nu wordt ${PLACES[place]} in beslag genomen.`,
    seizeExactly: ({ wanted, got }) => `Neem hier precies ${containers(wanted)} in beslag, niet ${got}.`,
    nothingThere: ({ colour }) => `Daar staat geen ${WITH_E[colour]} container.`,
    buildingIsSafe: () => 'Op dat gebouw kan geen beslag worden gelegd.',
    noSaleInThisGame: () => 'Dit spel wordt zonder binnenlandse verkoop gespeeld.',
    alreadySold: () => 'Je hebt in deze beurt al een container in het binnenland verkocht.',
    saleBeforeActions: () => 'Binnenlandse verkoop komt vóór je acties.',
    noSaleInFirstTurn: () => 'In je eerste beurt is er geen binnenlandse verkoop.',
    sellFromFactory: () => 'Verkoop uit de fabriekswinkel; alleen als die leeg is, uit de havenwinkel.',
    notInStore: ({ colour, price, there, wanted }) =>
      `Je wilt ${coloured(wanted, colour)} van ${money(price)}, maar er ${there === 1 ? 'is' : 'zijn'} er ${there === 0 ? 'geen' : `maar ${there}`}.`,
    tooExpensive: ({ cost, cash }) => `Dat kost ${money(cost)}; je hebt ${money(cash)}.`,
    noSpaceToBuild: ({ most }) => `Je hebt er al ${most}: er is geen veld meer vrij.`,
    noMachineLeft: ({ colour }) => `Er is geen ${WITH_E[colour]} machine meer.`,
    noWarehouseLeft: () => 'Er is geen pakhuis meer.',
    machineOwned: ({ colour }) => `Je hebt al een ${WITH_E[colour]} machine.`,
    ownStore: () => 'Je kunt niet bij jezelf kopen.',
    noSuchSeat: ({ seat }) => `Er is geen speler ${seat + 1} aan deze tafel.`,
    nothingChosen: () => 'Kies minstens één container.',
    nothingChanges: () => 'Er zou geen prijs veranderen.',
    harbourFull: ({ room, wanted }) => `In je havenwinkel is ${placeFor(room)}; je wilt er ${wanted}.`,
    storeDiffers: ({ colour, wanted, laid }) =>
      `Je winkel moet ${coloured(wanted, colour)} bevatten, maar je hebt er ${laid} neergezet.`,
    alreadyProduced: () => 'Je hebt in deze beurt al geproduceerd.',
    noMachineFor: ({ colour }) => `Je hebt geen ${WITH_E[colour]} machine.`,
    colourRunOut: ({ colour }) => `De ${WITH_E[colour]} containers zijn op.`,
    oneForEachMachine: ({ colour, made }) =>
      `Je ${WITH_E[colour]} machine maakt één container, niet ${made}.`,
    mustMakeAll: ({ wanted, made }) => `Je moet ${containers(wanted)} maken, niet ${made}.`,
    factoryFull: ({ room, made }) => `In je fabriekswinkel is ${placeFor(room)}; je wilt er ${made} maken.`,
    mayNotEndGame: () =>
      'Je hebt een broker gebeld: in deze beurt mag je het einde van het spel niet inluiden.',
    alreadyThere: () => 'Je schip is daar al.',
    seaFirst: () => 'Vanuit een haven of vanaf het eiland moet het schip eerst naar zee.',
    ownHarbour: () => 'Je schip kan je eigen haven niet in.',
    notInHarbour: () => 'Je schip ligt niet in de haven van een andere speler.',
    onlyOnArrival: () => 'Je schip ligt hier al: laden kan alleen aan het eind van een vaart.',
    holdFull: ({ room, wanted }) => `Op je schip is ${placeFor(room)}; je wilt er ${wanted}.`,
    nothingToAuction: () => 'Je schip heeft niets aan boord om op het eiland te verkopen.',
    notAsked: () => 'Van jou wordt geen bod gevraagd.',
    bidBeyondCash: ({ amount, cash }) =>
      `Je kunt geen ${money(amount)} bieden; je hebt er maar ${money(cash)} voor.`,
    notBest: ({ seat }, who) => `${who(seat)} heeft niet het hoogste bod gedaan.`,
    noAuction: () => 'Er is nu geen veiling.',
    tooManyLoans: ({ most }) => `Je hebt al ${count('nl', most, { one: 'lening', other: 'leningen' })}.`,
    noLoan: () => 'Je hebt geen lening om terug te betalen.',
    repayInOwnTurn: () => 'Leningen betaal je terug in je eigen beurt.',
    noBank: () => 'Dit spel wordt zonder de Investeringsbank gespeeld.',
    noBankPort: () => 'Je schip ligt niet in je bankhaven.',
    brokerInLastTurn: () => 'In de laatste beurt neemt geen enkele broker op.',
    brokerJustWon: () => 'Je hebt net een veiling bij een broker gewonnen: in deze beurt kun je niet bellen.',
    brokerHeldByYou: () => 'Jij hebt de betaalkaart: je kunt jezelf niet overbieden.',
    cellIsEmpty: ({ broker: b }) => `Daar valt bij ${broker(b)} niets te winnen.`,
    otherCellMarked: ({ broker: b }) => `Er loopt al een veiling om een ander vak, bij ${broker(b)}.`,
    bidTooLow: ({ bid, least }) => `Je moet minstens ${least} bieden, niet ${bid}.`,
    notReturned: ({ colour, wanted, laid }) =>
      `Je hebt ${coloured(wanted, colour)} te verdelen, niet ${laid}.`,
    notYourPayment: () => 'Er valt nu niets te betalen of terug te zetten.',
  },

  events: {
    turn: ({ seat }, who) => `${who(seat)} is aan de beurt.`,
    passed: ({ seat, left }, who) =>
      `${who(seat)} ziet af van ${left === 1 ? 'de tweede actie' : 'beide acties'}.`,
    interest: ({ seat, paid, owed }, who) =>
      `${who(seat)} betaalt ${paid > 0 ? money(paid) : 'geen'} rente${owed > 0 ? ` en blijft ${money(owed)} schuldig` : ''}.`,
    loan: ({ seat }, who) => `${who(seat)} neemt een lening.`,
    repaid: ({ seat }, who) => `${who(seat)} betaalt een lening terug.`,
    seized: ({ seat, by, goods: g }, who) => `${who(by)} laat bij ${who(seat)} beslag leggen op ${goods(g)}.`,
    buildingSeized: (taken, who) =>
      `${who(taken.by)} laat bij ${who(taken.seat)} beslag leggen op ${seized(taken)}.${taken.loanSettled ? ' Daarmee is een lening afgelost.' : ''}`,
    waived: ({ seat }, who) =>
      `Bij ${who(seat)} valt niets in beslag te nemen; de rente wordt kwijtgescholden.`,
    sold: ({ seat, colour }, who) =>
      `${who(seat)} verkoopt een ${WITH_E[colour]} container in het binnenland voor $2.`,
    built: ({ seat, machine, cost }, who) => `${who(seat)} bouwt ${building(machine)} voor ${money(cost)}.`,
    produced: ({ seat, made, boss }, who) =>
      `${who(seat)} produceert ${goods(made)}; ${who(boss)} krijgt $1.`,
    bought: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} koopt ${goods(g)} van ${who(seller)} voor ${money(cost)}.`,
    priced: ({ seat, store }, who) =>
      `${who(seat)} bepaalt de prijzen in de ${store === 'factory' ? 'fabriekswinkel' : 'havenwinkel'}.`,
    sailed: ({ seat, to }, who) => `${who(seat)} vaart naar ${to >= 0 ? harbourOf(who(to)) : SAILED[to]}.`,
    loaded: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} laadt ${goods(g)} in ${harbourOf(who(seller))} voor ${money(cost)}.`,
    fetched: ({ seat, goods: g }, who) => `${who(seat)} laadt ${goods(g)} in de bankhaven.`,
    auction: ({ seat, cargo }, who) => `${who(seat)} veilt ${goods(cargo)} op het eiland.`,
    bid: ({ seat, amount }, who) => `${who(seat)} biedt${amount === null ? '' : ` ${money(amount)}`}.`,
    revealed: ({ bids, loans }, who) => {
      const shown = bids.flatMap((b, seat) => (b === null ? [] : [`${who(seat)} ${money(b)}`]));
      const borrowed = loans.flatMap((n, seat) => (n > 0 ? [who(seat)] : []));
      return `Biedingen: ${shown.join(', ')}.${borrowed.length > 0 ? ` Ervoor geleend: ${list('nl', borrowed)}.` : ''}`;
    },
    tied: ({ tied, amount }, who) =>
      `${list('nl', tied.map(who))} staan gelijk op ${money(amount)} en mogen er nog iets bovenop doen.`,
    accepted: ({ seat, winner, amount }, who) =>
      `${who(seat)} accepteert: ${who(winner)} betaalt ${money(amount)}, de staat legt er ${money(amount)} bij.`,
    declined: ({ seat, amount }, who) => `${who(seat)} weigert en houdt de lading voor ${money(amount)}.`,
    called: ({ seat, broker: b, holds, money: m, goods: g }, who) =>
      `${who(seat)} belt ${broker(b)} en biedt ${holds === 'containers' ? `${money(m)} voor de containers daar` : `${goods(g)} voor het geld daar`}.`,
    returned: ({ seat, money: m, goods: g }, who) =>
      `${who(seat)} wordt overboden en krijgt ${m > 0 ? money(m) : goods(g)} terug.`,
    brokerWon: ({ seat, broker: b, money: m, goods: g }, who) =>
      `${who(seat)} wint bij ${broker(b)}: ${m > 0 ? money(m) : goods(g)}.`,
    brokersPaid: ({ money: m, goods: g }) =>
      g.some((n) => n > 0)
        ? `De brokers krijgen ${goods(g)}.`
        : `De brokers krijgen ${list('nl', m.map(money))}.`,
    ending: ({ stagnant }) =>
      stagnant
        ? 'Niemand handelt nog: het spel is afgelopen.'
        : 'Twee kleuren zijn op: dit is de laatste beurt.',
    account: (a, who) =>
      `${who(a.seat)}: eiland ${money(a.island)}${a.discarded === null ? '' : ` (zonder ${COLOUR[a.discarded]})`}, geld ${money(a.cash)}, haven ${money(a.harbour)}, schip ${money(a.ship)}${a.bankPort > 0 ? `, bankhaven ${money(a.bankPort)}` : ''}${a.loans < 0 ? `, leningen −${money(-a.loans)}` : ''}: ${money(a.total)}.`,
    ended: ({ places }, who) =>
      `${list(
        'nl',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: eerste plaats.`,
  },

  kinds: {
    default: 'In gebreke blijven',
    seizeGoods: 'Container in beslag nemen',
    seizeStock: 'Uit winkels in beslag nemen',
    seizeBuilding: 'Gebouw in beslag nemen',
    payBrokers: 'Brokers betalen',
    restock: 'Terugzetten',
    sell: 'Binnenlandse verkoop',
    buildMachine: 'Machine bouwen',
    buildWarehouse: 'Pakhuis bouwen',
    buy: 'Kopen voor de haven',
    reprice: 'Nieuwe havenprijzen',
    produce: 'Produceren',
    sail: (move) => (move ? sailing(move) : 'Varen'),
    dock: 'Een haven binnenvaren',
    load: 'Hier laden',
    moor: 'Naar de bank varen',
    fetch: 'Bij de bank laden',
    bid: 'Bieden',
    accept: 'Bod accepteren',
    decline: 'Lading houden',
    callWithMoney: 'Broker: geld',
    callWithGoods: 'Broker: containers',
    loan: 'Lening nemen',
    repay: 'Lening terugbetalen',
    pass: 'Beurt beëindigen',
  },

  moves: {
    pass: () => 'De beurt beëindigen',
    loan: () => 'Een lening van $10 nemen',
    repay: () => 'Een lening terugbetalen',
    default: () => 'Niet lenen: in gebreke blijven',
    seizeGoods: ({ place, colour }) => `Een ${WITH_E[colour]} container ${PLACES[place]} in beslag nemen`,
    seizeStock: (move) => `In beslag nemen ${fromStores(move)}`,
    seizeBuilding: (move) => `In beslag nemen: ${seized(move)}`,
    sell: ({ price, colour }) =>
      `Een ${WITH_E[colour]} container (geprijsd op ${money(price)}) in het binnenland verkopen voor $2`,
    buildWarehouse: () => 'Een pakhuis bouwen',
    buildMachine: ({ colour }) => `Een ${WITH_E[colour]} machine bouwen`,
    produce: ({ made, store }) => `Produceren: ${goods(made)}; prijzen: ${goods.priced(store, 'factory')}`,
    buy: ({ seller, goods: g, store }, who) =>
      `Van ${who(seller)} kopen: ${goods.priced(g, 'factory')}; prijzen: ${goods.priced(store, 'harbour')}`,
    reprice: ({ store }) => `Nieuwe prijzen in de havenwinkel: ${goods.priced(store, 'harbour')}`,
    sail: sailing,
    dock: ({ at, goods: g }, who) =>
      `Naar de haven van ${who(at)} varen, daar kopen: ${goods.priced(g, 'harbour')}`,
    load: ({ goods: g }) => `In deze haven kopen: ${goods.priced(g, 'harbour')}`,
    moor: ({ goods: g }) => `Naar je bankhaven varen, daar laden: ${goods(g)}`,
    fetch: ({ goods: g }) => `In de bankhaven laden: ${goods(g)}`,
    bid: ({ amount }) => `${money(amount)} bieden`,
    accept: ({ from }, who) => `Het bod van ${who(from)} accepteren`,
    decline: () => 'De lading houden en het hoogste bod betalen',
    callWithMoney: ({ broker: b, amount }) => `Bellen met ${broker(b)}: ${money(amount)} voor de containers`,
    callWithGoods: (move) =>
      `Bellen met ${broker(move.broker)} voor het geld; containers ${fromStores(move)}`,
    restock: ({ factory, harbour }) =>
      `Terugzetten: fabriekswinkel ${goods.priced(factory, 'factory')}, havenwinkel ${goods.priced(harbour, 'harbour')}`,
    payBrokers: ({ order }) =>
      `De brokers in deze volgorde betalen: ${order.map((c) => COLOUR[c]).join(', ')}`,
  },

  choices: buildingsWith({
    warehouse: (cost) => `Een pakhuis bouwen voor ${money(cost)}`,
    machine: (colour, cost) => `Een ${WITH_E[colour]} machine bouwen voor ${money(cost)}`,
  }),

  options: {
    edition: {
      name: 'Editie',
      help: 'Volgens welk spelregelboekje er wordt gespeeld.',
      values: rulebook.editions,
    },
    domesticSale: {
      name: 'Binnenlandse verkoop',
      help: 'De beginnersvariant van 2007: per beurt mag je één container in het binnenland verkopen voor $2.',
    },
    investmentBank: {
      name: 'Investeringsbank',
      help: 'De uitbreiding van de jubileumeditie: drie brokers om te bellen.',
    },
    money: {
      name: 'Geld',
      help: 'Of je ziet hoeveel geld de anderen hebben.',
      values: { secret: 'geheim', open: 'open' },
    },
    buyMoored: {
      name: 'Laden zonder te varen',
      help: 'Of een schip mag laden waar het al ligt. Volgens de spelregels: in 2007 wel, in de jubileumeditie niet.',
      values: { printed: 'volgens de spelregels', yes: 'toegestaan', no: 'niet toegestaan' },
    },
    forcedLoan: {
      name: 'Lenen voor rente',
      help: 'Huisregel: ook in de editie van 2007 moet wie nog mag lenen dat doen om rente te betalen.',
    },
    seizureClearsLoan: {
      name: 'Beslag op gebouw lost af',
      help: 'Officiële wijziging van de editie van 2007: als een gebouw in beslag wordt genomen, is daarmee een lening afgelost.',
    },
    cargoShields: {
      name: 'Lading beschermt gebouwen',
      help: 'In de editie van 2007 wordt geen gebouw in beslag genomen van wie nog lading aan boord heeft.',
    },
    stagnationLaps: {
      name: 'Rondes zonder handel',
      help: 'Huisregel: na zoveel rondes zonder enige handel eindigt het spel; bij 0 nooit.',
    },
  },

  ...rulebook,

  questions: questionsWith({
    goods,
    money,
    brokers: BROKERS,
    seller: 'Van wie koop je?',
    buy: 'Wat koop je?',
    prices: 'Welke prijzen vraag je?',
    make: 'Wat maak je?',
    harbour: 'In wiens haven?',
    load: 'Wat laad je?',
    bid: 'Hoeveel bied je?',
    seize: 'Wat wordt in beslag genomen?',
    broker: 'Welke broker?',
    offer: 'Wat bied je aan?',
    putBack: 'Voor welke prijzen zet je ze terug?',
    order: 'In welke volgorde?',
  }),

  board: boardWith({
    goods,
    money,
    supply: 'Voorraad',
    left: 'Nog te bouwen',
    cash: 'Geld',
    loans: 'Leningen',
    machines: 'Machines',
    warehouses: 'Pakhuizen',
    factory: 'Fabriekswinkel',
    harbour: 'Havenwinkel',
    ship: 'Schip',
    island: 'Eiland',
    bankPort: 'Bankhaven',
    hidden: '?',
    gaps: (prices) => `leeg: ${prices}`,
    valueCard: 'Waardekaart',
    colours: COLOUR_NAMES,
    at: (to, who) => (to >= 0 ? `in ${harbourOf(who(to))}` : (AT[to] ?? '')),
    brokers: 'Brokers',
    brokerNames: BROKERS,
    card: (name, bid) => `${name} heeft de betaalkaart, bod: ${bid}.`,
    offers: 'Biedingen',
    actions: (n) => count('nl', n, { one: 'actie', other: 'acties' }),
    ending: 'Dit is de laatste beurt.',
  }),
};

const SAILED: Readonly<Record<number, string>> = {
  [-1]: 'open zee',
  [-2]: 'het eiland',
  [-3]: 'de bankhaven',
};
const AT: Readonly<Record<number, string>> = {
  [-1]: 'op zee',
  [-2]: 'bij het eiland',
  [-3]: 'in de bankhaven',
};
