import { comparedIn } from './compared.ts';
import { count } from './languages.ts';
import type { TableText } from './table-text.ts';

const field = (path: string): string => (path === '' ? 'El dato' : `«${path}»`);
const upTo = (min: number, max: number): string => (min === max ? `${min}` : `${min} a ${max}`);
const elements = (n: string | number | undefined): string =>
  count('es', Number(n), { one: 'elemento', other: 'elementos' });

export const es: TableText = {
  faults: {
    missing: (path) => `Falta ${path === '' ? 'el dato' : field(path)}.`,
    unknown: (path) => `${field(path)} no se conoce aquí.`,
    type: (path, { wanted }) => `${field(path)} debe ser ${KINDS[wanted as keyof typeof KINDS]}.`,
    range: (path, { value, min, max }) =>
      `${field(path)} es ${value}, pero debe estar entre ${min} y ${max}.`,
    againstRule: (path, { value, min, max, rule }) =>
      `${field(path)} es ${value}; según la regla ${rule} debe ${min === max ? `ser ${min}` : `estar entre ${min} y ${max}`}.`,
    choice: (path, { value, values }) =>
      `${field(path)} es «${value}», pero debe ser uno de estos valores: ${values}.`,
    tooLong: (path, { length, max }) => `${field(path)} tiene ${elements(length)}; el máximo es ${max}.`,
    length: (path, { length, wanted }) => `${field(path)} tiene ${elements(length)} en lugar de ${wanted}.`,
    sum: (path, { got, sum }) => `${field(path)} suma ${got} en lugar de ${sum}.`,
    conflict: (path, { with: other }) => `${field(path)} no es compatible con ${other}.`,
    textLength: (path, { length, min, max }) =>
      `${field(path)} tiene ${count('es', Number(length), { one: 'carácter', other: 'caracteres' })}; deben ser de ${min} a ${max}.`,
    unprintable: (path) => `${field(path)} contiene caracteres que no se pueden mostrar.`,
  },
  logFaults: {
    empty: () => 'El archivo está vacío.',
    notJson: () => 'Esta línea no es JSON.',
    notALog: () => 'Esto no es el registro de una partida de Quayside.',
    malformed: ({ fault }, say) => `No se puede leer la línea. ${say(fault)}`,
    unknownGame: ({ game }) => `Quayside no conoce el juego «${game}».`,
    unknownVersion: ({ version, newest }) =>
      `El registro sigue la versión ${version} de las reglas, que nunca se publicó; la más reciente es la ${newest}.`,
    badSeats: ({ seats, min, max }) => `El juego es de ${upTo(min, max)} jugadores, no de ${seats}.`,
    wrongNumber: ({ n, wanted }) => `La jugada ${n} está donde corresponde la ${wanted}.`,
    gameOver: () => 'La partida ya había terminado.',
    refused: ({ refusal, rule }) => `Las reglas no permiten esta jugada (${refusal}, regla ${rule}).`,
    wrongLuck: () => 'Los dados y las cartas que salieron no encajan con la jugada.',
    hashDiffers: () => 'La posición tras esta línea no es la que se registró.',
  },
  atLine: (line, what) => `línea ${line}: ${what}`,
  withRule: (sentence, rule) => `${sentence} (regla ${rule})`,
  unknownGame: (game, known) => `No hay ningún juego llamado «${game}». Hay: ${known}.`,
  unknownEdition: (game, edition, known) =>
    known === ''
      ? `${game} tiene una sola edición: omite --edition.`
      : `${game} no tiene ninguna edición llamada «${edition}». Hay: ${known}.`,
  unknownBot: (bot, known) => `No hay ningún bot llamado «${bot}». Hay: ${known}.`,
  badSeats: (seats, min, max) => `El juego es de ${upTo(min, max)} jugadores, no de ${seats}.`,
  verify: {
    findings: {
      sumDiffers: () =>
        'La suma de comprobación del final no cuadra: el archivo no está como lo escribió la mesa.',
      noTable: () => 'Este registro no viene de una mesa: no hay azar que comprobar.',
      commitmentDiffers: () => 'La semilla no es aquella con la que se comprometió la mesa.',
      drawDiffers: ({ k }) => `El sorteo ${k} no se deduce de la semilla.`,
      sealDiffers: ({ n }) => `El sello de la jugada ${n} no corresponde a la jugada.`,
      namesDiffer: () => 'El registro nombra a personas distintas de las que se sentaron a esta mesa.',
    },
    noted: {
      otherTable: ({ noted, found }) =>
        `Tus pruebas son de la mesa ${noted}; este registro, de la mesa ${found}.`,
      otherCommitment: ({ noted, found }) => `La mesa te prometió ${noted}, pero aquí pone ${found}.`,
      otherNonce: ({ seat, noted, found }) =>
        seat === null
          ? `Enviaste ${noted}, pero ningún asiento lo ha aportado al azar.`
          : `El asiento ${seat + 1} ha aportado ${found} al azar, pero tú enviaste ${noted}.`,
      otherSeal: ({ seat, seal, n }) =>
        n === null
          ? `Para una jugada oculta del asiento ${seat + 1} se te mostró el sello ${seal}; la mesa no lo ha respetado.`
          : `La jugada ${n} del asiento ${seat + 1} lleva un sello distinto del que se te mostró: ${seal}.`,
      otherMove: ({ seat, n }) =>
        n === null
          ? `Falta una jugada que enviaste desde el asiento ${seat + 1}.`
          : `La jugada ${n} del asiento ${seat + 1} no es la que enviaste.`,
    },
    agrees: (compared) => `Lo que anotaste coincide: ${comparedIn('es', compared, NOTED)}.`,
    notEvidence: 'Esto no es un archivo de pruebas de la página del azar.',
    oneFile: 'Las pruebas son de una sola mesa: indica un solo registro.',
    sound: (title, { moves, draws, seals }) =>
      `${title}: comprobación de ${count('es', moves, { one: 'jugada', other: 'jugadas' })}, ${count('es', draws, { one: 'sorteo', other: 'sorteos' })} y ${count('es', seals, { one: 'sello', other: 'sellos' })}; todo es como se prometió.`,
    promise: (table, commitment) =>
      `Antes de la partida, la mesa ${table} debe haber mostrado: ${commitment}`,
    more: (n) => `… y ${count('es', n, { one: 'problema más', other: 'problemas más' })}`,
    total: (files, sound) =>
      `Como se prometió: ${sound} de ${count('es', files, { one: 'archivo', other: 'archivos' })}.`,
  },
  play: {
    welcome: (title, seed) => `${title}. La suerte de esta partida es el número ${seed}.`,
    you: 'Skipper',
    player: (n) => `Jugador ${n}`,
    turn: (name) => `Te toca elegir, ${name}:`,
    choose: (n) => (n === 1 ? 'Enter para la única opción' : `1–${n}, o una jugada con palabras`),
    more: (n) => `… y ${count('es', n, { one: 'jugada más', other: 'jugadas más' })}`,
    help: (example) =>
      `Un número elige una opción. Con palabras: ${example}. «rules 4.3» muestra una regla, «board» la mesa, «quit» termina.`,
    own: (examples) => `O compón tú la jugada: ${examples}`,
    example: (typed) => `Por ejemplo: ${typed}`,
    misread: {
      unclear: ({ part }) => `«${part}» no se entiende.`,
      unknownWord: ({ part, known }) => `«${part}» no existe aquí. Se puede escribir: ${known}.`,
      severalWords: ({ part, known }) => `«${part}» puede significar varias cosas: ${known}.`,
      outOfRange: ({ part, min, max }) => `«${part}»: el número debe estar entre ${min} y ${max}.`,
      tooMany: ({ part, most }) => `«${part}»: ${most} como mucho.`,
      noNumber: ({ part }) => `«${part}»: falta un número.`,
      notThere: ({ part }) => `«${part}»: allí no hay tantos.`,
      incomplete: () => 'Falta algo.',
    },
    notAMove: (input) => `«${input}» no es ni un número de la lista ni una jugada.`,
    saved: (file) => `La partida queda guardada en ${file}.`,
    over: 'La partida ha terminado.',
    place: (place, name, score) => `${place}. ${name}: ${score}`,
    kept: (title, moves, over) =>
      `${title}, ${count('es', moves, { one: 'jugada', other: 'jugadas' })}${over ? '' : ', sin terminar'}`,
    goodbye: '¡Buen viento y buena mar!',
  },
};

const NOTED = {
  promise: 'la promesa',
  nonces: { one: 'aporte al azar', other: 'aportes al azar' },
  seals: { one: 'sello', other: 'sellos' },
  moves: { one: 'jugada', other: 'jugadas' },
};

const KINDS = {
  flag: 'true o false',
  text: 'un texto',
  integer: 'un número entero',
  choice: 'una palabra o un número',
  list: 'una lista',
  fields: 'un objeto con campos',
  hex64: 'un número de 64 cifras hexadecimales',
};
