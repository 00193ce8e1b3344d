import { comparedIn } from './compared.ts';
import { count } from './languages.ts';
import type { TableText } from './table-text.ts';

const field = (path: string): string => (path === '' ? 'Der Wert' : `„${path}“`);
const players = (min: number, max: number): string => (min === max ? `${min}` : `${min} bis ${max}`);

export const de: TableText = {
  faults: {
    missing: (path) => `${field(path)} fehlt.`,
    unknown: (path) => `${field(path)} ist hier nicht bekannt.`,
    type: (path, { wanted }) => `${field(path)} muss ${KINDS[wanted as keyof typeof KINDS]} sein.`,
    range: (path, { value, min, max }) =>
      `${field(path)} ist ${value}, muss aber zwischen ${min} und ${max} liegen.`,
    againstRule: (path, { value, min, max, rule }) =>
      `${field(path)} ist ${value}; nach Regel ${rule} muss es ${min === max ? `${min} sein` : `zwischen ${min} und ${max} liegen`}.`,
    choice: (path, { value, values }) => `${field(path)} ist „${value}“, erlaubt ist aber nur: ${values}.`,
    tooLong: (path, { length, max }) =>
      `${field(path)} hat ${length} Einträge; erlaubt sind höchstens ${max}.`,
    length: (path, { length, wanted }) => `${field(path)} hat ${length} Einträge statt ${wanted}.`,
    sum: (path, { got, sum }) => `${field(path)} ergibt zusammen ${got} statt ${sum}.`,
    conflict: (path, { with: other }) => `${field(path)} passt nicht zu ${other}.`,
    textLength: (path, { length, min, max }) =>
      `${field(path)} hat ${length} Zeichen; es müssen ${min} bis ${max} sein.`,
    unprintable: (path) => `${field(path)} enthält Zeichen, die sich nicht anzeigen lassen.`,
  },
  logFaults: {
    empty: () => 'Die Datei ist leer.',
    notJson: () => 'Diese Zeile ist kein JSON.',
    notALog: () => 'Das ist nicht das Protokoll einer Quayside-Partie.',
    malformed: ({ fault }, say) => `Die Zeile lässt sich nicht lesen. ${say(fault)}`,
    unknownGame: ({ game }) => `Quayside kennt das Spiel „${game}“ nicht.`,
    unknownVersion: ({ version, newest }) =>
      `Das Protokoll folgt Version ${version} der Regeln, die es nie gab; die neueste ist ${newest}.`,
    badSeats: ({ seats, min, max }) => `Das Spiel ist für ${players(min, max)} Personen, nicht für ${seats}.`,
    wrongNumber: ({ n, wanted }) => `Zug ${n} steht dort, wo Zug ${wanted} hingehört.`,
    gameOver: () => 'Das Spiel war schon zu Ende.',
    refused: ({ refusal, rule }) => `Die Regeln erlauben diesen Zug nicht (${refusal}, Regel ${rule}).`,
    wrongLuck: () => 'Die gefallenen Würfel und gezogenen Karten passen nicht zum Zug.',
    hashDiffers: () => 'Die Stellung nach dieser Zeile ist nicht die, die aufgezeichnet wurde.',
  },
  atLine: (line, what) => `Zeile ${line}: ${what}`,
  withRule: (sentence, rule) => `${sentence} (Regel ${rule})`,
  unknownGame: (game, known) => `Ein Spiel namens „${game}“ gibt es nicht. Es gibt: ${known}.`,
  unknownEdition: (game, edition, known) =>
    known === ''
      ? `Von ${game} gibt es nur eine Ausgabe: --edition weglassen.`
      : `Von ${game} gibt es keine Ausgabe „${edition}“. Es gibt: ${known}.`,
  unknownBot: (bot, known) => `Einen Bot namens „${bot}“ gibt es nicht. Es gibt: ${known}.`,
  badSeats: (seats, min, max) => `Das Spiel ist für ${players(min, max)} Personen, nicht für ${seats}.`,
  verify: {
    findings: {
      sumDiffers: () =>
        'Die Prüfsumme am Ende stimmt nicht: Die Datei ist nicht so, wie der Tisch sie geschrieben hat.',
      noTable: () => 'Dieses Protokoll stammt von keinem Tisch; es gibt keinen Zufall zu prüfen.',
      commitmentDiffers: () => 'Der Startwert ist nicht der, auf den sich der Tisch festgelegt hat.',
      drawDiffers: ({ k }) => `Die Ziehung ${k} folgt nicht aus dem Startwert.`,
      sealDiffers: ({ n }) => `Das Siegel von Zug ${n} passt nicht zum Zug.`,
      namesDiffer: () => 'Das Protokoll nennt andere als die, die hier an diesem Tisch saßen.',
    },
    noted: {
      otherTable: ({ noted, found }) =>
        `Deine Belege sind von Tisch ${noted}, dieses Protokoll ist von Tisch ${found}.`,
      otherCommitment: ({ noted, found }) =>
        `Der Tisch hat dir ${noted} versprochen, hier steht aber ${found}.`,
      otherNonce: ({ seat, noted, found }) =>
        seat === null
          ? `Du hast ${noted} geschickt, aber kein Platz hat das zum Zufall beigetragen.`
          : `Platz ${seat + 1} hat ${found} zum Zufall beigetragen, du hast aber ${noted} geschickt.`,
      otherSeal: ({ seat, seal, n }) =>
        n === null
          ? `Für einen verdeckten Zug von Platz ${seat + 1} wurde dir das Siegel ${seal} gezeigt; daran hat sich der Tisch nicht gehalten.`
          : `Zug ${n} von Platz ${seat + 1} trägt ein anderes Siegel, als dir gezeigt wurde: ${seal}.`,
      otherMove: ({ seat, n }) =>
        n === null
          ? `Ein Zug, den du von Platz ${seat + 1} geschickt hast, fehlt.`
          : `Zug ${n} von Platz ${seat + 1} ist nicht der, den du geschickt hast.`,
    },
    agrees: (compared) => `Was du notiert hast, stimmt überein: ${comparedIn('de', compared, NOTED)}.`,
    notEvidence: 'Das ist keine Datei mit Belegen von der Zufallsseite.',
    oneFile: 'Belege sind von einem Tisch: Nenne dazu genau ein Protokoll.',
    sound: (title, { moves, draws, seals }) =>
      `${title}: ${count('de', moves, { one: 'Zug', other: 'Züge' })}, ${count('de', draws, { one: 'Ziehung', other: 'Ziehungen' })} und ${count('de', seals, { one: 'Siegel', other: 'Siegel' })} geprüft; alles ist wie versprochen.`,
    promise: (table, commitment) => `Vor dem Spiel muss Tisch ${table} dies gezeigt haben: ${commitment}`,
    more: (n) => `… und ${count('de', n, { one: 'weiterer Befund', other: 'weitere Befunde' })}`,
    total: (files, sound) =>
      `${sound} von ${count('de', files, { one: 'Datei', other: 'Dateien' })} wie versprochen.`,
  },
  play: {
    welcome: (title, seed) => `${title}. Der Zufall dieser Partie hat die Nummer ${seed}.`,
    you: 'Skipper',
    player: (n) => `Spieler ${n}`,
    turn: (name) => `Deine Wahl, ${name}:`,
    choose: (n) => (n === 1 ? 'Enter für die einzige Möglichkeit' : `1–${n} oder ein Zug in Worten`),
    more: (n) => `… und ${count('de', n, { one: 'weiterer Zug', other: 'weitere Züge' })}`,
    help: (example) =>
      `Mit einer Zahl wählst du aus der Liste. In Worten: ${example}. „rules 4.3“ zeigt eine Regel, „board“ den Tisch, mit „quit“ hörst du auf.`,
    own: (examples) => `Oder stell dir selbst etwas zusammen: ${examples}`,
    example: (typed) => `Zum Beispiel: ${typed}`,
    misread: {
      unclear: ({ part }) => `„${part}“ ist nicht zu verstehen.`,
      unknownWord: ({ part, known }) => `„${part}“ gibt es hier nicht. Bekannt sind: ${known}.`,
      severalWords: ({ part, known }) => `„${part}“ kann mehreres heißen: ${known}.`,
      outOfRange: ({ part, min, max }) => `„${part}“: Die Zahl muss zwischen ${min} und ${max} liegen.`,
      tooMany: ({ part, most }) => `„${part}“: höchstens ${most}.`,
      noNumber: ({ part }) => `„${part}“: Da fehlt eine Zahl.`,
      notThere: ({ part }) => `„${part}“: So viel ist dort nicht.`,
      incomplete: () => 'Da fehlt noch etwas.',
    },
    notAMove: (input) => `„${input}“ ist weder eine Zahl aus der Liste noch ein Zug.`,
    saved: (file) => `Die Partie ist in ${file} gespeichert.`,
    over: 'Das Spiel ist zu Ende.',
    place: (place, name, score) => `${place}. ${name}: ${score}`,
    kept: (title, moves, over) =>
      `${title}, ${count('de', moves, { one: 'Zug', other: 'Züge' })}${over ? '' : ', nicht beendet'}`,
    goodbye: 'Mast- und Schotbruch!',
  },
};

const NOTED = {
  promise: 'das Versprechen',
  nonces: { one: 'Beitrag zum Zufall', other: 'Beiträge zum Zufall' },
  seals: { one: 'Siegel', other: 'Siegel' },
  moves: { one: 'Zug', other: 'Züge' },
};

const KINDS = {
  flag: 'true oder false',
  text: 'ein Text',
  integer: 'eine ganze Zahl',
  choice: 'ein Wort oder eine Zahl',
  list: 'eine Liste',
  fields: 'ein Objekt mit Feldern',
  hex64: 'eine Zahl aus 64 hexadezimalen Ziffern',
};
