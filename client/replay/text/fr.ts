import { count } from '../../../text/languages.ts';
import type { ReplayWords } from './words.ts';

const moves = (n: number): string => count('fr', n, { one: 'coup', other: 'coups' });

export const fr: ReplayWords = {
  title: (game) => `Revoir : ${game}`,
  controls: {
    label: 'Revoir la partie',
    first: 'Au début',
    back: 'Un coup en arrière',
    play: 'Lecture',
    pause: 'Pause',
    next: 'Un coup en avant',
    last: 'À la fin',
    speed: (times) => `Vitesse ${times}×`,
    scrubber: 'Position dans la partie',
    keys: '← → : un coup, Espace : lecture, Début et Fin : au début et à la fin.',
  },
  start: 'Le début',
  move: (n, of) => `Coup ${n} sur ${of}`,
  moments: 'Temps forts',
  eyes: { label: 'Vu par', all: 'Rien de caché' },
  share: 'Partager',
  shared: 'Lien copié',
  shareFailed: 'Pas de connexion, pas de lien',
  toTable: 'À la table',
  running: 'Cette partie est encore en cours. Vous voyez ce qui se voyait à la table.',
  playOn: 'Continuer à partir d’ici',
  playOnHelp: 'À partir de cette position, vous jouez contre des bots, ici dans votre navigateur.',
  open: {
    title: 'Ouvrir une partie',
    text: 'Déposez ici le journal d’une partie ou choisissez le fichier. Il reste dans votre navigateur.',
    where: 'Le journal de chaque partie terminée se télécharge avec son résultat.',
    pick: 'Choisir un fichier',
    another: 'Ouvrir un autre journal',
  },
  wrong: {
    title: 'Impossible de montrer cette partie',
    file: 'Ce fichier n’est pas un journal que Quayside sait rejouer.',
    lobby: 'À l’accueil',
  },
  look: {
    title: 'Vous regardez en arrière.',
    now: 'Retour à la partie',
    since: 'Montrer ce qui s’est passé depuis',
    yourTurn: 'C’est à vous de jouer.',
  },
  result: {
    wins: (name, score) => `${name} gagne avec ${score}`,
    winsAlone: (name) => `${name} gagne`,
    shares: (names, score) => `${names} se partagent la victoire avec ${score}`,
    scored: (n) => count('fr', n, { one: 'point', other: 'points' }),
    stopped: 'La partie a été arrêtée avant la fin',
    ahead: (score, name) => `${score} devant ${name}.`,
    level: (name) => `À égalité avec ${name} ; la règle de départage tranche.`,
    rounds: (n) => count('fr', n, { one: 'manche', other: 'manches' }),
    money: (n) => `${n < 0 ? `−${-n}` : n} $`,
    replay: 'Revoir',
    board: 'Voir la table',
    reckoning: 'Le décompte',
    reckoningHelp: 'Ligne par ligne, comme à une vraie table.',
    unfold: 'Dérouler à nouveau',
    unfoldAll: 'Tout montrer',
    line: 'Ce qui compte',
    total: 'Total',
    posts: {
      cash: 'Argent',
      island: 'Île',
      harbour: 'Magasin portuaire',
      ship: 'Navire',
      bankPort: 'Port de la banque',
      loans: 'Emprunts',
    },
  },
  charts: {
    round: (n) => `manche ${n}`,
    container: {
      worth: {
        title: 'La valeur de chacun',
        help: 'Comme si la partie s’était arrêtée là. Secret pendant la partie.',
      },
      cash: {
        title: 'L’argent au fil de la partie',
        help: 'En main à la fin de chaque manche. Secret pendant la partie.',
      },
      island: {
        title: 'Conteneurs sur l’île',
        help: 'Combien chacun en avait là à la fin de chaque manche.',
      },
    },
    shanghaien: {
      points: {
        title: 'Les points au fil de la partie',
        help: 'Comme si elle s’était arrêtée après chaque manche.',
      },
      crew: { title: 'Équipages', help: 'Combien de marins chacun avait enrôlés.' },
    },
    'cargo-noir': {
      points: { title: 'Les points au fil de la partie', help: 'La valeur des cartes après chaque manche.' },
      coins: { title: 'Les pièces au fil de la partie', help: 'Dans le coffre à la fin de chaque manche.' },
      goods: { title: 'Marchandises en entrepôt', help: 'Combien de jetons à la fin de chaque manche.' },
    },
  },
  luck: {
    title: 'Vérifier le hasard',
    lead: 'Avant que quiconque s’asseye, la table promet un nombre secret en publiant son empreinte. Chaque dé et chaque carte en découle. Après la partie le nombre est connu, et cette page refait tous les calculs.',
    note: 'Nul besoin de croire ce serveur : le journal peut être vérifié avec n’importe quel autre programme.',
    checking: 'Calcul en cours…',
    good: 'Tout est conforme à la promesse.',
    fits: 'Dans le journal, tout concorde.',
    bad: 'Quelque chose ne concorde pas.',
    byServer:
      'Sur une page non sécurisée, votre navigateur ne calcule pas d’empreintes ; le serveur l’a fait.',
    steps: {
      file: {
        title: () => 'Le journal est complet',
        text: 'Sa dernière ligne est la somme de contrôle de toutes les précédentes.',
      },
      promise: {
        title: () => 'Le nombre est bien celui promis',
        text: 'SHA-256 du nombre doit donner l’empreinte publiée avant la partie.',
      },
      draws: {
        title: (n) => `${count('fr', n, { one: 'tirage en découle', other: 'tirages en découlent' })}`,
        text: 'Chacun est le HMAC-SHA-256 de la table, de l’apport de chaque place et du numéro du tirage.',
      },
      seals: {
        title: (n) => `${count('fr', n, { one: 'coup scellé inchangé', other: 'coups scellés inchangés' })}`,
        text: 'Ce qui a été posé face cachée est bien ce qui a été retourné.',
      },
      rules: {
        title: (n) => `${moves(n)} selon les règles`,
        text: 'Chaque coup a été rejoué ; chacun était permis et mène là où le journal le dit.',
      },
    },
    seed: 'Le nombre',
    promise: 'La promesse',
    nonces: 'L’apport de chaque place',
    none: 'Il n’y a rien à vérifier : aucune table n’a écrit ce journal.',
    file: 'Vérifier un fichier',
    noted: {
      agrees: 'Ce que votre navigateur a noté concorde',
      differs: 'La table ne s’en est pas tenue à ce qu’elle avait montré à votre navigateur',
      nothing: 'Votre navigateur n’a rien noté',
      whyNothing:
        'Il n’a pas vu cette table pendant que le nombre était secret et ne peut donc pas dire si quelque chose a été échangé. Si vous avez joué sur un autre appareil, regardez là-bas.',
      since: (date) => `Noté depuis le ${date}, quand le nombre était encore secret.`,
      promise: 'La promesse est celle que la table a montrée en premier.',
      nonce: 'Votre apport au hasard est celui que votre navigateur a envoyé.',
      noNonce: 'Votre apport au hasard n’a pas été comparé : ce navigateur ne s’est pas assis ici.',
      seals: (n) =>
        `${count('fr', n, { one: 'sceau est tel qu’il a été montré.', other: 'sceaux sont tels qu’ils ont été montrés.' })}`,
      moves: (n) =>
        `${count('fr', n, { one: 'de vos coups est tel que vous l’avez envoyé.', other: 'de vos coups sont tels que vous les avez envoyés.' })}`,
      dropped: (n) =>
        `${count('fr', n, { one: 'note plus ancienne n’a pas été gardée.', other: 'notes plus anciennes n’ont pas été gardées.' })}`,
      download: 'Télécharger mes preuves',
      alarm: 'Cette table ne s’en tient pas à ce qu’elle avait montré à votre navigateur.',
      whatToDo:
        'On ne peut pas se fier à son hasard. Téléchargez vos preuves : n’importe qui peut les vérifier.',
    },
  },
};
