/** Container in German. */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import { COLOURS, type Colour } from '../rules/tables.ts';
import type { Container, MoveOf } from '../rules/types.ts';
import { boardWith, type Goods, goodsNamer, seizedNamer, storesNamer } from './board.ts';
import { buildingsWith } from './buildings.ts';
import { questionsWith } from './questions.ts';

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
      values: { '2007': '2007', anniversary: 'Jubiläumsausgabe (10 Jahre)' },
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

  chapters: {
    1: 'Ziel und Material',
    2: 'Aufbau',
    3: 'Ein Zug',
    4: 'Zinsen und Pfändung',
    5: 'Inlandsverkauf (2007, Anfängervariante)',
    6: 'Eine Maschine oder ein Lagerhaus bauen',
    7: 'Für das Hafengeschäft einkaufen',
    8: 'Produzieren',
    9: 'Fahren',
    10: 'Die Versteigerung auf der Insel',
    11: 'Kredite',
    12: 'Ende und Abrechnung',
    13: 'Die Investmentbank (Jubiläum)',
    14: 'Ausgaben und Zweifelsfälle',
  },

  rules: {
    '1.1':
      'Produziere Container, verkauf sie an andere, verschiffe, was die anderen verkaufen, und bring Ladungen zur Insel, wo alle anderen darauf bieten. Wer am Ende das größte Vermögen hat, gewinnt.',
    '1.2':
      'Container gibt es in fünf Farben. Niemand kauft bei sich selbst: Jeder Schritt ist ein Verkauf an jemand anderes.',
    '1.3':
      'Jedes Tableau hat vier Felder für Maschinen (gratis, $6, $9, $12) und fünf für Lagerhäuser (gratis, $4, $5, $6, $7). Jede Maschine schafft Platz für zwei Container im Fabrikgeschäft, jedes Lagerhaus für einen im Hafengeschäft.',
    '1.4':
      'Geld gibt es nur in ganzen Dollar; der Bank geht es nie aus. Was die anderen haben, ist geheim, es sei denn, der Tisch spielt mit offenem Geld. Bezahlt wird immer offen.',
    '1.5':
      'Eine geheime Wertkarte sagt, was jede Farbe auf der Insel wert ist: 10, 5/10, 6, 4 und 2. Auf den fünf Karten hat jede Farbe jeden Wert genau einmal.',
    '2.1':
      'Container von jeder Farbe: 2007 zu dritt 12, zu viert 16, zu fünft 20, dazu genug Maschinen und Lagerhäuser für alle. Jubiläum: 10, 13 oder 16; 2, 3 oder 4 Maschinen von jeder Farbe; 12, 16 oder 20 Lagerhäuser; all das kann ausgehen.',
    '2.2':
      'Alle beginnen mit einem Lagerhaus, einer Maschine in einer Farbe, die sonst niemand hat, und einem Container dieser Farbe für $2 im Fabrikgeschäft.',
    '2.3': 'Alle haben $20 und eine Wertkarte; alle Schiffe sind auf See.',
    '2.4': 'Wer beginnt, entscheidet der Zufall; danach geht es im Uhrzeigersinn weiter.',
    '3.1': 'In deinem Zug zahlst du Zinsen, dann hast du zwei Aktionen.',
    '3.2': 'Du darfst dieselbe Aktion zweimal machen, aber nur einmal produzieren.',
    '3.3': 'Du musst deine Aktionen nicht nutzen.',
    '4.1': 'Am Anfang deines Zuges zahlst du $1 für jeden deiner Kredite.',
    '4.2':
      'Jubiläum: Kannst du nicht zahlen und hast erst einen Kredit, musst du einen weiteren aufnehmen, der ab deinem nächsten Zug Zinsen kostet. 2007: Du darfst es, oder du lässt dich pfänden; der Tisch kann es zur Pflicht machen.',
    '4.3':
      'Du zahlst so viel, wie du kannst. Jeder fehlende Dollar wird einzeln abgegolten, und die Person rechts von dir wählt, was gepfändet wird.',
    '4.4': '2007 und Jubiläum: zuerst ein Container aus deinem Gebiet auf der Insel.',
    '4.5':
      '2007: sonst zwei Container aus deinem Hafengeschäft, und was dort fehlt, aus deinem Fabrikgeschäft; gibt es nur einen, reicht der.',
    '4.6':
      '2007: sonst ein Lagerhaus oder eine Maschine. Was auf den ersten beiden Feldern steht, ist sicher.',
    '4.7': 'Gibt es nichts zu pfänden, werden die Zinsen erlassen.',
    '4.8':
      'Jubiläum: immer ein Container, und zwar vom ersten dieser Orte, an dem etwas liegt: Insel, Schiff, Bankhafen, Hafengeschäft, Fabrikgeschäft. Gebäude werden nie gepfändet.',
    '4.9': 'Gepfändete Container kommen aus dem Spiel.',
    '4.10':
      '2007: Ladung auf deinem Schiff wird nicht gepfändet, ist aber im Spiel: Solange du welche hast, verlierst du kein Gebäude, und die Zinsen werden erlassen.',
    '4.11':
      '2007: Jedes Lagerhaus und jede Maschine steht auf einem eigenen Feld. Wer rechts von dir sitzt, wählt, was davon weggeht; damit ist einer deiner Kredite getilgt.',
    '5.1':
      'Einmal pro Zug, nach den Zinsen und vor deinen Aktionen, aber nicht in deinem ersten Zug, darfst du einen deiner Container für $2 in den Vorrat zurücklegen. Das ist keine Aktion.',
    '5.2': 'Er kommt aus deinem Fabrikgeschäft oder, wenn das leer ist, aus deinem Hafengeschäft.',
    '6.1':
      'Zahle der Bank den Preis, der auf dem nächsten freien Feld steht. Ein neues Lagerhaus kannst du sofort nutzen.',
    '6.2': 'Du kannst bis zu vier Maschinen und fünf Lagerhäuser haben.',
    '6.3': 'Deine Maschinen haben alle verschiedene Farben.',
    '6.4': 'Jubiläum: Die Maschinen einer Farbe oder alle Lagerhäuser können ausverkauft sein.',
    '6.5': 'Ein Feld, das durch eine Pfändung frei wurde, wird als Nächstes bebaut, zu seinem Preis.',
    '7.1':
      'Such dir eine andere Person aus und kauf beliebige Container aus deren Fabrikgeschäft zu den ausgezeichneten Preisen. Das Geld geht an diese Person; ablehnen kann sie nicht.',
    '7.2': 'Dein Hafengeschäft fasst einen Container pro Lagerhaus.',
    '7.3':
      'Leg das Gekaufte auf beliebige Preise von $2 bis $6. In derselben Aktion darfst du alle Preise in deinem Hafengeschäft ändern.',
    '7.4': 'Du darfst die Aktion auch nur dazu nutzen, Preise zu ändern.',
    '8.1': 'Du darfst einmal pro Zug produzieren.',
    '8.2':
      'Zahle $1 an die Person rechts von dir, die den Gewerkschaftsvorsitz hat. Wer keinen Dollar hat, kann nicht produzieren.',
    '8.3':
      'Jede deiner Maschinen stellt einen Container ihrer Farbe her, falls noch einer da ist. Alle, für die Platz ist, müssen hergestellt werden; passen nicht alle, wählst du aus.',
    '8.4':
      'Leg sie auf beliebige Preise von $1 bis $4. In derselben Aktion, und nur in dieser, darfst du alle Preise in deinem Fabrikgeschäft ändern.',
    '9.1':
      'Ein Schiff fährt von der offenen See in einen fremden Hafen oder zur Insel und von dort zurück auf See. In den eigenen Hafen fährt es nie.',
    '9.2':
      'Am Ende einer Fahrt in einen Hafen darfst du dort beliebige Container zu den ausgezeichneten Preisen kaufen. Ablehnen kann das niemand.',
    '9.3': '2007: Dort zu kaufen, wo das Schiff schon liegt, ist eine eigene Aktion.',
    '9.4': 'Ein Schiff fasst fünf Container.',
    '9.5':
      'Jubiläum: Ein Schiff lädt nur am Ende einer Fahrt. Der Tisch kann es in beiden Ausgaben anders festlegen.',
    '10.1': 'Erreicht ein Schiff mit Ladung die Insel, wird sofort alles auf einmal verkauft.',
    '10.2':
      'Alle anderen bieten verdeckt, von $0 bis zu dem, was sie an Bargeld haben. Alle Gebote werden zusammen aufgedeckt.',
    '10.3':
      'Haben mehrere am meisten geboten, dürfen sie einmal verdeckt etwas drauflegen. Liegen sie dann immer noch gleichauf, wählt die verkaufende Person unter ihnen.',
    '10.4':
      'Verkaufst du, kannst du das Gebot annehmen: Du bekommst das Geld von der Person, die gewonnen hat, und vom Staat noch einmal dasselbe; die Ladung kommt in das Gebiet dieser Person auf der Insel.',
    '10.5':
      'Oder du lehnst ab, zahlst das höchste Gebot an die Bank und behältst die Ladung für dein eigenes Gebiet. Dazu musst du zahlen können; vorher darfst du einen Kredit aufnehmen.',
    '10.6':
      'Mit der Versteigerung endet der Zug der verkaufenden Person. Wer nicht gewonnen hat, behält das gebotene Geld.',
    '10.7':
      'Wer versteigert hat, darf danach noch Kredite tilgen, wenn das Geld reicht; dann ist der Zug zu Ende.',
    '11.1':
      'In deinem Zug, bevor du bietest und bevor du auf Gebote antwortest, darfst du einen Kredit über $10 aufnehmen; höchstens zwei.',
    '11.2': 'Zurück zahlst du $10 pro Kredit, in deinem eigenen Zug und nach den Zinsen.',
    '11.3':
      'Ein Kredit, den du aufnimmst, während die Gebote verdeckt sind, bleibt geheim, bis sie aufgedeckt werden.',
    '12.1': 'Sind zwei Farben aufgebraucht, wird der laufende Zug noch zu Ende gespielt; dann ist Schluss.',
    '12.2':
      'Von dem, was du auf der Insel hast, wirfst du die Farbe ab, von der du am meisten hast. Bei Gleichstand muss die Farbe mit dem Wert 5/10 weg, wenn sie dabei ist; sonst behältst du, was mehr wert ist.',
    '12.3':
      'Die Farbe mit dem Wert 5/10 zählt 10, wenn du vor dem Abwerfen alle fünf Farben hattest, sonst 5.',
    '12.4':
      'Zähl zusammen: dein Bargeld, die Insel nach deiner Wertkarte, $2 für jeden Container in deinem Hafengeschäft und $3 für jeden auf deinem Schiff. Zieh $11 für jeden Kredit ab. Das Fabrikgeschäft zählt nichts.',
    '12.5':
      'Bei Gleichstand gewinnt in der Ausgabe von 2007, wer mehr Container auf der Insel übrig hat, in der Jubiläumsausgabe, wer mehr im Fabrikgeschäft hat. Ist auch das gleich, wird der Sieg geteilt.',
    '12.6':
      'Wenn drei Runden lang niemand produziert, kauft, baut, einen Broker anruft oder auf der Insel versteigert, endet das Spiel so, wie es steht. Der Tisch legt die Zahl der Runden fest.',
    '12.7':
      'Eine Produktion, bei der nichts entsteht, ist kein Handel. Bei 0 Runden endet das Spiel nie auf diese Weise.',
    '13.1':
      'Drei Broker haben je ein Feld für Container und eines für Geld. Am Anfang hat Broker I zwei Container und $1, II einen und $2, III keinen und $3; diese Container kommen aus der Schachtel.',
    '13.2':
      'Einen Broker anzurufen ist eine Aktion. Läuft keine Versteigerung, markiere ein Feld, das nicht leer ist, und biete auf alles, was dort liegt: Geld für Container oder Container aus deinen eigenen Geschäften für Geld; mindestens $1 oder einen Container.',
    '13.3':
      'Hat jemand anderes die Zahlungskarte, musst du für dasselbe Feld mindestens eins mehr bieten. Das überbotene Gebot geht sofort zurück: Geld auf die Hand, Container in die Geschäfte, aus denen sie kamen; wer überboten wurde, wählt jetzt ihre Preise. Dich selbst kannst du nicht überbieten.',
    '13.4':
      'Hast du am Anfang deines Zuges, nach den Zinsen, die Zahlungskarte, gewinnst du alles, was dann auf dem Feld liegt. Geld gehört dir; Container kommen in deinen Bankhafen.',
    '13.5':
      'Dann zahlst du dein Gebot, Stück für Stück an Broker I, II, III, I und so weiter. Bei Containern bestimmst du die Reihenfolge.',
    '13.6':
      'Zinsen gehen auf dieselbe Weise an die Broker. Ebenso eine Subvention in Höhe des höchsten Gebots, wenn beim Verkauf auf der Insel alle Gebote abgelehnt werden.',
    '13.7':
      'Von der offenen See darfst du in deinen eigenen Bankhafen fahren und am Ende dieser Fahrt umsonst laden, was dort liegt; später, ohne Fahrt, nur wenn der Tisch es erlaubt (9.5).',
    '13.8':
      'In dem Zug, der das Spiel beendet, darfst du nicht anrufen, und auch nicht in einem Zug, in dem du bei einem Broker gewonnen hast.',
    '13.9':
      'Am Ende geht eine offene Versteigerung an die Person mit der Zahlungskarte; das Gebot ist verloren. Jeder Container in deinem Bankhafen zählt $3.',
    '14.1':
      'Die Reihenfolge der Farben auf den Wertkarten stammt aus dem Rechenbeispiel und einer weiteren Quelle; alle bekannten Reihenfolgen ergeben dasselbe Spiel mit anders benannten Farben.',
    '14.2':
      'Die Vorräte der Jubiläumsausgabe zu dritt und zu viert beruhen auf einer einzigen Quelle; die zu fünft ergeben sich aus dem Material.',
    '14.3':
      'Dass die Zinsen an die Broker gehen, angefangen bei I, ist einer Zusammenfassung entnommen; die eigentlichen Regeln sagen nichts dazu.',
    '14.4':
      'Laut Anleitung ist ein Kredit für die Zinsen 2007 freiwillig und in der Jubiläumsausgabe Pflicht. Hausregel: Der Tisch kann ihn auch 2007 zur Pflicht machen.',
    '14.5':
      'Offizielle Änderung zu 2007: Wird ein Gebäude gepfändet, ist damit ein Kredit getilgt. In der ersten Auflage steht das nicht; der Tisch kann ohne diese Änderung spielen.',
    '14.6':
      'Laut Anleitung darf ein Schiff 2007 ohne Fahrt laden, in der Jubiläumsausgabe nur am Ende einer Fahrt. Hausregel: Der Tisch kann es in beiden Ausgaben erlauben oder verbieten.',
    '14.7':
      'Unsere Auslegung zu den Brokern: Ein leeres Feld kann nicht markiert werden; Container auf der Zahlungskarte behalten ihren Platz im Geschäft; was auf der Karte liegt, kann weder genutzt noch gepfändet werden; wer angerufen hat, darf im selben Zug nicht das Ende herbeiführen.',
    '14.8':
      'Unsere Auslegung: Ein Gebot von $0 ist erlaubt. Leer fährt ein Schiff nicht zur Insel. Nach den gedruckten Regeln darf man jederzeit einen Kredit aufnehmen; hier geht das in deinem Zug, bevor du bietest oder bevor du auf Gebote antwortest: Sonst wird kein Geld gebraucht.',
    '14.9':
      'Laut Anleitung verliert 2007 nur Gebäude, wer gar keinen Container mehr im Spiel hat. Für uns ist Ladung an Bord im Spiel. Hausregel: Der Tisch kann festlegen, dass sie nichts schützt.',
    '14.10':
      'Unsere Auslegung, weil 2007 die Felder nennt: Der Nachbar wählt, welches Gebäude weggeht, und die Lücke wird als Nächstes bebaut, zu ihrem Preis.',
    '14.11':
      'Hausregel: Keine Anleitung beendet das Spiel nach Runden ohne Handel (12.6). Der Tisch kann es abschalten.',
    '14.12':
      'Unsere Auslegung: Das Beispiel zur Pfändung lautet 2007 nicht in allen Sprachen gleich; wir nehmen für jeden fehlenden Dollar zwei Container. Dass gepfändete Container aus dem Spiel gehen, steht nur in der Jubiläumsausgabe; wir spielen es in beiden so.',
    '14.13':
      'Unsere Auslegung zu Versteigerungen: Kredite während des Bietens bleiben verdeckt, bis die Gebote aufgedeckt werden; bei Gleichstand darf man um $0 erhöhen, was nur der niederländische Text verbietet; die Versteigerung beendet den Zug, was die Jubiläumsausgabe in der Übersicht sagt. Laut Anleitung darf man im eigenen Zug jederzeit tilgen: auch nach der Versteigerung.',
    '14.14':
      'Unsere Auslegung nach dem französischen Text: Bei Gleichstand zählen 2007 die Container, die nach dem Abwerfen auf der Insel liegen.',
    '14.15':
      'So steht es in der Jubiläumsausgabe, für 2007 ist es unsere Auslegung: Du darfst auch nur produzieren, um Preise zu ändern, selbst wenn nichts entsteht; ohne zu produzieren darfst du die Preise im Fabrikgeschäft nicht ändern.',
    '14.16':
      'Unsere Auslegung zur Bank: Erst kommen die Zinsen, dann der Gewinn beim Broker, und danach wird im selben Zug kein Broker mehr angerufen. Wie viele Geldkarten jemand hat, wird nicht gezeigt, und Bluffkarten gibt es nicht.',
  },

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
