/** Cargo Noir in Italian. No port begins with a vowel, so "a" and "da" never change. */
import { total } from '../../../core/counts.ts';
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { type Card, PORTS, type Port, type Token } from '../rules/tables.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';
import { boardWith, type Counted, cardsInWords, tokensInWords } from './board.ts';
import { questionsWith } from './questions.ts';
import { book } from './rulebook/it.ts';
import { type PrintedParts, tablesWith } from './rulebook/printed.ts';
import { unfinishedWith } from './unfinished.ts';

/** "2 oro", "2 armi"; "scambia dell’oro con un’arma". */
export const TOKEN: Readonly<Record<Token, Forms & { readonly some: string }>> = {
  alcohol: { one: 'alcol', other: 'alcol', some: 'dell’alcol' },
  arms: { one: 'arma', other: 'armi', some: 'un’arma' },
  art: { one: 'opera d’arte', other: 'opere d’arte', some: 'un’opera d’arte' },
  cars: { one: 'auto', other: 'auto', some: 'un’auto' },
  cigars: { one: 'sigaro', other: 'sigari', some: 'un sigaro' },
  ivory: { one: 'avorio', other: 'avorio', some: 'dell’avorio' },
  jewels: { one: 'gioiello', other: 'gioielli', some: 'un gioiello' },
  gold: { one: 'oro', other: 'oro', some: 'dell’oro' },
  uranium: { one: 'uranio', other: 'uranio', some: 'dell’uranio' },
  wild: { one: 'jolly', other: 'jolly', some: 'un jolly' },
};

export const PORT: Readonly<Record<Port, string>> = {
  rotterdam: 'Rotterdam',
  newYork: 'New York',
  hongKong: 'Hong Kong',
  capeTown: 'Città del Capo',
  bombay: 'Bombay',
  panama: 'Panama',
  rio: 'Rio',
  tangier: 'Tangeri',
};

export const CARD: Readonly<Record<Card, string>> = {
  ship: 'Nave da carico',
  warehouse: 'Magazzino',
  syndicate: 'Sindacato del crimine',
  villa: 'Villa',
  yacht: 'Yacht',
  bar: 'Bettola',
  club: 'Night club',
  show: 'Show business',
  paparazzi: 'Paparazzi',
  militia: 'Milizia',
  cronies: 'Compari',
  bank: 'Banca',
  principality: 'Principato',
};

export const coins = (n: number): string => count('it', n, { one: 'moneta', other: 'monete' });
export const points = (n: number): string => count('it', n, { one: 'punto', other: 'punti' });
export const ships = (n: number): string => count('it', n, { one: 'nave', other: 'navi' });
export const pieces = (n: number): string => count('it', n, { one: 'gettone', other: 'gettoni' });
/** Too few of something. */
export const only = (n: number): string => (n > 0 ? `ne hai solo ${n}` : 'non ne hai');
export const counted: Counted = {
  nothing: 'niente',
  token: (n, token) => count('it', n, TOKEN[token]),
  card: (n, card) => (n > 1 ? `${n} × ${CARD[card]}` : CARD[card]),
};
const quoted: Counted = {
  ...counted,
  card: (n, card) => (n > 1 ? `${n} × «${CARD[card]}»` : `«${CARD[card]}»`),
};
const tokens = (counts: readonly number[]): string => tokensInWords(counts, counted);
const cards = (counts: readonly number[]): string => cardsInWords(counts, counted);
/** "della carta «Villa»", "delle carte «Villa», 2 × «Yacht»". */
const bought = (counts: readonly number[]): string =>
  `${total(counts) === 1 ? 'della carta' : 'delle carte'} ${cardsInWords(counts, quoted)}`;
/** One token alone is neither. */
const set = ({ kind, tokens: t }: GoodsSet): string =>
  total(t) === 1 ? tokens(t) : `${tokens(t)} (${kind === 'same' ? 'uguali' : 'diverse'})`;
/** "1 a Rotterdam con 3 monete", "1 a Rio con 1 moneta". */
const stacksInWords = (stacks: readonly number[]): string[] =>
  stacks.flatMap((n, port) => (n > 0 ? [`1 a ${PORT[PORTS[port]!]} con ${coins(n)}`] : []));
const times = (n: number, place: string): string[] => (n > 0 ? [`${n} ${place}`] : []);

function sending(casino: number, market: number, stacks: readonly number[]): string {
  const parts = [
    ...stacksInWords(stacks),
    ...times(market, 'al mercato nero'),
    ...times(casino, 'al casinò'),
  ];
  return parts.join(', ') || 'nessuna';
}

