/** Cargo Noir in German. */
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { type Card, PORTS, type Port, type Token } from '../rules/tables.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';
import { boardWith, type Counted, cardsInWords, tokensInWords } from './board.ts';
import { questionsWith } from './questions.ts';
import { book } from './rulebook/de.ts';
import { type PrintedParts, tablesWith } from './rulebook/printed.ts';
import { unfinishedWith } from './unfinished.ts';

export const TOKEN: Readonly<Record<Token, Forms>> = {
  alcohol: { one: 'Alkohol', other: 'Alkohol' },
  arms: { one: 'Waffe', other: 'Waffen' },
  art: { one: 'Kunstwerk', other: 'Kunstwerke' },
  cars: { one: 'Auto', other: 'Autos' },
  cigars: { one: 'Zigarre', other: 'Zigarren' },
  ivory: { one: 'Elfenbein', other: 'Elfenbein' },
  jewels: { one: 'Juwel', other: 'Juwelen' },
  gold: { one: 'Gold', other: 'Gold' },
  uranium: { one: 'Uran', other: 'Uran' },
  wild: { one: 'Joker', other: 'Joker' },
};

/** One token as an object: "zieht eine Waffe", "tauscht Gold gegen einen Joker". */
export const ONE: Readonly<Record<Token, string>> = {
  alcohol: 'Alkohol',
  arms: 'eine Waffe',
  art: 'ein Kunstwerk',
  cars: 'ein Auto',
  cigars: 'eine Zigarre',
  ivory: 'Elfenbein',
  jewels: 'ein Juwel',
  gold: 'Gold',
  uranium: 'Uran',
  wild: 'einen Joker',
};

/** "Du hast kein Gold". */
const NONE: Readonly<Record<Token, string>> = {
  alcohol: 'keinen Alkohol',
  arms: 'keine Waffen',
  art: 'keine Kunstwerke',
  cars: 'keine Autos',
  cigars: 'keine Zigarren',
  ivory: 'kein Elfenbein',
  jewels: 'keine Juwelen',
  gold: 'kein Gold',
  uranium: 'kein Uran',
  wild: 'keinen Joker',
};

export const PORT: Readonly<Record<Port, string>> = {
  rotterdam: 'Rotterdam',
  newYork: 'New York',
  hongKong: 'Hongkong',
  capeTown: 'Kapstadt',
  bombay: 'Bombay',
  panama: 'Panama',
  rio: 'Rio',
  tangier: 'Tanger',
};

export const CARD: Readonly<Record<Card, string>> = {
  ship: 'Frachtschiff',
  warehouse: 'Warenlager',
  syndicate: 'Syndikat',
  villa: 'Villa',
  yacht: 'Yacht',
  bar: 'Spelunke',
  club: 'Nachtclub',
  show: 'Show\u00ADgeschäft',
  paparazzi: 'Paparazzi',
  militia: 'Miliz',
  cronies: 'Kumpane',
  bank: 'Bank',
  principality: 'Fürstentum',
};

export const coins = (n: number): string => count('de', n, { one: 'Münze', other: 'Münzen' });
export const points = (n: number): string => count('de', n, { one: 'Punkt', other: 'Punkte' });
export const ships = (n: number): string => count('de', n, { one: 'Schiff', other: 'Schiffe' });
export const counted: Counted = {
  nothing: 'nichts',
  token: (n, token) => count('de', n, TOKEN[token]),
  card: (n, card) => (n > 1 ? `${n} × ${CARD[card]}` : CARD[card]),
};
const tokens = (counts: readonly number[]): string => tokensInWords(counts, counted);
const cards = (counts: readonly number[]): string => cardsInWords(counts, counted);
const some = (counts: readonly number[]): boolean => counts.some((n) => n > 0);
const set = ({ kind, tokens: t }: GoodsSet): string =>
  `${tokens(t)} (${kind === 'same' ? 'gleich' : 'verschieden'})`;
/** "hast aber nur 2", "hast aber keine". */
const butHave = (have: number, none: string): string => `hast aber ${have === 0 ? none : `nur ${have}`}`;
/** "1 nach Rotterdam mit 3 Münzen", "1 nach Rio mit 1 Münze". */
const stacksInWords = (stacks: readonly number[]): string[] =>
  stacks.flatMap((n, port) => (n > 0 ? [`1 nach ${PORT[PORTS[port]!]} mit ${coins(n)}`] : []));
const times = (n: number, where: string): string[] => (n > 0 ? [`${n} ${where}`] : []);

function sending(casino: number, market: number, stacks: readonly number[]): string {
  const parts = [
    ...stacksInWords(stacks),
    ...times(market, 'auf den Schwarzmarkt'),
    ...times(casino, 'ins Casino'),
  ];
  return parts.join(', ') || 'kein Schiff';
}

