import { count } from '../../../text/languages.ts';
import type { ReplayWords } from './words.ts';

const moves = (n: number): string => count('en', n, { one: 'move', other: 'moves' });

export const en: ReplayWords = {
  title: (game) => `Replay: ${game}`,
  controls: {
    label: 'Replay',
    first: 'To the beginning',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    next: 'One move on',
    last: 'To the end',
    speed: (times) => `${times} × speed`,
    scrubber: 'Place in the game',
    keys: '← → step, Space plays, Home and End jump.',
  },
  start: 'The beginning',
  move: (n, of) => `Move ${n} of ${of}`,
  moments: 'Moments',
  eyes: { label: 'Seen by', all: 'Nothing hidden' },
  share: 'Share',
  shared: 'Link copied',
  shareFailed: 'No connection, no link',
  toTable: 'To the table',
  running: 'This game is still being played. You see what you could see at the table.',
  playOn: 'Play on from here',
  playOnHelp: 'From this position on you play against bots, here in your browser.',
  open: {
    title: 'Open a replay',
    text: 'Drop the log of a game here, or pick the file. It stays in your browser.',
    where: 'The log of every finished game can be downloaded with its result.',
    pick: 'Pick a file',
    another: 'Open another log',
  },
  wrong: {
    title: 'This game cannot be shown',
    file: 'The file is not a log that Quayside can replay.',
    lobby: 'To the lobby',
  },
  look: {
    title: 'You are looking back.',
    now: 'Back to the game',
    since: 'Show what happened since',
    yourTurn: 'It is your turn.',
  },
  result: {
    wins: (name, score) => `${name} wins with ${score}`,
    winsAlone: (name) => `${name} wins`,
    shares: (names, score) => `${names} share the win with ${score}`,
    scored: (n) => count('en', n, { one: 'point', other: 'points' }),
    stopped: 'The game was ended early',
    ahead: (score, name) => `${score} ahead of ${name}.`,
    level: (name) => `Level with ${name}; the rule for ties decides.`,
    rounds: (n) => count('en', n, { one: 'round', other: 'rounds' }),
    money: (n) => (n < 0 ? `−$${-n}` : `$${n}`),
    replay: 'Replay',
    board: 'Look at the table',
    reckoning: 'The reckoning',
    reckoningHelp: 'Line by line, as at a real table.',
    unfold: 'Unfold again',
    unfoldAll: 'Show all',
    line: 'What counts',
    total: 'Total',
    posts: {
      cash: 'Cash',
      island: 'Island',
      harbour: 'Harbour store',
      ship: 'Ship',
      bankPort: 'Bank port',
      loans: 'Loans',
    },
  },
  charts: {
    round: (n) => `round ${n}`,
    container: {
      worth: {
        title: 'What everybody was worth',
        help: 'As if the game had ended then. Secret during the game.',
      },
      cash: {
        title: 'Money over time',
        help: 'Cash in hand at the end of each round. Secret during the game.',
      },
      island: {
        title: 'Containers on the island',
        help: 'How many each player had there at the end of each round.',
      },
    },
    shanghaien: {
      points: { title: 'Points over time', help: 'As if the game had ended after each round.' },
      crew: { title: 'Crews', help: 'How many sailors each player had signed on.' },
    },
    'cargo-noir': {
      points: { title: 'Points over time', help: 'What each player’s cards were worth after each round.' },
      coins: { title: 'Coins over time', help: 'In the safe at the end of each round.' },
      goods: {
        title: 'Goods in the warehouse',
        help: 'How many tokens each player had at the end of each round.',
      },
    },
  },
  luck: {
    title: 'Check the luck',
    lead: 'Before anybody sits down, the table promises a secret number by publishing its fingerprint. Every die and every card follows from it. After the game the number is open, and this page works everything out again.',
    note: 'You need not trust this server: the log can be checked with any other program.',
    checking: 'Working it out again …',
    good: 'Everything is as promised.',
    fits: 'Everything in the log fits together.',
    bad: 'Something does not fit.',
    byServer: 'Your browser does not compute fingerprints on an insecure page, so the server has done it.',
    steps: {
      file: {
        title: () => 'The log is whole',
        text: 'Its last line is the sum of all lines before it.',
      },
      promise: {
        title: () => 'The number is the one that was promised',
        text: 'SHA-256 of the number must give the fingerprint published before the game.',
      },
      draws: {
        title: (n) => `${count('en', n, { one: 'draw follows', other: 'draws follow' })} from it`,
        text: 'Each is HMAC-SHA-256 of the table, what every seat added, and the number of the draw.',
      },
      seals: {
        title: (n) => `${count('en', n, { one: 'sealed move', other: 'sealed moves' })} unchanged`,
        text: 'What was laid face down is what was turned over.',
      },
      rules: {
        title: (n) => `${moves(n)} by the rules`,
        text: 'Every move was played again; each was legal and led where the log says.',
      },
    },
    seed: 'The number',
    promise: 'The promise',
    nonces: 'What the seats added',
    none: 'There is nothing to check: no table wrote this log.',
    file: 'Check a log file',
    noted: {
      agrees: 'What your browser noted agrees',
      differs: 'The table has not kept to what it showed your browser',
      nothing: 'Your browser has noted nothing',
      whyNothing:
        'It did not see this table while the number was secret, so it cannot tell whether anything was swapped. If you played on another device, look there.',
      since: (date) => `Noted since ${date}, while the number was still secret.`,
      promise: 'The promise is the one the table showed first.',
      nonce: 'Your share in the luck is the one your browser sent.',
      noNonce: 'Your share in the luck was not compared: this browser did not sit down here.',
      seals: (n) =>
        `${count('en', n, { one: 'seal is as it was shown.', other: 'seals are as they were shown.' })}`,
      moves: (n) =>
        `${count('en', n, { one: 'move of yours is as you sent it.', other: 'moves of yours are as you sent them.' })}`,
      dropped: (n) =>
        `${count('en', n, { one: 'older note was not kept.', other: 'older notes were not kept.' })}`,
      download: 'Download my evidence',
      alarm: 'This table does not keep to what it showed your browser before.',
      whatToDo: 'Its luck cannot be trusted. Download your evidence; it can be checked by anybody.',
    },
  },
};
