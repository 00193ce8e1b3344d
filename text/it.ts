import { comparedIn } from './compared.ts';
import { count } from './languages.ts';
import type { TableText } from './table-text.ts';

const field = (path: string): string => (path === '' ? 'Questo dato' : `«${path}»`);

const players = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`);

export const it: TableText = {
  faults: {
    missing: (path) => `${field(path)} manca.`,
    unknown: (path) => `${field(path)} qui è sconosciuto.`,
    type: (path, { wanted }) => `${field(path)} deve essere ${KINDS[wanted as keyof typeof KINDS]}.`,
    range: (path, { value, min, max }) =>
      `${field(path)} vale ${value}, ma deve essere compreso tra ${min} e ${max}.`,
    againstRule: (path, { value, min, max, rule }) =>
      `${field(path)} vale ${value}; per la regola ${rule} deve ${min === max ? `valere ${min}` : `essere compreso tra ${min} e ${max}`}.`,
    choice: (path, { value, values }) => `${field(path)} vale «${value}», ma le scelte sono: ${values}.`,
    tooLong: (path, { length, max }) =>
      `${field(path)} contiene ${count('it', Number(length), { one: 'voce', other: 'voci' })}; massimo: ${max}.`,
    length: (path, { length, wanted }) =>
      `${field(path)} contiene ${count('it', Number(length), { one: 'voce', other: 'voci' })} invece di ${wanted}.`,
    sum: (path, { got, sum }) => `${field(path)} dà un totale di ${got} invece di ${sum}.`,
    conflict: (path, { with: other }) => `${field(path)} non è compatibile con ${other}.`,
    textLength: (path, { length, min, max }) =>
      `${field(path)} ha ${count('it', Number(length), { one: 'carattere', other: 'caratteri' })}; devono essere da ${min} a ${max}.`,
    unprintable: (path) => `${field(path)} contiene caratteri che non si possono mostrare.`,
  },
  logFaults: {
    empty: () => 'Il file è vuoto.',
    notJson: () => 'Questa riga non è JSON.',
    notALog: () => 'Questo non è il registro di una partita di Quayside.',
    malformed: ({ fault }, say) => `La riga è illeggibile. ${say(fault)}`,
    unknownGame: ({ game }) => `Quayside non conosce il gioco «${game}».`,
    unknownVersion: ({ version, newest }) =>
      `Il registro segue la versione ${version} delle regole, mai pubblicata; la più recente è la ${newest}.`,
    badSeats: ({ seats, min, max }) => `Il gioco è per ${players(min, max)} giocatori, non per ${seats}.`,
    wrongNumber: ({ n, wanted }) => `La mossa ${n} si trova al posto della mossa ${wanted}.`,
    gameOver: () => 'La partita era già finita.',
    refused: ({ refusal, rule }) => `Le regole non permettono questa mossa (${refusal}, regola ${rule}).`,
    wrongLuck: () => 'I dadi e le carte usciti non corrispondono alla mossa.',
    hashDiffers: () => 'La posizione dopo questa riga non è quella registrata.',
  },
  atLine: (line, what) => `riga ${line}: ${what}`,
  withRule: (sentence, rule) => `${sentence} (regola ${rule})`,
  unknownGame: (game, known) => `Nessun gioco si chiama «${game}». Giochi disponibili: ${known}.`,
  unknownEdition: (game, edition, known) =>
    known === ''
      ? `${game} ha una sola edizione: tralascia --edition.`
      : `${game} non ha un’edizione «${edition}». Edizioni disponibili: ${known}.`,
  unknownBot: (bot, known) => `Nessun bot si chiama «${bot}». Bot disponibili: ${known}.`,
  badSeats: (seats, min, max) => `Il gioco è per ${players(min, max)} giocatori, non per ${seats}.`,
  verify: {
    findings: {
      sumDiffers: () =>
        'La somma di controllo finale non corrisponde: il file non è come lo ha scritto il tavolo.',
      noTable: () => 'Questo registro non viene da un tavolo: non c’è sorte da verificare.',
      commitmentDiffers: () => 'Il seme non è quello su cui il tavolo si era impegnato.',
      drawDiffers: ({ k }) => `L’estrazione ${k} non deriva dal seme.`,
      sealDiffers: ({ n }) => `Il sigillo della mossa ${n} non corrisponde alla mossa.`,
      namesDiffer: () => 'Il registro riporta nomi diversi da quelli di chi sedeva a questo tavolo.',
    },
    noted: {
      otherTable: ({ noted, found }) =>
        `Le tue prove sono del tavolo ${noted}, questo registro è del tavolo ${found}.`,
      otherCommitment: ({ noted, found }) => `Il tavolo ti aveva promesso ${noted}, ma qui c’è ${found}.`,
      otherNonce: ({ seat, noted, found }) =>
        seat === null
          ? `Hai inviato ${noted}, ma nessun posto lo ha aggiunto alla sorte.`
          : `Il posto ${seat + 1} ha aggiunto alla sorte ${found}, ma tu hai inviato ${noted}.`,
      otherSeal: ({ seat, seal, n }) =>
        n === null
          ? `Per una mossa coperta del posto ${seat + 1} ti è stato mostrato il sigillo ${seal}; il tavolo non l’ha rispettato.`
          : `La mossa ${n} del posto ${seat + 1} porta un sigillo diverso da quello che ti è stato mostrato: ${seal}.`,
      otherMove: ({ seat, n }) =>
        n === null
          ? `Manca una mossa che hai inviato dal posto ${seat + 1}.`
          : `La mossa ${n} del posto ${seat + 1} non è quella che hai inviato.`,
    },
    agrees: (compared) => `Ciò che hai annotato coincide: ${comparedIn('it', compared, NOTED)}.`,
    notEvidence: 'Questo non è un file di prove della pagina della sorte.',
    oneFile: 'Le prove sono di un solo tavolo: indica un solo registro.',
    sound: (title, { moves, draws, seals }) =>
      `${title}: verifica di ${count('it', moves, { one: 'mossa', other: 'mosse' })}, ${count('it', draws, { one: 'estrazione', other: 'estrazioni' })} e ${count('it', seals, { one: 'sigillo', other: 'sigilli' })}; tutto è come promesso.`,
    promise: (table, commitment) =>
      `Prima della partita il tavolo ${table} deve aver mostrato: ${commitment}`,
    more: (n) => `… e ${count('it', n, { one: 'altra anomalia', other: 'altre anomalie' })}`,
    total: (files, sound) =>
      `Come promesso: ${sound} su ${count('it', files, { one: 'file', other: 'file' })}.`,
  },
  play: {
    welcome: (title, seed) => `${title}. La sorte di questa partita ha il numero ${seed}.`,
    you: 'Skipper',
    player: (n) => `Giocatore ${n}`,
    turn: (name) => `${name}, scegli:`,
    choose: (n) => (n === 1 ? 'Invio per l’unica scelta' : `1–${n}, oppure una mossa a parole`),
    more: (n) => `… e ${count('it', n, { one: 'altra mossa', other: 'altre mosse' })}`,
    help: (example) =>
      `Un numero indica una scelta. A parole: ${example}. «rules 4.3» mostra una regola, «board» il tavolo, «quit» interrompe la partita.`,
    own: (examples) => `Oppure componi tu la mossa: ${examples}`,
    example: (typed) => `Per esempio: ${typed}`,
    misread: {
      unclear: ({ part }) => `«${part}» non si capisce.`,
      unknownWord: ({ part, known }) => `«${part}» qui non esiste. Si può scrivere: ${known}.`,
      severalWords: ({ part, known }) => `«${part}» può voler dire più cose: ${known}.`,
      outOfRange: ({ part, min, max }) => `«${part}»: il numero deve essere compreso tra ${min} e ${max}.`,
      tooMany: ({ part, most }) => `«${part}»: al massimo ${most}.`,
      noNumber: ({ part }) => `«${part}»: manca un numero.`,
      notThere: ({ part }) => `«${part}»: lì non ce ne sono abbastanza.`,
      incomplete: () => 'Manca qualcosa.',
    },
    notAMove: (input) => `«${input}» non è né un numero della lista né una mossa.`,
    saved: (file) => `La partita è conservata in ${file}.`,
    over: 'La partita è finita.',
    place: (place, name, score) => `${place}. ${name}: ${score}`,
    kept: (title, moves, over) =>
      `${title}, ${count('it', moves, { one: 'mossa', other: 'mosse' })}${over ? '' : ', non finita'}`,
    goodbye: 'Buon vento!',
  },
};

const NOTED = {
  promise: 'la promessa',
  nonces: { one: 'contributo alla sorte', other: 'contributi alla sorte' },
  seals: { one: 'sigillo', other: 'sigilli' },
  moves: { one: 'mossa', other: 'mosse' },
};

const KINDS = {
  flag: 'true o false',
  text: 'un testo',
  integer: 'un numero intero',
  choice: 'una parola o un numero',
  list: 'una lista',
  fields: 'un oggetto con campi',
  hex64: 'un numero di 64 cifre esadecimali',
};
