import { count } from '../languages.ts';
import type { ServerText } from './server-text.ts';
import { kilobytes, megabytes, shownSeat, shownTime } from './shown.ts';

const players = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`);

export const it: ServerText = {
  badRequest: ({ why }) => `Questa richiesta è illeggibile. ${why}`,
  notJson: () => 'Questo messaggio non è JSON.',
  tooLarge: ({ max }) => `È troppo in una volta sola; il massimo è ${kilobytes(max)} kB.`,
  tooMany: ({ seconds }) =>
    `Troppe richieste in poco tempo. Riprova tra ${count('it', seconds, { one: 'secondo', other: 'secondi' })}.`,
  notFound: () => 'Qui non c’è nulla.',
  wrongOrigin: () => 'Questa richiesta arriva da un altro sito. Apri Quayside direttamente.',
  busy: () => 'Il server ha molto da fare. Riprova tra un attimo.',
  internal: ({ ref }) =>
    `Qualcosa è andato storto da parte nostra. Riprova; se succede ancora, comunicaci questo codice: ${ref}.`,

  signInFirst: () => 'Prima accedi, oppure gioca come ospite.',
  notForGuests: () => 'Come ospite non si può. Prima scegli un nome e una password o una passkey.',
  badSession: () => 'La tua sessione è scaduta. Accedi di nuovo.',
  badToken: () => 'Questo token di accesso non è valido. Creane uno nuovo nelle impostazioni.',
  wrongPassword: () => 'Nome o password non corretti.',
  nameTaken: ({ name }) => `Il nome «${name}» è già preso. Scegline un altro.`,
  badName: ({ min, max }) => `Un nome ha da ${min} a ${max} lettere, cifre, spazi o trattini.`,
  mixedName: () => 'Scrivi ogni parola di un nome in un solo alfabeto.',
  weakPassword: ({ min }) => `La password è troppo corta. Usa almeno ${min} caratteri.`,
  commonPassword: () => 'Questa password è tra quelle che tutti provano per prime. Scegline un’altra.',
  simplePassword: () => 'Questa password si ripete soltanto o segue la fila dei tasti. Scegline un’altra.',
  passwordIsName: () => 'Questa password è poco più di un nome. Scegline un’altra.',
  recentSignIn: () => 'Per questo mostra ancora una volta che sei tu: con la password o con una passkey.',
  linkExpired: () => 'Questo link è scaduto. Chiedine uno nuovo.',
  linkUsed: () =>
    'Questo link non vale più: è già stato usato, o nel frattempo la password è cambiata. Chiedine uno nuovo.',
  noMail: () => 'Questo server non manda e-mail. Chiedi a chi lo gestisce un link per una nuova password.',
  passkeyFailed: () => 'La passkey non ha funzionato. Riprova o usa la password.',
  noSuchPerson: () => 'Qui nessuno ha questo nome.',
  alreadySignedUp: () => 'Hai già un account.',
  badWord: () => 'Questo nome qui non è gradito. Scegline un altro.',

  suspended: ({ until, why }) =>
    until === 0
      ? `Il tuo account è sospeso per sempre. Motivo: «${why}».`
      : `Il tuo account è sospeso fino al ${shownTime('it', until)}. Motivo: «${why}».`,
  moderatorsOnly: () => 'Possono farlo solo i moderatori.',
  isModerator: () => 'Questa persona è un moderatore. Rivolgiti al gestore del sito.',
  noSuchLine: () => 'Questo messaggio non si trova più.',
  alreadyReported: () => 'L’hai già segnalato. Un moderatore lo esaminerà.',
  alreadyDecided: () => 'Ha già deciso un altro moderatore.',
  notSuspended: () => 'Questa persona non è sospesa.',

  tooManyTables: ({ max }) =>
    `Hai già ${max} tavoli non conclusi. Porta a termine una partita, oppure aspetta: i tavoli che nessuno comincia vengono sgomberati.`,
  tooManySeats: ({ max }) =>
    `Sei già seduto a ${max} tavoli non conclusi. Prima finisci una partita o lascia un tavolo.`,
  tooManyLogs: ({ max }) => `Hai già portato qui ${max} partite. Non possiamo conservarne altre per te.`,
  logsTooLarge: ({ max }) =>
    `Le partite che hai portato occuperebbero più di ${megabytes(max)} MB. Non possiamo conservarne altre per te.`,
  tooManyPasskeys: ({ max }) => `Hai già ${max} passkey. Prima rimuovine una.`,
  tooManyBots: ({ max }) => `Hai già ${max} bot. Prima rimuovine uno.`,
  tooManyMutes: ({ max }) => `Hai già silenziato ${max} persone. Prima ridai la parola a qualcuno.`,

  noTable: ({ table }) => `Il tavolo «${table}» non esiste. Controlla il link.`,
  unknownGame: ({ game }) => `Quayside non conosce il gioco «${game}».`,
  unknownBot: ({ bot }) => `Questo gioco non ha un bot di nome «${bot}».`,
  badSeats: ({ seats, min, max }) => `Il gioco è per ${players(min, max)} giocatori, non per ${seats}.`,
  badOptions: ({ why }) => `Queste opzioni non vanno bene per il gioco. ${why}`,
  noSeat: ({ seat }) => `Questo tavolo non ha un posto ${shownSeat(seat)}.`,
  seatTaken: ({ seat }) => `Il posto ${shownSeat(seat)} è già occupato. Scegline un altro.`,
  alreadySeated: ({ seat }) => `Occupi già il posto ${shownSeat(seat)}.`,
  notSeated: () => 'Non hai un posto a questo tavolo. Puoi prenderne uno prima che la partita cominci.',
  notYourTable: () => 'Può farlo solo chi ha aperto il tavolo.',
  needsKey: () => 'Questo tavolo è privato. Chiedi il link completo.',
  alreadyStarted: () => 'La partita è già cominciata.',
  notFull: ({ free }) =>
    `${free === 1 ? 'C’è' : 'Ci sono'} ancora ${count('it', free, { one: 'posto libero', other: 'posti liberi' })}. Aspetta altri giocatori o aggiungi dei bot.`,
  ratedNeedsPeople: () =>
    'Le partite classificate sono solo per chi ha un account. Creane uno o gioca una partita non classificata.',
  onlyBots: () => 'A questo tavolo ci sarebbero solo bot. Siediti anche tu, o lascia un posto a qualcuno.',
  tooManyBotTables: ({ max }) =>
    `${max === 1 ? 'Può essere in corso' : 'Possono essere in corso'} al massimo ${count('it', max, { one: 'tavolo', other: 'tavoli' })} di soli bot. Aspetta che una partita finisca.`,

  notStarted: () => 'La partita non è ancora cominciata.',
  over: () => 'La partita è finita.',
  notYourTurn: () => 'Non è il tuo turno.',
  stale: () => 'Nel frattempo al tavolo è successo qualcosa. Dai un’occhiata e scegli di nuovo.',
  malformedMove: ({ why }) => `Questa mossa è illeggibile. ${why}`,
  move: ({ rule }) => `Le regole non permettono questa mossa (regola ${rule}).`,
  nothingToTakeBack: ({ moves }) =>
    moves === 0
      ? 'Non hai nessuna mossa da ritirare.'
      : `Puoi ritirare al massimo ${count('it', moves, { one: 'mossa', other: 'mosse' })}.`,
  proposalPending: () => 'C’è già una proposta sul tavolo. Prima rispondi a quella.',
  noProposal: () => 'Non c’è nessuna proposta sul tavolo.',
  ratedWithBots: () =>
    'In una partita classificata con dei bot non si decide nulla di comune accordo. Continua o abbandona.',
  notGone: () => 'Il posto è ancora tuo; nessun bot gioca per te.',
  timeOver: () => 'Il tuo tempo per questo turno è scaduto; lo finisce un bot.',
  resigned: () => 'Hai abbandonato questa partita. Puoi ancora guardarla.',
  unknownVersion: ({ version, newest }) =>
    `Questa partita segue la versione ${version} delle regole, che questo server non conosce; la più recente che conosce è la ${newest}.`,
  onlyFinished: () => 'Sarà possibile quando la partita sarà finita.',
  tooManyTakenBack: ({ max }) =>
    `In una partita si possono ritirare al massimo ${count('it', max, { one: 'mossa', other: 'mosse' })}.`,
  tableUsedUp: ({ max }) =>
    `Oltre alle mosse, a questo tavolo sono successe ${max} cose: i posti restano come sono e non si può più proporre nulla.`,
  logTakesBackTooMany: ({ max }) =>
    `I registri in cui sono state ritirate più di ${count('it', max, { one: 'mossa', other: 'mosse' })} non vengono conservati.`,
  chatTooFast: ({ seconds }) =>
    `Non così in fretta: potrai scrivere di nuovo tra ${count('it', seconds, { one: 'secondo', other: 'secondi' })}.`,
  chatUsedUp: ({ max }) =>
    `Allo stesso tavolo non puoi scrivere più di ${count('it', max, { one: 'riga', other: 'righe' })}.`,
  watchersChatUsedUp: ({ max }) =>
    `A un tavolo, chi guarda non può scrivere più di ${count('it', max, { one: 'riga', other: 'righe' })} in tutto.`,
  onlyPlayersTalk: () => 'La partita è finita: ora qui scrive solo chi ha giocato.',
  noHints: () => 'In questa partita non ci sono consigli.',
};
