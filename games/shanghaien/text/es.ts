/** Shanghaien in Spanish. */
import type { GameText } from '../../../text/game-text.ts';
import { count, list } from '../../../text/languages.ts';
import type { Effect, End, Nation, Trick } from '../rules/tables.ts';
import type { Announced, Shanghaien } from '../rules/types.ts';
import { type Awarded, boardWith, cardNamer, higherFirst } from './board.ts';

export const NATIONS: Readonly<Record<Nation, string>> = {
  american: 'Americanos',
  french: 'Franceses',
  german: 'Alemanes',
  chinese: 'Chinos',
  dutch: 'Holandeses',
  turkish: 'Turcos',
  spanish: 'Españoles',
  italian: 'Italianos',
};

export const EFFECTS: Readonly<Record<Effect, string>> = {
  joker: 'Comodín',
  shift: '±1',
  both: 'Ambos dados',
  reroll: 'Volver a tirar',
  captain: 'Capitán loco',
  ban: 'Sin Shanghái',
  rerollAll: 'Volver a tirar todo',
  sharks: 'Tiburones',
  exchange: 'Cambio',
  doubles: 'Dobles',
};

export const TRICKS: Readonly<Record<Trick, string>> = {
  jokerShift: 'Comodín / ±1',
  jokerReroll: 'Comodín / Volver a tirar',
  jokerBoth: 'Comodín / Ambos dados',
  shiftReroll: '±1 / Volver a tirar',
  shiftBoth: '±1 / Ambos dados',
  rerollBoth: 'Volver a tirar / Ambos dados',
  captain: 'Capitán loco',
  banRerollAll: 'Sin Shanghái / Volver a tirar todo',
  sharksExchange: 'Tiburones / Cambio',
  doubles: 'Dobles',
};

const dice = (n: number): string => count('es', n, { one: 'dado', other: 'dados' });
const points = (n: number): string => count('es', n, { one: 'punto', other: 'puntos' });
const ends = { left: 'izquierda', right: 'derecha' } as const;
const from = (end: End | null): string => (end === null ? '' : `, contando desde la ${ends[end]}`);
/** Within a sentence nations are written small. */
export const people = (nation: Nation): string => NATIONS[nation].toLowerCase();
const card = cardNamer(NATIONS, TRICKS);

/** What the captain may object to. */
function intent(move: Announced): string {
  switch (move.type) {
    case 'shanghai':
      return 'cantar Shanghái';
    case 'place':
      return `colocar el ${move.die}`;
    case 'joker':
      return `jugar «${EFFECTS.joker}» para los ${people(move.nation)}`;
    case 'shift':
      return `jugar «${EFFECTS.shift}» (${move.die} → ${move.die + move.by})`;
    case 'exchange':
      return `jugar «${EFFECTS.exchange}» y recuperar el ${move.back}`;
    default:
      return `jugar «${EFFECTS[move.type]}»`;
  }
}

