import type { AlertText } from './alert-text.ts';

export const it: AlertText = {
  turn: {
    subject: (title) => `${title}: tocca a te`,
    body: (title, names) => `Tocca a te nella partita di ${title} con ${names}.`,
  },
  over: {
    subject: (title) => `${title}: la partita è finita`,
    body: (title, names, place) => {
      const sentence = `La tua partita di ${title} con ${names} è finita.`;
      return place === null ? sentence : `${sentence} Hai chiuso al ${place}º posto.`;
    },
  },
  toTheTable: 'Vai al tavolo:',
  unsubscribe: 'Ricevi questo messaggio perché l’hai chiesto nelle tue impostazioni. Per non riceverne più:',
  unsubscribing: {
    title: 'Niente più messaggi da Quayside',
    question: 'Vuoi che smettiamo di scriverti quando tocca a te o quando una partita è finita?',
    button: 'Non inviare più questi messaggi',
    done: 'Fatto: non riceverai più questi messaggi. Puoi riattivarli nelle tue impostazioni.',
    failed: 'Questo link non è più valido. Puoi disattivare i messaggi nelle tue impostazioni.',
  },
  confirm: {
    subject: 'Quayside: conferma il tuo indirizzo',
    body: 'Questo indirizzo è stato indicato su Quayside, un tavolo online per giochi da tavolo, per ricevere avvisi. Se l’hai fatto tu, confermalo qui:',
    otherwise: 'Altrimenti ignora semplicemente questo messaggio.',
  },
  confirming: {
    title: 'Conferma il tuo indirizzo',
    question:
      'Vuoi che ti scriviamo a questo indirizzo quando tocca a te, quando una partita è finita e se dimentichi la password?',
    button: 'Sì, scrivetemi',
    done: 'Grazie, il tuo indirizzo è confermato. Puoi disattivare questi messaggi in qualsiasi momento nelle tue impostazioni.',
    failed:
      'Questo link non è più valido. Indica di nuovo il tuo indirizzo nelle impostazioni e te ne manderemo uno nuovo.',
    expired: 'Questo link è scaduto: valeva tre giorni. Fattelo mandare di nuovo dalle impostazioni.',
  },
  reset: {
    subject: 'Quayside: una nuova password',
    body: (name) =>
      `Su Quayside è stata chiesta una nuova password per ${name}. Se l’hai chiesta tu, sceglila qui entro un’ora; il link vale una volta sola:`,
    otherwise: 'Altrimenti ignora questo messaggio: la tua password resta com’è.',
  },
};
