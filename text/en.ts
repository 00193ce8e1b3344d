import { comparedIn } from './compared.ts';
import { count } from './languages.ts';
import type { TableText } from './table-text.ts';

const field = (path: string): string => (path === '' ? 'It' : `“${path}”`);

const players = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

export const en: TableText = {
  faults: {
    missing: (path) => `${field(path)} is missing.`,
    unknown: (path) => `${field(path)} is not known here.`,
    type: (path, { wanted }) => `${field(path)} must be ${KINDS[wanted as keyof typeof KINDS]}.`,
    range: (path, { value, min, max }) =>
      `${field(path)} is ${value}, but must lie between ${min} and ${max}.`,
    againstRule: (path, { value, min, max, rule }) =>
      `${field(path)} is ${value}; by rule ${rule} it must ${min === max ? `be ${min}` : `lie between ${min} and ${max}`}.`,
    choice: (path, { value, values }) => `${field(path)} is “${value}”, but must be one of: ${values}.`,
    tooLong: (path, { length, max }) => `${field(path)} has ${length} entries; ${max} are allowed.`,
    length: (path, { length, wanted }) => `${field(path)} has ${length} entries instead of ${wanted}.`,
    sum: (path, { got, sum }) => `${field(path)} adds up to ${got} instead of ${sum}.`,
    conflict: (path, { with: other }) => `${field(path)} does not go with ${other}.`,
    textLength: (path, { length, min, max }) =>
      `${field(path)} has ${length} characters; there must be ${min} to ${max}.`,
    unprintable: (path) => `${field(path)} holds characters that cannot be shown.`,
  },
  logFaults: {
    empty: () => 'The file is empty.',
    notJson: () => 'This line is not JSON.',
    notALog: () => 'This is not the log of a Quayside game.',
    malformed: ({ fault }, say) => `The line cannot be read. ${say(fault)}`,
    unknownGame: ({ game }) => `Quayside does not know the game “${game}”.`,
    unknownVersion: ({ version, newest }) =>
      `The log follows version ${version} of the rules, which was never released; the newest is ${newest}.`,
    badSeats: ({ seats, min, max }) => `The game is for ${players(min, max)} players, not for ${seats}.`,
    wrongNumber: ({ n, wanted }) => `Move ${n} stands where move ${wanted} belongs.`,
    gameOver: () => 'The game was already over.',
    refused: ({ refusal, rule }) => `The rules do not allow this move (${refusal}, rule ${rule}).`,
    wrongLuck: () => 'The dice and cards drawn do not fit the move.',
    hashDiffers: () => 'The position after this line is not the one that was recorded.',
  },
  atLine: (line, what) => `line ${line}: ${what}`,
  withRule: (sentence, rule) => `${sentence} (rule ${rule})`,
  unknownGame: (game, known) => `There is no game called “${game}”. There are: ${known}.`,
  unknownEdition: (game, edition, known) =>
    known === ''
      ? `${game} has only one edition: leave out --edition.`
      : `${game} has no edition called “${edition}”. There are: ${known}.`,
  unknownBot: (bot, known) => `There is no bot called “${bot}”. There are: ${known}.`,
  badSeats: (seats, min, max) => `The game is for ${players(min, max)} players, not for ${seats}.`,
  verify: {
    findings: {
      sumDiffers: () => 'The sum at its end does not fit: the file is not as the table wrote it.',
      noTable: () => 'No table wrote this log, so there is no luck to check.',
      commitmentDiffers: () => 'The seed is not the one the table was bound to.',
      drawDiffers: ({ k }) => `Draw ${k} does not follow from the seed.`,
      sealDiffers: ({ n }) => `The seal of move ${n} does not fit the move.`,
      namesDiffer: () => 'The log names others than those who sat at this table here.',
    },
    noted: {
      otherTable: ({ noted, found }) => `Your evidence is from table ${noted}, this log from table ${found}.`,
      otherCommitment: ({ noted, found }) => `The table promised you ${noted}, but here stands ${found}.`,
      otherNonce: ({ seat, noted, found }) =>
        seat === null
          ? `You sent ${noted}, but no seat has added that to the luck.`
          : `Seat ${seat + 1} has added ${found} to the luck, but you sent ${noted}.`,
      otherSeal: ({ seat, seal, n }) =>
        n === null
          ? `For a face-down move of seat ${seat + 1} you were shown the seal ${seal}; the table has not kept to it.`
          : `Move ${n} of seat ${seat + 1} bears another seal than you were shown: ${seal}.`,
      otherMove: ({ seat, n }) =>
        n === null
          ? `A move that you sent from seat ${seat + 1} is missing.`
          : `Move ${n} of seat ${seat + 1} is not the one you sent.`,
    },
    agrees: (compared) => `What you noted agrees: ${comparedIn('en', compared, NOTED)}.`,
    notEvidence: 'This is not a file of evidence from the luck page.',
    oneFile: 'Evidence is from one table: name one log with it.',
    sound: (title, { moves, draws, seals }) =>
      `${title}: ${count('en', moves, { one: 'move', other: 'moves' })}, ${count('en', draws, { one: 'draw', other: 'draws' })} and ${count('en', seals, { one: 'seal', other: 'seals' })} checked; all is as promised.`,
    promise: (table, commitment) => `Table ${table} must have shown this before the game: ${commitment}`,
    more: (n) => `… and ${count('en', n, { one: 'more finding', other: 'more findings' })}`,
    total: (files, sound) =>
      `${sound} of ${count('en', files, { one: 'file', other: 'files' })} as promised.`,
  },
  play: {
    welcome: (title, seed) => `${title}. The luck of this game is number ${seed}.`,
    you: 'Skipper',
    player: (n) => `Player ${n}`,
    turn: (name) => `Your choice, ${name}:`,
    choose: (n) => (n === 1 ? 'Enter for the only choice' : `1–${n}, or a move in words`),
    more: (n) => `… and ${count('en', n, { one: 'more move', other: 'more moves' })}`,
    help: (example) =>
      `A number picks a choice. In words: ${example}. “rules 4.3” shows a rule, “board” the table, “quit” ends.`,
    own: (examples) => `Or put your own together: ${examples}`,
    example: (typed) => `For example: ${typed}`,
    misread: {
      unclear: ({ part }) => `“${part}” is not understood.`,
      unknownWord: ({ part, known }) => `“${part}” names nothing here. Known are: ${known}.`,
      severalWords: ({ part, known }) => `“${part}” could be several things: ${known}.`,
      outOfRange: ({ part, min, max }) => `“${part}”: the number must lie between ${min} and ${max}.`,
      tooMany: ({ part, most }) => `“${part}”: there can be ${most} at most.`,
      noNumber: ({ part }) => `“${part}”: a number is missing.`,
      notThere: ({ part }) => `“${part}”: there are not that many there.`,
      incomplete: () => 'Something is missing.',
    },
    notAMove: (input) => `“${input}” is neither a number from the list nor a move.`,
    saved: (file) => `The game is kept in ${file}.`,
    over: 'The game is over.',
    place: (place, name, score) => `${place}. ${name}: ${score}`,
    kept: (title, moves, over) =>
      `${title}, ${count('en', moves, { one: 'move', other: 'moves' })}${over ? '' : ', not finished'}`,
    goodbye: 'Fair winds!',
  },
};

const NOTED = {
  promise: 'the promise',
  nonces: { one: 'share in the luck', other: 'shares in the luck' },
  seals: { one: 'seal', other: 'seals' },
  moves: { one: 'move', other: 'moves' },
};

const KINDS = {
  flag: 'true or false',
  text: 'a text',
  integer: 'a whole number',
  choice: 'a word or a number',
  list: 'a list',
  fields: 'an object with fields',
  hex64: '64 hexadecimal digits',
};
