import { count } from '../../../text/languages.ts';
import type { ReplayWords } from './words.ts';

const moves = (n: number): string => count('it', n, { one: 'mossa', other: 'mosse' });

export const it: ReplayWords = {
  title: (game) => `Rivedi: ${game}`,
  controls: {
    label: 'Rivedi la partita',
    first: 'All’inizio',
    back: 'Una mossa indietro',
    play: 'Avvia',
    pause: 'Pausa',
    next: 'Una mossa avanti',
    last: 'Alla fine',
    speed: (times) => `Velocità ${times}×`,
    scrubber: 'Punto della partita',
    keys: '← → una mossa, Spazio: avvia, Inizio e Fine: all’inizio e alla fine.',
  },
  start: 'L’inizio',
  move: (n, of) => `Mossa ${n} di ${of}`,
  moments: 'Momenti chiave',
  eyes: { label: 'Visto da', all: 'Niente di nascosto' },
  share: 'Condividi',
  shared: 'Link copiato',
  shareFailed: 'Senza connessione niente link',
  toTable: 'Al tavolo',
  running: 'Questa partita è ancora in corso. Vedi ciò che si vedeva al tavolo.',
  playOn: 'Continua da qui',
  playOnHelp: 'Da questa posizione giochi contro i bot, qui nel tuo browser.',
  open: {
    title: 'Apri una partita',
    text: 'Trascina qui il registro di una partita o scegli il file. Resta nel tuo browser.',
    where: 'Il registro di ogni partita finita si scarica insieme al risultato.',
    pick: 'Scegli un file',
    another: 'Apri un altro registro',
  },
  wrong: {
    title: 'Questa partita non si può mostrare',
    file: 'Il file non è un registro che Quayside sappia rigiocare.',
    lobby: 'Alla sala',
  },
  look: {
    title: 'Stai guardando indietro.',
    now: 'Torna alla partita',
    since: 'Mostra che cosa è successo da allora',
    yourTurn: 'Tocca a te.',
  },
  result: {
    wins: (name, score) => `${name} vince con ${score}`,
    winsAlone: (name) => `${name} vince`,
    shares: (names, score) => `${names} si dividono la vittoria con ${score}`,
    scored: (n) => count('it', n, { one: 'punto', other: 'punti' }),
    stopped: 'La partita è stata chiusa in anticipo',
    ahead: (score, name) => `${score} davanti a ${name}.`,
    level: (name) => `Alla pari con ${name}; decide la regola dello spareggio.`,
    rounds: (n) => count('it', n, { one: 'round', other: 'round' }),
    money: (n) => (n < 0 ? `−$${-n}` : `$${n}`),
    replay: 'Rivedi',
    board: 'Guarda il tavolo',
    reckoning: 'Il conto finale',
    reckoningHelp: 'Riga per riga, come a un vero tavolo.',
    unfold: 'Ripeti il conto',
    unfoldAll: 'Mostra tutto',
    line: 'Che cosa conta',
    total: 'Totale',
    posts: {
      cash: 'Contanti',
      island: 'Isola',
      harbour: 'Deposito portuale',
      ship: 'Nave',
      bankPort: 'Porto della banca',
      loans: 'Prestiti',
    },
  },
  charts: {
    round: (n) => `round ${n}`,
    container: {
      worth: {
        title: 'Quanto valeva ciascuno',
        help: 'Come se la partita fosse finita lì. Segreto durante la partita.',
      },
      cash: {
        title: 'Il denaro nel tempo',
        help: 'Contanti alla fine di ogni round. Segreto durante la partita.',
      },
      island: { title: 'Container sull’isola', help: 'Quanti ne aveva lì ciascuno alla fine di ogni round.' },
    },
    shanghaien: {
      points: { title: 'I punti nel tempo', help: 'Come se la partita fosse finita dopo ogni round.' },
      crew: { title: 'Equipaggi', help: 'Quanti marinai aveva ingaggiato ciascuno.' },
    },
    'cargo-noir': {
      points: { title: 'I punti nel tempo', help: 'Quanto valevano le carte dopo ogni round.' },
      coins: { title: 'Le monete nel tempo', help: 'In cassaforte alla fine di ogni round.' },
      goods: { title: 'Merci in magazzino', help: 'Quanti gettoni alla fine di ogni round.' },
    },
  },
  luck: {
    title: 'Verifica la sorte',
    lead: 'Prima che qualcuno si sieda, il tavolo promette un numero segreto pubblicandone l’impronta. Ogni dado e ogni carta ne deriva. Dopo la partita il numero è noto e questa pagina rifà tutti i calcoli.',
    note: 'Non devi fidarti di questo server: il registro si può verificare con qualsiasi altro programma.',
    checking: 'Calcolo in corso…',
    good: 'Tutto è come promesso.',
    fits: 'Nel registro tutto combacia.',
    bad: 'Qualcosa non torna.',
    byServer: 'Su una pagina non sicura il browser non calcola impronte, perciò l’ha fatto il server.',
    steps: {
      file: {
        title: () => 'Il registro è integro',
        text: 'L’ultima riga è la somma di controllo di tutte le precedenti.',
      },
      promise: {
        title: () => 'Il numero è quello promesso',
        text: 'SHA-256 del numero deve dare l’impronta pubblicata prima della partita.',
      },
      draws: {
        title: (n) => `${count('it', n, { one: 'estrazione ne deriva', other: 'estrazioni ne derivano' })}`,
        text: 'Ciascuna è HMAC-SHA-256 del tavolo, del contributo di ogni posto e del numero dell’estrazione.',
      },
      seals: {
        title: (n) =>
          `${count('it', n, { one: 'mossa sigillata intatta', other: 'mosse sigillate intatte' })}`,
        text: 'Ciò che è stato posato coperto è proprio ciò che è stato scoperto.',
      },
      rules: {
        title: (n) => `${moves(n)} secondo le regole`,
        text: 'Ogni mossa è stata rigiocata; ciascuna era lecita e porta dove dice il registro.',
      },
    },
    seed: 'Il numero',
    promise: 'La promessa',
    nonces: 'Contributi dei posti',
    none: 'Non c’è niente da verificare: nessun tavolo ha scritto questo registro.',
    file: 'Verifica un file',
    noted: {
      agrees: 'Ciò che il tuo browser ha annotato coincide',
      differs: 'Il tavolo non ha rispettato ciò che aveva mostrato al tuo browser',
      nothing: 'Il tuo browser non ha annotato nulla',
      whyNothing:
        'Non ha visto questo tavolo finché il numero era segreto, quindi non può dire se qualcosa è stato scambiato. Se hai giocato su un altro dispositivo, guarda lì.',
      since: (date) => `Annotato dal ${date}, quando il numero era ancora segreto.`,
      promise: 'La promessa è quella che il tavolo ha mostrato per prima.',
      nonce: 'Il tuo contributo alla sorte è quello inviato dal tuo browser.',
      noNonce:
        'Il tuo contributo alla sorte non è stato confrontato: non ti sei seduto qui con questo browser.',
      seals: (n) =>
        `${count('it', n, { one: 'sigillo è come è stato mostrato.', other: 'sigilli sono come sono stati mostrati.' })}`,
      moves: (n) =>
        `${count('it', n, { one: 'tua mossa è come l’hai inviata.', other: 'tue mosse sono come le hai inviate.' })}`,
      dropped: (n) =>
        `${count('it', n, { one: 'appunto più vecchio non è stato conservato.', other: 'appunti più vecchi non sono stati conservati.' })}`,
      download: 'Scarica le mie prove',
      alarm: 'Questo tavolo non rispetta ciò che aveva mostrato al tuo browser.',
      whatToDo: 'Della sua sorte non ci si può fidare. Scarica le tue prove: chiunque può verificarle.',
    },
  },
};
