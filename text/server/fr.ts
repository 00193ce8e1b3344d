import { count } from '../languages.ts';
import type { ServerText } from './server-text.ts';
import { kilobytes, shownSeat } from './shown.ts';

const players = (min: number, max: number): string => (min === max ? `à ${min}` : `de ${min} à ${max}`);

export const fr: ServerText = {
  badRequest: ({ why }) => `Cette demande est illisible. ${why}`,
  notJson: () => 'Ce message n’est pas du JSON.',
  tooLarge: ({ max }) => `C’est trop à la fois ; le maximum est de ${kilobytes(max)} ko.`,
  tooMany: ({ seconds }) =>
    `Cela fait beaucoup en peu de temps. Réessayez dans ${count('fr', seconds, { one: 'seconde', other: 'secondes' })}.`,
  notFound: () => 'Il n’y a rien ici.',
  wrongOrigin: () => 'Cette demande vient d’un autre site. Ouvrez directement Quayside.',
  busy: () => 'Le serveur est très occupé. Réessayez dans un instant.',
  internal: ({ ref }) =>
    `Un problème est survenu chez nous. Réessayez ; si cela persiste, indiquez-nous ce code : ${ref}.`,

  signInFirst: () => 'Connectez-vous d’abord, ou jouez en invité.',
  notForGuests: () =>
    'Ce n’est pas possible en invité. Choisissez d’abord un nom et un mot de passe ou une clé d’accès.',
  badSession: () => 'Votre session a expiré. Connectez-vous à nouveau.',
  badToken: () => 'Ce jeton d’accès n’est pas valable. Créez-en un nouveau dans vos réglages.',
  wrongPassword: () => 'Le nom ou le mot de passe est incorrect.',
  nameTaken: ({ name }) => `Le nom « ${name} » est déjà pris. Choisissez-en un autre.`,
  badName: ({ min, max }) => `Un nom compte de ${min} à ${max} lettres, chiffres, espaces ou traits d’union.`,
  weakPassword: ({ min }) =>
    `Ce mot de passe est trop court ou trop courant. Utilisez au moins ${min} caractères.`,
  passkeyFailed: () => 'La clé d’accès n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.',
  noSuchPerson: () => 'Personne ne porte ce nom ici.',
  alreadySignedUp: () => 'Vous avez déjà un compte.',

  noTable: ({ table }) => `La table « ${table} » n’existe pas. Vérifiez le lien.`,
  unknownGame: ({ game }) => `Quayside ne connaît pas le jeu « ${game} ».`,
  unknownBot: ({ bot }) => `Ce jeu n’a pas de bot appelé « ${bot} ».`,
  badSeats: ({ seats, min, max }) => `Ce jeu se joue ${players(min, max)} joueurs, pas à ${seats}.`,
  badOptions: ({ why }) => `Ces options ne conviennent pas au jeu. ${why}`,
  noSeat: ({ seat }) => `Cette table n’a pas de place ${shownSeat(seat)}.`,
  seatTaken: ({ seat }) => `La place ${shownSeat(seat)} est déjà prise. Choisissez-en une autre.`,
  alreadySeated: ({ seat }) => `Vous occupez déjà la place ${shownSeat(seat)}.`,
  notSeated: () =>
    'Vous n’avez pas de place à cette table. Vous pouvez en prendre une avant le début de la partie.',
  notYourTable: () => 'Seule la personne qui a ouvert la table peut faire cela.',
  needsKey: () => 'Cette table est privée. Demandez le lien complet.',
  alreadyStarted: () => 'La partie a déjà commencé.',
  notFull: ({ free }) =>
    `Il reste ${count('fr', free, { one: 'place libre', other: 'places libres' })}. Attendez d’autres joueurs ou ajoutez des bots.`,
  ratedNeedsPeople: () =>
    'Les parties classées sont réservées aux personnes qui ont un compte. Créez-en un ou jouez sans classement.',

  notStarted: () => 'La partie n’a pas encore commencé.',
  over: () => 'La partie est terminée.',
  notYourTurn: () => 'Ce n’est pas votre tour.',
  stale: () => 'Il s’est passé quelque chose à la table entre-temps. Regardez, puis choisissez à nouveau.',
  malformedMove: ({ why }) => `Ce coup est illisible. ${why}`,
  move: ({ rule }) => `Les règles interdisent ce coup (règle ${rule}).`,
  nothingToTakeBack: ({ moves }) =>
    moves === 0
      ? 'Vous n’avez aucun coup à reprendre.'
      : `Vous pouvez reprendre ${count('fr', moves, { one: 'coup', other: 'coups' })} au plus.`,
  proposalPending: () => 'Une proposition est déjà sur la table. Répondez-y d’abord.',
  noProposal: () => 'Il n’y a aucune proposition sur la table.',
  ratedWithBots: () =>
    'Dans une partie classée avec des bots, rien ne se décide d’un commun accord. Continuez ou abandonnez.',
  notGone: () => 'La place est toujours à vous ; aucun bot ne joue pour vous.',
  timeOver: () => 'Votre temps pour ce tour est écoulé ; un bot le termine.',
  resigned: () => 'Vous avez abandonné cette partie. Vous pouvez encore la regarder.',
  otherVersion: ({ version, known }) =>
    `Cette partie suit la version ${version} des règles ; le serveur connaît la version ${known}.`,
  onlyFinished: () => 'Ce sera possible une fois la partie terminée.',
  muted: () => 'Vous ne pouvez pas écrire ici pour le moment.',
  noHints: () => 'Il n’y a pas de conseils dans cette partie.',
};
