import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const fr: Captions<PlateId> = {
  setup: {
    caption:
      'Votre port au début : une usine, un entrepôt et un conteneur de la couleur de l’usine à 2 $ dans le magasin d’usine. En haut à droite, votre argent et votre carte valeur.',
    alt: 'Un port avec une usine, un entrepôt et un seul conteneur au prix de 2 $.',
  },
  default2007: {
    caption:
      'Deux emprunts et 1 $ : il manque un dollar. Le conteneur blanc du magasin portuaire part, et le noir du magasin d’usine. Des trois entrepôts, seul celui à 5 $ pourrait être saisi.',
    alt: 'Un port avec un conteneur blanc dans le magasin portuaire, un noir dans le magasin d’usine, deux usines et trois entrepôts.',
  },
  defaultAnniversary: {
    caption:
      'Deux emprunts et pas d’argent : le conteneur beige de la zone bleue part pour le premier dollar, le blanc du navire bleu pour le second.',
    alt: 'L’île avec un conteneur beige dans la zone bleue, et le navire bleu avec un conteneur blanc à bord.',
  },
  purchase: {
    caption:
      'Vous achetez le beige à 2 $ et le blanc à 3 $. Dans votre magasin portuaire ils vont à 4 $ et 5 $, et le brun, qui était à 4 $, passe à 5 $ dans la même action.',
    alt: 'Deux conteneurs sont pris dans le magasin d’usine d’un voisin et apparaissent en contour, plus chers, dans votre magasin portuaire.',
  },
  harbour: {
    caption:
      'Votre navire entre dans le port d’un autre joueur. Le noir à 3 $ et l’orange à 4 $ montent à bord, avec les deux qu’il porte déjà : quatre sur cinq.',
    alt: 'Un navire au quai d’un voisin ; deux conteneurs du magasin portuaire sont marqués pour être chargés.',
  },
  auction: {
    caption:
      'Toutes les offres sont visibles : 10 $, 12 $ et 4 $. Si vous acceptez, vous recevez 12 $ du gagnant et 12 $ du gouvernement. Si vous refusez, vous payez 12 $ et gardez la cargaison.',
    alt: 'L’enchère : des mains ouvertes avec des offres de 10 $, 12 $ et 4 $, trois conteneurs sur l’île et les deux choix du vendeur.',
  },
  scoring: {
    caption:
      'Votre carte valeur et vos conteneurs dans la zone bleue. Vous en avez quatre orange et quatre bruns ; le brun vaut moins et on le défausse.',
    alt: 'L’île avec deux conteneurs noirs, quatre bruns, quatre orange, trois beiges et deux blancs dans la zone bleue, et la carte valeur à côté.',
  },
  broker: {
    caption:
      'Vous offrez 4 $ pour les deux conteneurs du courtier I. Votre argent reste sur la carte de paiement jusqu’à ce que quelqu’un offre plus ou que vous ayez gagné.',
    alt: 'La Banque d’investissement au début : le courtier I avec deux conteneurs et 1 $, le II avec un et 2 $, le III sans conteneur et avec 3 $, et une offre de 4 $ pour la case du courtier I.',
  },
};
