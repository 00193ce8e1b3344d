import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const fr: Captions<PlateId> = {
  outbid: {
    caption:
      'À Rotterdam, vos 3 pièces sont dépassées : portez votre pile à 6 ou plus, ou retirez-vous. À New York, vous n’avez pas de rival et prenez les marchandises.',
    alt: 'Deux ports : à Rotterdam, un navire rival sur cinq pièces et le vôtre sur trois ; à New York, seulement le vôtre.',
  },
  sets: {
    caption:
      'Trois voitures et le joker font quatre marchandises identiques : 16. Une œuvre d’art et de l’or en font deux différentes : 3. En tout, 19.',
    alt: 'Un entrepôt avec trois voitures, une œuvre d’art, de l’or et un joker, et au-dessous les meilleures séries.',
  },
  cards: {
    caption:
      'Avec des séries valant 19, les cartes que vous pourriez acheter maintenant sont marquées. Chacune indique son prix, ses points et combien il en reste.',
    alt: 'Le marché des cartes comme une étagère : chaque carte avec son prix, ses points et le nombre restant.',
  },
  stacks: {
    caption:
      'À New York, il y a déjà des piles de 3 et 2 pièces. La vôtre doit dépasser les deux, il en faut donc au moins 4 : la ligne pointillée.',
    alt: 'Le port de New York avec des navires sur des piles de trois et deux pièces, et le vôtre en contour sur quatre.',
  },
  example: {
    caption: 'L’exemple : quatre bijoux et le joker font 25, les trois voitures 9, l’arme 1. En tout, 35.',
    alt: 'Un entrepôt avec quatre bijoux, trois voitures, une arme et un joker, et au-dessous les meilleures séries.',
  },
  bidding: {
    caption: 'Les 3 pièces du rival contre vos 5 : pour continuer, il doit en mettre au moins 6.',
    alt: 'Le port de New York avec un navire sur une pile de trois pièces, et le vôtre en contour sur cinq.',
  },
};
