import { count } from '../../../text/languages.ts';
import type { AccessText } from './access-text.ts';

export const fr: AccessText = {
  forgotten: {
    link: 'Mot de passe oublié ?',
    title: 'Choisir un nouveau mot de passe',
    help: 'Nous envoyons un lien à l’adresse que vous avez confirmée dans vos réglages. Il est valable une heure.',
    who: 'Nom ou adresse e-mail',
    send: 'Envoyer le lien',
    sent: 'S’il existe un tel compte avec une adresse confirmée, le message est en route. Regardez aussi dans les indésirables.',
    off: 'Ce serveur n’envoie pas d’e-mails. Demandez à son responsable un lien pour choisir un nouveau mot de passe.',
  },
  reset: {
    title: 'Un nouveau mot de passe',
    help: (name) => `Pour ${name}. Vous serez déconnecté de tous les autres appareils.`,
    submit: 'Enregistrer le mot de passe',
    doneTitle: 'Votre nouveau mot de passe est en place',
    done: (name) => `Votre session est ouverte au nom de ${name}.`,
    badTitle: 'Ce lien ne fonctionne pas',
    badHelp: 'Il n’est pas entier. Rouvrez-le depuis le message ou demandez-en un nouveau.',
    again: 'Demander un nouveau lien',
  },
  proof: {
    title: 'Est-ce bien vous ?',
    help: 'Votre dernière connexion remonte à un moment. Montrez encore une fois que c’est vous, et la suite viendra.',
    confirm: 'Continuer',
    passkey: 'Utiliser une clé d’accès',
    cancel: 'Annuler',
  },
  after: {
    signedOut: 'Tous vos autres appareils sont déconnectés.',
    tokens: (n) =>
      n === 1
        ? 'Le jeton de votre bot reste valable. Si quelqu’un a pu connaître votre mot de passe, révoquez-le aussi.'
        : `Les ${count('fr', n, { one: 'jeton', other: 'jetons' })} de vos bots restent valables. Si quelqu’un a pu connaître votre mot de passe, révoquez-les aussi.`,
    endTokens: 'Révoquer les jetons de tous les bots',
    tokensEnded: 'Les jetons de vos bots sont révoqués.',
    passkeys: 'Vérifier vos clés d’accès',
  },
  passwordUnknown: 'Je ne le connais plus',
  sessions: {
    title: 'Où votre session est ouverte',
    help: 'Si l’une d’elles ne vous dit rien, fermez-la et changez de mot de passe.',
    on: (browser, os) => `${browser} sur ${os}`,
    unknown: 'Navigateur inconnu',
    current: 'Celle-ci',
    begun: (date) => `depuis le ${date}`,
    seen: (when) => `dernière utilisation : ${when}`,
    end: 'Fermer',
    endNamed: (what) => `Fermer la session : ${what}`,
    endOthers: 'Fermer toutes les autres',
    ended: 'C’est fermé.',
  },
  bots: {
    title: 'Vos bots',
    help: 'Un programme à vous qui joue sous son propre nom, signalé comme bot.',
    manual: 'Comment joue un bot',
    none: 'Vous n’en avez pas encore.',
    name: 'Nom du bot',
    make: 'Créer un bot',
    token: (name) => `Le jeton de ${name}`,
    tokenHelp: 'Il n’est montré que maintenant. Qui le détient joue sous le nom de ce bot.',
    copy: 'Copier',
    copied: 'Copié',
    kept: 'Je l’ai noté',
    made: (date) => `créé le ${date}`,
    used: (when) => `dernière utilisation : ${when}`,
    unused: 'jamais utilisé',
    revoke: 'Arrêter',
    revokeNamed: (name) => `Arrêter ${name}`,
    revokeSure: (name) =>
      `${name} ne jouera plus et son jeton ne vaudra plus jamais rien. Ses parties restent.`,
    revokeYes: 'Arrêter pour de bon',
    revokeNo: 'Le laisser jouer',
  },
  mailOff: 'Impossible ici : ce serveur n’envoie pas d’e-mails.',
};
