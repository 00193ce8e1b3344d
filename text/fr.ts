import { comparedIn } from './compared.ts';
import { count } from './languages.ts';
import type { TableText } from './table-text.ts';

const field = (path: string): string => (path === '' ? 'Ceci' : `« ${path} »`);

const players = (min: number, max: number): string => (min === max ? `à ${min}` : `de ${min} à ${max}`);

export const fr: TableText = {
  faults: {
    missing: (path) => `${field(path)} manque.`,
    unknown: (path) => `${field(path)} est inconnu ici.`,
    type: (path, { wanted }) => `${field(path)} doit être ${KINDS[wanted as keyof typeof KINDS]}.`,
    range: (path, { value, min, max }) =>
      `${field(path)} vaut ${value}, mais doit être compris entre ${min} et ${max}.`,
    againstRule: (path, { value, min, max, rule }) =>
      `${field(path)} vaut ${value} ; selon la règle ${rule}, il faut ${min === max ? `${min}` : `une valeur comprise entre ${min} et ${max}`}.`,
    choice: (path, { value, values }) => `${field(path)} vaut « ${value} », mais les choix sont : ${values}.`,
    tooLong: (path, { length, max }) =>
      `${field(path)} contient ${count('fr', Number(length), { one: 'élément', other: 'éléments' })} ; maximum : ${max}.`,
    length: (path, { length, wanted }) =>
      `${field(path)} contient ${count('fr', Number(length), { one: 'élément', other: 'éléments' })} au lieu de ${wanted}.`,
    sum: (path, { got, sum }) => `${field(path)} donne un total de ${got} au lieu de ${sum}.`,
    conflict: (path, { with: other }) => `${field(path)} n’est pas compatible avec ${other}.`,
    textLength: (path, { length, min, max }) =>
      `${field(path)} compte ${count('fr', Number(length), { one: 'caractère', other: 'caractères' })} ; il en faut de ${min} à ${max}.`,
    unprintable: (path) => `${field(path)} contient des caractères qui ne peuvent pas être affichés.`,
  },
  logFaults: {
    empty: () => 'Le fichier est vide.',
    notJson: () => 'Cette ligne n’est pas du JSON.',
    notALog: () => 'Ce n’est pas le journal d’une partie de Quayside.',
    malformed: ({ fault }, say) => `La ligne est illisible. ${say(fault)}`,
    unknownGame: ({ game }) => `Quayside ne connaît pas le jeu « ${game} ».`,
    unknownVersion: ({ version, newest }) =>
      `Le journal suit la version ${version} des règles, qui n’a jamais été publiée ; la plus récente est la ${newest}.`,
    badSeats: ({ seats, min, max }) => `Le jeu se joue ${players(min, max)} joueurs, pas à ${seats}.`,
    wrongNumber: ({ n, wanted }) => `Le coup ${n} se trouve à la place du coup ${wanted}.`,
    gameOver: () => 'La partie était déjà terminée.',
    refused: ({ refusal, rule }) => `Les règles interdisent ce coup (${refusal}, règle ${rule}).`,
    wrongLuck: () => 'Les dés et les cartes tirés ne correspondent pas au coup.',
    hashDiffers: () => 'La position après cette ligne n’est pas celle qui a été enregistrée.',
  },
  atLine: (line, what) => `ligne ${line} : ${what}`,
  withRule: (sentence, rule) => `${sentence} (règle ${rule})`,
  unknownGame: (game, known) => `Aucun jeu ne s’appelle « ${game} ». Jeux disponibles : ${known}.`,
  unknownEdition: (game, edition, known) =>
    known === ''
      ? `${game} n’a qu’une seule édition : n’indiquez pas --edition.`
      : `${game} n’a pas d’édition « ${edition} ». Éditions disponibles : ${known}.`,
  unknownBot: (bot, known) => `Aucun bot ne s’appelle « ${bot} ». Bots disponibles : ${known}.`,
  badSeats: (seats, min, max) => `Le jeu se joue ${players(min, max)} joueurs, pas à ${seats}.`,
  verify: {
    findings: {
      sumDiffers: () =>
        'La somme de contrôle finale ne correspond pas : le fichier n’est pas tel que la table l’a écrit.',
      noTable: () => 'Ce journal ne vient d’aucune table : il n’y a pas de hasard à vérifier.',
      commitmentDiffers: () => 'La graine n’est pas celle sur laquelle la table s’était engagée.',
      drawDiffers: ({ k }) => `Le tirage ${k} ne découle pas de la graine.`,
      sealDiffers: ({ n }) => `Le sceau du coup ${n} ne correspond pas au coup.`,
      namesDiffer: () => 'Le journal donne d’autres noms que ceux des joueurs de cette table.',
    },
    noted: {
      otherTable: ({ noted, found }) =>
        `Vos preuves viennent de la table ${noted}, ce journal de la table ${found}.`,
      otherCommitment: ({ noted, found }) => `La table vous avait promis ${noted}, mais on lit ici ${found}.`,
      otherNonce: ({ seat, noted, found }) =>
        seat === null
          ? `Vous aviez envoyé ${noted}, mais aucune place ne l’a apporté au hasard.`
          : `La place ${seat + 1} a apporté ${found} au hasard, alors que vous aviez envoyé ${noted}.`,
      otherSeal: ({ seat, seal, n }) =>
        n === null
          ? `Pour un coup caché de la place ${seat + 1}, on vous a montré le sceau ${seal} ; la table ne s’y est pas tenue.`
          : `Le coup ${n} de la place ${seat + 1} porte un autre sceau que celui qu’on vous a montré : ${seal}.`,
      otherMove: ({ seat, n }) =>
        n === null
          ? `Il manque un coup que vous avez envoyé de la place ${seat + 1}.`
          : `Le coup ${n} de la place ${seat + 1} n’est pas celui que vous avez envoyé.`,
    },
    agrees: (compared) => `Ce que vous avez noté concorde : ${comparedIn('fr', compared, NOTED)}.`,
    notEvidence: 'Ce n’est pas un fichier de preuves de la page du hasard.',
    oneFile: 'Les preuves viennent d’une seule table : indiquez un seul journal.',
    sound: (title, { moves, draws, seals }) =>
      `${title} : vérification de ${count('fr', moves, { one: 'coup', other: 'coups' })}, ${count('fr', draws, { one: 'tirage', other: 'tirages' })} et ${count('fr', seals, { one: 'sceau', other: 'sceaux' })} ; tout est conforme.`,
    promise: (table, commitment) => `Avant la partie, la table ${table} doit avoir affiché : ${commitment}`,
    more: (n) => `… et ${count('fr', n, { one: 'autre anomalie', other: 'autres anomalies' })}`,
    total: (files, sound) =>
      `Conformes : ${sound} sur ${count('fr', files, { one: 'fichier', other: 'fichiers' })}.`,
  },
  play: {
    welcome: (title, seed) => `${title}. Le hasard de cette partie porte le numéro ${seed}.`,
    you: 'Skipper',
    player: (n) => `Joueur ${n}`,
    turn: (name) => `${name}, choisissez :`,
    choose: (n) => (n === 1 ? 'Entrée pour le seul choix possible' : `1–${n}, ou un coup en toutes lettres`),
    more: (n) => `… et ${count('fr', n, { one: 'autre coup', other: 'autres coups' })}`,
    help: (example) =>
      `Un numéro désigne un choix. En toutes lettres : ${example}. « rules 4.3 » affiche une règle, « board » la table, « quit » arrête la partie.`,
    own: (examples) => `Ou composez vous-même : ${examples}`,
    example: (typed) => `Par exemple : ${typed}`,
    misread: {
      unclear: ({ part }) => `« ${part} » est incompréhensible.`,
      unknownWord: ({ part, known }) => `« ${part} » ne désigne rien ici. On connaît : ${known}.`,
      severalWords: ({ part, known }) => `« ${part} » peut désigner plusieurs choses : ${known}.`,
      outOfRange: ({ part, min, max }) => `« ${part} » : le nombre doit être compris entre ${min} et ${max}.`,
      tooMany: ({ part, most }) => `« ${part} » : ${most} au plus.`,
      noNumber: ({ part }) => `« ${part} » : il manque un nombre.`,
      notThere: ({ part }) => `« ${part} » : il n’y en a pas autant à cet endroit.`,
      incomplete: () => 'Il manque quelque chose.',
    },
    notAMove: (input) => `« ${input} » n’est ni un numéro de la liste ni un coup.`,
    saved: (file) => `La partie est conservée dans ${file}.`,
    over: 'La partie est terminée.',
    place: (place, name, score) => `${place}. ${name} : ${score}`,
    kept: (title, moves, over) =>
      `${title}, ${count('fr', moves, { one: 'coup', other: 'coups' })}${over ? '' : ', inachevée'}`,
    goodbye: 'Bon vent et bonne mer !',
  },
};

const NOTED = {
  promise: 'la promesse',
  nonces: { one: 'apport au hasard', other: 'apports au hasard' },
  seals: { one: 'sceau', other: 'sceaux' },
  moves: { one: 'coup', other: 'coups' },
};

const KINDS = {
  flag: 'true ou false',
  text: 'un texte',
  integer: 'un nombre entier',
  choice: 'un mot ou un nombre',
  list: 'une liste',
  fields: 'un objet avec des champs',
  hex64: 'un nombre de 64 chiffres hexadécimaux',
};
