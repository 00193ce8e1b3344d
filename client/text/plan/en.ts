import type { PlanText } from './plan-text.ts';

export const en: PlanText = {
  plan: {
    title: 'Open a table',
    game: 'Game',
    options: 'Game options',
    asPrinted: 'As printed',
    changed: 'Changed',
    asPrintedAgain: 'As printed again',
    notWith: (other) => `Does not go with “${other}”.`,
    where: 'Where to play',
    places: {
      server: {
        name: 'On this server',
        help: 'Others come by a link or from the lobby, each at their own screen.',
      },
      device: {
        name: 'On this device',
        help: 'Without a connection, against bots or taking turns at one screen.',
      },
    },
    playerName: (n) => `Name of player ${n}`,
    seatPerson: 'A person here',
    seats: 'Seats',
    seat: (n) => `Seat ${n}`,
    seatFree: 'Free, for a person',
    clock: 'Clock',
    clockHelp: 'How long everybody may think.',
    absence: 'If somebody’s time is up',
    absences: {
      wait: { name: 'All wait', help: 'The seat stays theirs, however long it takes.' },
      bot: { name: 'A bot sits in', help: 'It plays on until they come back.' },
      fallback: { name: 'The mildest move', help: 'The table makes the least harmful move for them.' },
    },
    visibility: 'Who may come',
    visibilities: {
      public: { name: 'Everybody', help: 'The table stands in the lobby.' },
      link: { name: 'Whoever has the link', help: 'It is not listed anywhere.' },
      private: { name: 'Invited people only', help: 'The link carries a secret key.' },
    },
    rated: { name: 'Rated', help: 'Counts for the ladder; only with people who have kept their names.' },
    startWhenFull: { name: 'Start when full', help: 'Otherwise you start the game yourself.' },
    submit: 'Open the table',
    submitHere: 'Start the game',
  },
  invite: {
    title: 'The table is open',
    text: 'Send this link to your fellow players. The game starts when every seat is taken.',
    link: 'Link to the table',
    copy: 'Copy',
    copied: 'Copied',
    go: 'To the table',
    scan: 'Or let a phone read it.',
  },
  here: {
    turn: (name) => `${name}, your turn`,
    handOver: 'Take the screen. Nothing of whoever played last is left behind this curtain.',
    ready: (name) => `I am ${name}`,
  },
};
