import type { PlanText } from './plan-text.ts';

export const nl: PlanText = {
  plan: {
    title: 'Een tafel openen',
    game: 'Spel',
    options: 'Spelopties',
    asPrinted: 'Zoals gedrukt',
    changed: 'Gewijzigd',
    asPrintedAgain: 'Weer zoals gedrukt',
    notWith: (other) => `Gaat niet samen met ‘${other}’.`,
    where: 'Waar je speelt',
    places: {
      server: {
        name: 'Op deze server',
        help: 'Anderen komen via een link of vanuit de lobby, ieder aan een eigen scherm.',
      },
      device: {
        name: 'Op dit apparaat',
        help: 'Zonder verbinding, tegen bots of om de beurt aan één scherm.',
      },
    },
    playerName: (n) => `Naam van speler ${n}`,
    seatPerson: 'Iemand hier',
    seats: 'Plaatsen',
    seat: (n) => `Plaats ${n}`,
    seatFree: 'Vrij, voor een medespeler',
    clock: 'Klok',
    clockHelp: 'Hoelang iedereen mag nadenken.',
    absence: 'Als iemands tijd om is',
    absences: {
      wait: { name: 'Iedereen wacht', help: 'De plaats blijft bezet, hoelang het ook duurt.' },
      bot: { name: 'Een bot valt in', help: 'Die speelt door tot de speler terug is.' },
      fallback: { name: 'De onschuldigste zet', help: 'De tafel doet de minst schadelijke zet.' },
    },
    visibility: 'Wie mag komen',
    visibilities: {
      public: { name: 'Iedereen', help: 'De tafel staat in de lobby.' },
      link: { name: 'Wie de link heeft', help: 'De tafel staat in geen enkele lijst.' },
      private: { name: 'Alleen genodigden', help: 'De link bevat een geheime sleutel.' },
    },
    rated: { name: 'Telt mee', help: 'Voor de ranglijst; alleen met mensen die hun naam hebben gehouden.' },
    startWhenFull: { name: 'Beginnen als het vol is', help: 'Anders begin je het spel zelf.' },
    submit: 'Tafel openen',
    submitHere: 'Spel beginnen',
  },
  invite: {
    title: 'De tafel is open',
    text: 'Stuur deze link naar je medespelers. Het spel begint als elke plaats bezet is.',
    link: 'Link naar de tafel',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    go: 'Naar de tafel',
    scan: 'Of scan hem met een telefoon.',
  },
  here: {
    turn: (name) => `${name}, jouw beurt`,
    handOver: 'Neem het scherm over. Achter dit gordijn is niets meer te zien van wie net speelde.',
    ready: (name) => `Ik ben ${name}`,
  },
};
