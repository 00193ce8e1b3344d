/** Container in Dutch. */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';

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
      values: { '2007': '2007', anniversary: 'jubileumeditie (10 jaar)' },
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

  chapters: {
    1: 'Doel en materiaal',
    2: 'Klaarzetten',
    3: 'Een beurt',
    4: 'Rente en beslag',
    5: 'Binnenlandse verkoop (2007, voor beginners)',
    6: 'Een machine of een pakhuis bouwen',
    7: 'Inkopen voor je havenwinkel',
    8: 'Produceren',
    9: 'Varen',
    10: 'De veiling op het eiland',
    11: 'Leningen',
    12: 'Einde en afrekening',
    13: 'De Investeringsbank (jubileum)',
    14: 'Edities en twijfelgevallen',
  },

  rules: {
    '1.1':
      'Produceer containers, verkoop ze aan anderen, verscheep wat de anderen verkopen en breng ladingen naar het eiland, waar alle anderen erop bieden. Wie aan het einde het meest waard is, wint.',
    '1.2':
      'Containers zijn er in vijf kleuren. Niemand koopt bij zichzelf: elke stap is een verkoop aan iemand anders.',
    '1.3':
      'Elk spelersbord heeft vier velden voor machines (gratis, $6, $9, $12) en vijf voor pakhuizen (gratis, $4, $5, $6, $7). Elke machine biedt plaats aan twee containers in de fabriekswinkel, elk pakhuis aan één in de havenwinkel.',
    '1.4':
      'Geld gaat in hele dollars; de bank raakt nooit door het geld heen. Wat de anderen hebben is geheim, tenzij de tafel met open geld speelt. Betalen gebeurt altijd open.',
    '1.5':
      'Een geheime waardekaart zegt wat elke kleur op het eiland waard is: 10, 5/10, 6, 4 en 2. Op de vijf kaarten heeft elke kleur elke waarde precies één keer.',
    '2.1':
      'Containers van elke kleur: in 2007 12, 16 of 20 met 3, 4 of 5 spelers, en genoeg machines en pakhuizen voor iedereen. Jubileum: 10, 13 of 16; 2, 3 of 4 machines van elke kleur; 12, 16 of 20 pakhuizen; dat alles kan opraken.',
    '2.2':
      'Iedereen begint met één pakhuis, een machine in een kleur die niemand anders heeft en een container van die kleur voor $2 in de fabriekswinkel.',
    '2.3': 'Iedereen heeft $20 en een waardekaart; alle schepen zijn op zee.',
    '2.4': 'Het toeval bepaalt wie begint; daarna gaat de beurt met de klok mee.',
    '3.1': 'In je beurt betaal je rente, daarna heb je twee acties.',
    '3.2': 'Je mag dezelfde actie twee keer doen, maar je mag maar één keer produceren.',
    '3.3': 'Je hoeft je acties niet te gebruiken.',
    '4.1': 'Aan het begin van je beurt betaal je $1 voor elk van je leningen.',
    '4.2':
      'Jubileum: kun je niet betalen en heb je pas één lening, dan moet je er nog een nemen; daarover betaal je vanaf je volgende beurt rente. 2007: dat mag, of er wordt beslag gelegd; de tafel kan het verplicht stellen.',
    '4.3':
      'Je betaalt zoveel als je kunt. Elke dollar die ontbreekt, wordt apart vereffend, en de speler rechts van je kiest wat er in beslag wordt genomen.',
    '4.4': '2007 en jubileum: eerst één container uit je gebied op het eiland.',
    '4.5':
      '2007: anders twee containers uit je havenwinkel, en wat daar ontbreekt uit je fabriekswinkel; is er maar één, dan is dat genoeg.',
    '4.6': '2007: anders een pakhuis of een machine. Wat op de eerste twee velden staat, is veilig.',
    '4.7': 'Valt er niets in beslag te nemen, dan wordt de rente kwijtgescholden.',
    '4.8':
      'Jubileum: altijd één container, van de eerste van deze plekken waar iets staat: eiland, schip, bankhaven, havenwinkel, fabriekswinkel. Op gebouwen wordt nooit beslag gelegd.',
    '4.9': 'In beslag genomen containers gaan uit het spel.',
    '4.10':
      '2007: lading op je schip wordt niet in beslag genomen, maar is wel in het spel: zolang je die hebt, verlies je geen gebouw en wordt de rente kwijtgescholden.',
    '4.11':
      '2007: elk pakhuis en elke machine staat op een eigen veld. De speler rechts van je kiest wat je kwijtraakt; daarmee is een van je leningen afgelost.',
    '5.1':
      'Eén keer per beurt, na de rente en vóór je acties, maar niet in je eerste beurt, mag je een van je containers voor $2 terugzetten in de voorraad. Dat is geen actie.',
    '5.2': 'Die container komt uit je fabriekswinkel, of uit je havenwinkel als de fabriekswinkel leeg is.',
    '6.1': 'Betaal de bank de prijs op het volgende lege veld. Een nieuw pakhuis kun je meteen gebruiken.',
    '6.2': 'Je kunt hooguit vier machines en vijf pakhuizen hebben.',
    '6.3': 'Je machines hebben allemaal een andere kleur.',
    '6.4': 'Jubileum: de machines van een kleur, of alle pakhuizen, kunnen uitverkocht zijn.',
    '6.5':
      'Een veld dat door een beslag leeg is geworden, wordt als eerste weer bebouwd, voor de prijs die erbij staat.',
    '7.1':
      'Kies een andere speler en koop uit diens fabriekswinkel welke containers je maar wilt, voor de aangegeven prijzen. Het geld gaat naar die speler, die niet kan weigeren.',
    '7.2': 'Je havenwinkel biedt plaats aan één container per pakhuis.',
    '7.3':
      'Zet wat je hebt gekocht op prijzen naar keuze van $2 tot en met $6. In dezelfde actie mag je alle prijzen in je havenwinkel veranderen.',
    '7.4': 'Je mag de actie ook alleen gebruiken om prijzen te veranderen.',
    '8.1': 'Je mag één keer per beurt produceren.',
    '8.2':
      'Betaal $1 aan de speler rechts van je, die aan het hoofd van de vakbond staat. Wie geen dollar heeft, kan niet produceren.',
    '8.3':
      'Elk van je machines maakt een container in de eigen kleur, als die er nog is. Alles wat past, moet worden gemaakt; past niet alles, dan kies je.',
    '8.4':
      'Zet ze op prijzen naar keuze van $1 tot en met $4. In dezelfde actie, en alleen dan, mag je alle prijzen in je fabriekswinkel veranderen.',
    '9.1':
      'Een schip vaart van open zee naar de haven van een andere speler of naar het eiland, en van daar terug naar zee. De eigen haven vaart het nooit binnen.',
    '9.2':
      'Aan het einde van een vaart naar een haven mag je daar kopen welke containers je maar wilt, voor de aangegeven prijzen. De eigenaar kan niet weigeren.',
    '9.3': '2007: kopen waar het schip al ligt, is een aparte actie.',
    '9.4': 'Een schip vervoert vijf containers.',
    '9.5':
      'Jubileum: een schip laadt alleen aan het eind van een vaart. De tafel kan in beide edities anders beslissen.',
    '10.1': 'Een schip dat met lading het eiland bereikt, verkoopt meteen alles in één keer.',
    '10.2':
      'Alle anderen doen een blind bod, van $0 tot wat ze aan geld hebben. Alle biedingen worden tegelijk onthuld.',
    '10.3':
      'Hebben meerdere spelers het hoogst geboden, dan mogen ze er één keer in het geheim iets bovenop doen. Staan ze dan nog gelijk, dan kiest de verkoper een van hen.',
    '10.4':
      'De verkoper accepteert: de winnaar betaalt de verkoper, de staat betaalt nog eens hetzelfde bedrag, en de lading gaat naar het gebied van de winnaar op het eiland.',
    '10.5':
      'Of de verkoper weigert, betaalt het hoogste bod aan de bank en houdt de lading voor het eigen gebied. Dat kan alleen als er genoeg geld voor is; eerst lenen mag.',
    '10.6': 'De veiling beëindigt de beurt van de verkoper. De anderen houden hun geld.',
    '10.7':
      'Na de veiling mag een verkoper met een lening en genoeg geld nog aflossen; dan is de beurt voorbij.',
    '11.1':
      'Je mag een lening van $10 nemen in je eigen beurt, voordat je biedt en voordat je op biedingen antwoordt; hooguit twee.',
    '11.2': 'Terugbetalen kost $10 per lening en doe je in je eigen beurt, na de rente.',
    '11.3':
      'Een lening die je neemt terwijl er blind wordt geboden, blijft geheim tot de biedingen worden onthuld.',
    '12.1': 'Als twee kleuren op zijn, wordt de lopende beurt nog afgemaakt; daarna is het spel afgelopen.',
    '12.2':
      'Van wat je op het eiland hebt, gaat de kleur weg waarvan je de meeste hebt. Staan er meerdere kleuren gelijk en zit de kleur van 5/10 daarbij, dan gaat die weg; anders houd je wat meer waard is.',
    '12.3': 'De kleur van 5/10 telt voor 10 als je daarvóór alle vijf de kleuren had, en anders voor 5.',
    '12.4':
      'Tel op: je geld, het eiland volgens je waardekaart, $2 voor elke container in je havenwinkel en $3 voor elke container op je schip. Trek er $11 per lening af. De fabriekswinkel telt niet mee.',
    '12.5':
      'Bij een gelijke stand wint in de editie van 2007 wie de meeste containers op het eiland overheeft, en in de jubileumeditie wie er de meeste in de fabriekswinkel heeft. Anders wordt de overwinning gedeeld.',
    '12.6':
      'Als drie rondes lang niemand produceert, koopt, bouwt, een broker belt of op het eiland veilt, eindigt het spel zoals het ervoor staat. De tafel bepaalt het aantal rondes.',
    '12.7':
      'Een productie die niets oplevert, is geen handel. Bij 0 rondes eindigt het spel nooit op deze manier.',
    '13.1':
      'Drie brokers hebben elk een vak voor containers en een voor geld. In het begin heeft broker I twee containers en $1, II één en $2, III geen en $3; deze containers komen uit de doos.',
    '13.2':
      'Een broker bellen is een actie. Loopt er geen veiling, markeer dan een vak dat niet leeg is en bied op alles wat erin ligt: geld voor containers, of containers uit je eigen winkels voor geld; minstens $1 of één container.',
    '13.3':
      'Heeft iemand anders de betaalkaart, dan moet je voor hetzelfde vak minstens één meer bieden. Het overboden bod gaat meteen terug: geld naar de eigenaar, containers naar de winkels waar ze vandaan kwamen, tegen prijzen die de eigenaar nu kiest. Jezelf overbieden kan niet.',
    '13.4':
      'Heb je aan het begin van je beurt, na de rente, de betaalkaart, dan win je alles wat er op dat moment in het vak ligt. Geld is voor jou; containers gaan naar je bankhaven.',
    '13.5':
      'Daarna betaal je je bod, stuk voor stuk aan broker I, II, III, I enzovoort. Bij containers kies je de volgorde.',
    '13.6':
      'Rente gaat op dezelfde manier naar de brokers. Dat geldt ook voor een subsidie ter hoogte van het hoogste bod, als een verkoper alle biedingen weigert.',
    '13.7':
      'Vanaf open zee mag je naar je eigen bankhaven varen en aan het eind van die vaart gratis laden wat daar staat; later, zonder te varen, alleen als de tafel het toestaat (9.5).',
    '13.8':
      'Je kunt niet bellen in de beurt die het spel beëindigt, en ook niet in een beurt waarin je bij een broker hebt gewonnen.',
    '13.9':
      'Aan het einde gaat een open veiling naar wie de betaalkaart heeft; het bod is verloren. Elke container in je bankhaven telt voor $3.',
    '14.1':
      'De volgorde van de kleuren op de waardekaarten komt uit het rekenvoorbeeld en één andere bron; alle bekende volgordes zijn hetzelfde spel met andere namen voor de kleuren.',
    '14.2':
      'De voorraden van de jubileumeditie voor drie en vier spelers berusten op één bron; die voor vijf volgen uit het materiaal.',
    '14.3':
      'Dat rente naar de brokers gaat, te beginnen bij I, komt uit een samenvatting; de eigenlijke spelregels zwijgen erover.',
    '14.4':
      'Volgens de spelregels is lenen om rente te betalen in 2007 een keuze en in de jubileumeditie verplicht. Huisregel: de tafel kan het ook in 2007 verplicht stellen.',
    '14.5':
      'Officiële wijziging van 2007: als een gebouw in beslag wordt genomen, is daarmee een lening afgelost. In de eerste druk staat dat niet; de tafel kan zonder spelen.',
    '14.6':
      'Volgens de spelregels mag een schip in 2007 laden zonder te varen, en in de jubileumeditie alleen aan het eind van een vaart. Huisregel: de tafel kan het in beide edities toestaan of verbieden.',
    '14.7':
      'Onze beslissingen bij de brokers: een leeg vak kan niet worden gemarkeerd; containers op de betaalkaart houden hun plaats in de winkel; wat op de kaart ligt, kan niet worden gebruikt of in beslag genomen; wie heeft gebeld, mag in dezelfde beurt het einde niet inluiden.',
    '14.8':
      'Onze beslissingen: een bod van $0 mag. Een schip vaart niet leeg naar het eiland. Volgens de gedrukte regels mag iedereen op elk moment lenen; hier doe je dat in je eigen beurt, voordat je biedt of voordat je op biedingen antwoordt: op andere momenten is er geen geld nodig.',
    '14.9':
      'Volgens de spelregels raakt in 2007 alleen een gebouw kwijt wie helemaal geen container meer in het spel heeft. Voor ons is lading aan boord in het spel. Huisregel: de tafel kan bepalen dat ze niets beschermt.',
    '14.10':
      'Onze beslissing, omdat 2007 de velden noemt: de buur kiest welk gebouw verdwijnt, en het lege veld wordt als eerste weer bebouwd, voor de prijs die erbij staat.',
    '14.11':
      'Huisregel: geen enkel regelboekje beëindigt het spel na rondes zonder handel (12.6). De tafel kan het uitzetten.',
    '14.12':
      'Onze beslissingen: het voorbeeld van een beslag in 2007 verschilt per taal; wij nemen twee containers voor elke ontbrekende dollar. Dat die containers uit het spel gaan, staat alleen in de jubileumeditie; wij spelen het in beide zo.',
    '14.13':
      'Onze beslissingen over veilingen: leningen tijdens het bieden blijven geheim tot de biedingen worden getoond; bij gelijke stand mag je met $0 verhogen, wat alleen de Nederlandse tekst verbiedt; de veiling beëindigt de beurt, wat de jubileumeditie in het overzicht zegt. Volgens de spelregels mag je in je beurt op elk moment aflossen: ook na de veiling.',
    '14.14':
      'Onze beslissing, naar de Franse tekst: bij gelijke stand tellen in 2007 de containers die na het afleggen op het eiland liggen.',
    '14.15':
      'Zo staat het in de jubileumeditie, voor 2007 is het onze beslissing: je mag produceren alleen om prijzen te veranderen, ook als er niets wordt gemaakt; zonder te produceren verander je de prijzen in de fabriekswinkel niet.',
    '14.16':
      'Onze beslissingen voor de bank: eerst komt de rente, dan wat je bij een broker wint, en na een winst bel je de rest van de beurt geen broker meer. Hoeveel geldkaarten iemand heeft, is niet te zien, en blufkaarten zijn er niet.',
  },

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
