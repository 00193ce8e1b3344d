/** The board in French. */
import { count } from '../../../../text/languages.ts';
import { EFFECTS, NATIONS } from '../../text/fr.ts';
import type { BoardWords } from './words.ts';

export const fr: BoardWords = {
  nations: NATIONS,
  effects: EFFECTS,
  you: 'vous',
  nobody: 'personne',
  tavern: 'Taverne',
  round: (round) => `Manche ${round} sur 8`,
  supply: 'Réserve',
  spent: (dice) => count('fr', dice, { one: 'dé épuisé', other: 'dés épuisés' }),
  mustCall: 'doit annoncer',
  shanghai: 'Shanghai !',
  trickPlayed: 'Coup bas joué',
  dice: 'dés',
  beside: 'à côté',
  was: 'avant',
  or: 'ou',
  countFromHere: 'Compter à partir d’ici',
  faceDown: 'face cachée',
  tricks: 'Coups bas',
  roll: 'Lancer',
  backToSupply: 'retour à la réserve',
  deck: (cards) => count('fr', cards, { one: 'carte dans la pioche', other: 'cartes dans la pioche' }),
  gone: (cards) => count('fr', cards, { one: 'carte hors jeu', other: 'cartes hors jeu' }),
  crews: 'Équipages',
  ifCalled: 'si l’on annonçait Shanghai maintenant',
  ifDone: 'tels que ce coup les laisserait',
  final: 'décompte final',
  points: 'Points',
  unusedTricks: 'Coups bas non joués',
  total: 'Total',
  inDeck: (values) => `Encore dans la pioche : ${values}`,
  lastRound: 'La manche précédente',
  rule: (number) => `Règle ${number}`,
};
