import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const fr: Captions<PlateId> = {
  ends: {
    caption:
      'Le premier dé d’une manche : le 2 va sur la deuxième carte à gauche ; pour les deux joueurs, la carte 1 est donc désormais à gauche.',
    alt: 'Six cartes en ligne, numérotées à partir de la gauche, avec un dé sur la deuxième ; un bouton à chaque bout de la ligne.',
  },
  tie: {
    caption:
      'Un dé chacun sur la carte 3. À côté, vous avez un dé sur la carte 2, soit 2 ; l’adversaire en a un sur la carte 4, soit 4. Il remporte la carte 3.',
    alt: 'Six cartes avec des dés des deux côtés ; la carte 3 a un dé de chaque côté, et au-dessous est indiqué qui la remporte.',
  },
  tricks: {
    caption:
      'Deux cartes Coup bas après un lancer de 3 et 4. Chacune a deux effets ; vous en choisissez un sur une des cartes, puis vous posez un dé.',
    alt: 'Un plateau avec les dés 3 et 4, et deux cartes Coup bas ayant chacune deux effets.',
  },
  crews: {
    caption:
      'Français 6 à 3 : vous marquez 3, la force de l’équipage le plus faible. Néerlandais 2 à 7 : l’adversaire marque 2. Turcs 3 à 3 : personne. Espagnols chez vous seulement : 5 points.',
    alt: 'Une liste des nations avec les deux équipages, leur force et les points qu’ils rapportent.',
  },
};
