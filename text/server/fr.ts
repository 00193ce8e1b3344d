import { count } from '../languages.ts';
import type { ServerText } from './server-text.ts';
import { kilobytes, megabytes, shownSeat, shownTime } from './shown.ts';

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
  mixedName: () => 'Écrivez chaque mot d’un nom dans un seul alphabet.',
  weakPassword: ({ min }) => `Ce mot de passe est trop court. Utilisez au moins ${min} caractères.`,
  commonPassword: () =>
    'Ce mot de passe est de ceux que tout le monde essaie en premier. Choisissez-en un autre.',
  simplePassword: () =>
    'Ce mot de passe ne fait que se répéter ou suivre les touches. Choisissez-en un autre.',
  passwordIsName: () => 'Ce mot de passe n’est guère plus qu’un nom. Choisissez-en un autre.',
  recentSignIn: () =>
    'Pour cela, montrez encore une fois que c’est bien vous : avec votre mot de passe ou une clé d’accès.',
  linkExpired: () => 'Ce lien a expiré. Demandez-en un nouveau.',
  linkUsed: () =>
    'Ce lien n’est plus valable : il a déjà servi, ou le mot de passe a changé depuis. Demandez-en un nouveau.',
  noMail: () =>
    'Ce serveur n’envoie pas d’e-mails. Demandez à son responsable un lien pour choisir un nouveau mot de passe.',
  passkeyFailed: () => 'La clé d’accès n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.',
  noSuchPerson: () => 'Personne ne porte ce nom ici.',
  alreadySignedUp: () => 'Vous avez déjà un compte.',
  badWord: () => 'Ce nom n’est pas le bienvenu ici. Choisissez-en un autre.',

  suspended: ({ until, why }) =>
    until === 0
      ? `Votre compte est suspendu définitivement. Motif : « ${why} ».`
      : `Votre compte est suspendu jusqu’au ${shownTime('fr', until)}. Motif : « ${why} ».`,
  moderatorsOnly: () => 'Seule la modération peut faire cela.',
  isModerator: () => 'Cette personne fait partie de la modération. Adressez-vous à l’exploitant du site.',
  noSuchLine: () => 'Ce message est introuvable.',
  alreadyReported: () => 'Vous l’avez déjà signalé. La modération va l’examiner.',
  alreadyDecided: () => 'Quelqu’un d’autre a déjà tranché.',
  notSuspended: () => 'Cette personne n’est pas suspendue.',

  tooManyTables: ({ max }) =>
    `Vous avez déjà ${max} tables inachevées. Terminez une partie, ou patientez : les tables que personne ne commence sont retirées.`,
  tooManySeats: ({ max }) =>
    `Vous êtes déjà à ${max} tables inachevées. Terminez d’abord une partie ou quittez une table.`,
  tooManyLogs: ({ max }) =>
    `Vous avez déjà apporté ${max} parties. Nous ne pouvons pas en garder davantage pour vous.`,
  logsTooLarge: ({ max }) =>
    `Les parties que vous avez apportées dépasseraient ${megabytes(max)} Mo. Nous ne pouvons pas en garder davantage pour vous.`,
  tooManyPasskeys: ({ max }) => `Vous avez déjà ${max} clés d’accès. Supprimez-en d’abord une.`,
  tooManyBots: ({ max }) => `Vous avez déjà ${max} bots. Supprimez-en d’abord un.`,
  tooManyMutes: ({ max }) =>
    `Vous avez déjà masqué ${max} personnes. Rendez d’abord la parole à l’une d’elles.`,

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
  onlyBots: () => 'Il n’y aurait que des bots à cette table. Prenez-y place ou laissez-en une à quelqu’un.',
  tooManyBotTables: ({ max }) =>
    `Au plus ${count('fr', max, { one: 'table occupée seulement par des bots peut', other: 'tables occupées seulement par des bots peuvent' })} être en cours. Attendez la fin d’une partie.`,

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
  unknownVersion: ({ version, newest }) =>
    `Cette partie suit la version ${version} des règles, que ce serveur ne connaît pas ; la plus récente qu’il connaît est la ${newest}.`,
  onlyFinished: () => 'Ce sera possible une fois la partie terminée.',
  tooManyTakenBack: ({ max }) =>
    `Dans une partie, on peut reprendre ${count('fr', max, { one: 'coup', other: 'coups' })} au plus.`,
  tableUsedUp: ({ max }) =>
    `En dehors des coups, il s’est passé ${max} choses à cette table : les places restent telles quelles, et plus rien ne peut être proposé.`,
  logTakesBackTooMany: ({ max }) =>
    `Un journal où plus de ${count('fr', max, { one: 'coup a été repris', other: 'coups ont été repris' })} n’est pas conservé.`,
  chatTooFast: ({ seconds }) =>
    `Attendez un peu, vous pourrez écrire de nouveau dans ${count('fr', seconds, { one: 'seconde', other: 'secondes' })}.`,
  chatUsedUp: ({ max }) =>
    `Vous ne pouvez pas écrire plus de ${count('fr', max, { one: 'ligne', other: 'lignes' })} à une même table.`,
  watchersChatUsedUp: ({ max }) =>
    `Les spectateurs ne peuvent pas écrire, à eux tous, plus de ${count('fr', max, { one: 'ligne', other: 'lignes' })} à une même table.`,
  onlyPlayersTalk: () => 'La partie est finie : seuls ceux qui ont joué peuvent encore écrire ici.',
  noHints: () => 'Il n’y a pas de conseils dans cette partie.',
};
