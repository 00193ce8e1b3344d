/** Container in German. */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';
import { rulebook } from './rulebook/de.ts';

const COLOUR: Readonly<Record<Colour, string>> = {
  black: 'schwarz',
  brown: 'braun',
  orange: 'orange',
  tan: 'beige',
  white: 'weiß',
};
export const COLOUR_NAMES: readonly string[] = COLOURS.map((colour) => COLOUR[colour]);

/** The colour before a noun: "eine schwarze Maschine", "2 schwarze Container". */
const WITH_E: Readonly<Record<Colour, string>> = {
  black: 'schwarze',
  brown: 'braune',
  orange: 'orange',
  tan: 'beige',
  white: 'weiße',
};

const BROKERS = ['I', 'II', 'III'] as const;
const PLACES: Readonly<Record<string, string>> = {
  island: 'von der Insel',
  ship: 'vom Schiff',
  bankPort: 'aus dem Bankhafen',
  stores: 'aus den Geschäften',
  buildings: 'ein Gebäude',
  nothing: 'nichts',
};

const containers = (n: number): string => count('de', n, { one: 'Container', other: 'Container' });
const money = (n: number): string => (n < 0 ? `−$${-n}` : `$${n}`);
const broker = (n: number): string => `Broker ${BROKERS[n] ?? ''}`;
/** "2 schwarze Container", "3 Container (2 schwarz, 1 beige)", or "nichts". */
const goods: Goods = goodsNamer({
  some: (n, colour) => `${n} ${COLOUR[colour]}`,
  priced: (some, price) => `${some} zu ${money(price)}`,
  nothing: 'nichts',
  // One alone would stand in another case on the board than in the log.
  alone: (n, colour) => (n === 1 ? `1 Container (${COLOUR[colour]})` : `${n} ${WITH_E[colour]} Container`),
  mixed: (n, list) => `${containers(n)} (${list})`,
});
const fromStores = storesNamer(goods, {
  factory: 'aus dem Fabrikgeschäft: ',
  harbour: 'aus dem Hafengeschäft: ',
});
const placeFor = (room: number): string =>
  room === 0 ? 'kein Platz mehr' : `noch Platz für ${containers(room)}`;
const harbourOf = (name: string): string => `Hafen von ${name}`;
/** After "einen" and "keinen", and in the plural after "keine". */
const withEn = (colour: Colour): string => `${WITH_E[colour]}n`;
/** "1 schwarzen Container", "2 schwarze Container": what one wants or has. */
const coloured = (n: number, colour: Colour): string =>
  count('de', n, { one: `${withEn(colour)} Container`, other: `${WITH_E[colour]} Container` });
const building = (machine: Colour | null): string =>
  machine === null ? 'ein Lagerhaus' : `eine ${WITH_E[machine]} Maschine`;

/** "das Lagerhaus zu $6". */
const seized = seizedNamer(building, (cost) => `das Lagerhaus zu ${money(cost)}`);

const sailing = ({ to }: MoveOf<'sail'>): string =>
  to === 'sea' ? 'Auf die offene See fahren' : 'Zur Insel fahren und verkaufen';

