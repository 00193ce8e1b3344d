import { count } from '../languages.ts';
import type { ServerText } from './server-text.ts';
import { kilobytes, megabytes, shownSeat, shownTime } from './shown.ts';

const players = (min: number, max: number): string => (min === max ? `${min}` : `${min} bis ${max}`);

export const de: ServerText = {
  badRequest: ({ why }) => `Diese Anfrage lässt sich nicht lesen. ${why}`,
  notJson: () => 'Diese Nachricht ist kein JSON.',
  tooLarge: ({ max }) => `Das ist zu viel auf einmal; erlaubt sind ${kilobytes(max)} kB.`,
  tooMany: ({ seconds }) =>
    `Das war viel in kurzer Zeit. Versuch es in ${count('de', seconds, { one: 'Sekunde', other: 'Sekunden' })} noch einmal.`,
  notFound: () => 'Hier gibt es nichts.',
  wrongOrigin: () => 'Diese Anfrage kam von einer anderen Website. Bitte öffne Quayside direkt.',
  busy: () => 'Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.',
  internal: ({ ref }) =>
    `Bei uns ist etwas schiefgegangen. Versuch es noch einmal; hilft das nicht, nenn uns diesen Code: ${ref}.`,

  signInFirst: () => 'Melde dich zuerst an oder spiel als Gast.',
  notForGuests: () =>
    'Das geht nicht als Gast. Such dir zuerst einen Namen und ein Passwort oder einen Passkey aus.',
  badSession: () => 'Du bist nicht mehr angemeldet. Bitte melde dich noch einmal an.',
  badToken: () => 'Dieses Zugriffstoken gilt nicht. Leg in deinen Einstellungen ein neues an.',
  wrongPassword: () => 'Der Name oder das Passwort stimmt nicht.',
  nameTaken: ({ name }) => `„${name}“ heißt schon jemand. Such dir einen anderen Namen aus.`,
  badName: ({ min, max }) =>
    `Ein Name hat ${min} bis ${max} Buchstaben, Ziffern, Leerzeichen oder Bindestriche.`,
  mixedName: () => 'Schreib jedes Wort eines Namens nur in einem Alphabet.',
  weakPassword: ({ min }) => `Das Passwort ist zu kurz. Nimm mindestens ${min} Zeichen.`,
  commonPassword: () => 'Dieses Passwort gehört zu denen, die alle zuerst probieren. Nimm ein anderes.',
  simplePassword: () =>
    'Dieses Passwort wiederholt sich nur oder läuft die Tasten entlang. Nimm ein anderes.',
  passwordIsName: () => 'Dieses Passwort ist kaum mehr als ein Name. Nimm ein anderes.',
  recentSignIn: () => 'Zeig dafür noch einmal, dass du es bist: mit deinem Passwort oder einem Passkey.',
  linkExpired: () => 'Dieser Link ist abgelaufen. Fordere einen neuen an.',
  linkUsed: () =>
    'Dieser Link gilt nicht mehr: Er wurde schon benutzt, oder das Passwort ist inzwischen ein anderes. Fordere einen neuen an.',
  noMail: () =>
    'Dieser Server verschickt keine Mails. Bitte den Betreiber um einen Link für ein neues Passwort.',
  passkeyFailed: () =>
    'Mit dem Passkey hat es nicht geklappt. Versuch es noch einmal oder nimm dein Passwort.',
  noSuchPerson: () => 'So heißt hier niemand.',
  alreadySignedUp: () => 'Du hast schon ein Konto.',
  badWord: () => 'Dieser Name ist hier nicht erwünscht. Wähle einen anderen.',

  suspended: ({ until, why }) =>
    until === 0
      ? `Du bist auf Dauer gesperrt. Der Grund: „${why}“.`
      : `Du bist bis ${shownTime('de', until)} gesperrt. Der Grund: „${why}“.`,
  moderatorsOnly: () => 'Das können nur Moderatoren.',
  isModerator: () => 'Diese Person moderiert selbst. Bitte wende dich an den Betreiber.',
  noSuchLine: () => 'Diese Zeile ist nicht mehr zu finden.',
  alreadyReported: () => 'Das hast du schon gemeldet. Jemand wird es sich ansehen.',
  alreadyDecided: () => 'Darüber hat schon jemand anders entschieden.',
  notSuspended: () => 'Diese Person ist nicht gesperrt.',

  tooManyTables: ({ max }) =>
    `Du hast schon ${max} Tische, an denen noch nicht fertig gespielt ist. Spiel an einem davon zu Ende, oder warte ab: Tische, an denen niemand anfängt, werden weggeräumt.`,
  tooManySeats: ({ max }) =>
    `Du sitzt schon an ${max} Tischen, an denen noch nicht fertig gespielt ist. Beende zuerst eine Partie oder verlass einen Tisch.`,
  tooManyLogs: ({ max }) =>
    `Du hast schon ${max} Partien mitgebracht. Mehr können wir nicht für dich aufheben.`,
  logsTooLarge: ({ max }) =>
    `Deine mitgebrachten Partien wären zusammen größer als ${megabytes(max)} MB. Mehr können wir nicht für dich aufheben.`,
  tooManyPasskeys: ({ max }) => `Du hast schon ${max} Passkeys. Entferne zuerst einen davon.`,
  tooManyBots: ({ max }) => `Du hast schon ${max} Bots. Entferne zuerst einen davon.`,
  tooManyMutes: ({ max }) =>
    `Du hast schon ${max} Leute stummgeschaltet. Lass zuerst jemanden wieder zu Wort kommen.`,

  noTable: ({ table }) => `Einen Tisch „${table}“ gibt es nicht. Prüf den Link.`,
  unknownGame: ({ game }) => `Quayside kennt das Spiel „${game}“ nicht.`,
  unknownBot: ({ bot }) => `Für dieses Spiel gibt es keinen Bot namens „${bot}“.`,
  badSeats: ({ seats, min, max }) => `Das Spiel ist für ${players(min, max)} Personen, nicht für ${seats}.`,
  badOptions: ({ why }) => `Diese Optionen passen nicht zum Spiel. ${why}`,
  noSeat: ({ seat }) => `An diesem Tisch gibt es keinen Platz ${shownSeat(seat)}.`,
  seatTaken: ({ seat }) => `Platz ${shownSeat(seat)} ist schon besetzt. Such dir einen anderen aus.`,
  alreadySeated: ({ seat }) => `Du sitzt schon auf Platz ${shownSeat(seat)}.`,
  notSeated: () => 'Du sitzt nicht an diesem Tisch. Bevor das Spiel beginnt, kannst du dich setzen.',
  notYourTable: () => 'Das kann nur, wer den Tisch eröffnet hat.',
  needsKey: () => 'Dieser Tisch ist privat. Lass dir den vollständigen Link geben.',
  alreadyStarted: () => 'Das Spiel hat schon begonnen.',
  notFull: ({ free }) =>
    `Es ${free === 1 ? 'ist' : 'sind'} noch ${count('de', free, { one: 'Platz', other: 'Plätze' })} frei. Warte auf andere oder setz Bots dazu.`,
  ratedNeedsPeople: () =>
    'Gewertete Partien sind nur für Leute mit Konto. Leg eins an oder spiel ohne Wertung.',
  onlyBots: () =>
    'An diesem Tisch säßen nur Bots. Setz dich selbst dazu oder lass jemandem einen Platz frei.',
  tooManyBotTables: ({ max }) =>
    `Es dürfen höchstens ${count('de', max, { one: 'Tisch', other: 'Tische' })} zugleich laufen, an denen nur Bots sitzen. Warte, bis einer fertig ist.`,

  notStarted: () => 'Das Spiel hat noch nicht begonnen.',
  over: () => 'Das Spiel ist zu Ende.',
  notYourTurn: () => 'Du bist nicht am Zug.',
  stale: () => 'Am Tisch ist inzwischen etwas passiert. Schau hin und wähl noch einmal.',
  malformedMove: ({ why }) => `Dieser Zug lässt sich nicht lesen. ${why}`,
  move: ({ rule }) => `Die Regeln erlauben diesen Zug nicht (Regel ${rule}).`,
  nothingToTakeBack: ({ moves }) =>
    moves === 0
      ? 'Du hast keinen Zug, den du zurücknehmen könntest.'
      : `Du kannst höchstens ${count('de', moves, { one: 'Zug', other: 'Züge' })} zurücknehmen.`,
  proposalPending: () => 'Es liegt schon ein Vorschlag auf dem Tisch. Antworte zuerst auf den.',
  noProposal: () => 'Es liegt kein Vorschlag auf dem Tisch.',
  ratedWithBots: () =>
    'In einer gewerteten Partie mit Bots lässt sich nichts vereinbaren. Spiel weiter oder gib auf.',
  notGone: () => 'Der Platz gehört noch dir; kein Bot spielt für dich.',
  timeOver: () => 'Deine Zeit für diesen Zug ist um; ein Bot macht ihn zu Ende.',
  resigned: () => 'Du hast diese Partie aufgegeben. Zuschauen kannst du weiterhin.',
  unknownVersion: ({ version, newest }) =>
    `Diese Partie folgt Version ${version} der Regeln, die dieser Server nicht kennt; die neueste, die er kennt, ist ${newest}.`,
  onlyFinished: () => 'Das geht erst, wenn das Spiel zu Ende ist.',
  tooManyTakenBack: ({ max }) =>
    `In einer Partie lassen sich höchstens ${count('de', max, { one: 'Zug', other: 'Züge' })} zurücknehmen.`,
  tableUsedUp: ({ max }) =>
    `Außer Zügen sind an diesem Tisch ${max} Dinge passiert: Die Plätze bleiben jetzt, wie sie sind, und vorschlagen lässt sich nichts mehr.`,
  logTakesBackTooMany: ({ max }) =>
    `Protokolle, in denen mehr als ${count('de', max, { one: 'Zug', other: 'Züge' })} zurückgenommen wurden, werden nicht aufbewahrt.`,
  chatTooFast: ({ seconds }) =>
    `Nicht so schnell: In ${count('de', seconds, { one: 'Sekunde', other: 'Sekunden' })} kannst du wieder schreiben.`,
  chatUsedUp: ({ max }) =>
    `Mehr als ${count('de', max, { one: 'Zeile', other: 'Zeilen' })} kannst du an einem Tisch nicht schreiben.`,
  watchersChatUsedUp: ({ max }) =>
    `Mehr als ${count('de', max, { one: 'Zeile', other: 'Zeilen' })} können alle, die zuschauen, an einem Tisch zusammen nicht schreiben.`,
  onlyPlayersTalk: () => 'Das Spiel ist vorbei: Hier schreiben jetzt nur noch die, die mitgespielt haben.',
  noHints: () => 'In dieser Partie gibt es keine Tipps.',
};
