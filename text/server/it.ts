import { count } from '../languages.ts';
import type { ServerText } from './server-text.ts';
import { kilobytes, shownSeat } from './shown.ts';

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
  weakPassword: ({ min }) => `La password è troppo corta o troppo comune. Usa almeno ${min} caratteri.`,
  passkeyFailed: () => 'La passkey non ha funzionato. Riprova o usa la password.',
  noSuchPerson: () => 'Qui nessuno ha questo nome.',
  alreadySignedUp: () => 'Hai già un account.',

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
  otherVersion: ({ version, known }) =>
    `Questa partita segue la versione ${version} delle regole; il server conosce la versione ${known}.`,
  onlyFinished: () => 'Sarà possibile quando la partita sarà finita.',
  muted: () => 'Al momento qui non puoi scrivere.',
  noHints: () => 'In questa partita non ci sono consigli.',
};
