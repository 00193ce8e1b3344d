/** Cargo Noir in Spanish. */
import { total } from '../../../core/counts.ts';
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { type Card, PORTS, type Port, type Token } from '../rules/tables.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';
import { boardWith, type Counted, cardsInWords, tokensInWords } from './board.ts';
import { questionsWith } from './questions.ts';
import { book } from './rulebook/es.ts';
import { type PrintedParts, tablesWith } from './rulebook/printed.ts';
import { unfinishedWith } from './unfinished.ts';

/** "2 de oro", "2 coches"; "saca oro", "saca un coche"; "no hay coches". */
export const TOKEN: Readonly<Record<Token, Forms & { readonly some: string; readonly none: string }>> = {
  alcohol: { one: 'de alcohol', other: 'de alcohol', some: 'alcohol', none: 'alcohol' },
  arms: { one: 'arma', other: 'armas', some: 'un arma', none: 'armas' },
  art: { one: 'obra de arte', other: 'obras de arte', some: 'una obra de arte', none: 'obras de arte' },
  cars: { one: 'coche', other: 'coches', some: 'un coche', none: 'coches' },
  cigars: { one: 'puro', other: 'puros', some: 'un puro', none: 'puros' },
  ivory: { one: 'de marfil', other: 'de marfil', some: 'marfil', none: 'marfil' },
  jewels: { one: 'joya', other: 'joyas', some: 'una joya', none: 'joyas' },
  gold: { one: 'de oro', other: 'de oro', some: 'oro', none: 'oro' },
  uranium: { one: 'de uranio', other: 'de uranio', some: 'uranio', none: 'uranio' },
  wild: { one: 'comodín', other: 'comodines', some: 'un comodín', none: 'comodines' },
};

export const PORT: Readonly<Record<Port, string>> = {
  rotterdam: 'Róterdam',
  newYork: 'Nueva York',
  hongKong: 'Hong Kong',
  capeTown: 'Ciudad del Cabo',
  bombay: 'Bombay',
  panama: 'Panamá',
  rio: 'Río',
  tangier: 'Tánger',
};

export const CARD: Readonly<Record<Card, string>> = {
  ship: 'Carguero',
  warehouse: 'Almacén',
  syndicate: 'Sindicato',
  villa: 'Villa',
  yacht: 'Yate',
  bar: 'Antro',
  club: 'Club nocturno',
  show: 'Farándula',
  paparazzi: 'Paparazzi',
  militia: 'Milicia',
  cronies: 'Compinches',
  bank: 'Banco',
  principality: 'Principado',
};

export const coins = (n: number): string => count('es', n, { one: 'moneda', other: 'monedas' });
export const points = (n: number): string => count('es', n, { one: 'punto', other: 'puntos' });
export const ships = (n: number): string => count('es', n, { one: 'barco', other: 'barcos' });
export const chips = (n: number): string => count('es', n, { one: 'ficha', other: 'fichas' });
export const counted: Counted = {
  nothing: 'nada',
  token: (n, token) => count('es', n, TOKEN[token]),
  card: (n, card) => (n > 1 ? `${n} × ${CARD[card]}` : CARD[card]),
};
const quoted: Counted = {
  ...counted,
  card: (n, card) => (n > 1 ? `${n} × «${CARD[card]}»` : `«${CARD[card]}»`),
};
const tokens = (counts: readonly number[]): string => tokensInWords(counts, counted);
const cards = (counts: readonly number[]): string => cardsInWords(counts, counted);
const none = (counts: readonly number[]): boolean => total(counts) === 0;
/** "la carta «Villa»", "las cartas «Villa», 2 × «Yate»". */
const bought = (counts: readonly number[]): string =>
  `${total(counts) === 1 ? 'la carta' : 'las cartas'} ${cardsInWords(counts, quoted)}`;
/** One token alone is neither. */
const set = ({ kind, tokens: t }: GoodsSet): string =>
  total(t) === 1 ? tokens(t) : `${tokens(t)} (${kind === 'same' ? 'iguales' : 'distintas'})`;
/** "2 de oro y 3 monedas", or only one of the two. */
const payment = (goods: readonly number[], n: number): string =>
  [...(none(goods) ? [] : [tokens(goods)]), ...(n > 0 ? [coins(n)] : [])].join(' y ');
/** "a Róterdam con 3 monedas", "a Río con 1 moneda". */
const stacksInWords = (stacks: readonly number[]): string[] =>
  stacks.flatMap((n, port) => (n > 0 ? [`a ${PORT[PORTS[port]!]} con ${coins(n)}`] : []));
