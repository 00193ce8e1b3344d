import { count } from '../../text/languages.ts';
import type { ClientText } from './client-text.ts';

const tables = (n: number): string => count('it', n, { one: 'tavolo', other: 'tavoli' });

export const it: ClientText = {
  shell: {
    skip: 'Vai al contenuto',
    home: 'Quayside, alla sala',
    nav: 'Menu principale',
    play: 'Gioca',
    tables: 'Tavoli',
    watch: 'Guarda',
    rules: 'Regole',
    settings: 'Impostazioni',
    language: 'Lingua',
    theme: 'Giorno o notte',
    themes: { system: 'Come il dispositivo', light: 'Giorno', dark: 'Notte' },
    guest: 'ospite',
    newcomer: 'Il tuo profilo',
    keepName: 'Tieni questo nome',
    reconnecting: 'Riconnessione …',
    stored: 'Le tue mosse sono salvate; nulla va perso.',
    unreachable: 'Il server non risponde. Riprova tra un momento.',
    offline: 'Sei offline.',
    offlineHelp: '«Gioca ora» avvia una partita su questo dispositivo.',
    loading: 'Un momento …',
    failed: 'Non è stato possibile caricare questa pagina.',
    again: 'Riprova',
    close: 'Chiudi',
    about:
      'Un tavolo in rete per quattro giochi di navi e commercio. I nomi dei giochi rendono merito ai loro autori; i disegni sono nostri.',
    programmers: 'Per chi programma',
    api: 'Interfaccia HTTP',
  },
  lost: {
    title: 'Nessun ormeggio a questo indirizzo',
    text: 'Qui non c’è nessuna pagina. Forse il link è incompleto, o la pagina si è spostata.',
    lobby: 'Alla sala',
    rules: 'Alle regole',
  },
  trouble: {
    noTable: {
      title: 'Questo tavolo non esiste',
      text: 'Forse il link è incompleto, o l’invito è vecchio: i tavoli aperti a cui non viene nessuno vengono sparecchiati.',
    },
    needsKey: {
      title: 'Questo tavolo è privato',
      text: 'Il suo link porta una chiave dopo il #: manca, o non vale più. Chiedi il link intero a chi ti ha invitato.',
    },
    notHere: {
      title: 'Questa partita non è qui',
      text: 'Le partite su un dispositivo restano nel browser in cui sono cominciate. Era un altro, o la partita è stata rimossa.',
    },
    otherRules: {
      title: 'Questa partita è cominciata con altre regole',
      text: 'Da allora Quayside è cambiato e la partita non può continuare.',
    },
    renewed: {
      title: 'Quayside è stato rinnovato',
      text: 'Il server parla una lingua più nuova di questa pagina. Ricaricala: non va perso nulla.',
    },
    own: 'Apri un tavolo tuo',
    renew: 'Carica la pagina nuova',
    watching: 'Tutti i posti sono occupati: stai guardando.',
  },
  titles: {
    container: {
      name: 'Container',
      edition: '2007',
      scene: 'Un porto container a mezzogiorno: una gru gialla carica un container arancione su una nave',
      blurb: 'Produci a poco, vendi caro e fai offerte segrete per ciò che arriva all’isola.',
    },
    anniversary: {
      name: 'Container',
      edition: '10º anniversario',
      scene: 'La banca d’investimento, una casa di ottone e vetro sul suo molo, nella luce d’autunno',
      blurb: 'Lo stesso porto, e una banca che scambia denaro e container, nei due sensi.',
    },
    shanghaien: {
      name: 'Shanghaien',
      edition: '',
      scene: 'Una taverna a lume di lanterna: sei carte in fila, due dadi rossi, due dadi avorio',
      blurb: 'Due capitani, sei marinai al banco e dadi che decidono chi si imbarca.',
    },
    'cargo-noir': {
      name: 'Cargo Noir',
      edition: '',
      scene: 'Un porto di notte sotto l’insegna Macao; navi ferme su pile di monete',
      blurb: 'Supera le offerte altrui in ogni porto, poi scambia le merci con carte.',
    },
  },
  levels: { random: 'Mozzo', greedy: 'Marinaio', sensible: 'Capitano' },
  strengths: { random: 'facile', greedy: 'medio', sensible: 'forte' },
  hero: {
    title: ['Quattro giochi di navi', 'e commercio. Siediti.'],
    lead: 'Contro i bot in due secondi. Con gli amici tramite un link.',
    live: (people, n) => `${count('it', people, { one: 'persona', other: 'persone' })} a ${tables(n)}`,
  },
  card: {
    players: 'giocatori',
    minutes: 'min',
    weight: 'peso',
    weightOf: (n) => `peso ${n} su 5`,
    level: 'Livello dei bot',
    play: 'Gioca ora',
    against: (bots) => (bots === 1 ? 'contro un bot' : `contro ${bots} bot`),
  },
  clock: {
    untimed: 'Senza orologio',
    live: (turn) => `${turn} s a mossa`,
    correspondence: (hours) =>
      hours % 24 === 0
        ? `${count('it', hours / 24, { one: 'giorno', other: 'giorni' })} a mossa`
        : `${hours} h a mossa`,
  },
  mine: {
    title: 'I tuoi tavoli',
    waiting: (n) => (n === 1 ? 'Uno aspetta te.' : `${n} aspettano te.`),
    yourTurn: 'Tocca a te',
    youAreAsked: 'Il tavolo aspetta la tua mossa.',
    waitingFor: (names) => `Si aspetta: ${names}.`,
    gathering: (free) => `Ancora ${count('it', free, { one: 'posto libero', other: 'posti liberi' })}.`,
    over: 'La partita è finita.',
    place: (place) => `Il tuo posto in classifica: ${place}.`,
    play: 'Continua',
    look: 'Guarda',
    you: 'Tu',
    here: 'Su questo dispositivo',
    player: (n) => `Giocatore ${n}`,
    remove: 'Rimuovi',
    empty: 'Non sei ancora a nessun tavolo. Scegli un gioco qui sopra e il primo apparirà qui.',
  },
  open: {
    title: 'Tavoli aperti',
    live: 'Dal vivo',
    button: 'Apri un tavolo',
    sit: 'Siediti',
    free: (seats) => count('it', seats, { one: 'libero', other: 'liberi' }),
    freeSeat: 'posto libero',
    rated: 'Classificato',
    bot: (level, strength) => `${level} (bot${strength && `, ${strength}`})`,
    empty: 'In questo momento nessun tavolo aspetta giocatori.',
    emptyHint: 'Aprine uno: basta un attimo, e chi è in sala lo vede.',
  },
  watch: {
    title: 'Guarda',
    count: tables,
    empty: 'Ora non si gioca nessuna partita pubblica. Appena ne comincia una, puoi seguirla qui.',
  },
  book: {
    title: (game) => `${game}: le regole`,
    books: 'Regolamenti',
    contents: 'Indice',
    search: 'Cerca nelle regole',
    found: (rules) => count('it', rules, { one: 'regola trovata', other: 'regole trovate' }),
    none: 'Nessuna regola ne parla. Prova un’altra parola.',
  },
};