/** "2 oro, 1 jolly e 4 monete", or coins alone. */
function payment(goods: readonly number[], n: number): string {
  const given = goods.some((g) => g > 0) ? [tokens(goods)] : [];
  return [...given, ...(n > 0 ? [coins(n)] : [])].join(' e ') || counted.nothing;
}

const PRINTED: PrintedParts = {
  ...PORT,
  ...CARD,
  slots: 'Spazi per le merci',
  players: 'Aperto da tanti giocatori in su',
  market: 'Mercato nero',
  costs: 'Costo',
  points: 'Punti',
};

export const it: GameText<CargoNoir> = {
  title: 'Cargo Noir',

  refusals: {
    gameOver: () => 'La partita è finita.',
    notYourTurn: ({ turn }, who) => `È il turno di ${who(turn)}.`,
    resolveFirst: () => 'Prima fai rientrare le tue navi.',
    tradeFirst: () => 'Ora è il momento di scambiare le merci.',
    sendFirst: () => 'Ora è il momento di inviare le tue navi.',
    noShipInCasino: () => 'Non hai navi al casinò.',
    noShipInMarket: () => 'Non hai navi al mercato nero.',
    noShipInPort: ({ port }) => `Non hai navi da far rientrare da ${PORT[port]}.`,
    notOwned: ({ token }) => `Non hai ${TOKEN[token].other} da dare.`,
    notInMarket: ({ token }) => `Al mercato nero non trovi ${TOKEN[token].other}.`,
    notAlone: ({ port }) => `A ${PORT[port]} hai dei rivali: rilancia o ritirati.`,
    notOutbid: ({ port }) => `A ${PORT[port]} nessuno ha superato la tua offerta.`,
    noRaiseInLastRound: () => 'A questo tavolo non si rilancia nell’ultimo round.',
    bidTooLow: ({ bid, least }) => `La tua offerta sarebbe di ${coins(bid)}; il minimo è ${least}.`,
    tooFewCoins: ({ wanted, coins: have }) => `Devi avere ${coins(wanted)}; ${only(have)}.`,
    setSize: ({ size, most }) => `Un set ha da 1 a ${most} gettoni, non ${size}.`,
    notTheSame: ({ first, other }) => `Non sono merci uguali: ${TOKEN[first].some} e ${TOKEN[other].some}.`,
    notDifferent: ({ good }) =>
      `Diverse vuol dire tutte diverse: qui c’è più di una volta ${TOKEN[good].some}.`,
    tooFewTokens: ({ token, wanted, have }) => `Devi avere ${counted.token(wanted, token)}; ${only(have)}.`,
    coinsOnlyAtTheEnd: () => 'Le monete aiutano a pagare le carte solo nell’ultimo round.',
    nothingBought: () => 'Pagheresti senza ricevere nulla.',
    tooExpensive: ({ cost, value }) => `Queste carte costano ${cost}; ciò che dai vale ${value}.`,
    soldOut: ({ card }) => `Non restano abbastanza carte «${CARD[card]}».`,
    twoAtMost: ({ card }) => `Puoi avere al massimo due carte «${CARD[card]}».`,
    discardExactly: ({ wanted, got }) =>
      wanted === 0
        ? 'Non devi scartare nulla: tutto sta nel tuo magazzino.'
        : `Devi scartare esattamente ${pieces(wanted)}, non ${got}.`,
    sendAll: ({ ships: have, sent }) => `Invia tutte le tue navi: ne hai ${have}, ma ne invii ${sent}.`,
    portClosed: ({ port }) => `${PORT[port]}: a questo tavolo il porto è chiuso.`,
    portJustLeft: ({ port }) => `Hai appena lasciato ${PORT[port]}.`,
    oneShipPerPort: ({ port }) => `Hai già una nave a ${PORT[port]}.`,
  },

  unfinished: unfinishedWith({
    send: (n) => `Ancora da mandare: ${ships(n)}`,
    choose: 'Ancora da scegliere: una carta',
    pay: (n) => `Ancora da pagare: ${n}`,
    discard: (n) => `Ancora da scartare: ${n}`,
  }),

  events: {
    turn: ({ round, seat }, who) => `Round ${round}: è il turno di ${who(seat)}.`,
    income: ({ seat, coins: n, from }, who) =>
      `${who(seat)} riceve ${coins(n)} ${from === 'casino' ? 'dal casinò' : 'dal Sindacato del crimine'}.`,
    swapped: ({ seat, give, take }, who) =>
      `${who(seat)} scambia ${TOKEN[give].some} con ${TOKEN[take].some} al mercato nero.`,
    drawn: ({ seat, token }, who) =>
      token === null
        ? `${who(seat)} trova il sacchetto vuoto.`
        : `${who(seat)} pesca ${TOKEN[token].some} dal sacchetto.`,
    taken: ({ seat, port, coins: n, goods }, who) =>
      `${who(seat)} prende il carico a ${PORT[port]} per ${coins(n)}: ${tokens(goods)}.`,
    refilled: ({ port, goods }) => `Nuovo carico a ${PORT[port]}: ${tokens(goods)}.`,
    recycled: () => 'I gettoni scartati tornano nel sacchetto.',
    raised: ({ seat, port, stack }, who) => `${who(seat)} rilancia a ${PORT[port]}: ${coins(stack)}.`,
    withdrawn: ({ seat, port, coins: n }, who) =>
      `${who(seat)} si ritira da ${PORT[port]} e riprende ${coins(n)}.`,
    traded: ({ seat, value, coins: n, cards: c, goods }, who) =>
      `${who(seat)} dà ${payment(goods, n)} (valore ${value + n}) in cambio ${bought(c)}.`,
    thrownAway: ({ seat, goods }, who) => `${who(seat)} scarta ${tokens(goods)}.`,
    sent: ({ seat, casino, market, stacks }, who) =>
      `${who(seat)} invia le sue navi: ${sending(casino, market, stacks)}.`,
    scored: ({ seat, points: n, cards: c }, who) =>
      `${who(seat)}: ${points(n)} (${c.some((owned) => owned > 0) ? cards(c) : 'nessuna carta'}).`,
    ended: ({ places }, who) =>
      `${list(
        'it',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: primo posto.`,
  },

  kinds: {
    casino: 'Casinò',
    swap: 'Scambio al mercato nero',
    draw: 'Pesca dal sacchetto',
    takeCargo: 'Prendi un carico',
    raise: 'Rilancia',
    withdraw: 'Ritirati',
    trade: 'Scambio',
    send: 'Invia le navi',
  },

  moves: {
    casino: () => 'Casinò: prendi 2 monete',
    swap: ({ give, take }) => `Mercato nero: scambia ${TOKEN[give].some} con ${TOKEN[take].some}`,
    draw: () => 'Mercato nero: pesca dal sacchetto',
    takeCargo: ({ port }) => `${PORT[port]}: prendi il carico`,
    raise: ({ port, coins: n }) => `${PORT[port]}: rilancia aggiungendo ${coins(n)}`,
    withdraw: ({ port }) => `${PORT[port]}: ritirati`,
    trade: ({ sets, coins: n, cards: c, discard }) => {
      const thrown = discard.some((d) => d > 0) ? `; scarta ${tokens(discard)}` : '';
      if (sets.length === 0 && n === 0) return `Nessuno scambio${thrown}`;
      return `Dai ${[...sets.map(set), ...(n > 0 ? [coins(n)] : [])].join(' + ')} in cambio ${bought(c)}${thrown}`;
    },
    send: ({ casino, market, stacks }) => `Invia navi: ${sending(casino, market, stacks)}`,
  },

  options: {
    printed: {
      name: 'Che cosa è stampato',
      help: 'Spazi e numero di giocatori dei porti, dimensione del mercato nero, costo e punti delle carte. Non tutto è certo: inserisci ciò che indica la tua copia.',
      parts: PRINTED,
    },
    lastRound: {
      name: 'Ultimo round',
      help: 'Se nell’ultimo round si inviano navi e si rilancia.',
      values: { asEver: 'come in ogni round', noSending: 'nessun invio, nessun rilancio' },
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
    toCasino: 'Quante navi al casinò?',
    toMarket: 'Quante navi al mercato nero?',
    toPort: 'In quali porti una nave?',
    give: 'Che cosa cedi?',
    buy: 'Quali carte compri?',
    addCoins: 'Quante monete aggiungi?',
    throwAway: 'Che cosa scarti?',
    raise: 'Di quanto rilanci?',
  }),

  board: boardWith({
    counted,
    ports: PORT,
    cards: CARD,
    round: (round, of) => `Round ${round} di ${of}`,
    market: 'Mercato nero',
    casino: 'Casinò',
    ships,
    coins,
    points,
    goods: 'Merci',
    owned: 'Carte',
    onSale: 'In vendita',
    from: (bid) => `(da ${bid})`,
    price: (cost, worth) => `${cost} per ${points(worth)}`,
  }),
};
