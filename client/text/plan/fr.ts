import type { PlanText } from './plan-text.ts';

export const fr: PlanText = {
  plan: {
    title: 'Ouvrir une table',
    game: 'Jeu',
    options: 'Options du jeu',
    asPrinted: 'Selon le livret',
    changed: 'Modifié',
    asPrintedAgain: 'Revenir au livret',
    notWith: (other) => `Ne va pas avec « ${other} ».`,
    where: 'Où jouer',
    places: {
      server: {
        name: 'Sur ce serveur',
        help: 'Les autres viennent par un lien ou depuis l’accueil, chacun à son écran.',
      },
      device: {
        name: 'Sur cet appareil',
        help: 'Sans connexion, contre des bots ou à tour de rôle sur un seul écran.',
      },
    },
    playerName: (n) => `Nom du joueur ${n}`,
    seatPerson: 'Une personne ici',
    seats: 'Places',
    seat: (n) => `Place ${n}`,
    seatFree: 'Libre, pour une personne',
    clock: 'Pendule',
    clockHelp: 'Combien de temps chacun peut réfléchir.',
    absence: 'Si le temps de quelqu’un est écoulé',
    absences: {
      wait: { name: 'On attend', help: 'La place reste à cette personne, aussi longtemps qu’il le faut.' },
      bot: { name: 'Un bot prend la place', help: 'Il joue jusqu’au retour de cette personne.' },
      fallback: { name: 'Le coup le plus anodin', help: 'La table joue le coup le moins nuisible.' },
    },
    visibility: 'Qui peut venir',
    visibilities: {
      public: { name: 'Tout le monde', help: 'La table figure à l’accueil.' },
      link: { name: 'Toute personne qui a le lien', help: 'Elle ne figure dans aucune liste.' },
      private: { name: 'Sur invitation', help: 'Le lien porte une clé secrète.' },
    },
    rated: {
      name: 'Classée',
      help: 'Compte pour le classement ; seulement entre personnes qui ont gardé leur nom.',
    },
    startWhenFull: { name: 'Commencer quand c’est complet', help: 'Sinon, vous lancez la partie vous-même.' },
    submit: 'Ouvrir la table',
    submitHere: 'Commencer la partie',
  },
  invite: {
    title: 'La table est ouverte',
    text: 'Envoyez ce lien à vos partenaires de jeu. La partie commence quand toutes les places sont prises.',
    link: 'Lien vers la table',
    copy: 'Copier',
    copied: 'Copié',
    go: 'Vers la table',
    scan: 'Ou scannez le code avec un téléphone.',
  },
  here: {
    turn: (name) => `${name}, à vous de jouer`,
    handOver: 'Prenez l’écran. Derrière ce rideau, il ne reste rien de la personne qui vient de jouer.',
    ready: (name) => `Je suis ${name}`,
  },
};
