/** Cargo Noir in Spanish. */
import { total } from '../../../core/counts.ts';
import type { GameText } from '../../../text/game-text.ts';
import { count, type Forms, list } from '../../../text/languages.ts';
import { type Card, PORTS, type Port, type Token } from '../rules/tables.ts';
import type { CargoNoir, GoodsSet } from '../rules/types.ts';
import { boardWith, type Counted, cardsInWords, tokensInWords } from './board.ts';
import { questionsWith } from './questions.ts';
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
      parts: {
        ...PORT,
        ...CARD,
        slots: 'Espacios',
        players: 'Abierto a partir de tantos jugadores',
        market: 'Mercado negro',
        costs: 'Coste',
        points: 'Puntos',
      },
    },
    lastRound: {
      name: 'Última ronda',
      help: 'Si en la última ronda se envían barcos y se suben pujas.',
      values: { asEver: 'como en cualquier ronda', noSending: 'sin envíos ni subidas' },
    },
  },

  chapters: {
    1: 'Objetivo y material',
    2: 'Preparación',
    3: 'El turno',
    4: 'Vuelven los barcos',
    5: 'El comercio',
    6: 'Salen los barcos',
    7: 'Final de la partida',
    8: 'Las cartas',
    9: 'Ediciones y dudas',
  },

  rules: {
    '1.1':
      'Los contrabandistas pujan por cargamentos en puertos de todo el mundo, reúnen combinaciones de mercancías y las convierten en cartas. Gana quien tenga más puntos al final.',
    '1.2':
      'Hay nueve mercancías con 14 fichas de cada una, y tantos comodines como jugadores. Todas las mercancías valen lo mismo; solo cuentan las combinaciones.',
    '1.3':
      'Cada jugador tiene tres barcos y otros dos en reserva, 7 monedas en la caja fuerte y un almacén para seis fichas.',
    '1.4': 'Todo está a la vista, salvo el orden en que salen las fichas de la bolsa.',
    '2.1': 'Cada puerto se abre a partir del número de jugadores que lleva impreso.',
    '2.2': 'Llena el mercado negro y todos los puertos abiertos con fichas de la bolsa.',
    '2.3':
      'El azar decide quién empieza; ese jugador empieza todas las rondas. Se juega en el sentido de las agujas del reloj.',
    '2.4': 'La partida dura 11 rondas con dos o tres jugadores y 10 con cuatro o cinco.',
    '2.5': 'Las monedas no se agotan.',
    '3.1': 'Los jugadores hacen su turno completo, uno tras otro.',
    '3.2': 'El turno tiene tres fases: vuelven los barcos, se comercia, salen los barcos.',
    '3.3': 'En la primera ronda solo salen los barcos.',
    '4.1': 'Haz volver tus barcos de uno en uno, en el orden que quieras. Cada uno surte efecto al momento.',
    '4.2': 'Casino: toma 2 monedas por cada barco.',
    '4.3':
      'Mercado negro: por cada barco, cambia una de tus fichas por cualquiera de las que hay allí, aunque sea igual, o saca una de la bolsa.',
    '4.4':
      'En un puerto, si no hay ningún otro barco: deja tus monedas en la reserva, llévate todas las mercancías y vuelve a llenar el puerto con fichas de la bolsa.',
    '4.5':
      'En un puerto, si han superado tu puja: puedes subir tu pila por encima de todas las demás, tanto como quieras. El barco se queda allí.',
    '4.6':
      'O bien te retiras con el barco y las monedas. En ese caso no puedes enviar ningún barco a ese puerto en el mismo turno.',
    '4.7':
      'Cada una de tus cartas de Sindicato paga 2 monedas una vez por turno cuando te retiras; cada retirada hace pagar a una sola carta.',
    '4.8': 'Si la bolsa está vacía, las fichas descartadas vuelven a ella.',
    '5.1':
      'Una combinación de hasta nueve mercancías iguales vale el cuadrado de su número: 1, 4, 9, 16 y así hasta 81.',
    '5.2':
      'Una combinación de mercancías distintas vale 1, 3, 6, 10, 15, 21, 28, 36 o 45. Todas tienen que ser distintas. Un comodín vale por cualquier mercancía, también él solo.',
    '5.3':
      'Una vez por turno puedes entregar cuantas combinaciones quieras a cambio de cuantas cartas quieras; los valores se suman. No se devuelve cambio.',
    '5.4':
      'De cada una de las tres cartas de ventaja (Carguero, Almacén y Sindicato) puedes tener dos. Lo que se agota ya no se consigue.',
    '5.5': 'Las cartas de ventaja surten efecto al momento: un barco nuevo zarpa en el mismo turno.',
    '5.6':
      'Después descarta lo que no quepa en tu almacén: caben seis fichas, y dos más por cada carta de Almacén.',
    '5.7': 'Las fichas entregadas o descartadas van al descarte.',
    '6.1': 'Envía todos tus barcos.',
    '6.2':
      'Al casino y al mercado negro pueden ir cuantos quieras; a cada puerto abierto, uno tuyo como mucho.',
    '6.3':
      'En un puerto, pon bajo el barco al menos una moneda, y más monedas que cualquiera de las pilas que haya allí.',
    '6.4': 'Las monedas y los barcos de los puertos se quedan allí hasta tu próximo turno.',
    '6.5': 'Puedes volver a elegir un puerto cuya carga te acabas de llevar.',
    '7.1': 'La partida termina tras la última ronda; todos juegan ese último turno.',
    '7.2':
      'En la última ronda también puedes pagar cartas con monedas de tu caja fuerte, que valen 1 cada una, con combinaciones o sin ellas.',
    '7.3': 'Suma los puntos de todas tus cartas. Las monedas y mercancías que sobran no valen nada.',
    '7.4':
      'En caso de empate decide la carta más cara, luego la siguiente, y así sucesivamente; si no, se comparte la victoria.',
    '8.1':
      'Las cartas de ventaja cuestan más de lo que puntúan. Carguero: un barco más. Almacén: sitio para dos fichas más. Sindicato: regla 4.7. Hay ocho cartas de cada tipo.',
    '8.2': 'Villa, Yate, Antro y Club nocturno dan tantos puntos como cuestan; hay seis cartas de cada tipo.',
    '8.3': 'Las otras seis son únicas y dan más puntos de lo que cuestan.',
    '9.1':
      'Son seguros los costes de Carguero (15), Almacén (10), Sindicato (10) y Compinches (49): los ejemplos del reglamento los usan. En uno de ellos, mercancías que valen 35 pagan los tres primeros, así que el Sindicato cuesta como mucho 10; y un relato solo conoce cartas de ventaja de 10 y de 15. Los demás costes son una suposición nuestra, y también todos los puntos, dentro de lo que dicen las reglas 8.1 a 8.3.',
    '9.2':
      'Qué puertos se abren con cuántos jugadores es una suposición nuestra, con un indicio: el único relato que nombra los puertos y sus espacios cuenta una partida de cuatro, y en él solo falta Tánger. Por eso con cuatro jugadores se abren siete puertos, aunque otro relato deja dos cerrados. Los espacios de Tánger también son una suposición nuestra.',
    '9.3': 'Las fuentes no coinciden en el tamaño del mercado negro: seis u ocho. Jugamos con seis.',
    '9.4':
      'Según el reglamento, en la última ronda se envían barcos y se suben pujas como siempre; solo en el último turno de todos ya no sale ningún barco. Una mesa puede prescindir de ambas cosas.',
    '9.5':
      'Donde el reglamento calla, jugamos así: al menos una moneda en un puerto (6.3) y un solo barco tuyo (6.2), subidas de cualquier cantidad (4.5), monedas sin límite aunque la caja trae 60 (2.5) y, en caso de empate, la carta que sigue a la más cara (7.4).',
    '9.6':
      'Una mesa puede indicar lo que lleva impreso su ejemplar. Lo que contradice el reglamento se rechaza: otros costes para Carguero, Almacén y Compinches, más de 10 para Sindicato (9.1), y puntos que no cuadran con las reglas 8.1, 8.2 u 8.3.',
  },

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
