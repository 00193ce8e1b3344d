import type { PlanText } from './plan-text.ts';

export const it: PlanText = {
  plan: {
    title: 'Apri un tavolo',
    game: 'Gioco',
    options: 'Opzioni del gioco',
    asPrinted: 'Da regolamento',
    changed: 'Modificato',
    asPrintedAgain: 'Torna al regolamento',
    notWith: (other) => `Non è compatibile con «${other}».`,
    where: 'Dove si gioca',
    places: {
      server: {
        name: 'Su questo server',
        help: 'Gli altri arrivano con un link o dalla sala, ognuno al proprio schermo.',
      },
      device: {
        name: 'Su questo dispositivo',
        help: 'Senza connessione, contro i bot o a turno su un solo schermo.',
      },
    },
    playerName: (n) => `Nome del giocatore ${n}`,
    seatPerson: 'Una persona qui',
    seats: 'Posti',
    seat: (n) => `Posto ${n}`,
    seatFree: 'Libero, per una persona',
    clock: 'Orologio',
    clockHelp: 'Quanto tempo ha ciascuno per pensare.',
    absence: 'Se a qualcuno finisce il tempo',
    absences: {
      wait: { name: 'Si aspetta', help: 'Il posto resta suo, per quanto ci voglia.' },
      bot: { name: 'Subentra un bot', help: 'Gioca finché la persona non torna.' },
      fallback: { name: 'La mossa più innocua', help: 'Il tavolo fa la mossa meno dannosa.' },
    },
    visibility: 'Chi può venire',
    visibilities: {
      public: { name: 'Tutti', help: 'Il tavolo compare in sala.' },
      link: { name: 'Chi ha il link', help: 'Non compare in nessun elenco.' },
      private: { name: 'Solo su invito', help: 'Il link contiene una chiave segreta.' },
    },
    rated: { name: 'Classificato', help: 'Conta per la classifica; solo tra chi ha tenuto il proprio nome.' },
    startWhenFull: { name: 'Inizia al completo', help: 'Altrimenti la partita la fai iniziare tu.' },
    submit: 'Apri il tavolo',
    submitHere: 'Inizia la partita',
  },
  invite: {
    title: 'Il tavolo è aperto',
    text: 'Manda questo link a chi gioca con te. La partita comincia quando ogni posto è occupato.',
    link: 'Link al tavolo',
    copy: 'Copia',
    copied: 'Copiato',
    go: 'Al tavolo',
    scan: 'Oppure inquadra il codice con un telefono.',
  },
  here: {
    turn: (name) => `${name}, tocca a te`,
    handOver: 'Prendi lo schermo. Dietro questa tenda non resta nulla di chi ha appena giocato.',
    ready: (name) => `Sono ${name}`,
  },
};
