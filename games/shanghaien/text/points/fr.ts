/** What the adviser says, in French. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { cardNamer } from '../board.ts';
import { EFFECTS, NATIONS, TRICKS } from '../fr.ts';

const name = cardNamer(NATIONS, TRICKS);
/** A card of the row: its number, and what it is. */
const the = ({ card, number }: Points['takes']): string => `la carte ${number} (${name(card)})`;
const dice = (n: number): string => count('fr', n, { one: 'dé', other: 'dés' });
const cards = (n: number): string => count('fr', n, { one: 'carte', other: 'cartes' });
const ends = { left: 'gauche', right: 'droite' } as const;

export const fr: PointTextOf<Points> = {
  only: () => 'Il n’y a pas d’autre coup possible.',
  takes: (card) => `Vous prenez l’avantage sur ${the(card)}.`,
  pips: (card) => `Les points des dés voisins vous donnent ${the(card)}.`,
  safer: ({ mine, theirs, ...card }) => `Vous protégez ${the(card)} : ${dice(mine)} contre ${theirs}.`,
  denies: (card) => `Votre adversaire ne gagne plus ${the(card)}.`,
  chases: ({ mine, theirs, ...card }) => `Vous revenez sur ${the(card)} : ${dice(mine)} contre ${theirs}.`,
  nation: ({ nation, mine, theirs }) =>
    `Chez les ${NATIONS[nation]}, vous en seriez à ${mine} contre ${theirs}.`,
  alone: ({ nation, strength }) =>
    `Personne d’autre n’aurait de ${NATIONS[nation]} : leur force de ${strength} compte en entier.`,
  trick: () => 'Une carte Coup bas vaut un point à la fin, et souvent plus avant.',
  counted: ({ end, die, card, instead }) =>
    `En comptant à partir de la ${ends[end]}, le ${die} tombe sur ${name(card)} et non sur ${name(instead)}.`,
  row: ({ mine, theirs }) =>
    `Si la manche s’arrêtait ainsi, vous auriez ${cards(mine)} et votre adversaire ${theirs}.`,
  final: ({ mine, theirs }) => `Si la partie s’arrêtait ainsi, le score serait de ${mine} à ${theirs}.`,
  odds: ({ percent }) => `${percent} % des lancers vous rapportent plus que ce que vous avez.`,
  tooFew: ({ placed }) => `Pour annoncer, il faut deux dés dans la rangée ; vous en avez ${placed}.`,
  begins: () => 'Annoncer Shanghai, c’est laisser l’autre commencer la manche suivante.',
  captain: ({ dice: left }) =>
    `Le capitaine peut s’opposer à chaque tour de votre adversaire, à qui il reste ${dice(left)}.`,
  banned: ({ dice: left }) => `Plus personne ne peut annoncer à sa guise, et il vous reste ${dice(left)}.`,
  sinks: (card) => `Mieux vaut laisser ${the(card)} aux requins qu’à votre adversaire.`,
  idle: ({ number }) => `Votre dé sur la carte ${number} n’y sert à rien.`,
  doubles: () => 'La carte Doubles, c’est un nouveau lancer au bon moment, ou un point à la fin.',
  theirs: (card) => `Sinon, votre adversaire a l’avantage sur ${the(card)}.`,
  better: ({ percent }) => `${percent} % des lancers rapporteraient plus à votre adversaire.`,
  bars: ({ effect }) => `La carte « ${EFFECTS[effect]} » est alors hors jeu pour ce tour.`,
  spent: () => 'Votre adversaire n’a alors plus de coup bas pour cette manche.',
  quiet: () => 'Cela ne gagne encore aucune carte.',
};
