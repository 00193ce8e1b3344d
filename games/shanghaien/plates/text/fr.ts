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
  shared: {
    caption:
      'La rangée de l’exemple : sous chaque carte, qui la remporte. Les nombres entre chevrons sont les valeurs à côté.',
    alt: 'Six cartes avec des dés des deux côtés ; les cartes 1 et 3 ne vont à personne, la 2 à vous, les 4, 5 et 6 à l’adversaire.',
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
  scoring: {
    caption: 'Le décompte final de l’exemple : 7 points à 8.',
    alt: 'Une liste des nations avec les deux équipages, leur force et les points ; au-dessous, les coups bas non joués et le total, 7 à 8.',
  },
  rerollAll: {
    caption:
      'Quatre dés ont été relancés. Si le 2 retourne en réserve, le 4, le 5 et le 6 sont dans la rangée.',
    alt: 'Six cartes avec des dés sur 4, 5 et 6 ; au-dessous, un plateau avec quatre dés.',
  },
  sharks: {
    caption:
      'La carte 3 est face cachée : personne ne la prend. Ses dés comptent quand même pour la carte 2, 3 contre 6.',
    alt: 'Six cartes, la troisième face cachée ; sous la deuxième est indiqué que l’adversaire la remporte.',
  },
  exchange: {
    caption: 'Le 1 est repris, le 5 et le 6 sont posés : trois dés, dont deux nouveaux.',
    alt: 'Six cartes avec vos dés sur 4, 5 et 6 et un dé de l’adversaire sur 1.',
  },
  doubles: {
    caption: 'Un double : relancez un dé, ou prenez la carte au milieu.',
    alt: 'Un plateau avec deux 3 et un bouton pour en relancer un ; à côté, la carte Doubles.',
  },
};
