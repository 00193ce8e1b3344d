import { count } from '../languages.ts';
import type { ServerText } from './server-text.ts';
import { kilobytes, megabytes, shownSeat, shownTime } from './shown.ts';

const players = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

export const en: ServerText = {
  badRequest: ({ why }) => `This request cannot be read. ${why}`,
  notJson: () => 'This message is not JSON.',
  tooLarge: ({ max }) => `That is too much at once; ${kilobytes(max)} kB are allowed.`,
  tooMany: ({ seconds }) =>
    `That was a lot in a short time. Try again in ${count('en', seconds, { one: 'second', other: 'seconds' })}.`,
  notFound: () => 'There is nothing here.',
  wrongOrigin: () => 'This request came from another website. Please open Quayside directly.',
  busy: () => 'The server has a lot to do right now. Try again in a moment.',
  internal: ({ ref }) =>
    `Something went wrong on our side. Try again; if it stays, tell us this code: ${ref}.`,

  signInFirst: () => 'Sign in first, or play as a guest.',
  notForGuests: () => 'Guests cannot do this. Choose a name and a password or a passkey first.',
  badSession: () => 'You are no longer signed in. Please sign in again.',
  badToken: () => 'This access token is not valid. Make a new one in your settings.',
  wrongPassword: () => 'The name or the password is not right.',
  nameTaken: ({ name }) => `Somebody is already called “${name}”. Choose another name.`,
  badName: ({ min, max }) => `A name has ${min} to ${max} letters, digits, spaces or hyphens.`,
  mixedName: () => 'Write each word of a name in one alphabet only.',
  weakPassword: ({ min }) => `The password is too short. Use ${min} characters or more.`,
  commonPassword: () => 'This password is one of those that everybody tries first. Choose another one.',
  simplePassword: () => 'This password only repeats something or runs along the keys. Choose another one.',
  passwordIsName: () => 'This password is hardly more than a name. Choose another one.',
  recentSignIn: () => 'For this, show once more that it is you: with your password or a passkey.',
  linkExpired: () => 'This link has expired. Ask for a new one.',
  linkUsed: () =>
    'This link is no longer valid: it has been used, or the password was changed since. Ask for a new one.',
  noMail: () => 'This server sends no mail. Ask its operator for a link to set a new password.',
  passkeyFailed: () => 'That did not work with the passkey. Try again or use your password.',
  noSuchPerson: () => 'Nobody here has this name.',
  alreadySignedUp: () => 'You already have an account.',
  badWord: () => 'This name is not wanted here. Choose another one.',

  suspended: ({ until, why }) =>
    until === 0
      ? `You have been suspended for good. The reason: “${why}”.`
      : `You are suspended until ${shownTime('en', until)}. The reason: “${why}”.`,
  moderatorsOnly: () => 'Only moderators can do this.',
  isModerator: () => 'This person is a moderator. Please turn to the operator.',
  noSuchLine: () => 'This line cannot be found any more.',
  alreadyReported: () => 'You have already reported this. A moderator will look at it.',
  alreadyDecided: () => 'Another moderator has already decided this.',
  notSuspended: () => 'This person is not suspended.',

  tooManyTables: ({ max }) =>
    `You already have ${max} tables that are not finished. Play one of them to its end, or wait: tables that nobody begins are cleared away.`,
  tooManySeats: ({ max }) =>
    `You already sit at ${max} tables that are not finished. Finish a game or leave a table first.`,
  tooManyLogs: ({ max }) => `You have already brought ${max} games along. No more can be kept for you.`,
  logsTooLarge: ({ max }) =>
    `The games you have brought along would take up more than ${megabytes(max)} MB. No more can be kept for you.`,
  tooManyPasskeys: ({ max }) => `You already have ${max} passkeys. Remove one of them first.`,
  tooManyBots: ({ max }) => `You already have ${max} bots. Remove one of them first.`,
  tooManyMutes: ({ max }) => `You have already muted ${max} people. Let somebody speak again first.`,

  noTable: ({ table }) => `There is no table “${table}”. Check the link.`,
  unknownGame: ({ game }) => `Quayside does not know the game “${game}”.`,
  unknownBot: ({ bot }) => `This game has no bot called “${bot}”.`,
  badSeats: ({ seats, min, max }) => `This game is for ${players(min, max)} players, not for ${seats}.`,
  badOptions: ({ why }) => `These options do not fit the game. ${why}`,
  noSeat: ({ seat }) => `This table has no seat ${shownSeat(seat)}.`,
  seatTaken: ({ seat }) => `Seat ${shownSeat(seat)} is already taken. Choose another one.`,
  alreadySeated: ({ seat }) => `You are already sitting on seat ${shownSeat(seat)}.`,
  notSeated: () => 'You have no seat at this table. Before the game begins you can take one.',
  notYourTable: () => 'Only the person who opened this table can do that.',
  needsKey: () => 'This table is private. Ask for the full link.',
  alreadyStarted: () => 'The game has already begun.',
  notFull: ({ free }) =>
    `${count('en', free, { one: 'seat is', other: 'seats are' })} still free. Wait for players or add bots.`,
  ratedNeedsPeople: () => 'A rated game is only for people with an account. Sign up, or play unrated.',
  onlyBots: () => 'Only bots would sit at this table. Take a seat yourself, or leave one for somebody.',
  tooManyBotTables: ({ max }) =>
    `${count('en', max, { one: 'table', other: 'tables' })} with bots only may run at once. Wait until one has ended.`,

  notStarted: () => 'The game has not begun yet.',
  over: () => 'The game is over.',
  notYourTurn: () => 'It is not your turn.',
  stale: () => 'Something has happened at the table in the meantime. Have a look and choose again.',
  malformedMove: ({ why }) => `This move cannot be read. ${why}`,
  move: ({ rule }) => `The rules do not allow this move (rule ${rule}).`,
  nothingToTakeBack: ({ moves }) =>
    moves === 0
      ? 'You have no move to take back.'
      : `You can take back ${count('en', moves, { one: 'move', other: 'moves' })} at most.`,
  proposalPending: () => 'There is already a proposal on the table. Answer that one first.',
  noProposal: () => 'There is no proposal on the table.',
  ratedWithBots: () => 'In a rated game with bots nothing can be settled by agreement. Play on, or resign.',
  notGone: () => 'The seat is still yours; no bot is playing for you.',
  timeOver: () => 'Your time for this turn is over; a bot finishes it.',
  resigned: () => 'You have resigned from this game. You can still watch.',
  unknownVersion: ({ version, newest }) =>
    `This game follows version ${version} of the rules, which this server does not know; the newest it knows is ${newest}.`,
  onlyFinished: () => 'That is possible once the game is over.',
  tooManyTakenBack: ({ max }) =>
    `In one game ${count('en', max, { one: 'move', other: 'moves' })} can be taken back at most.`,
  tableUsedUp: ({ max }) =>
    `Besides moves, ${max} things have happened at this table: seats stay as they are now, and nothing more can be proposed.`,
  logTakesBackTooMany: ({ max }) =>
    `Logs in which more than ${count('en', max, { one: 'move was', other: 'moves were' })} taken back are not kept.`,
  chatTooFast: ({ seconds }) =>
    `Not so fast: you can write again in ${count('en', seconds, { one: 'second', other: 'seconds' })}.`,
  chatUsedUp: ({ max }) =>
    `You have written all ${count('en', max, { one: 'line', other: 'lines' })} that a player has at one table.`,
  watchersChatUsedUp: ({ max }) =>
    `Those who watch have written all ${count('en', max, { one: 'line', other: 'lines' })} they have together at this table.`,
  onlyPlayersTalk: () => 'The game is over. Only those who played can write here now.',
  noHints: () => 'There are no hints in this game.',
};
