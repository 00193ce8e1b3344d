import type { PlanText } from './plan-text.ts';

export const es: PlanText = {
  plan: {
    title: 'Abrir una mesa',
    game: 'Juego',
    options: 'Opciones del juego',
    asPrinted: 'Según el reglamento',
    changed: 'Cambiado',
    asPrintedAgain: 'Volver al reglamento',
    notWith: (other) => `No es compatible con «${other}».`,
    where: 'Dónde se juega',
    places: {
      server: {
        name: 'En este servidor',
        help: 'Los demás vienen por un enlace o desde la sala, cada cual en su pantalla.',
      },
      device: {
        name: 'En este dispositivo',
        help: 'Sin conexión, contra bots o por turnos en una sola pantalla.',
      },
    },
    playerName: (n) => `Nombre del jugador ${n}`,
    seatPerson: 'Una persona aquí',
    seats: 'Asientos',
    seat: (n) => `Asiento ${n}`,
    seatFree: 'Libre, para una persona',
    clock: 'Reloj',
    clockHelp: 'Cuánto puede pensar cada cual.',
    absence: 'Si a alguien se le acaba el tiempo',
    absences: {
      wait: { name: 'Se espera', help: 'El asiento sigue siendo suyo, tarde lo que tarde.' },
      bot: { name: 'Entra un bot', help: 'Juega hasta que la persona vuelva.' },
      fallback: { name: 'La jugada más inofensiva', help: 'La mesa hace la jugada menos dañina.' },
    },
    visibility: 'Quién puede venir',
    visibilities: {
      public: { name: 'Todo el mundo', help: 'La mesa aparece en la sala.' },
      link: { name: 'Quien tenga el enlace', help: 'No aparece en ninguna lista.' },
      private: { name: 'Solo con invitación', help: 'El enlace lleva una clave secreta.' },
    },
    rated: {
      name: 'Puntuable',
      help: 'Cuenta para la clasificación; solo entre quienes han conservado su nombre.',
    },
    startWhenFull: { name: 'Empezar al completarse', help: 'Si no, empiezas tú la partida.' },
    submit: 'Abrir la mesa',
    submitHere: 'Empezar la partida',
  },
  invite: {
    title: 'La mesa está abierta',
    text: 'Envía este enlace a quienes vayan a jugar. La partida empieza cuando todos los asientos están ocupados.',
    link: 'Enlace a la mesa',
    copy: 'Copiar',
    copied: 'Copiado',
    go: 'A la mesa',
    scan: 'O escanea el código con un teléfono.',
  },
  here: {
    turn: (name) => `${name}, te toca`,
    handOver: 'Toma la pantalla. Detrás de esta cortina no queda nada de quien acaba de jugar.',
    ready: (name) => `Soy ${name}`,
  },
};
