import { comparedIn } from './compared.ts';
import { count } from './languages.ts';
import type { TableText } from './table-text.ts';

const field = (path: string): string => (path === '' ? 'De waarde' : `‘${path}’`);
const players = (min: number, max: number): string => (min === max ? `${min}` : `${min} tot ${max}`);

export const nl: TableText = {
  faults: {
    missing: (path) => `${field(path)} ontbreekt.`,
    unknown: (path) => `${field(path)} is hier niet bekend.`,
    type: (path, { wanted }) => `${field(path)} moet ${KINDS[wanted as keyof typeof KINDS]} zijn.`,
    range: (path, { value, min, max }) =>
      `${field(path)} is ${value}, maar moet tussen ${min} en ${max} liggen.`,
    againstRule: (path, { value, min, max, rule }) =>
      `${field(path)} is ${value}; volgens spelregel ${rule} moet het ${min === max ? `${min} zijn` : `tussen ${min} en ${max} liggen`}.`,
    choice: (path, { value, values }) => `${field(path)} is ‘${value}’, maar alleen dit mag: ${values}.`,
    tooLong: (path, { length, max }) =>
      `${field(path)} telt ${length} items; er mogen er hooguit ${max} zijn.`,
    length: (path, { length, wanted }) => `${field(path)} telt ${length} items in plaats van ${wanted}.`,
    sum: (path, { got, sum }) => `${field(path)} komt samen uit op ${got} in plaats van ${sum}.`,
    conflict: (path, { with: other }) => `${field(path)} gaat niet samen met ${other}.`,
    textLength: (path, { length, min, max }) =>
      `${field(path)} telt ${length} tekens; het moeten er ${min} tot en met ${max} zijn.`,
    unprintable: (path) => `${field(path)} bevat tekens die niet getoond kunnen worden.`,
  },
  logFaults: {
    empty: () => 'Het bestand is leeg.',
    notJson: () => 'Deze regel is geen JSON.',
    notALog: () => 'Dit is geen verslag van een Quayside-spel.',
    malformed: ({ fault }, say) => `De regel is niet te lezen. ${say(fault)}`,
    unknownGame: ({ game }) => `Quayside kent het spel ‘${game}’ niet.`,
    unknownVersion: ({ version, newest }) =>
      `Het verslag volgt versie ${version} van de spelregels, die nooit is uitgebracht; de nieuwste is ${newest}.`,
    badSeats: ({ seats, min, max }) => `Het spel is voor ${players(min, max)} spelers, niet voor ${seats}.`,
    wrongNumber: ({ n, wanted }) => `Zet ${n} staat waar zet ${wanted} hoort.`,
    gameOver: () => 'Het spel was al afgelopen.',
    refused: ({ refusal, rule }) => `De spelregels staan deze zet niet toe (${refusal}, spelregel ${rule}).`,
    wrongLuck: () => 'De gegooide dobbelstenen en getrokken kaarten passen niet bij de zet.',
    hashDiffers: () => 'De stand na deze regel is niet de stand die is vastgelegd.',
  },
  atLine: (line, what) => `regel ${line}: ${what}`,
  withRule: (sentence, rule) => `${sentence} (spelregel ${rule})`,
  unknownGame: (game, known) => `Er is geen spel dat ‘${game}’ heet. Wel: ${known}.`,
  unknownEdition: (game, edition, known) =>
    known === ''
      ? `Van ${game} bestaat maar één editie: laat --edition weg.`
      : `Van ${game} bestaat geen editie ‘${edition}’. Wel: ${known}.`,
  unknownBot: (bot, known) => `Er is geen bot die ‘${bot}’ heet. Wel: ${known}.`,
  badSeats: (seats, min, max) => `Het spel is voor ${players(min, max)} spelers, niet voor ${seats}.`,
  verify: {
    findings: {
      sumDiffers: () =>
        'De controlesom aan het eind klopt niet: het bestand is niet zoals de tafel het schreef.',
      noTable: () => 'Dit verslag komt niet van een tafel; er is geen toeval te controleren.',
      commitmentDiffers: () => 'De startwaarde is niet die waaraan de tafel zich had gebonden.',
      drawDiffers: ({ k }) => `Trekking ${k} volgt niet uit de startwaarde.`,
      sealDiffers: ({ n }) => `Het zegel van zet ${n} past niet bij de zet.`,
      namesDiffer: () => 'Het verslag noemt anderen dan wie hier aan deze tafel zaten.',
    },
    noted: {
      otherTable: ({ noted, found }) => `Je bewijs is van tafel ${noted}, dit verslag van tafel ${found}.`,
      otherCommitment: ({ noted, found }) => `De tafel beloofde je ${noted}, maar hier staat ${found}.`,
      otherNonce: ({ seat, noted, found }) =>
        seat === null
          ? `Je stuurde ${noted}, maar geen enkele plaats heeft dat aan het toeval bijgedragen.`
          : `Plaats ${seat + 1} heeft ${found} aan het toeval bijgedragen, maar jij stuurde ${noted}.`,
      otherSeal: ({ seat, seal, n }) =>
        n === null
          ? `Voor een gedekte zet van plaats ${seat + 1} kreeg je het zegel ${seal} te zien; daar heeft de tafel zich niet aan gehouden.`
          : `Zet ${n} van plaats ${seat + 1} draagt een ander zegel dan je te zien kreeg: ${seal}.`,
      otherMove: ({ seat, n }) =>
        n === null
          ? `Een zet die je vanaf plaats ${seat + 1} stuurde, ontbreekt.`
          : `Zet ${n} van plaats ${seat + 1} is niet de zet die je stuurde.`,
    },
    agrees: (compared) => `Wat je hebt genoteerd klopt: ${comparedIn('nl', compared, NOTED)}.`,
    notEvidence: 'Dit is geen bewijsbestand van de toevalspagina.',
    oneFile: 'Bewijs is van één tafel: noem er één verslag bij.',
    sound: (title, { moves, draws, seals }) =>
      `${title}: ${count('nl', moves, { one: 'zet', other: 'zetten' })}, ${count('nl', draws, { one: 'trekking', other: 'trekkingen' })} en ${count('nl', seals, { one: 'zegel', other: 'zegels' })} gecontroleerd; alles is zoals beloofd.`,
    promise: (table, commitment) => `Vóór het spel moet tafel ${table} dit hebben getoond: ${commitment}`,
    more: (n) => `… en nog ${count('nl', n, { one: 'bevinding', other: 'bevindingen' })}`,
    total: (files, sound) =>
      `${sound} van ${count('nl', files, { one: 'bestand', other: 'bestanden' })} zoals beloofd.`,
  },
  play: {
    welcome: (title, seed) => `${title}. Het toeval van dit spel heeft nummer ${seed}.`,
    you: 'Schipper',
    player: (n) => `Speler ${n}`,
    turn: (name) => `Jouw keuze, ${name}:`,
    choose: (n) => (n === 1 ? 'Enter voor de enige keuze' : `1–${n}, of een zet in woorden`),
    more: (n) => `… en nog ${count('nl', n, { one: 'zet', other: 'zetten' })}`,
    help: (example) =>
      `Met een getal kies je uit de lijst. In woorden: ${example}. ‘rules 4.3’ toont een spelregel, ‘board’ de tafel, met ‘quit’ stop je.`,
    own: (examples) => `Of stel zelf iets samen: ${examples}`,
    example: (typed) => `Bijvoorbeeld: ${typed}`,
    misread: {
      unclear: ({ part }) => `‘${part}’ is niet te begrijpen.`,
      unknownWord: ({ part, known }) => `‘${part}’ bestaat hier niet. Bekend zijn: ${known}.`,
      severalWords: ({ part, known }) => `‘${part}’ kan meer dan één ding betekenen: ${known}.`,
      outOfRange: ({ part, min, max }) => `‘${part}’: het getal moet tussen ${min} en ${max} liggen.`,
      tooMany: ({ part, most }) => `‘${part}’: hoogstens ${most}.`,
      noNumber: ({ part }) => `‘${part}’: er ontbreekt een getal.`,
      notThere: ({ part }) => `‘${part}’: zoveel is daar niet.`,
      incomplete: () => 'Er ontbreekt nog iets.',
    },
    notAMove: (input) => `‘${input}’ is geen getal uit de lijst en ook geen zet.`,
    saved: (file) => `Het spel is opgeslagen in ${file}.`,
    over: 'Het spel is afgelopen.',
    place: (place, name, score) => `${place}. ${name}: ${score}`,
    kept: (title, moves, over) =>
      `${title}, ${count('nl', moves, { one: 'zet', other: 'zetten' })}${over ? '' : ', niet afgelopen'}`,
    goodbye: 'Behouden vaart!',
  },
};

const NOTED = {
  promise: 'de belofte',
  nonces: { one: 'bijdrage aan het toeval', other: 'bijdragen aan het toeval' },
  seals: { one: 'zegel', other: 'zegels' },
  moves: { one: 'zet', other: 'zetten' },
};

const KINDS = {
  flag: 'true of false',
  text: 'een tekst',
  integer: 'een geheel getal',
  choice: 'een woord of een getal',
  list: 'een lijst',
  fields: 'een object met velden',
  hex64: 'een getal van 64 hexadecimale cijfers',
};