export const de: GameText<Container> = {
  title: 'Container',

  refusals: {
    gameOver: () => 'Das Spiel ist zu Ende.',
    notYourTurn: ({ turn }, who) => `${who(turn)} ist am Zug.`,
    answerInterest: () =>
      'Entscheide zuerst: einen Kredit aufnehmen, um die Zinsen zu zahlen, oder sie schuldig bleiben.',
    seizeFirst: ({ debtor }, who) => `Wähle zuerst, was ${who(debtor)} verliert.`,
    payBrokersFirst: () => 'Sag zuerst, welcher Container an welchen Broker geht.',
    restockFirst: () => 'Leg zuerst deine Container in deine Geschäfte zurück.',
    bidFirst: () => 'Es wird gerade geboten: Gib ein Gebot ab oder nimm dafür einen Kredit auf.',
    decideFirst: () => 'Nimm zuerst ein Gebot an oder behalte die Ladung.',
    turnIsOver: () => 'Mit der Versteigerung endet dein Zug: Tilge Kredite oder beende den Zug.',
    notInterest: () => 'Du schuldest jetzt keine Zinsen.',
    nothingToSeize: () => 'Jetzt gibt es nichts zu pfänden.',
    seizeElsewhere: ({ place }) => `Gepfändet wird jetzt ${PLACES[place]}.`,
    seizeExactly: ({ wanted, got }) => `Pfände hier genau ${containers(wanted)}, nicht ${got}.`,
    nothingThere: ({ colour }) => `Dort gibt es keinen ${withEn(colour)} Container.`,
    buildingIsSafe: () => 'Dieses Gebäude kann nicht gepfändet werden.',
    noSaleInThisGame: () => 'Diese Partie wird ohne Inlandsverkauf gespielt.',
    alreadySold: () => 'Du hast in diesem Zug schon einen Container im Inland verkauft.',
    saleBeforeActions: () => 'Der Inlandsverkauf kommt vor deinen Aktionen.',
    noSaleInFirstTurn: () => 'In deinem ersten Zug gibt es keinen Inlandsverkauf.',
    sellFromFactory: () =>
      'Verkauf aus dem Fabrikgeschäft; nur wenn es leer ist, darfst du aus dem Hafengeschäft verkaufen.',
    notInStore: ({ colour, price, there, wanted }) =>
      `Du willst ${coloured(wanted, colour)} zu ${money(price)}, es gibt dort aber ${there === 0 ? 'keinen' : `nur ${there}`}.`,
    tooExpensive: ({ cost, cash }) => `Das kostet ${money(cost)}; du hast ${money(cash)}.`,
    noSpaceToBuild: ({ most }) => `Du hast schon ${most}: Es ist kein Feld mehr frei.`,
    noMachineLeft: ({ colour }) => `Es gibt keine ${WITH_E[colour]} Maschine mehr.`,
    noWarehouseLeft: () => 'Es gibt kein Lagerhaus mehr.',
    machineOwned: ({ colour }) => `Du hast schon eine ${WITH_E[colour]} Maschine.`,
    ownStore: () => 'Bei dir selbst kannst du nicht kaufen.',
    noSuchSeat: ({ seat }) => `Spieler ${seat + 1} gibt es an diesem Tisch nicht.`,
    nothingChosen: () => 'Wähle mindestens einen Container.',
    nothingChanges: () => 'Damit würde sich kein Preis ändern.',
    harbourFull: ({ room, wanted }) => `In deinem Hafengeschäft ist ${placeFor(room)}; du willst ${wanted}.`,
    storeDiffers: ({ colour, wanted, laid }) =>
      `Dein Geschäft muss ${coloured(wanted, colour)} enthalten, du hast aber ${laid} hineingelegt.`,
    alreadyProduced: () => 'Du hast in diesem Zug schon produziert.',
    noMachineFor: ({ colour }) => `Du hast keine ${WITH_E[colour]} Maschine.`,
    colourRunOut: ({ colour }) => `Es gibt keine ${withEn(colour)} Container mehr.`,
    oneForEachMachine: ({ colour, made }) =>
      `Deine ${WITH_E[colour]} Maschine stellt einen Container her, nicht ${made}.`,
    mustMakeAll: ({ wanted, made }) => `Du musst ${containers(wanted)} herstellen, nicht ${made}.`,
    factoryFull: ({ room, made }) =>
      `In deinem Fabrikgeschäft ist ${placeFor(room)}; du willst ${made} herstellen.`,
    mayNotEndGame: () =>
      'Du hast einen Broker angerufen: In diesem Zug darfst du das Spielende nicht herbeiführen.',
    alreadyThere: () => 'Dein Schiff ist schon dort.',
    seaFirst: () => 'Aus einem Hafen oder von der Insel muss das Schiff zuerst hinaus auf See.',
    ownHarbour: () => 'In deinen eigenen Hafen kann dein Schiff nicht fahren.',
    notInHarbour: () => 'Dein Schiff liegt in keinem fremden Hafen.',
    onlyOnArrival: () => 'Dein Schiff liegt schon hier: Geladen wird nur am Ende einer Fahrt.',
    holdFull: ({ room, wanted }) => `Auf deinem Schiff ist ${placeFor(room)}; du willst ${wanted}.`,
    nothingToAuction: () => 'Dein Schiff hat nichts geladen, was du auf der Insel verkaufen könntest.',
    notAsked: () => 'Von dir wird kein Gebot erwartet.',
    bidBeyondCash: ({ amount, cash }) =>
      `Du kannst nicht ${money(amount)} bieten; dafür hast du nur ${money(cash)}.`,
    notBest: ({ seat }, who) => `Das Gebot von ${who(seat)} ist nicht das höchste.`,
    noAuction: () => 'Zurzeit läuft keine Versteigerung.',
    tooManyLoans: ({ most }) => `Du hast schon ${count('de', most, { one: 'Kredit', other: 'Kredite' })}.`,
    noLoan: () => 'Du hast keinen Kredit, den du zurückzahlen könntest.',
    repayInOwnTurn: () => 'Kredite zahlst du in deinem eigenen Zug zurück.',
    noBank: () => 'Diese Partie wird ohne die Investmentbank gespielt.',
    noBankPort: () => 'Dein Schiff liegt nicht in deinem Bankhafen.',
    brokerInLastTurn: () => 'Im letzten Zug geht kein Broker ans Telefon.',
    brokerJustWon: () =>
      'Du hast gerade eine Versteigerung bei einem Broker gewonnen: In diesem Zug darfst du nicht anrufen.',
    brokerHeldByYou: () => 'Du hast die Zahlungskarte: Dich selbst kannst du nicht überbieten.',
    cellIsEmpty: ({ broker: b }) => `Dort gibt es bei ${broker(b)} nichts zu gewinnen.`,
    otherCellMarked: ({ broker: b }) =>
      `Es läuft schon eine Versteigerung um ein anderes Feld, bei ${broker(b)}.`,
    bidTooLow: ({ bid, least }) => `Du musst mindestens ${least} bieten, nicht ${bid}.`,
    notReturned: ({ colour, wanted, laid }) =>
      `Du hast ${coloured(wanted, colour)} zu verteilen, nicht ${laid}.`,
    notYourPayment: () => 'Jetzt ist nichts zu zahlen und nichts zurückzulegen.',
  },

  events: {
    turn: ({ seat }, who) => `${who(seat)} ist am Zug.`,
    passed: ({ seat, left }, who) =>
      `${who(seat)} verzichtet auf ${left === 1 ? 'die zweite Aktion' : 'beide Aktionen'}.`,
    interest: ({ seat, paid, owed }, who) =>
      `${who(seat)} zahlt ${paid > 0 ? money(paid) : 'keine'} Zinsen${owed > 0 ? ` und bleibt ${money(owed)} schuldig` : ''}.`,
    loan: ({ seat }, who) => `${who(seat)} nimmt einen Kredit auf.`,
    repaid: ({ seat }, who) => `${who(seat)} zahlt einen Kredit zurück.`,
    seized: ({ seat, by, goods: g }, who) => `${who(by)} lässt bei ${who(seat)} pfänden: ${goods(g)}.`,
    buildingSeized: (taken, who) =>
      `${who(taken.by)} lässt bei ${who(taken.seat)} ${seized(taken)} pfänden.${taken.loanSettled ? ' Ein Kredit ist damit getilgt.' : ''}`,
    waived: ({ seat }, who) => `Bei ${who(seat)} gibt es nichts zu pfänden; die Zinsen werden erlassen.`,
    sold: ({ seat, colour }, who) =>
      `${who(seat)} verkauft einen ${withEn(colour)} Container im Inland für $2.`,
    built: ({ seat, machine, cost }, who) => `${who(seat)} baut ${building(machine)} für ${money(cost)}.`,
    produced: ({ seat, made, boss }, who) =>
      `${who(seat)} produziert ${goods(made)}; ${who(boss)} bekommt $1.`,
    bought: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} kauft ${goods(g)} von ${who(seller)} für ${money(cost)}.`,
    priced: ({ seat, store }, who) =>
      `${who(seat)} legt die Preise im ${store === 'factory' ? 'Fabrikgeschäft' : 'Hafengeschäft'} fest.`,
    sailed: ({ seat, to }, who) =>
      `${who(seat)} fährt ${to >= 0 ? `in den ${harbourOf(who(to))}` : SAILED[to]}.`,
    loaded: ({ seat, seller, goods: g, cost }, who) =>
      `${who(seat)} lädt ${goods(g)} im ${harbourOf(who(seller))} für ${money(cost)}.`,
    fetched: ({ seat, goods: g }, who) => `${who(seat)} lädt ${goods(g)} im Bankhafen.`,
    auction: ({ seat, cargo }, who) => `${who(seat)} versteigert ${goods(cargo)} auf der Insel.`,
    bid: ({ seat, amount }, who) => `${who(seat)} bietet${amount === null ? '' : ` ${money(amount)}`}.`,
    revealed: ({ bids, loans }, who) => {
      const shown = bids.flatMap((b, seat) => (b === null ? [] : [`${who(seat)} ${money(b)}`]));
      const borrowed = loans.flatMap((n, seat) => (n > 0 ? [who(seat)] : []));
      return `Gebote: ${shown.join(', ')}.${borrowed.length > 0 ? ` Dafür Kredit aufgenommen: ${list('de', borrowed)}.` : ''}`;
    },
    tied: ({ tied, amount }, who) =>
      `${list('de', tied.map(who))} liegen mit ${money(amount)} gleichauf und dürfen noch etwas drauflegen.`,
    accepted: ({ seat, winner, amount }, who) =>
      `${who(seat)} nimmt an: ${who(winner)} zahlt ${money(amount)}, der Staat legt ${money(amount)} dazu.`,
    declined: ({ seat, amount }, who) => `${who(seat)} lehnt ab und behält die Ladung für ${money(amount)}.`,
    called: ({ seat, broker: b, holds, money: m, goods: g }, who) =>
      `${who(seat)} ruft ${broker(b)} an und bietet ${holds === 'containers' ? `${money(m)} für die Container dort` : `${goods(g)} für das Geld dort`}.`,
    returned: ({ seat, money: m, goods: g }, who) =>
      `${who(seat)} wird überboten und bekommt ${m > 0 ? money(m) : goods(g)} zurück.`,
    brokerWon: ({ seat, broker: b, money: m, goods: g }, who) =>
      `${who(seat)} gewinnt bei ${broker(b)}: ${m > 0 ? money(m) : goods(g)}.`,
    brokersPaid: ({ money: m, goods: g }) =>
      g.some((n) => n > 0)
        ? `Die Broker bekommen ${goods(g)}.`
        : `Die Broker bekommen ${list('de', m.map(money))}.`,
    ending: ({ stagnant }) =>
      stagnant
        ? 'Niemand handelt mehr: Das Spiel endet.'
        : 'Zwei Farben sind aufgebraucht: Das ist der letzte Zug.',
    account: (a, who) =>
      `${who(a.seat)}: Insel ${money(a.island)}${a.discarded === null ? '' : ` (ohne ${WITH_E[a.discarded]})`}, Bargeld ${money(a.cash)}, Hafen ${money(a.harbour)}, Schiff ${money(a.ship)}${a.bankPort > 0 ? `, Bankhafen ${money(a.bankPort)}` : ''}${a.loans < 0 ? `, Kredite −${money(-a.loans)}` : ''}: ${money(a.total)}.`,
    ended: ({ places }, who) =>
      `${list(
        'de',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: erster Platz.`,
  },

  kinds: {
    default: 'Schuldig bleiben',
    seizeGoods: 'Container pfänden',
    seizeStock: 'Aus Geschäften pfänden',
    seizeBuilding: 'Gebäude pfänden',
    payBrokers: 'Broker bezahlen',
    restock: 'Zurücklegen',
    sell: 'Im Inland verkaufen',
    buildMachine: 'Maschine bauen',
    buildWarehouse: 'Lagerhaus bauen',
    buy: 'Für den Hafen kaufen',
    reprice: 'Neue Hafenpreise',
    produce: 'Produzieren',
    sail: (move) => (move ? sailing(move) : 'Fahren'),
    dock: 'In einen Hafen fahren',
    load: 'Hier laden',
    moor: 'Zur Bank fahren',
    fetch: 'An der Bank laden',
    bid: 'Bieten',
    accept: 'Gebot annehmen',
    decline: 'Ladung behalten',
    callWithMoney: 'Broker: Geld bieten',
    callWithGoods: 'Broker: Container bieten',
    loan: 'Kredit aufnehmen',
    repay: 'Kredit zurückzahlen',
    pass: 'Zug beenden',
  },

  moves: {
    pass: () => 'Den Zug beenden',
    loan: () => 'Einen Kredit über $10 aufnehmen',
    repay: () => 'Einen Kredit zurückzahlen',
    default: () => 'Keinen Kredit aufnehmen: die Zinsen schuldig bleiben',
    seizeGoods: ({ place, colour }) => `Einen ${withEn(colour)} Container ${PLACES[place]} pfänden`,
    seizeStock: (move) => `Pfänden ${fromStores(move)}`,
    seizeBuilding: (move) => `Pfänden: ${seized(move)}`,
    sell: ({ price, colour }) =>
      `Einen ${withEn(colour)} Container (ausgezeichnet mit ${money(price)}) im Inland für $2 verkaufen`,
    buildWarehouse: () => 'Ein Lagerhaus bauen',
    buildMachine: ({ colour }) => `Eine ${WITH_E[colour]} Maschine bauen`,
    produce: ({ made, store }) => `Produzieren: ${goods(made)}; Preise: ${goods.priced(store, 'factory')}`,
    buy: ({ seller, goods: g, store }, who) =>
      `Von ${who(seller)} kaufen: ${goods.priced(g, 'factory')}; Preise: ${goods.priced(store, 'harbour')}`,
    reprice: ({ store }) => `Neue Preise im Hafengeschäft: ${goods.priced(store, 'harbour')}`,
    sail: sailing,
    dock: ({ at, goods: g }, who) =>
      `In den Hafen von ${who(at)} fahren, dort kaufen: ${goods.priced(g, 'harbour')}`,
    load: ({ goods: g }) => `In diesem Hafen kaufen: ${goods.priced(g, 'harbour')}`,
    moor: ({ goods: g }) => `In den eigenen Bankhafen fahren, dort laden: ${goods(g)}`,
    fetch: ({ goods: g }) => `Im Bankhafen laden: ${goods(g)}`,
    bid: ({ amount }) => `${money(amount)} bieten`,
    accept: ({ from }, who) => `Das Gebot von ${who(from)} annehmen`,
    decline: () => 'Die Ladung behalten und das höchste Gebot zahlen',
    callWithMoney: ({ broker: b, amount }) => `${broker(b)} anrufen: ${money(amount)} für die Container`,
    callWithGoods: (move) => `${broker(move.broker)} für das Geld anrufen; Container ${fromStores(move)}`,
    restock: ({ factory, harbour }) =>
      `Zurücklegen: Fabrikgeschäft ${goods.priced(factory, 'factory')}, Hafengeschäft ${goods.priced(harbour, 'harbour')}`,
    payBrokers: ({ order }) =>
      `Die Broker in dieser Reihenfolge bezahlen: ${order.map((c) => COLOUR[c]).join(', ')}`,
  },

  choices: buildingsWith({
    warehouse: (cost) => `Ein Lagerhaus für ${money(cost)} bauen`,
    machine: (colour, cost) => `Eine ${WITH_E[colour]} Maschine für ${money(cost)} bauen`,
  }),

  options: {
    edition: {
      name: 'Ausgabe',
      help: 'Nach welcher Anleitung gespielt wird.',
      values: rulebook.editions,
    },
    domesticSale: {
      name: 'Inlandsverkauf',
      help: 'Anfängervariante von 2007: Pro Zug darf man einen Container für $2 im Inland verkaufen.',
    },
    investmentBank: {
      name: 'Investmentbank',
      help: 'Die Erweiterung der Jubiläumsausgabe: drei Broker, die man anrufen kann.',
    },
    money: {
      name: 'Geld',
      help: 'Ob man das Bargeld der anderen sieht.',
      values: { secret: 'geheim', open: 'offen' },
    },
    buyMoored: {
      name: 'Laden ohne Fahrt',
      help: 'Ob ein Schiff dort laden darf, wo es schon liegt. Laut Anleitung: 2007 ja, in der Jubiläumsausgabe nein.',
      values: { printed: 'laut Anleitung', yes: 'erlaubt', no: 'nicht erlaubt' },
    },
    forcedLoan: {
      name: 'Kredit für Zinsen',
      help: 'Hausregel: Auch in der Ausgabe von 2007 muss, wer noch einen Kredit aufnehmen darf, es tun, um Zinsen zu zahlen.',
    },
    seizureClearsLoan: {
      name: 'Gepfändetes Gebäude tilgt Kredit',
      help: 'Offizielle Änderung zur Ausgabe von 2007: Wird ein Gebäude gepfändet, ist damit ein Kredit getilgt.',
    },
    cargoShields: {
      name: 'Ladung schützt Gebäude',
      help: 'In der Ausgabe von 2007 wird niemandem ein Gebäude gepfändet, der noch Ladung an Bord hat.',
    },
    stagnationLaps: {
      name: 'Runden ohne Handel',
      help: 'Hausregel: Nach so vielen Runden ohne jeden Handel endet das Spiel; bei 0 nie.',
    },
  },

  ...rulebook,

  questions: questionsWith({
    goods,
    money,
    brokers: BROKERS,
    seller: 'Bei wem kaufst du?',
    buy: 'Was kaufst du?',
    prices: 'Welche Preise setzt du fest?',
    make: 'Was stellst du her?',
    harbour: 'In wessen Hafen?',
    load: 'Was lädst du?',
    bid: 'Wie viel bietest du?',
    seize: 'Was wird gepfändet?',
    broker: 'Welcher Broker?',
    offer: 'Was bietest du?',
    putBack: 'Zu welchen Preisen legst du es zurück?',
    order: 'In welcher Reihenfolge?',
  }),

  board: boardWith({
    goods,
    money,
    supply: 'Vorrat',
    left: 'Noch zu bauen',
    cash: 'Bargeld',
    loans: 'Kredite',
    machines: 'Maschinen',
    warehouses: 'Lagerhäuser',
    factory: 'Fabrikgeschäft',
    harbour: 'Hafengeschäft',
    ship: 'Schiff',
    island: 'Insel',
    bankPort: 'Bankhafen',
    hidden: '?',
    gaps: (prices) => `leer: ${prices}`,
    valueCard: 'Wertkarte',
    colours: COLOUR_NAMES,
    at: (to, who) => (to >= 0 ? `im ${harbourOf(who(to))}` : (AT[to] ?? '')),
    brokers: 'Broker',
    brokerNames: BROKERS,
    card: (name, bid) => `${name} hat die Zahlungskarte, Gebot: ${bid}.`,
    offers: 'Gebote',
    actions: (n) => count('de', n, { one: 'Aktion', other: 'Aktionen' }),
    ending: 'Das ist der letzte Zug.',
  }),
};

const SAILED: Readonly<Record<number, string>> = {
  [-1]: 'auf die offene See',
  [-2]: 'zur Insel',
  [-3]: 'in den Bankhafen',
};
const AT: Readonly<Record<number, string>> = { [-1]: 'auf See', [-2]: 'an der Insel', [-3]: 'im Bankhafen' };
