import { count } from '../../text/languages.ts';
import type { ClientText } from './client-text.ts';

const tables = (n: number): string => count('de', n, { one: 'Tisch', other: 'Tische' });

export const de: ClientText = {
  shell: {
    skip: 'Zum Inhalt springen',
    home: 'Quayside, zur Lobby',
    nav: 'Hauptmenü',
    play: 'Spielen',
    tables: 'Tische',
    watch: 'Zuschauen',
    rules: 'Regeln',
    settings: 'Einstellungen',
    language: 'Sprache',
    theme: 'Tag oder Nacht',
    themes: { system: 'Wie das Gerät', light: 'Tag', dark: 'Nacht' },
    guest: 'Gast',
    newcomer: 'Dein Konto',
    keepName: 'Namen behalten',
    reconnecting: 'Verbindung wird wiederhergestellt …',
    stored: 'Deine Züge sind gespeichert; nichts geht verloren.',
    unreachable: 'Der Server antwortet nicht. Versuche es gleich noch einmal.',
    offline: 'Du bist offline.',
    offlineHelp: '„Jetzt spielen“ beginnt eine Partie auf diesem Gerät.',
    loading: 'Einen Moment …',
    failed: 'Diese Seite konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    close: 'Schließen',
    about:
      'Ein Tisch im Netz für vier Spiele um Schiffe und Handel. Die Namen der Spiele nennen ihre Urheber; die Zeichnungen sind unsere eigenen.',
    programmers: 'Für Programmierer',
    api: 'HTTP-Schnittstelle',
  },
  lost: {
    title: 'Hier ist kein Liegeplatz',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig, oder die Seite ist umgezogen.',
    lobby: 'Zur Lobby',
    rules: 'Zu den Regeln',
  },
  trouble: {
    noTable: {
      title: 'Diesen Tisch gibt es nicht',
      text: 'Vielleicht fehlt ein Stück des Links, oder die Einladung ist alt: Offene Tische, an die niemand kommt, werden abgeräumt.',
    },
    needsKey: {
      title: 'Dieser Tisch ist privat',
      text: 'Sein Link trägt hinter dem # einen Schlüssel; er fehlt oder passt nicht mehr. Bitte um den ganzen Link, wenn du eingeladen bist.',
    },
    notHere: {
      title: 'Diese Partie liegt nicht hier',
      text: 'Partien auf einem Gerät bleiben in dem Browser, in dem sie begonnen wurden. Es war ein anderer, oder die Partie wurde entfernt.',
    },
    otherRules: {
      title: 'Diese Partie begann mit anderen Regeln',
      text: 'Quayside hat sich seither geändert; sie kann nicht weitergehen.',
    },
    renewed: {
      title: 'Quayside ist erneuert worden',
      text: 'Der Server spricht eine neuere Sprache als diese Seite. Lade sie neu; nichts geht verloren.',
    },
    own: 'Einen eigenen Tisch eröffnen',
    renew: 'Neue Seite laden',
    watching: 'Alle Plätze sind besetzt; du schaust zu.',
  },
  titles: {
    container: {
      name: 'Container',
      edition: '2007',
      scene: 'Ein Containerhafen am Mittag: Ein gelber Kran hebt einen orangen Container auf ein Schiff',
      blurb: 'Billig herstellen, teuer verkaufen und geheim auf das bieten, was die Insel erreicht.',
    },
    anniversary: {
      name: 'Container',
      edition: 'Jubiläumsausgabe',
      scene: 'Die Investmentbank, ein Haus aus Messing und Glas auf eigenem Pier im Herbstlicht',
      blurb: 'Derselbe Hafen, und eine Bank, die Geld gegen Container tauscht, in beide Richtungen.',
    },
    shanghaien: {
      name: 'Shanghaien',
      edition: '',
      scene: 'Eine Kneipe im Laternenlicht: sechs Karten in einer Reihe, zwei rote und zwei helle Würfel',
      blurb: 'Zwei Kapitäne, sechs Matrosen an der Bar und Würfel, die entscheiden, wer anheuert.',
    },
    'cargo-noir': {
      name: 'Cargo Noir',
      edition: '',
      scene: 'Ein Hafen bei Nacht unter der Leuchtschrift Macao; Schiffe stehen auf Stapeln von Münzen',
      blurb: 'In jedem Hafen die anderen überbieten und die Waren dann gegen Karten tauschen.',
    },
  },
  levels: { random: 'Matrose', greedy: 'Maat', sensible: 'Kapitän' },
  strengths: { random: 'leicht', greedy: 'mittel', sensible: 'stark' },
  hero: {
    title: ['Vier Spiele um Schiffe', 'und Handel. Setz dich.'],
    lead: 'Gegen Bots in zwei Sekunden. Mit Freunden über einen Link.',
    live: (people, n) =>
      `${count('de', people, { one: 'Person', other: 'Personen' })} an ${count('de', n, { one: 'Tisch', other: 'Tischen' })}`,
  },
  card: {
    players: 'Spieler',
    minutes: 'Min.',
    weight: 'Anspruch',
    weightOf: (n) => `Anspruch ${n} von 5`,
    level: 'Stärke der Bots',
    play: 'Jetzt spielen',
    against: (bots) => (bots === 1 ? 'gegen einen Bot' : `gegen ${bots} Bots`),
  },
  clock: {
    untimed: 'Keine Uhr',
    live: (turn) => `${turn} s je Zug`,
    correspondence: (hours) =>
      hours % 24 === 0
        ? `${count('de', hours / 24, { one: 'Tag', other: 'Tage' })} je Zug`
        : `${hours} Std. je Zug`,
  },
  mine: {
    title: 'Deine Tische',
    waiting: (n) => (n === 1 ? 'Einer wartet auf dich.' : `${n} warten auf dich.`),
    yourTurn: 'Du bist dran',
    youAreAsked: 'Der Tisch wartet auf deinen Zug.',
    waitingFor: (names) => `Am Zug: ${names}.`,
    gathering: (free) => `Noch ${count('de', free, { one: 'Platz', other: 'Plätze' })} frei.`,
    over: 'Die Partie ist zu Ende.',
    place: (place) => `Du bist auf Platz ${place}.`,
    play: 'Weiterspielen',
    look: 'Ansehen',
    you: 'Du',
    here: 'Auf diesem Gerät',
    player: (n) => `Spieler ${n}`,
    remove: 'Entfernen',
    empty: 'Du sitzt noch an keinem Tisch. Wähle oben ein Spiel, dann erscheint hier dein erster.',
  },
  open: {
    title: 'Offene Tische',
    live: 'Live',
    button: 'Tisch eröffnen',
    sit: 'Hinsetzen',
    free: (seats) => `${seats} frei`,
    freeSeat: 'freier Platz',
    rated: 'Gewertet',
    bot: (level, strength) => `${level} (Bot${strength && `, ${strength}`})`,
    empty: 'Gerade wartet kein Tisch auf Mitspieler.',
    emptyHint: 'Eröffne einen: Das dauert nur einen Moment, und alle in der Lobby sehen ihn.',
  },
  watch: {
    title: 'Zuschauen',
    count: tables,
    empty: 'Gerade läuft keine öffentliche Partie. Sobald eine beginnt, kannst du hier zuschauen.',
  },
  book: {
    title: (game) => `${game}: die Regeln`,
    books: 'Regelhefte',
    contents: 'Inhalt',
    search: 'In den Regeln suchen',
    found: (rules) => `${count('de', rules, { one: 'Regel', other: 'Regeln' })} gefunden`,
    none: 'Davon spricht keine Regel. Versuche ein anderes Wort.',
  },
};
