import type { AlertText } from './alert-text.ts';

const nth = (place: number): string => `${place}${place === 1 ? 're' : 'e'}`;

export const fr: AlertText = {
  turn: {
    subject: (title) => `${title} : c’est à vous de jouer`,
    body: (title, names) => `C’est à vous de jouer à ${title} avec ${names}.`,
  },
  over: {
    subject: (title) => `${title} : la partie est terminée`,
    body: (title, names, place) => {
      const sentence = `Votre partie de ${title} avec ${names} est terminée.`;
      return place === null ? sentence : `${sentence} Vous finissez à la ${nth(place)} place.`;
    },
  },
  toTheTable: 'Rejoindre la table :',
  unsubscribe:
    'Vous recevez ce message parce que vous l’avez demandé dans vos réglages. Pour ne plus en recevoir :',
  unsubscribing: {
    title: 'Ne plus recevoir de messages de Quayside',
    question:
      'Voulez-vous que nous cessions de vous écrire quand c’est à vous de jouer ou qu’une partie est terminée ?',
    button: 'Ne plus recevoir ces messages',
    done: 'C’est fait : vous ne recevrez plus ces messages. Vous pouvez les réactiver dans vos réglages.',
    failed: 'Ce lien n’est plus valable. Vous pouvez désactiver les messages dans vos réglages.',
  },
  confirm: {
    subject: 'Quayside : confirmez votre adresse',
    body: 'Cette adresse a été indiquée sur Quayside, une table de jeux de société en ligne, pour recevoir des alertes. Si c’est bien vous, confirmez-la ici :',
    otherwise: 'Sinon, ignorez simplement ce message.',
  },
  confirming: {
    title: 'Confirmer votre adresse',
    question:
      'Voulez-vous que nous vous écrivions à cette adresse quand c’est à vous de jouer, quand une partie est terminée et si vous oubliez votre mot de passe ?',
    button: 'Oui, écrivez-moi',
    done: 'Merci, votre adresse est confirmée. Vous pouvez désactiver ces messages à tout moment dans vos réglages.',
    failed:
      'Ce lien n’est plus valable. Indiquez de nouveau votre adresse dans vos réglages et nous vous en enverrons un autre.',
    expired: 'Ce lien a expiré : il était valable trois jours. Faites-le renvoyer dans vos réglages.',
  },
  reset: {
    subject: 'Quayside : un nouveau mot de passe',
    body: (name) =>
      `Un nouveau mot de passe a été demandé sur Quayside pour ${name}. Si c’est bien vous, choisissez-le ici dans l’heure ; le lien ne sert qu’une fois :`,
    otherwise: 'Sinon, ignorez ce message : votre mot de passe ne change pas.',
  },
};
