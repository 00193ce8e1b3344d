import type { PlanText } from './plan-text.ts';

export const de: PlanText = {
  plan: {
    title: 'Einen Tisch eröffnen',
    game: 'Spiel',
    options: 'Spieloptionen',
    asPrinted: 'Wie gedruckt',
    changed: 'Geändert',
    asPrintedAgain: 'Wieder wie gedruckt',
    notWith: (other) => `Passt nicht zu „${other}“.`,
    where: 'Wo gespielt wird',
    places: {
      server: {
        name: 'Auf diesem Server',
        help: 'Andere kommen über einen Link oder aus der Lobby, alle am eigenen Bildschirm.',
      },
      device: {
        name: 'Auf diesem Gerät',
        help: 'Ohne Verbindung, gegen Bots oder reihum an einem Bildschirm.',
      },
    },
    playerName: (n) => `Name von Spieler ${n}`,
    seatPerson: 'Jemand hier',
    seats: 'Plätze',
    seat: (n) => `Platz ${n}`,
    seatFree: 'Frei, für einen Menschen',
    clock: 'Uhr',
    clockHelp: 'Wie lange alle nachdenken dürfen.',
    absence: 'Wenn jemandes Zeit um ist',
    absences: {
      wait: { name: 'Alle warten', help: 'Der Platz bleibt besetzt, so lange es auch dauert.' },
      bot: { name: 'Ein Bot springt ein', help: 'Er spielt weiter, bis die Person zurück ist.' },
      fallback: { name: 'Der harmloseste Zug', help: 'Der Tisch macht den Zug, der am wenigsten schadet.' },
    },
    visibility: 'Wer kommen darf',
    visibilities: {
      public: { name: 'Alle', help: 'Der Tisch steht in der Lobby.' },
      link: { name: 'Wer den Link hat', help: 'Der Tisch steht in keiner Liste.' },
      private: { name: 'Nur Eingeladene', help: 'Der Link trägt einen geheimen Schlüssel.' },
    },
    rated: {
      name: 'Gewertet',
      help: 'Zählt für die Rangliste; nur mit Leuten, die ihren Namen behalten haben.',
    },
    startWhenFull: { name: 'Beginnen, sobald alle sitzen', help: 'Sonst beginnst du die Partie selbst.' },
    submit: 'Tisch eröffnen',
    submitHere: 'Partie beginnen',
  },
  invite: {
    title: 'Der Tisch ist offen',
    text: 'Schick diesen Link an deine Mitspieler. Die Partie beginnt, wenn jeder Platz besetzt ist.',
    link: 'Link zum Tisch',
    copy: 'Kopieren',
    copied: 'Kopiert',
    go: 'Zum Tisch',
    scan: 'Oder scann ihn mit einem Handy.',
  },
  here: {
    turn: (name) => `${name}, du bist dran`,
    handOver:
      'Nimm den Bildschirm. Hinter diesem Vorhang ist nichts von der Person zu sehen, die zuletzt am Zug war.',
    ready: (name) => `Ich bin ${name}`,
  },
};