export const es: GameText<Shanghaien> = {
  title: 'Shanghaien',

  refusals: {
    gameOver: () => 'La partida ha terminado.',
    notYourTurn: ({ turn }, who) => `Le toca a ${who(turn)}.`,
    rollFirst: () => 'Primero tira los dados.',
    alreadyRolled: () => 'Ya has tirado: juega un truco o coloca un dado.',
    mustCall: ({ supply }) => `Con ${dice(supply)} en la reserva tienes que cantar Shanghái.`,
    tooFewPlaced: ({ placed }) => `Para cantar Shanghái necesitas dos dados en la fila; tienes ${placed}.`,
    dieNotRolled: ({ die }) => `Ninguno de tus dados marca ${die}.`,
    chooseEnd: () => 'Es el primer dado de la ronda: di desde qué extremo se cuentan las cartas.',
    endIsSet: () => 'Las cartas de esta ronda ya están numeradas.',
    trickPlayed: () => 'Ya has jugado un truco en esta ronda.',
    cardNotHeld: ({ card: held }) => `No tienes la carta «${TRICKS[held]}».`,
    effectNotOnCard: ({ card: held, effect }) =>
      `La carta «${TRICKS[held]}» no tiene el efecto «${EFFECTS[effect]}».`,
    noSailorThere: ({ nation }) =>
      `No tienes ningún marinero entre los ${people(nation)}; un comodín no puede ser el primero.`,
    beyondTheDie: ({ die }) => `Un dado va del 1 al 6: el ${die} no puede ir más allá.`,
    captainNotInLastRound: () => 'En la última ronda el Capitán loco se queda en tierra.',
    captainAlreadyOut: () => 'En esta ronda ya hay un Capitán loco en juego.',
    answerFirst: () => 'Primero di si tu capitán objeta.',
    nothingToAnswer: () => 'No hay nada que objetar.',
    trickObjected: ({ card: held }) => `El capitán ha objetado «${TRICKS[held]}» en este turno.`,
    shanghaiObjected: () => 'El capitán ha objetado: tienes que tirar.',
    shanghaiBanned: () => '«Sin Shanghái» está en vigor: solo puede cantar aquel a quien le faltan dados.',
    spreadFirst: () => 'Primero devuelve un dado a la reserva y coloca los demás.',
    nothingToSpread: () => 'No has vuelto a tirar todos tus dados.',
    alreadyFaceDown: ({ number }) => `La carta ${number} ya está boca abajo.`,
    nothingToExchange: () => 'No tienes en la fila ningún dado que recuperar.',
    noDieThere: ({ die }) => `No tienes ningún dado en la carta ${die}.`,
    doublesNotInPlay: () => 'Esta partida se juega sin la carta de Dobles.',
    noDouble: () => 'No has sacado un doble.',
    doublesIsYours: () => 'Ya tienes la carta de Dobles.',
    doubleMustBeUsed: () => 'Con un doble hay que volver a tirar o llevarse la carta de Dobles.',
  },

  events: {
    dealt: ({ round, starter }, who) => `Ronda ${round}: seis cartas nuevas. Empieza ${who(starter)}.`,
    rolled: ({ seat, dice: thrown }, who) => `${who(seat)} saca ${list('es', thrown)}.`,
    rerolledOne: ({ seat, dice: thrown }, who) =>
      `${who(seat)} vuelve a tirar un dado: ${list('es', thrown)}.`,
    announced: ({ seat, move }, who) => `${who(seat)} quiere ${intent(move)}.`,
    allowed: ({ seat }, who) => `El capitán de ${who(seat)} lo deja pasar.`,
    objected: ({ seat }, who) => `¡El capitán de ${who(seat)} objeta!`,
    numbered: ({ end }) => `Las cartas se cuentan desde la ${ends[end]}.`,
    placed: ({ seat, die }, who) => `${who(seat)} coloca un dado en la carta ${die}.`,
    takenBack: ({ seat, dice: back }, who) =>
      `${who(seat)} recupera ${back.length === 1 ? 'el dado' : 'los dados'} ${list('es', back)}.`,
    trick: ({ seat, effect }, who) => `${who(seat)} juega un truco: ${EFFECTS[effect]}.`,
    joined: ({ seat, nation }, who) => `Dos marineros se unen a los ${people(nation)} de ${who(seat)}.`,
    shifted: ({ seat, from: was, to }, who) => `${who(seat)} convierte el ${was} en un ${to}.`,
    sunk: ({ number }) => `La carta ${number} va a los tiburones.`,
    doublesTaken: ({ seat, from: holder }, who) =>
      `${who(seat)} se lleva la carta de Dobles${holder === null ? '' : ` de ${who(holder)}`}.`,
    called: ({ seat, forced }, who) =>
      forced ? `A ${who(seat)} le faltan dados: ¡Shanghái!` : `${who(seat)} canta: ¡Shanghái!`,
    awarded: (award, who) => AWARDED[award.why](award, award.to === null ? '' : who(award.to)),
    scored: ({ nation, strengths, to, points: won }, who) =>
      `${NATIONS[nation]} (${strengths.join('\u00a0:\u00a0')}): ${to === null ? 'nadie puntúa' : `${points(won)} para ${who(to)}`}.`,
    tricksScored: ({ seat, points: won }, who) => `${points(won)} por los trucos sin usar de ${who(seat)}.`,
    ended: ({ scores, places }, who) =>
      `${scores.join('\u00a0:\u00a0')}. ${places[0] === places[1] ? '¡Empate!' : `¡Gana ${who(places.indexOf(1))}!`}`,
  },

  kinds: {
    roll: 'Tirar',
    shanghai: 'Cantar «¡Shanghái!»',
    place: 'Colocar un dado',
    joker: 'Truco: comodín',
    shift: 'Truco: ±1',
    both: 'Truco: ambos dados',
    reroll: 'Truco: volver a tirar',
    captain: 'Capitán loco',
    ban: 'Sin Shanghái',
    rerollAll: 'Volver a tirar todo',
    spread: 'Devolver un dado',
    sharks: 'Tiburones',
    exchange: 'Cambio',
    doubles: 'Truco: Dobles',
    rerollOne: 'Volver a tirar uno',
    takeDoubles: 'Llevarse la carta de Dobles',
    object: 'Objetar',
    allow: 'Dejarlo pasar',
  },

  moves: {
    roll: () => 'Tirar dos dados',
    shanghai: () => 'Cantar «¡Shanghái!»',
    place: ({ die, end }) => `Colocar el ${die}${from(end)}`,
    joker: ({ card: held, nation }) => `Truco «${TRICKS[held]}»: comodín para los ${people(nation)}`,
    shift: ({ card: held, die, by }) => `Truco «${TRICKS[held]}»: convertir el ${die} en un ${die + by}`,
    both: ({ card: held, end }) => `Truco «${TRICKS[held]}»: colocar ambos dados${from(end)}`,
    reroll: ({ card: held }) => `Truco «${TRICKS[held]}»: volver a tirar ambos dados`,
    captain: () => 'Truco: sacar al Capitán loco',
    ban: () => 'Truco: sin Shanghái en esta ronda',
    rerollAll: () => 'Truco: volver a tirar todos tus dados',
    spread: ({ back, end }) => `Devolver el ${back} y colocar los demás${from(end)}`,
    sharks: () => 'Truco: echar una carta a los tiburones',
    exchange: ({ back }) => `Truco: recuperar el ${back} y colocar ambos dados`,
    doubles: () => 'Truco «Dobles»: volver a tirar ambos dados',
    rerollOne: () => 'Doble: volver a tirar un dado',
    takeDoubles: ({ end }) => `Doble: llevarse la carta de Dobles${from(end)}`,
    object: () => 'El capitán objeta',
    allow: () => 'Dejarlo pasar',
  },

  options: {
    crazyCaptain: {
      name: 'Capitán loco',
      help: 'Cada jugador recibe un capitán que puede objetar una vez en cada turno del otro.',
    },
    noShanghai: {
      name: 'Carta extra 1: Sin Shanghái / Volver a tirar todo',
      help: 'Cada jugador recibe una de estas cartas de truco.',
    },
    sharks: {
      name: 'Carta extra 2: Tiburones / Cambio',
      help: 'Cada jugador recibe una de estas cartas de truco.',
    },
    doubles: {
      name: 'Carta extra 3: Dobles',
      help: 'Una carta en el centro que te puedes llevar si sacas un doble.',
    },
    trickDeck: {
      name: 'Cartas de truco',
      help: 'Cuántas hay de cada tipo entre las 48 cartas; ocho en total.',
      parts: TRICKS,
    },
    tie: {
      name: 'Empate al final',
      help: 'Qué pasa si ambos tienen los mismos puntos.',
      values: { shared: 'se comparte', nations: 'gana quien puntúa en más naciones' },
    },
    captainScores: {
      name: 'Capitán sin usar',
      help: 'Un Capitán loco que nunca se jugó vale un punto: así está impreso. Sin ello: una regla de la casa.',
    },
    doublesDice: {
      name: 'Dados que se llevan la carta de Dobles',
      help: 'Las reglas se pueden leer de las dos formas.',
      values: { back: 'vuelven a la reserva', spent: 'quedan gastados en la ronda' },
    },
    doublesChoice: {
      name: 'Al sacar un doble',
      help: 'Lo impreso, o una regla de la casa.',
      values: {
        forced: 'se vuelve a tirar o se lleva la carta',
        free: 'también se puede colocar tal cual (regla de la casa)',
      },
    },
  },

  chapters: {
    1: 'Objetivo y material',
    2: 'Preparación',
    3: 'El turno',
    4: 'Reparto de las cartas',
    5: 'Trucos sucios',
    6: 'Final y puntuación',
    7: 'Expansión: Capitán loco',
    8: 'Carta extra 1: Sin Shanghái / Volver a tirar todo',
    9: 'Carta extra 2: Tiburones / Cambio',
    10: 'Carta extra 3: Dobles',
    11: 'Ediciones y dudas',
  },

  rules: {
    '1.1':
      'Dos capitanes reclutan tripulaciones en una taberna del puerto. Quien tiene la tripulación más fuerte de una nación se anota lo que vale la más débil.',
    '1.2': 'Hay 40 marineros: ocho naciones con los valores 1, 2, 3, 3 y 4.',
    '1.3':
      'Con ellos se barajan ocho cartas de trucos sucios. Cada una muestra dos efectos, y su dueño usa uno de ellos.',
    '1.4':
      'Cada jugador tiene seis dados y un capitán, que sirve para marcar que ya ha jugado un truco en esta ronda.',
    '2.1': 'Baraja las 48 cartas y pon seis boca arriba en fila: la taberna.',
    '2.2': 'El azar decide quién empieza.',
    '2.3': 'Todo está a la vista, salvo el orden del mazo.',
    '3.1':
      'La partida tiene ocho rondas. Los turnos se alternan; en el tuyo, o tiras los dados o cantas Shanghái, nunca las dos cosas.',
    '3.2':
      'Para tirar necesitas dos dados en tu reserva. Tira dos, coloca exactamente uno y devuelve el otro a la reserva.',
    '3.3':
      'El dado va en tu lado de la carta que tiene su número. En una carta puede haber cualquier cantidad de dados.',
    '3.4':
      'El primer dado que se coloca en la ronda fija desde qué extremo se cuentan las cartas del 1 al 6, para ambos jugadores y hasta que acabe la ronda.',
    '3.5':
      'En vez de tirar, puedes cantar Shanghái si hay al menos dos dados tuyos en la fila. Con eso termina la ronda.',
    '3.6': 'Con menos de dos dados en tu reserva tienes que cantar Shanghái.',
    '3.7':
      'Un turno en breve: o cantas Shanghái y se acaba la ronda, o tiras, juegas un truco si quieres (5.1) y colocas un dado. Después le toca al otro jugador. No se puede pasar, y después de tirar ya no se puede cantar. Un truco cuesta su carta; nada más cuesta nada.',
    '3.8':
      'Una ronda solo termina cuando alguien canta. Cada turno deja un dado en la fila, así que sin trucos colocas cinco como mucho: te queda uno y tienes que cantar. Eso ocurre, a más tardar, en el undécimo turno de la ronda.',
    '4.1': 'Una carta sin dados sale del juego.',
    '4.2': 'Quien tiene más dados en una carta se la lleva.',
    '4.3':
      'Si hay empate a dados, cada uno suma los puntos de sus dados en las cartas vecinas; la suma más alta se lleva la carta. Las cartas de los extremos tienen una sola vecina.',
    '4.4': 'Si la suma también es igual, la carta sale del juego.',
    '4.5':
      'Las seis cartas se deciden antes de mover ningún dado. Los marineros se unen a tu tripulación de su nación; las cartas de truco quedan boca arriba delante de ti y se pueden usar a partir de la ronda siguiente.',
    '4.6':
      'Después se recogen todos los dados y capitanes, se ponen seis cartas nuevas y empieza quien no ha cantado Shanghái.',
    '4.7':
      'Ejemplo: tus dados están en las cartas 2, 2, 3, 6 y 6, los del otro jugador en 3, 4, 5, 6 y 6. La carta 1 no tiene dados y sale del juego. La carta 2 es tuya, dos dados a cero. En la 3 hay un dado de cada uno; al lado tú tienes dos doses y el otro jugador un cuatro, la misma suma: sale del juego. Las cartas 4 y 5 son suyas. En la 6 hay dos dados de cada uno; al lado solo está su cinco: se la lleva.',
    '5.1': 'Cada jugador puede jugar un truco por ronda, justo después de tirar y antes de colocar.',
    '5.2': 'Elige uno de los dos efectos de la carta. Si la usas para los dados, la carta sale del juego.',
    '5.3':
      'Comodín: pon la carta con una nación de la que ya tengas un marinero. Cuenta como un marinero de valor 2 hasta el final de la partida.',
    '5.4':
      '±1: sube o baja en un punto uno de los dos dados, sin bajar de 1 ni pasar de 6. Después coloca cualquiera de los dos.',
    '5.5': 'Ambos dados: coloca los dos dados que has tirado.',
    '5.6': 'Volver a tirar: tira otra vez ambos dados. Vale la nueva tirada.',
    '5.7':
      'Puedes tener cuantas cartas de truco quieras; están a la vista. Un comodín se queda con su tripulación y deja de ser una carta de truco. Una carta de truco ganada en la última ronda ya no se puede jugar, pero vale su punto (6.5).',
    '6.1': 'La partida termina después de la octava ronda.',
    '6.2':
      'Suma los valores de cada tripulación. Si ambos tienen tripulación de una nación, el más fuerte descarta la suya y se queda con la del otro: se anota la fuerza de la tripulación más débil.',
    '6.3': 'Si ambas son igual de fuertes, nadie puntúa esa nación.',
    '6.4': 'Si solo un jugador tiene una nación, se anota su fuerza.',
    '6.5': 'Cada carta de truco que no se ha jugado vale un punto.',
    '6.6': 'Gana el total más alto. Si hay empate, la victoria se comparte.',
    '6.7':
      'Ejemplo: estadounidenses, 6 tuyos contra 7 del otro jugador. Él descarta sus 7, se queda con tus 6 y se anota 6. Franceses 5 a 5: nadie. Chinos 1 a 10: solo se anota 1. Españoles, un 3 y dos comodines, solo tuyos: 7 puntos. A él le queda una carta de truco sin jugar: 1 punto. Tú tienes 7 puntos; él, 6 + 1 + 1 = 8, y gana.',
    '7.1': 'Cada jugador empieza con un Capitán loco, una carta de truco que se juega como cualquier otra.',
    '7.2': 'No se puede jugar en la última ronda, ni después del capitán del otro jugador en la misma ronda.',
    '7.3':
      'Sigue en vigor hasta que acaba la ronda y luego sale del juego. A partir del siguiente turno del otro jugador, el dueño de la carta puede objetar una vez en cada turno de ese jugador.',
    '7.4':
      'Objeción a un dado colocado: se recupera el dado y se vuelven a tirar los dos. Después se puede jugar un truco si aún no se ha jugado ninguno.',
    '7.5':
      'Objeción a un truco, antes de que haga efecto: la carta sigue en la mano y queda bloqueada por este turno; se puede jugar otro truco.',
    '7.6':
      'Objeción a Shanghái: el jugador tiene que tirar. Si se canta por falta de dados, no se puede impedir.',
    '7.7':
      'No se puede objetar otra vez a los dados que coloca un truco. Tampoco a volver a tirar un doble ni a llevarse la carta de Dobles. Un truco realizado antes de una objeción queda jugado.',
    '8.1': 'Cada jugador empieza con una de estas cartas de truco.',
    '8.2':
      'Sin Shanghái: en esta ronda ya nadie puede cantar; termina cuando a alguien le faltan dados y tiene que hacerlo.',
    '8.3':
      'Volver a tirar todo: toma los dos dados tirados y todos los tuyos de la fila, y tíralos juntos. Devuelve uno a tu reserva y coloca los demás.',
    '8.4':
      'Ejemplo de «Volver a tirar todo»: tus dados están en 1 y 3, y sacas dos unos. Tiras otra vez los cuatro dados: 2, 4, 5 y 6. El 2 vuelve a tu reserva y colocas los otros tres.',
    '9.1': 'Cada jugador empieza con una de estas cartas de truco.',
    '9.2':
      'Tiburones: la carta en la que colocas tu dado este turno se pone boca abajo. Sale del juego al repartir las cartas, pero sus dados cuentan para las vecinas, y se pueden colocar más dados en ella.',
    '9.3':
      'Cambio: recupera un dado que colocaste en un turno anterior y después coloca los dos dados que has tirado.',
    '9.4':
      'Ejemplo de «Tiburones»: tienes un dado en la 2 y otro en la 3; el otro jugador, uno en la 2 y dos en la 3, y la carta 3 está boca abajo. Sale del juego, aunque él tenga allí más dados. En la 2 hay un dado de cada uno; al lado sus dos treses superan al tuyo, así que se la lleva.',
    '9.5':
      'Ejemplo de «Cambio»: tus dados están en 1 y 4, y sacas 5 y 6. Recuperas el 1 y colocas los dos dados. Ahora tus dados están en 4, 5 y 6, y te quedan tres en la reserva.',
    '10.1': 'La carta de Dobles está en el centro. No tiene número y no admite dados.',
    '10.2':
      'Tras sacar un doble tienes que elegir entre dos cosas; no puedes colocarlo tal cual. La primera: vuelves a tirar uno de los dos dados. Si sale otro doble, eliges de nuevo; cualquier otra tirada se usa como siempre.',
    '10.3':
      'O usas ambos dados para llevarte la carta, del centro o del otro jugador. No colocas nada, los dados vuelven a tu reserva y tu turno termina. Esto no es un truco. No puedes llevarte la carta si ya la tienes. Si empiezas así la ronda, dices desde qué extremo se cuentan las cartas.',
    '10.4':
      'Jugada como truco, la carta vuelve primero al centro; después tiras otra vez ambos dados. Si sale doble, puedes elegir de nuevo.',
    '10.5':
      'Un doble solo cuenta si sale al tirar, con los dos dados o con uno (10.2): no vale un dado cambiado con ±1, ni «Volver a tirar todo».',
    '10.6': 'Quien tiene la carta al final se anota un punto.',
    '10.7':
      'Ejemplo: sacas dos treses. Vuelves a tirar uno de ellos, sale otro 3 y eliges de nuevo. Lo tiras una vez más: un 6. Ahora colocas el 3 o el 6. Si te hubieras llevado la carta, no habrías colocado nada.',
    '11.1':
      'Suposición: ninguna fuente dice cuántas hay de cada tipo entre las ocho cartas de truco. Jugamos con tres Comodín / ±1, tres Comodín / Volver a tirar y dos Comodín / Ambos dados; la mesa puede indicar lo que está impreso en las suyas.',
    '11.2':
      'Decisión nuestra: ninguna fuente menciona un desempate. Aquí el empate se comparte; la mesa puede decidir que gane quien puntúa en más naciones.',
    '11.3':
      'Impreso: el Capitán loco es una carta de truco, y cada una de estas cartas que no se ha jugado vale un punto (6.5). Como regla de la casa, la mesa puede desactivarlo.',
    '11.4':
      'Decisión nuestra: está impreso que se usan ambos dados para llevarse la carta de Dobles, pero no adónde van. Una lectura: vuelven a la reserva, como un dado que no se coloca; así jugamos. La otra: quedan gastados en la ronda, como los dados colocados. La mesa puede elegirlo; entonces alguien puede tener que cantar con menos de dos dados en la fila.',
    '11.5':
      'Impreso: un doble ofrece dos opciones (10.2, 10.3), y colocarlo tal cual no es ninguna de ellas. Como regla de la casa, la mesa puede permitirlo. Decisión nuestra: antes de elegir se puede jugar un truco, y con «Ambos dados» o «Cambio» se puede colocar el doble.',
    '11.6':
      'Decisiones nuestras donde no hay nada impreso: todas las expansiones se pueden combinar (solo se dice de las cartas extra 1 y 2); a qué no se puede objetar (7.7); llevarse la carta de Dobles no es un truco, y quien ya la tiene no puede llevársela (10.3); qué dobles cuentan (10.5). Está impreso que empieza el capitán más rudo; aquí lo decide el azar (2.2).',
    '11.7':
      'Decisión nuestra: también se puede llamar a los tiburones para una carta que ya está boca abajo, pues nada lo prohíbe. La carta sigue boca abajo y el truco se ha jugado para nada.',
    '11.8':
      'Ediciones: el juego y sus cuatro cartas de expansión, que aparecieron una a una y se pueden añadir una a una. Conocemos una sola edición y ningún cambio oficial en sus reglas. «Impreso» quiere decir que lo dicen las reglas; «decisión nuestra», que lo dejan abierto; «suposición», que no hemos visto las cartas; «regla de la casa», que la mesa puede apartarse de lo impreso.',
    '11.9':
      'Las mesas y los registros que empezaron con la versión 1 de estas reglas la conservan: allí un doble se puede colocar tal cual, salvo que la mesa eligiera otra cosa, y no se puede llamar a los tiburones para una carta que está boca abajo.',
  },

  // No move has so many parts that it must be asked for.
  questions: {},

  board: boardWith({
    card,
    nations: NATIONS,
    tricks: TRICKS,
    round: (round) => `Ronda ${round} de 8`,
    faceDown: 'boca abajo',
    nobody: 'nadie',
    thrown: 'Tirada',
    crews: 'Tripulaciones',
    hand: 'Trucos',
    captain: (name) => `El Capitán loco de ${name} está en juego.`,
    banned: '«Sin Shanghái» está en vigor.',
    hungry: 'La carta que reciba el próximo dado irá a los tiburones.',
    tricked: (name) => `${name}: truco de esta ronda ya jugado.`,
    spent: (name, n) => `${name}: ${dice(n)} fuera de esta ronda.`,
    doublesInMiddle: 'La carta de Dobles está en el centro.',
    wants: (name, move) => `${name} quiere ${intent(move)}.`,
    score: 'Si acabara ahora',
  }),
};

const AWARDED: Awarded = {
  empty: (a) => `${a.number}, ${card(a.card)}: sin dados, sale del juego.`,
  majority: (a, name) =>
    `${a.number}, ${card(a.card)}: para ${name}, dados\u00a0${higherFirst(a.dice).join('\u00a0:\u00a0')}.`,
  neighbours: (a, name) =>
    `${a.number}, ${card(a.card)}: para ${name}, vecinas ${higherFirst(a.pips).join('\u00a0:\u00a0')}.`,
  tie: (a) => `${a.number}, ${card(a.card)}: vecinas ${a.pips.join('\u00a0:\u00a0')}, sale del juego.`,
  sharks: (a) => `${a.number}, ${card(a.card)}: pasto de los tiburones.`,
};
