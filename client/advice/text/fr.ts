import type { AdviceWords } from './words.ts';

export const fr: AdviceWords = {
  hint: {
    ask: 'Conseil',
    title: 'Un conseil',
    thinking: 'Je réfléchis …',
    think: 'Pensez à ceci :',
    more: 'Voir les meilleurs coups',
    best: 'Les meilleurs coups',
    chance: (percent) => `${percent} de gagner`,
    show: 'Montrer',
    close: 'Fermer le conseil',
    rated: 'Cette partie compte pour le classement : chacun réfléchit seul.',
    failed: 'Aucun conseil ici. Fiez-vous à votre flair.',
  },
  review: {
    start: 'Analyser la partie',
    help: 'Un bot expert réexamine chaque décision, ici dans votre navigateur. Il lui faut au plus une demi-minute.',
    working: (percent) => `Examen des décisions … ${percent}`,
    stop: 'Arrêter',
    stopped: 'Arrêtée avant la fin : toutes les décisions n’ont pas été examinées.',
    failed: 'L’analyse s’est interrompue.',
    again: 'Recommencer',
    chance: { title: 'Chances de gagner', help: 'Cartes sur table, après chaque coup.' },
    move: (n) => `coup ${n}`,
    split: 'Chance et décisions',
    costlyHelp: 'D’après ce que chacun pouvait savoir alors. Chacune a été examinée deux fois.',
    more: (n) => `En voir ${n} de plus`,
    see: 'Voir la position',
    bids: {
      title: (n) => `Offre par offre (${n})`,
      help: 'Ce qui a été offert, et l’offre la plus prometteuse.',
      said: 'Offre',
      best: 'La plus prometteuse',
      cost: 'Coût',
    },
  },
};
