import { count } from '../../text/languages.ts';
import type { ClientText } from './client-text.ts';

const tables = (n: number): string => count('en', n, { one: 'table', other: 'tables' });

export const en: ClientText = {
  shell: {
    skip: 'Skip to the content',
    home: 'Quayside, to the lobby',
    nav: 'Main',
    play: 'Play',
    tables: 'Tables',
    watch: 'Watch',
    rules: 'Rules',
    settings: 'Settings',
    language: 'Language',
    theme: 'Day or night',
    themes: { system: 'As the device', light: 'Day', dark: 'Night' },
    guest: 'guest',
    newcomer: 'Your account',
    keepName: 'Keep this name',
    reconnecting: 'Reconnecting …',
    stored: 'Your moves are stored; nothing is lost.',
    unreachable: 'The server does not answer. Try again in a moment.',
    offline: 'You are offline.',
    offlineHelp: '“Play now” starts a game on this device.',
    loading: 'One moment …',
    failed: 'This page could not be loaded.',
    again: 'Try again',
    close: 'Close',
    about:
      'An online table for four games of ships and trade. Names of games are given as credit; the drawings are our own.',
    programmers: 'For programmers',
    api: 'HTTP interface',
  },
  lost: {
    title: 'No berth at this address',
    text: 'There is no page here. Perhaps the link was cut short, or the page has moved.',
    lobby: 'To the lobby',
    rules: 'To the rules',
  },
  trouble: {
    noTable: {
      title: 'There is no such table',
      text: 'The link may have been cut short, or the invitation is old: open tables that nobody comes to are cleared away.',
    },
    needsKey: {
      title: 'This table is private',
      text: 'Its link has a key behind the #, and this one is missing or no longer fits. Ask whoever invited you for the whole link.',
    },
    notHere: {
      title: 'This game is not kept here',
      text: 'Games on a device stay in the browser they were begun in. It was another one, or the game was removed.',
    },
    otherRules: {
      title: 'This game was begun with other rules',
      text: 'Quayside has changed since then, and this game cannot go on.',
    },
    renewed: {
      title: 'Quayside has been renewed',
      text: 'The server speaks a newer language than this page. Load the page anew; nothing is lost.',
    },
    own: 'Open a table of your own',
    renew: 'Load the new page',
    watching: 'Every seat is taken; you are watching.',
  },
  titles: {
    container: {
      name: 'Container',
      edition: '2007',
      scene: 'A container port at noon: a yellow crane lifts an orange container onto a ship',
      blurb: 'Make cheap, sell dear, and bid in secret for what reaches the island.',
    },
    anniversary: {
      name: 'Container',
      edition: '10th anniversary',
      scene: 'The Investment Bank, a house of brass and glass on its own pier in autumn light',
      blurb: 'The same port, and a bank that trades money for containers, both ways.',
    },
    shanghaien: {
      name: 'Shanghaien',
      edition: '',
      scene: 'A tavern by lantern light: six cards in a row, two red dice, two ivory dice',
      blurb: 'Two captains, six sailors at the bar, and dice that decide who signs on.',
    },
    'cargo-noir': {
      name: 'Cargo Noir',
      edition: '',
      scene: 'A night port under a neon sign that says Macao; ships stand on stacks of coins',
      blurb: 'Outbid the others in every port, then trade the goods for cards.',
    },
  },
  levels: { random: 'Deckhand', greedy: 'Mate', sensible: 'Captain' },
  strengths: { random: 'easy', greedy: 'medium', sensible: 'strong' },
  hero: {
    title: ['Four games of ships', 'and trade. Sit down now.'],
    lead: 'Against bots within two seconds. With friends by one link.',
    live: (people, n) => `${count('en', people, { one: 'person', other: 'people' })} at ${tables(n)}`,
  },
  card: {
    players: 'players',
    minutes: 'min',
    weight: 'weight',
    weightOf: (n) => `weight ${n} of 5`,
    level: 'Level of the bots',
    play: 'Play now',
    against: (bots) => (bots === 1 ? 'against a bot' : `against ${bots} bots`),
  },
  clock: {
    untimed: 'No clock',
    live: (turn) => `${turn} s a move`,
    correspondence: (hours) =>
      hours % 24 === 0
        ? `${count('en', hours / 24, { one: 'day', other: 'days' })} a move`
        : `${hours} h a move`,
  },
  mine: {
    title: 'Your tables',
    waiting: (n) => (n === 1 ? 'One waits for you.' : `${n} wait for you.`),
    yourTurn: 'Your turn',
    youAreAsked: 'The table waits for your move.',
    waitingFor: (names) => `Waiting for ${names}.`,
    gathering: (free) => `Still ${count('en', free, { one: 'seat', other: 'seats' })} free.`,
    over: 'The game is over.',
    place: (place) => `You came in at place ${place}.`,
    play: 'Play on',
    look: 'Look',
    you: 'You',
    here: 'On this device',
    player: (n) => `Player ${n}`,
    remove: 'Remove',
    empty: 'You sit at no table yet. Pick a game above, and your first one appears here.',
  },
  open: {
    title: 'Open tables',
    live: 'Live',
    button: 'Open a table',
    sit: 'Sit down',
    free: (seats) => `${seats} free`,
    freeSeat: 'free seat',
    rated: 'Rated',
    bot: (level, strength) => `${level} (bot${strength && `, ${strength}`})`,
    empty: 'No table is waiting for players just now.',
    emptyHint: 'Open one: it takes a moment, and everybody in the lobby sees it.',
  },
  watch: {
    title: 'Watch',
    count: tables,
    empty: 'No public game is being played just now. As soon as one starts, you can watch it here.',
  },
  book: {
    title: (game) => `${game}: the rules`,
    books: 'Rulebooks',
    contents: 'Contents',
    search: 'Search the rules',
    found: (rules) => `${count('en', rules, { one: 'rule', other: 'rules' })} found`,
    none: 'No rule speaks of this. Try another word.',
  },
};
