import { count } from '../../../text/languages.ts';
import type { ReplayWords } from './words.ts';

const moves = (n: number): string => count('es', n, { one: 'jugada', other: 'jugadas' });

export const es: ReplayWords = {
  title: (game) => `Repetición: ${game}`,
  controls: {
    label: 'Repetición',
    first: 'Al principio',
    back: 'Una jugada atrás',
    play: 'Reproducir',
    pause: 'Pausa',
    next: 'Una jugada adelante',
    last: 'Al final',
    speed: (times) => `Velocidad ${times}×`,
    scrubber: 'Punto de la partida',
    keys: '← → una jugada, Espacio: reproducir, Inicio y Fin: al principio y al final.',
  },
  start: 'El principio',
  move: (n, of) => `Jugada ${n} de ${of}`,
  moments: 'Momentos clave',
  eyes: { label: 'Visto por', all: 'Nada oculto' },
  share: 'Compartir',
  shared: 'Enlace copiado',
  shareFailed: 'Sin conexión no hay enlace',
  toTable: 'A la mesa',
  running: 'Esta partida aún se está jugando. Ves lo que se podía ver en la mesa.',
  playOn: 'Seguir jugando desde aquí',
  playOnHelp: 'Desde esta posición juegas contra bots, aquí en tu navegador.',
  open: {
    title: 'Abrir una repetición',
    text: 'Suelta aquí el registro de una partida o elige el archivo. Se queda en tu navegador.',
    where: 'El registro de cada partida terminada se descarga junto con su resultado.',
    pick: 'Elegir archivo',
    another: 'Abrir otro registro',
  },
  wrong: {
    title: 'Esta partida no se puede mostrar',
    file: 'El archivo no es un registro que Quayside pueda reproducir.',
    lobby: 'A la sala',
  },
  look: {
    title: 'Estás mirando atrás.',
    now: 'Volver a la partida',
    since: 'Mostrar lo ocurrido desde entonces',
    yourTurn: 'Es tu turno.',
  },
  result: {
    wins: (name, score) => `${name} gana con ${score}`,
    winsAlone: (name) => `${name} gana`,
    shares: (names, score) => `${names} comparten la victoria con ${score}`,
    scored: (n) => count('es', n, { one: 'punto', other: 'puntos' }),
    stopped: 'La partida terminó antes de tiempo',
    ahead: (score, name) => `${score} por delante de ${name}.`,
    level: (name) => `Empate con ${name}; decide la regla de desempate.`,
    rounds: (n) => count('es', n, { one: 'ronda', other: 'rondas' }),
    money: (n) => (n < 0 ? `−$${-n}` : `$${n}`),
    replay: 'Repetición',
    board: 'Ver la mesa',
    reckoning: 'El recuento',
    reckoningHelp: 'Línea a línea, como en una mesa de verdad.',
    unfold: 'Desplegar otra vez',
    unfoldAll: 'Mostrar todo',
    line: 'Lo que cuenta',
    total: 'Total',
    posts: {
      cash: 'Efectivo',
      island: 'Isla',
      harbour: 'Naves del puerto',
      ship: 'Barco',
      bankPort: 'Puerto en el banco',
      loans: 'Préstamos',
    },
  },
  charts: {
    round: (n) => `ronda ${n}`,
    container: {
      worth: {
        title: 'Lo que valía cada cual',
        help: 'Como si la partida hubiera acabado ahí. Secreto durante la partida.',
      },
      cash: {
        title: 'El dinero en el tiempo',
        help: 'Efectivo al final de cada ronda. Secreto durante la partida.',
      },
      island: {
        title: 'Contenedores en la isla',
        help: 'Cuántos tenía allí cada cual al final de cada ronda.',
      },
    },
    shanghaien: {
      points: {
        title: 'Los puntos en el tiempo',
        help: 'Como si la partida hubiera acabado tras cada ronda.',
      },
      crew: { title: 'Tripulaciones', help: 'Cuántos marineros había reclutado cada cual.' },
    },
    'cargo-noir': {
      points: { title: 'Los puntos en el tiempo', help: 'Lo que valían las cartas tras cada ronda.' },
      coins: { title: 'Las monedas en el tiempo', help: 'En la caja fuerte al final de cada ronda.' },
      goods: { title: 'Mercancías en el almacén', help: 'Cuántas fichas al final de cada ronda.' },
    },
  },
  luck: {
    title: 'Comprobar el azar',
    lead: 'Antes de que nadie se siente, la mesa promete un número secreto publicando su huella. Cada dado y cada carta se deduce de él. Después de la partida el número está a la vista y esta página lo vuelve a calcular todo.',
    note: 'No hace falta que confíes en este servidor: el registro se puede comprobar con cualquier otro programa.',
    checking: 'Calculando de nuevo…',
    good: 'Todo es como se prometió.',
    fits: 'En el registro todo encaja.',
    bad: 'Algo no encaja.',
    byServer: 'En una página no segura el navegador no calcula huellas, así que lo ha hecho el servidor.',
    steps: {
      file: {
        title: () => 'El registro está completo',
        text: 'Su última línea es la suma de comprobación de todas las anteriores.',
      },
      promise: {
        title: () => 'El número es el prometido',
        text: 'SHA-256 del número debe dar la huella publicada antes de la partida.',
      },
      draws: {
        title: (n) => `${count('es', n, { one: 'sorteo se deduce', other: 'sorteos se deducen' })} de él`,
        text: 'Cada uno es HMAC-SHA-256 de la mesa, del aporte de cada asiento y del número del sorteo.',
      },
      seals: {
        title: (n) =>
          `${count('es', n, { one: 'jugada sellada intacta', other: 'jugadas selladas intactas' })}`,
        text: 'Lo que se puso boca abajo es lo que se descubrió.',
      },
      rules: {
        title: (n) => `${moves(n)} según las reglas`,
        text: 'Cada jugada se ha repetido; todas eran legales y llevan adonde dice el registro.',
      },
    },
    seed: 'El número',
    promise: 'La promesa',
    nonces: 'Aportes de los asientos',
    none: 'No hay nada que comprobar: ninguna mesa escribió este registro.',
    file: 'Comprobar un archivo',
    noted: {
      agrees: 'Lo que anotó tu navegador coincide',
      differs: 'La mesa no ha respetado lo que le mostró a tu navegador',
      nothing: 'Tu navegador no ha anotado nada',
      whyNothing:
        'No vio esta mesa mientras el número era secreto, así que no puede decir si se cambió algo. Si jugaste en otro dispositivo, míralo allí.',
      since: (date) => `Anotado desde el ${date}, cuando el número aún era secreto.`,
      promise: 'La promesa es la que la mesa mostró primero.',
      nonce: 'Tu aporte al azar es el que envió tu navegador.',
      noNonce: 'Tu aporte al azar no se ha comparado: con este navegador no te sentaste aquí.',
      seals: (n) =>
        `${count('es', n, { one: 'sello es tal como se mostró.', other: 'sellos son tal como se mostraron.' })}`,
      moves: (n) =>
        `${count('es', n, { one: 'jugada tuya es tal como la enviaste.', other: 'jugadas tuyas son tal como las enviaste.' })}`,
      dropped: (n) =>
        `${count('es', n, { one: 'nota más antigua no se ha guardado.', other: 'notas más antiguas no se han guardado.' })}`,
      download: 'Descargar mis pruebas',
      alarm: 'Esta mesa no respeta lo que le mostró antes a tu navegador.',
      whatToDo: 'No se puede confiar en su azar. Descarga tus pruebas: cualquiera puede comprobarlas.',
    },
  },
};
