import { count } from '../../text/languages.ts';
import type { ClientText } from './client-text.ts';

const tables = (n: number): string => count('es', n, { one: 'mesa', other: 'mesas' });

export const es: ClientText = {
  shell: {
    skip: 'Ir al contenido',
    home: 'Quayside, a la sala',
    nav: 'Menú principal',
    play: 'Jugar',
    tables: 'Mesas',
    watch: 'Mirar',
    rules: 'Reglas',
    settings: 'Ajustes',
    language: 'Idioma',
    theme: 'Día o noche',
    themes: { system: 'Como el dispositivo', light: 'Día', dark: 'Noche' },
    guest: 'invitado',
    newcomer: 'Tu cuenta',
    keepName: 'Guardar este nombre',
    reconnecting: 'Reconectando …',
    stored: 'Tus jugadas están guardadas; no se pierde nada.',
    unreachable: 'El servidor no responde. Inténtalo de nuevo en un momento.',
    offline: 'No tienes conexión.',
    offlineHelp: '«Jugar ya» empieza una partida en este dispositivo.',
    loading: 'Un momento …',
    failed: 'No se ha podido cargar esta página.',
    again: 'Reintentar',
    close: 'Cerrar',
    about:
      'Una mesa en línea para cuatro juegos de barcos y comercio. Los nombres de los juegos reconocen a sus autores; los dibujos son nuestros.',
    programmers: 'Para programar',
    api: 'Interfaz HTTP',
  },
  lost: {
    title: 'No hay amarre en esta dirección',
    text: 'Aquí no hay ninguna página. Quizá el enlace esté incompleto o la página haya cambiado de sitio.',
    lobby: 'A la sala',
    rules: 'A las reglas',
  },
  trouble: {
    noTable: {
      title: 'Esa mesa no existe',
      text: 'Quizá falte un trozo del enlace, o la invitación sea antigua: las mesas abiertas a las que no viene nadie se recogen.',
    },
    needsKey: {
      title: 'Esta mesa es privada',
      text: 'Su enlace lleva una clave tras la #; falta o ya no sirve. Pide el enlace entero a quien te invitó.',
    },
    notHere: {
      title: 'Esta partida no está aquí',
      text: 'Las partidas de un dispositivo se quedan en el navegador donde empezaron. Era otro, o la partida se quitó.',
    },
    otherRules: {
      title: 'Esta partida empezó con otras reglas',
      text: 'Quayside ha cambiado desde entonces y no puede seguir.',
    },
    renewed: {
      title: 'Quayside se ha renovado',
      text: 'El servidor habla un idioma más nuevo que esta página. Vuelve a cargarla; no se pierde nada.',
    },
    own: 'Abrir una mesa propia',
    renew: 'Cargar la página nueva',
    watching: 'Todos los asientos están ocupados; estás mirando.',
  },
  titles: {
    container: {
      name: 'Container',
      edition: '2007',
      scene: 'Un puerto de contenedores a mediodía: una grúa amarilla sube un contenedor naranja a un barco',
      blurb: 'Produce barato, vende caro y puja en secreto por lo que llega a la isla.',
    },
    anniversary: {
      name: 'Container',
      edition: '10.º aniversario',
      scene: 'El banco de inversión, una casa de latón y cristal en su muelle, con luz de otoño',
      blurb: 'El mismo puerto, y un banco que cambia dinero y contenedores, en ambos sentidos.',
    },
    shanghaien: {
      name: 'Shanghaien',
      edition: '',
      scene: 'Una taberna a la luz de los faroles: seis cartas en fila, dos dados rojos, dos de marfil',
      blurb: 'Dos capitanes, seis marineros en la barra y dados que deciden quién se enrola.',
    },
    'cargo-noir': {
      name: 'Cargo Noir',
      edition: '',
      scene: 'Un puerto de noche bajo el neón de Macao; barcos sobre pilas de monedas',
      blurb: 'Puja más que nadie en cada puerto y cambia después las mercancías por cartas.',
    },
  },
  levels: { random: 'Grumete', greedy: 'Marinero', sensible: 'Capitán' },
  strengths: { random: 'fácil', greedy: 'medio', sensible: 'fuerte' },
  hero: {
    title: ['Cuatro juegos de barcos', 'y comercio. Siéntate ya.'],
    lead: 'Contra bots en dos segundos. Con amigos mediante un enlace.',
    live: (people, n) => `${count('es', people, { one: 'persona', other: 'personas' })} en ${tables(n)}`,
  },
  card: {
    players: 'jugadores',
    minutes: 'min',
    weight: 'peso',
    weightOf: (n) => `peso ${n} de 5`,
    level: 'Nivel de los bots',
    play: 'Jugar ya',
    against: (bots) => (bots === 1 ? 'contra un bot' : `contra ${bots} bots`),
  },
  clock: {
    untimed: 'Sin reloj',
    live: (turn) => `${turn} s por jugada`,
    correspondence: (hours) =>
      hours % 24 === 0
        ? `${count('es', hours / 24, { one: 'día', other: 'días' })} por jugada`
        : `${hours} h por jugada`,
  },
  mine: {
    title: 'Tus mesas',
    waiting: (n) => (n === 1 ? 'Una te espera.' : `${n} te esperan.`),
    yourTurn: 'Te toca',
    youAreAsked: 'La mesa espera tu jugada.',
    waitingFor: (names) => `Esperamos a ${names}.`,
    gathering: (free) => `Aún hay ${count('es', free, { one: 'asiento libre', other: 'asientos libres' })}.`,
    over: 'La partida ha terminado.',
    place: (place) => `Tu puesto: ${place}.`,
    play: 'Seguir jugando',
    look: 'Ver',
    you: 'Tú',
    here: 'En este dispositivo',
    player: (n) => `Jugador ${n}`,
    remove: 'Quitar',
    empty: 'Aún no estás en ninguna mesa. Elige un juego arriba y la primera aparecerá aquí.',
  },
  open: {
    title: 'Mesas abiertas',
    live: 'En directo',
    button: 'Abrir una mesa',
    sit: 'Sentarse',
    free: (seats) => count('es', seats, { one: 'libre', other: 'libres' }),
    freeSeat: 'asiento libre',
    rated: 'Puntuable',
    bot: (level, strength) => `${level} (bot${strength && `, ${strength}`})`,
    empty: 'Ahora mismo ninguna mesa espera jugadores.',
    emptyHint: 'Abre una: es un momento, y toda la sala la verá.',
  },
  watch: {
    title: 'Mirar',
    count: tables,
    empty: 'Ahora no se juega ninguna partida pública. En cuanto empiece una, podrás seguirla aquí.',
  },
  book: {
    title: (game) => `${game}: las reglas`,
    books: 'Reglamentos',
    contents: 'Índice',
    search: 'Buscar en las reglas',
    found: (rules) => count('es', rules, { one: 'regla encontrada', other: 'reglas encontradas' }),
    none: 'Ninguna regla habla de eso. Prueba con otra palabra.',
  },
};