const PRINTED: PrintedParts = {
  ...PORT,
  ...CARD,
  slots: 'Plätze für Waren',
  players: 'Offen ab so vielen Personen',
  market: 'Schwarzmarkt',
  costs: 'Kosten',
  points: 'Punkte',
};

export const de: GameText<CargoNoir> = {
  title: 'Cargo Noir',

  refusals: {
    gameOver: () => 'Das Spiel ist zu Ende.',
    notYourTurn: ({ turn }, who) => `${who(turn)} ist am Zug.`,
    resolveFirst: () => 'Hol zuerst deine Schiffe zurück.',
    tradeFirst: () => 'Jetzt ist das Eintauschen an der Reihe.',
    sendFirst: () => 'Jetzt schickst du deine Schiffe aus.',
    noShipInCasino: () => 'Du hast kein Schiff im Casino.',
    noShipInMarket: () => 'Du hast kein Schiff auf dem Schwarzmarkt.',
    noShipInPort: ({ port }) => `Aus ${PORT[port]} hast du jetzt kein Schiff zurückzuholen.`,
    notOwned: ({ token }) => `Du hast ${NONE[token]} zum Tauschen.`,
    notInMarket: ({ token }) => `Auf dem Schwarzmarkt gibt es ${NONE[token]}.`,
    notAlone: ({ port }) => `Du bist in ${PORT[port]} nicht allein: Erhöhe dein Gebot oder zieh dich zurück.`,
    notOutbid: ({ port }) => `In ${PORT[port]} hat dich niemand überboten.`,
    noRaiseInLastRound: () => 'An diesem Tisch wird in der letzten Runde nicht mehr erhöht.',
    bidTooLow: ({ bid, least }) => `Das ergibt ${coins(bid)}; nötig sind mindestens ${least}.`,
    tooFewCoins: ({ wanted, coins: have }) => `Du brauchst ${coins(wanted)}, ${butHave(have, 'keine')}.`,
    setSize: ({ size, most }) => `Eine Kombination hat 1 bis ${most} Plättchen, nicht ${size}.`,
    notTheSame: ({ first, other }) =>
      `${TOKEN[first].other} und ${TOKEN[other].other} sind nicht das Gleiche.`,
    notDifferent: ({ good }) =>
      `Verschieden heißt: jede Ware nur einmal. Mehrfach dabei: ${TOKEN[good].other}.`,
    tooFewTokens: ({ token, wanted, have }) =>
      `Du willst ${counted.token(wanted, token)} abgeben, ${butHave(have, NONE[token])}.`,
    coinsOnlyAtTheEnd: () => 'Karten darfst du nur in der letzten Runde auch mit Münzen bezahlen.',
    nothingBought: () => 'Du würdest etwas hergeben und nichts dafür bekommen.',
    tooExpensive: ({ cost, value }) => `Diese Karten kosten ${cost}; was du dafür gibst, ist ${value} wert.`,
    soldOut: ({ card }) => `So oft ist die Karte „${CARD[card]}“ nicht mehr zu haben.`,
    twoAtMost: ({ card }) => `Die Karte „${CARD[card]}“ darfst du höchstens zweimal haben.`,
    discardExactly: ({ wanted, got }) =>
      wanted === 0
        ? 'Du darfst hier nichts abwerfen: Alles passt in dein Lager.'
        : `Du musst genau ${wanted} Plättchen abwerfen, nicht ${got}.`,
    sendAll: ({ ships: have, sent }) =>
      `Schick alle deine Schiffe aus: Du hast ${ships(have)} und schickst ${sent}.`,
    portClosed: ({ port }) => `${PORT[port]} ist an diesem Tisch geschlossen.`,
    portJustLeft: ({ port }) => `Du hast dich gerade erst aus ${PORT[port]} zurückgezogen.`,
    oneShipPerPort: ({ port }) => `Du hast schon ein Schiff in ${PORT[port]}.`,
  },

  unfinished: unfinishedWith({
    send: (n) => `Noch auszuschicken: ${ships(n)}`,
    choose: 'Noch zu wählen: eine Karte',
    pay: (n) => `Noch zu zahlen: ${n}`,
    discard: (n) => `Noch abzuwerfen: ${n}`,
  }),

  events: {
    turn: ({ round, seat }, who) => `Runde ${round}: ${who(seat)} ist am Zug.`,
    income: ({ seat, coins: n, from }, who) =>
      `${who(seat)} bekommt ${coins(n)} vom ${from === 'casino' ? 'Casino' : 'Syndikat'}.`,
    swapped: ({ seat, give, take }, who) =>
      `${who(seat)} tauscht auf dem Schwarzmarkt ${ONE[give]} gegen ${ONE[take]}.`,
    drawn: ({ seat, token }, who) =>
      token === null
        ? `${who(seat)} greift in den Beutel, doch er ist leer.`
        : `${who(seat)} zieht ${ONE[token]} aus dem Beutel.`,
    taken: ({ seat, port, coins: n, goods }, who) =>
      `${who(seat)} nimmt in ${PORT[port]} ${tokens(goods)} für ${coins(n)}.`,
    refilled: ({ port, goods }) => `${PORT[port]} bietet jetzt ${tokens(goods)}.`,
    recycled: () => 'Die abgelegten Plättchen kommen zurück in den Beutel.',
    raised: ({ seat, port, stack }, who) => `${who(seat)} erhöht in ${PORT[port]} auf ${coins(stack)}.`,
    withdrawn: ({ seat, port, coins: n }, who) =>
      `${who(seat)} zieht sich mit ${coins(n)} aus ${PORT[port]} zurück.`,
    traded: ({ seat, value, coins: n, cards: c, goods }, who) => {
      const given = [...(some(goods) ? [tokens(goods)] : []), ...(n > 0 ? [coins(n)] : [])];
      return `${who(seat)} tauscht ${given.join(' und ')} (Wert ${value + n}) gegen ${cards(c)} ein.`;
    },
    thrownAway: ({ seat, goods }, who) => `${who(seat)} wirft ${tokens(goods)} ab.`,
    sent: ({ seat, casino, market, stacks }, who) =>
      `${who(seat)} schickt Schiffe aus: ${sending(casino, market, stacks)}.`,
    scored: ({ seat, points: n, cards: c }, who) =>
      `${who(seat)} hat ${some(c) ? cards(c) : 'keine Karten'}: ${points(n)}.`,
    ended: ({ places }, who) =>
      `${list(
        'de',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: erster Platz.`,
  },

  kinds: {
    casino: 'Casino',
    swap: 'Ware tauschen',
    draw: 'Aus dem Beutel ziehen',
    takeCargo: 'Fracht nehmen',
    raise: 'Gebot erhöhen',
    withdraw: 'Zurückziehen',
    trade: 'Eintauschen',
    send: 'Schiffe ausschicken',
  },

  moves: {
    casino: () => 'Casino: 2 Münzen nehmen',
    swap: ({ give, take }) => `Schwarzmarkt: ${ONE[give]} gegen ${ONE[take]} tauschen`,
    draw: () => 'Schwarzmarkt: aus dem Beutel ziehen',
    takeCargo: ({ port }) => `${PORT[port]}: die Fracht nehmen`,
    raise: ({ port, coins: n }) => `${PORT[port]}: um ${coins(n)} erhöhen`,
    withdraw: ({ port }) => `${PORT[port]}: sich zurückziehen`,
    trade: ({ sets, coins: n, cards: c, discard }) => {
      const thrown = some(discard) ? `; ${tokens(discard)} abwerfen` : '';
      if (sets.length === 0 && n === 0) return `Nichts eintauschen${thrown}`;
      return `${[...sets.map(set), ...(n > 0 ? [coins(n)] : [])].join(' + ')} gegen ${cards(c)} eintauschen${thrown}`;
    },
    send: ({ casino, market, stacks }) => `Ausschicken: ${sending(casino, market, stacks)}`,
  },

  options: {
    printed: {
      name: 'Was aufgedruckt ist',
      help: 'Plätze der Häfen und ab wie vielen Personen sie offen sind, Größe des Schwarzmarkts, Kosten und Punkte der Karten. Nicht alles ist sicher: Trag ein, was auf deinem Exemplar steht.',
      parts: PRINTED,
    },
    lastRound: {
      name: 'Letzte Runde',
      help: 'Ob in der letzten Runde noch Schiffe ausgeschickt und Gebote erhöht werden.',
      values: { asEver: 'wie in jeder Runde', noSending: 'kein Ausschicken, kein Erhöhen' },
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
    toCasino: 'Wie viele Schiffe ins Casino?',
    toMarket: 'Wie viele Schiffe auf den Schwarzmarkt?',
    toPort: 'In welche Häfen fährt ein Schiff?',
    give: 'Was gibst du ab?',
    buy: 'Welche Karten kaufst du?',
    addCoins: 'Wie viele Münzen legst du dazu?',
    throwAway: 'Was wirfst du ab?',
    raise: 'Um wie viel erhöhst du?',
  }),

  board: boardWith({
    counted,
    ports: PORT,
    cards: CARD,
    round: (round, of) => `Runde ${round} von ${of}`,
    market: 'Schwarzmarkt',
    casino: 'Casino',
    ships,
    coins,
    points,
    goods: 'Waren',
    owned: 'Karten',
    onSale: 'Zu haben',
    from: (bid) => `(ab ${bid})`,
    price: (cost, worth) => `${cost} für ${points(worth)}`,
  }),
};
