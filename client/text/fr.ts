import { count } from '../../text/languages.ts';
import type { ClientText } from './client-text.ts';

const tables = (n: number): string => count('fr', n, { one: 'table', other: 'tables' });

export const fr: ClientText = {
  shell: {
    skip: 'Aller au contenu',
    home: 'Quayside, vers l’accueil',
    nav: 'Menu principal',
    play: 'Jouer',
    tables: 'Tables',
    watch: 'Regarder',
    rules: 'Règles',
    settings: 'Réglages',
    language: 'Langue',
    theme: 'Jour ou nuit',
    themes: { system: 'Comme l’appareil', light: 'Jour', dark: 'Nuit' },
    guest: 'invité',
    newcomer: 'Votre compte',
    keepName: 'Garder ce nom',
    reconnecting: 'Reconnexion …',
    stored: 'Vos coups sont enregistrés ; rien n’est perdu.',
    unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
    offline: 'Vous êtes hors ligne.',
    offlineHelp: '« Jouer » lance une partie sur cet appareil.',
    loading: 'Un instant …',
    failed: 'Cette page n’a pas pu être chargée.',
    again: 'Réessayer',
    close: 'Fermer',
    about:
      'Une table en ligne pour quatre jeux de navires et de commerce. Les noms des jeux rendent hommage à leurs auteurs ; les dessins sont les nôtres.',
    programmers: 'Pour programmer',
    api: 'Interface HTTP',
  },
  lost: {
    title: 'Pas de quai à cette adresse',
    text: 'Il n’y a aucune page ici. Le lien a peut-être été coupé, ou la page a changé de place.',
    lobby: 'Vers l’accueil',
    rules: 'Vers les règles',
  },
  trouble: {
    noTable: {
      title: 'Cette table n’existe pas',
      text: 'Le lien est peut-être incomplet, ou l’invitation ancienne : les tables ouvertes où personne ne vient sont débarrassées.',
    },
    needsKey: {
      title: 'Cette table est privée',
      text: 'Son lien porte une clé après le # ; elle manque ou ne convient plus. Demandez le lien entier à qui vous a invité.',
    },
    notHere: {
      title: 'Cette partie n’est pas ici',
      text: 'Les parties d’un appareil restent dans le navigateur où elles ont commencé. C’était un autre, ou la partie a été retirée.',
    },
    otherRules: {
      title: 'Cette partie a commencé avec d’autres règles',
      text: 'Quayside a changé depuis ; elle ne peut pas continuer.',
    },
    renewed: {
      title: 'Quayside a été renouvelé',
      text: 'Le serveur parle une langue plus récente que cette page. Rechargez-la ; rien n’est perdu.',
    },
    own: 'Ouvrir votre propre table',
    renew: 'Charger la nouvelle page',
    watching: 'Toutes les places sont prises ; vous regardez.',
  },
  titles: {
    container: {
      name: 'Container',
      edition: '2007',
      scene: 'Un port à conteneurs à midi : une grue jaune pose un conteneur orange sur un navire',
      blurb: 'Produire à bas prix, vendre cher et miser en secret sur ce qui atteint l’île.',
    },
    anniversary: {
      name: 'Container',
      edition: '10e anniversaire',
      scene: 'La banque d’investissement, maison de laiton et de verre sur sa jetée, en lumière d’automne',
      blurb: 'Le même port, et une banque qui échange argent et conteneurs, dans les deux sens.',
    },
    shanghaien: {
      name: 'Shanghaien',
      edition: '',
      scene: 'Une taverne à la lanterne : six cartes alignées, deux dés rouges, deux dés ivoire',
      blurb: 'Deux capitaines, six marins au comptoir, et des dés qui décident qui embarque.',
    },
    'cargo-noir': {
      name: 'Cargo Noir',
      edition: '',
      scene: 'Un port de nuit sous l’enseigne Macao ; des navires posés sur des piles de pièces',
      blurb: 'Surenchérir dans chaque port, puis échanger les marchandises contre des cartes.',
    },
  },
  levels: { random: 'Matelot', greedy: 'Second', sensible: 'Capitaine' },
  strengths: { random: 'facile', greedy: 'moyen', sensible: 'fort' },
  hero: {
    title: ['Quatre jeux de navires', 'et de commerce. À table !'],
    lead: 'Contre des bots en deux secondes. Entre amis par un simple lien.',
    live: (people, n) => `${count('fr', people, { one: 'personne', other: 'personnes' })} à ${tables(n)}`,
  },
  card: {
    players: 'joueurs',
    minutes: 'min',
    weight: 'poids',
    weightOf: (n) => `poids ${n} sur 5`,
    level: 'Niveau des bots',
    play: 'Jouer',
    against: (bots) => (bots === 1 ? 'contre un bot' : `contre ${bots} bots`),
  },
  clock: {
    untimed: 'Sans pendule',
    live: (turn) => `${turn} s par coup`,
    correspondence: (hours) =>
      hours % 24 === 0
        ? `${count('fr', hours / 24, { one: 'jour', other: 'jours' })} par coup`
        : `${hours} h par coup`,
  },
  mine: {
    title: 'Vos tables',
    waiting: (n) => (n === 1 ? 'L’une d’elles vous attend.' : `${n} vous attendent.`),
    yourTurn: 'À vous de jouer',
    youAreAsked: 'La table attend votre coup.',
    waitingFor: (names) => `On attend ${names}.`,
    gathering: (free) => `Encore ${count('fr', free, { one: 'place libre', other: 'places libres' })}.`,
    over: 'La partie est terminée.',
    place: (place) => `Votre rang : ${place}.`,
    play: 'Continuer',
    look: 'Voir',
    you: 'Vous',
    here: 'Sur cet appareil',
    player: (n) => `Joueur ${n}`,
    remove: 'Retirer',
    empty: 'Vous n’êtes encore à aucune table. Choisissez un jeu ci-dessus : votre première paraîtra ici.',
  },
  open: {
    title: 'Tables ouvertes',
    live: 'En direct',
    button: 'Ouvrir une table',
    sit: 'S’asseoir',
    free: (seats) => count('fr', seats, { one: 'libre', other: 'libres' }),
    freeSeat: 'place libre',
    rated: 'Classée',
    bot: (level, strength) => `${level} (bot${strength && `, ${strength}`})`,
    empty: 'Aucune table n’attend de joueurs en ce moment.',
    emptyHint: 'Ouvrez-en une : cela prend un instant, et tout le monde la voit à l’accueil.',
  },
  watch: {
    title: 'Regarder',
    count: tables,
    empty: 'Aucune partie publique en ce moment. Dès qu’une commence, vous pourrez la suivre ici.',
  },
  book: {
    title: (game) => `${game} : les règles`,
    books: 'Livrets de règles',
    contents: 'Sommaire',
    search: 'Chercher dans les règles',
    found: (rules) => count('fr', rules, { one: 'règle trouvée', other: 'règles trouvées' }),
    none: 'Aucune règle n’en parle. Essayez un autre mot.',
  },
};
