import { count } from '../languages.ts';
import type { ServerText } from './server-text.ts';
import { kilobytes, shownSeat } from './shown.ts';

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
  weakPassword: ({ min }) => `The password is too short or too common. Use ${min} characters or more.`,
  passkeyFailed: () => 'That did not work with the passkey. Try again or use your password.',
  noSuchPerson: () => 'Nobody here has this name.',
  alreadySignedUp: () => 'You already have an account.',

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
  otherVersion: ({ version, known }) =>
    `This game follows version ${version} of the rules; the server knows version ${known}.`,
  onlyFinished: () => 'That is possible once the game is over.',
  muted: () => 'You cannot write here at the moment.',
  noHints: () => 'There are no hints in this game.',
};
