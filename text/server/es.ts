import { count } from '../languages.ts';
import type { ServerText } from './server-text.ts';
import { kilobytes, megabytes, shownSeat, shownTime } from './shown.ts';

const upTo = (min: number, max: number): string => (min === max ? `${min}` : `${min} a ${max}`);

export const es: ServerText = {
  badRequest: ({ why }) => `No se puede leer esta petición. ${why}`,
  notJson: () => 'Este mensaje no es JSON.',
  tooLarge: ({ max }) => `Es demasiado de una vez; el máximo es de ${kilobytes(max)} kB.`,
  tooMany: ({ seconds }) =>
    `Son muchas peticiones en poco tiempo. Vuelve a intentarlo en ${count('es', seconds, { one: 'segundo', other: 'segundos' })}.`,
  notFound: () => 'Aquí no hay nada.',
  wrongOrigin: () => 'Esta petición viene de otro sitio web. Abre Quayside directamente.',
  busy: () => 'El servidor está muy ocupado. Vuelve a intentarlo en un momento.',
  internal: ({ ref }) =>
    `Algo ha fallado por nuestra parte. Vuelve a intentarlo; si sigue fallando, dinos este código: ${ref}.`,

  signInFirst: () => 'Primero inicia sesión, o juega con una cuenta de invitado.',
  notForGuests: () =>
    'Con una cuenta de invitado no se puede. Primero elige un nombre y una contraseña o una llave de acceso.',
  badSession: () => 'Tu sesión ha caducado. Vuelve a iniciarla.',
  badToken: () => 'Este token de acceso no es válido. Crea otro en tus ajustes.',
  wrongPassword: () => 'El nombre o la contraseña no son correctos.',
  nameTaken: ({ name }) => `El nombre «${name}» ya está en uso. Elige otro.`,
  badName: ({ min, max }) => `Un nombre tiene de ${min} a ${max} letras, cifras, espacios o guiones.`,
  mixedName: () => 'Escribe cada palabra de un nombre en un solo alfabeto.',
  weakPassword: ({ min }) => `La contraseña es demasiado corta. Usa al menos ${min} caracteres.`,
  commonPassword: () => 'Esta contraseña es de las que todo el mundo prueba primero. Elige otra.',
  simplePassword: () => 'Esta contraseña solo se repite o sigue la fila de teclas. Elige otra.',
  passwordIsName: () => 'Esta contraseña es poco más que un nombre. Elige otra.',
  recentSignIn: () => 'Para esto, demuestra otra vez que eres tú: con tu contraseña o una llave de acceso.',
  linkExpired: () => 'Este enlace ha caducado. Pide otro.',
  linkUsed: () =>
    'Este enlace ya no vale: se ha usado, o la contraseña ha cambiado desde entonces. Pide otro.',
  noMail: () =>
    'Este servidor no envía correos. Pide a quien lo lleva un enlace para poner una contraseña nueva.',
  passkeyFailed: () => 'La llave de acceso no ha funcionado. Vuelve a intentarlo o usa tu contraseña.',
  noSuchPerson: () => 'Aquí nadie se llama así.',
  alreadySignedUp: () => 'Ya tienes una cuenta.',
  badWord: () => 'Ese nombre no está permitido aquí. Elige otro.',

  suspended: ({ until, why }) =>
    until === 0
      ? `Tu cuenta está suspendida para siempre. El motivo: «${why}».`
      : `Tu cuenta está suspendida hasta el ${shownTime('es', until)}. El motivo: «${why}».`,
  moderatorsOnly: () => 'Solo los moderadores pueden hacer esto.',
  isModerator: () => 'Esta persona es moderadora. Dirígete a quien administra el sitio.',
  noSuchLine: () => 'Este mensaje ya no se encuentra.',
  alreadyReported: () => 'Ya lo has denunciado. Un moderador lo revisará.',
  alreadyDecided: () => 'Otro moderador ya lo ha decidido.',
  notSuspended: () => 'Esta persona no está suspendida.',

  tooManyTables: ({ max }) =>
    `Ya tienes ${max} mesas sin terminar. Acaba alguna partida o espera: las mesas que nadie empieza se retiran.`,
  tooManySeats: ({ max }) =>
    `Ya estás en ${max} mesas sin terminar. Acaba antes una partida o deja una mesa.`,
  tooManyLogs: ({ max }) => `Ya has traído ${max} partidas. No podemos guardar más para ti.`,
  logsTooLarge: ({ max }) =>
    `Las partidas que has traído ocuparían más de ${megabytes(max)} MB. No podemos guardar más para ti.`,
  tooManyPasskeys: ({ max }) => `Ya tienes ${max} llaves de acceso. Quita antes una.`,
  tooManyBots: ({ max }) => `Ya tienes ${max} bots. Quita antes uno.`,
  tooManyMutes: ({ max }) => `Ya has silenciado a ${max} personas. Devuelve antes la palabra a alguien.`,

  noTable: ({ table }) => `No existe la mesa «${table}». Comprueba el enlace.`,
  unknownGame: ({ game }) => `Quayside no conoce el juego «${game}».`,
  unknownBot: ({ bot }) => `Este juego no tiene ningún bot llamado «${bot}».`,
  badSeats: ({ seats, min, max }) => `El juego es de ${upTo(min, max)} jugadores, no de ${seats}.`,
  badOptions: ({ why }) => `Estas opciones no valen para el juego. ${why}`,
  noSeat: ({ seat }) => `Esta mesa no tiene asiento ${shownSeat(seat)}.`,
  seatTaken: ({ seat }) => `El asiento ${shownSeat(seat)} ya está ocupado. Elige otro.`,
  alreadySeated: ({ seat }) => `Ya ocupas el asiento ${shownSeat(seat)}.`,
  notSeated: () => 'No tienes asiento en esta mesa. Puedes tomar uno antes de que empiece la partida.',
  notYourTable: () => 'Solo puede hacerlo quien abrió la mesa.',
  needsKey: () => 'Esta mesa es privada. Pide el enlace completo.',
  alreadyStarted: () => 'La partida ya ha empezado.',
  notFull: ({ free }) =>
    `${free === 1 ? 'Queda' : 'Quedan'} ${count('es', free, { one: 'asiento libre', other: 'asientos libres' })}. Espera a más jugadores o añade bots.`,
  ratedNeedsPeople: () =>
    'Las partidas puntuables son solo para personas con cuenta. Crea una o juega una partida no puntuable.',
  onlyBots: () => 'En esta mesa solo habría bots. Siéntate tú o deja un asiento para alguien.',
  tooManyBotTables: ({ max }) =>
    `Puede haber como máximo ${count('es', max, { one: 'mesa', other: 'mesas' })} en juego solo con bots. Espera a que termine una.`,

  notStarted: () => 'La partida aún no ha empezado.',
  over: () => 'La partida ha terminado.',
  notYourTurn: () => 'No es tu turno.',
  stale: () => 'Mientras tanto ha pasado algo en la mesa. Échale un vistazo y elige otra vez.',
  malformedMove: ({ why }) => `No se puede leer esta jugada. ${why}`,
  move: ({ rule }) => `Las reglas no permiten esta jugada (regla ${rule}).`,
  nothingToTakeBack: ({ moves }) =>
    moves === 0
      ? 'No tienes ninguna jugada que deshacer.'
      : `Puedes deshacer como máximo ${count('es', moves, { one: 'jugada', other: 'jugadas' })}.`,
  proposalPending: () => 'Ya hay una propuesta sobre la mesa. Responde primero a esa.',
  noProposal: () => 'No hay ninguna propuesta sobre la mesa.',
  ratedWithBots: () =>
    'En una partida puntuable con bots no se puede acordar nada. Sigue jugando o abandona.',
  notGone: () => 'El asiento sigue siendo tuyo; ningún bot juega por ti.',
  timeOver: () => 'Se te ha acabado el tiempo de este turno; lo termina un bot.',
  resigned: () => 'Has abandonado esta partida. Todavía puedes mirarla.',
  unknownVersion: ({ version, newest }) =>
    `Esta partida sigue la versión ${version} de las reglas, que este servidor no conoce; la más reciente que conoce es la ${newest}.`,
  onlyFinished: () => 'Se podrá cuando termine la partida.',
  tooManyTakenBack: ({ max }) =>
    `En una partida se pueden deshacer como máximo ${count('es', max, { one: 'jugada', other: 'jugadas' })}.`,
  tableUsedUp: ({ max }) =>
    `Aparte de las jugadas, en esta mesa han pasado ${max} cosas: los asientos se quedan como están y ya no se puede proponer nada.`,
  logTakesBackTooMany: ({ max }) =>
    `No se guardan los registros en los que se deshicieron más de ${count('es', max, { one: 'jugada', other: 'jugadas' })}.`,
  chatTooFast: ({ seconds }) =>
    `No tan rápido: podrás volver a escribir en ${count('es', seconds, { one: 'segundo', other: 'segundos' })}.`,
  chatUsedUp: ({ max }) =>
    `No puedes escribir más de ${count('es', max, { one: 'línea', other: 'líneas' })} en una misma mesa.`,
  watchersChatUsedUp: ({ max }) =>
    `Entre todos los que miran no se pueden escribir más de ${count('es', max, { one: 'línea', other: 'líneas' })} en una misma mesa.`,
  onlyPlayersTalk: () => 'La partida ha terminado: ahora aquí solo escriben quienes la jugaron.',
  noHints: () => 'En esta partida no hay pistas.',
};