const times = (n: number, place: string): string[] => (n > 0 ? [`${n} al ${place}`] : []);

function sending(casino: number, market: number, stacks: readonly number[]): string {
  const parts = [...stacksInWords(stacks), ...times(market, 'mercado negro'), ...times(casino, 'casino')];
  return parts.join(', ') || 'ninguno';
}

const PRINTED: PrintedParts = {
  ...PORT,
  ...CARD,
  slots: 'Espacios',
  players: 'Abierto a partir de tantos jugadores',
  market: 'Mercado negro',
  costs: 'Coste',
  points: 'Puntos',
};

export const es: GameText<CargoNoir> = {
  title: 'Cargo Noir',

  refusals: {
    gameOver: () => 'La partida ha terminado.',
    notYourTurn: ({ turn }, who) => `Le toca a ${who(turn)}.`,
    resolveFirst: () => 'Primero haz volver tus barcos.',
    tradeFirst: () => 'Ahora toca comerciar.',
    sendFirst: () => 'Ahora toca enviar los barcos.',
    noShipInCasino: () => 'No tienes ningún barco en el casino.',
    noShipInMarket: () => 'No tienes ningún barco en el mercado negro.',
    noShipInPort: ({ port }) => `No tienes ningún barco que deba volver de ${PORT[port]}.`,
    notOwned: ({ token }) => `No tienes ${TOKEN[token].none} que dar.`,
    notInMarket: ({ token }) => `En el mercado negro no hay ${TOKEN[token].none}.`,
    notAlone: ({ port }) => `En ${PORT[port]} hay otros barcos: sube tu puja o retírate.`,
    notOutbid: ({ port }) => `Nadie ha superado tu puja en ${PORT[port]}.`,
    noRaiseInLastRound: () => 'En esta mesa no se suben pujas en la última ronda.',
    bidTooLow: ({ bid, least }) => `Con eso pujas ${coins(bid)}; hacen falta al menos ${least}.`,
    tooFewCoins: ({ wanted, coins: have }) =>
      `Necesitas ${coins(wanted)}; ${have > 0 ? `solo tienes ${have}` : 'no tienes ninguna'}.`,
    setSize: ({ size, most }) => `Una combinación tiene de 1 a ${most} fichas, no ${size}.`,
    notTheSame: ({ first, other }) =>
      `No son mercancías iguales: ${TOKEN[first].some} y ${TOKEN[other].some}.`,
    notDifferent: ({ good }) =>
      `Distintas quiere decir todas distintas, y aquí se repite esta: ${TOKEN[good].some}.`,
    tooFewTokens: ({ token, wanted, have }) => `Necesitas ${counted.token(wanted, token)}; tienes ${have}.`,
    coinsOnlyAtTheEnd: () => 'Solo en la última ronda se pueden pagar cartas también con monedas.',
    nothingBought: () => 'Lo darías a cambio de nada: no has elegido ninguna carta.',
    tooExpensive: ({ cost, value }) => `Esas cartas cuestan ${cost}; lo que das vale ${value}.`,
    soldOut: ({ card }) => `No quedan tantas cartas «${CARD[card]}».`,
    twoAtMost: ({ card }) => `Puedes tener como mucho dos cartas «${CARD[card]}».`,
    discardExactly: ({ wanted, got }) =>
      wanted === 0 ? 'No tienes que descartar nada.' : `Tienes que descartar ${chips(wanted)}, no ${got}.`,
    sendAll: ({ ships: have, sent }) => `Envía todos tus barcos: tienes ${have} y envías ${sent}.`,
    portClosed: ({ port }) => `En esta mesa, el puerto de ${PORT[port]} está cerrado.`,
    portJustLeft: ({ port }) => `Acabas de retirarte de ${PORT[port]}.`,
    oneShipPerPort: ({ port }) => `Ya tienes un barco en ${PORT[port]}.`,
  },

  unfinished: unfinishedWith({
    send: (n) => `Aún por enviar: ${ships(n)}`,
    choose: 'Aún por elegir: una carta',
    pay: (n) => `Aún por pagar: ${n}`,
    discard: (n) => `Aún por descartar: ${n}`,
  }),

  events: {
    turn: ({ round, seat }, who) => `Ronda ${round}: turno de ${who(seat)}.`,
    income: ({ seat, coins: n, from }, who) =>
      `${who(seat)} recibe ${coins(n)} del ${from === 'casino' ? 'casino' : 'Sindicato'}.`,
    swapped: ({ seat, give, take }, who) =>
      `${who(seat)} cambia ${TOKEN[give].some} por ${TOKEN[take].some} en el mercado negro.`,
    drawn: ({ seat, token }, who) =>
      token === null
        ? `${who(seat)} encuentra la bolsa vacía.`
        : `${who(seat)} saca ${TOKEN[token].some} de la bolsa.`,
    taken: ({ seat, port, coins: n, goods }, who) =>
      `${who(seat)} se lleva la carga de ${PORT[port]} por ${coins(n)}: ${tokens(goods)}.`,
    refilled: ({ port, goods }) => `Nueva carga en ${PORT[port]}: ${tokens(goods)}.`,
    recycled: () => 'Las fichas descartadas vuelven a la bolsa.',
    raised: ({ seat, port, stack }, who) => `${who(seat)} sube su puja en ${PORT[port]} a ${coins(stack)}.`,
    withdrawn: ({ seat, port, coins: n }, who) =>
      `${who(seat)} se retira de ${PORT[port]} y recupera ${coins(n)}.`,
    traded: ({ seat, value, coins: n, cards: c, goods }, who) =>
      `${who(seat)} entrega ${payment(goods, n)} (valor: ${value + n}) a cambio de ${bought(c)}.`,
    thrownAway: ({ seat, goods }, who) => `${who(seat)} descarta ${tokens(goods)}.`,
    sent: ({ seat, casino, market, stacks }, who) =>
      `${who(seat)} envía sus barcos: ${sending(casino, market, stacks)}.`,
    scored: ({ seat, points: n, cards: c }, who) =>
      `${who(seat)}: ${points(n)} (${none(c) ? 'sin cartas' : cards(c)}).`,
    ended: ({ places }, who) =>
      `${list(
        'es',
        places.flatMap((place, seat) => (place === 1 ? [who(seat)] : [])),
      )}: primer puesto.`,
  },

  kinds: {
    casino: 'Casino',
    swap: 'Cambiar una ficha',
    draw: 'Sacar de la bolsa',
    takeCargo: 'Llevarse una carga',
    raise: 'Subir la puja',
    withdraw: 'Retirarse',
    trade: 'Comerciar',
    send: 'Enviar barcos',
  },

  moves: {
    casino: () => 'Casino: cobrar 2 monedas',
    swap: ({ give, take }) => `Mercado negro: cambiar ${TOKEN[give].some} por ${TOKEN[take].some}`,
    draw: () => 'Mercado negro: sacar una ficha de la bolsa',
    takeCargo: ({ port }) => `${PORT[port]}: llevarse la carga`,
    raise: ({ port, coins: n }) => `${PORT[port]}: subir la puja en ${coins(n)}`,
    withdraw: ({ port }) => `${PORT[port]}: retirarse`,
    trade: ({ sets, coins: n, cards: c, discard }) => {
      const thrown = none(discard) ? '' : `; descartar ${tokens(discard)}`;
      if (sets.length === 0 && n === 0) return `No comerciar${thrown}`;
      return `Entregar ${[...sets.map(set), ...(n > 0 ? [coins(n)] : [])].join(' + ')} a cambio de ${bought(c)}${thrown}`;
    },
    send: ({ casino, market, stacks }) => `Enviar barcos: ${sending(casino, market, stacks)}`,
  },

  options: {
    printed: {
      name: 'Lo que está impreso',
      help: 'Espacios y número de jugadores de los puertos, tamaño del mercado negro, coste y puntos de las cartas. No todo es seguro: pon lo que diga tu ejemplar.',
      parts: PRINTED,
    },
    lastRound: {
      name: 'Última ronda',
      help: 'Si en la última ronda se envían barcos y se suben pujas.',
      values: { asEver: 'como en cualquier ronda', noSending: 'sin envíos ni subidas' },
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
    toCasino: '¿Cuántos barcos al casino?',
    toMarket: '¿Cuántos barcos al mercado negro?',
    toPort: '¿A qué puertos va un barco?',
    give: '¿Qué entregas?',
    buy: '¿Qué cartas compras?',
    addCoins: '¿Cuántas monedas añades?',
    throwAway: '¿Qué descartas?',
    raise: '¿En cuánto subes?',
  }),

  board: boardWith({
    counted,
    ports: PORT,
    cards: CARD,
    round: (round, of) => `Ronda ${round} de ${of}`,
    market: 'Mercado negro',
    casino: 'Casino',
    ships,
    coins,
    points,
    goods: 'Mercancías',
    owned: 'Cartas',
    onSale: 'A la venta',
    from: (bid) => `(desde ${bid})`,
    price: (cost, worth) => `${cost} por ${points(worth)}`,
  }),
};
