import { count } from '../../text/languages.ts';
import type { ClientText } from './client-text.ts';

const tables = (n: number): string => count('nl', n, { one: 'tafel', other: 'tafels' });

export const nl: ClientText = {
  shell: {
    skip: 'Naar de inhoud',
    home: 'Quayside, naar de lobby',
    nav: 'Hoofdmenu',
    play: 'Spelen',
    tables: 'Tafels',
    watch: 'Kijken',
    rules: 'Regels',
    settings: 'Instellingen',
    language: 'Taal',
    theme: 'Dag of nacht',
    themes: { system: 'Zoals het apparaat', light: 'Dag', dark: 'Nacht' },
    guest: 'gast',
    newcomer: 'Je account',
    keepName: 'Naam houden',
    reconnecting: 'Opnieuw verbinden …',
    stored: 'Je zetten zijn bewaard; er gaat niets verloren.',
    unreachable: 'De server antwoordt niet. Probeer het zo nog eens.',
    offline: 'Je bent offline.',
    offlineHelp: '‘Nu spelen’ begint een spel op dit apparaat.',
    loading: 'Een ogenblik …',
    failed: 'Deze pagina kon niet worden geladen.',
    again: 'Opnieuw proberen',
    close: 'Sluiten',
    about:
      'Een tafel op internet voor vier spellen over schepen en handel. De namen van de spellen eren hun makers; de tekeningen zijn van onszelf.',
    programmers: 'Voor programmeurs',
    api: 'HTTP-interface',
  },
  lost: {
    title: 'Geen ligplaats op dit adres',
    text: 'Hier is geen pagina. Misschien is de link onvolledig, of is de pagina verhuisd.',
    lobby: 'Naar de lobby',
    rules: 'Naar de regels',
  },
  trouble: {
    noTable: {
      title: 'Deze tafel bestaat niet',
      text: 'Misschien is de link niet compleet, of is de uitnodiging oud: open tafels waar niemand komt, worden opgeruimd.',
    },
    needsKey: {
      title: 'Deze tafel is besloten',
      text: 'De link heeft een sleutel achter de #; die ontbreekt of past niet meer. Vraag de hele link aan wie je heeft uitgenodigd.',
    },
    notHere: {
      title: 'Dit spel staat hier niet',
      text: 'Spellen op een apparaat blijven in de browser waarin ze begonnen zijn. Het was een andere, of het spel is verwijderd.',
    },
    otherRules: {
      title: 'Dit spel is met andere regels begonnen',
      text: 'Quayside is sindsdien veranderd; het kan niet verder.',
    },
    renewed: {
      title: 'Quayside is vernieuwd',
      text: 'De server spreekt een nieuwere taal dan deze pagina. Laad haar opnieuw; er gaat niets verloren.',
    },
    own: 'Open een eigen tafel',
    renew: 'Nieuwe pagina laden',
    watching: 'Alle plaatsen zijn bezet; je kijkt mee.',
  },
  titles: {
    container: {
      name: 'Container',
      edition: '2007',
      scene: 'Een containerhaven rond het middaguur: een gele kraan hijst een oranje container op een schip',
      blurb: 'Maak goedkoop, verkoop duur en bied in het geheim op wat het eiland bereikt.',
    },
    anniversary: {
      name: 'Container',
      edition: 'jubileumeditie',
      scene: 'De investeringsbank, een huis van messing en glas op een eigen pier in herfstlicht',
      blurb: 'Dezelfde haven, en een bank die geld en containers ruilt, in beide richtingen.',
    },
    shanghaien: {
      name: 'Shanghaien',
      edition: '',
      scene: 'Een kroeg bij lantaarnlicht: zes kaarten op een rij, twee rode en twee ivoren dobbelstenen',
      blurb: 'Twee kapiteins, zes matrozen aan de bar, en dobbelstenen beslissen wie aanmonstert.',
    },
    'cargo-noir': {
      name: 'Cargo Noir',
      edition: '',
      scene: 'Een haven bij nacht onder het neonbord Macao; schepen staan op stapels munten',
      blurb: 'Overbied de anderen in elke haven en ruil de goederen dan voor kaarten.',
    },
  },
  levels: { random: 'Matroos', greedy: 'Stuurman', sensible: 'Kapitein' },
  strengths: { random: 'makkelijk', greedy: 'gemiddeld', sensible: 'sterk' },
  hero: {
    title: ['Vier spellen over schepen', 'en handel. Schuif aan.'],
    lead: 'Tegen bots binnen twee seconden. Met vrienden via één link.',
    live: (people, n) => `${count('nl', people, { one: 'persoon', other: 'mensen' })} aan ${tables(n)}`,
  },
  card: {
    players: 'spelers',
    minutes: 'min',
    weight: 'zwaarte',
    weightOf: (n) => `zwaarte ${n} van 5`,
    level: 'Niveau van de bots',
    play: 'Nu spelen',
    against: (bots) => (bots === 1 ? 'tegen een bot' : `tegen ${bots} bots`),
  },
  clock: {
    untimed: 'Geen klok',
    live: (turn) => `${turn} s per zet`,
    correspondence: (hours) =>
      hours % 24 === 0
        ? `${count('nl', hours / 24, { one: 'dag', other: 'dagen' })} per zet`
        : `${hours} uur per zet`,
  },
  mine: {
    title: 'Je tafels',
    waiting: (n) => (n === 1 ? 'Eén wacht op jou.' : `${n} wachten op jou.`),
    yourTurn: 'Jouw beurt',
    youAreAsked: 'De tafel wacht op je zet.',
    waitingFor: (names) => `Wachten op ${names}.`,
    gathering: (free) => `Nog ${count('nl', free, { one: 'plaats', other: 'plaatsen' })} vrij.`,
    over: 'Het spel is afgelopen.',
    place: (place) => `Je eindigde op plaats ${place}.`,
    play: 'Verder spelen',
    look: 'Bekijken',
    you: 'Jij',
    here: 'Op dit apparaat',
    player: (n) => `Speler ${n}`,
    remove: 'Verwijderen',
    empty: 'Je zit nog aan geen tafel. Kies hierboven een spel, dan verschijnt hier je eerste.',
  },
  open: {
    title: 'Open tafels',
    live: 'Live',
    button: 'Tafel openen',
    sit: 'Aanschuiven',
    free: (seats) => `${seats} vrij`,
    freeSeat: 'vrije plaats',
    rated: 'Telt mee',
    bot: (level, strength) => `${level} (bot${strength && `, ${strength}`})`,
    empty: 'Er wacht nu geen tafel op spelers.',
    emptyHint: 'Open er een: het kost een ogenblik, en iedereen in de lobby ziet hem.',
  },
  watch: {
    title: 'Kijken',
    count: tables,
    empty: 'Er wordt nu geen openbaar spel gespeeld. Zodra er een begint, kun je het hier volgen.',
  },
  book: {
    title: (game) => `${game}: de regels`,
    books: 'Spelregels',
    contents: 'Inhoud',
    search: 'Zoeken in de regels',
    found: (rules) => `${count('nl', rules, { one: 'regel', other: 'regels' })} gevonden`,
    none: 'Geen regel gaat hierover. Probeer een ander woord.',
  },
};
