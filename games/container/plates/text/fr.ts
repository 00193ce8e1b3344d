import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const fr: Captions<PlateId> = {
  setup: {
    caption:
      'Votre port au début : une usine, un entrepôt et un conteneur de la couleur de l’usine à 2 $ dans le magasin d’usine. En haut à droite, votre argent et votre carte valeur.',
    alt: 'Un port avec une usine, un entrepôt et un seul conteneur au prix de 2 $.',
  },
  purchase: {
    caption:
      'Vous achetez le beige à 2 $ et le blanc à 3 $. Dans votre magasin portuaire ils vont à 4 $ et 5 $, et le brun, qui était à 4 $, passe à 5 $ dans la même action.',
    alt: 'Deux conteneurs sont pris dans le magasin d’usine d’un voisin et apparaissent en contour, plus chers, dans votre magasin portuaire.',
  },
  harbour: {
    caption:
      'Votre navire est dans le port d’un autre. Le noir à 3 $ et l’orange à 4 $ montent à bord, avec les deux qu’il porte déjà : quatre sur cinq.',
    alt: 'Un navire au quai d’un voisin ; deux conteneurs du magasin portuaire sont marqués pour être chargés.',
  },
  auction: {
    caption:
      'Toutes les offres sont révélées ; 14 $ est la plus élevée. Si vous acceptez, vous recevez 14 $ du gagnant et 14 $ du gouvernement. Si vous refusez, vous payez 14 $ et gardez la cargaison.',
    alt: 'L’enchère : mains ouvertes avec des offres de 14 $ et 8 $, cinq conteneurs sur l’île et les deux choix du vendeur.',
  },
  scoring: {
    caption:
      'L’orange est ce que vous (bleu) avez le plus : les trois sont défaussés. Vous aviez les cinq couleurs, donc le blanc, la couleur à 5/10, compte 10. Deux beiges 20, un blanc 10, deux noirs 12, un brun 4 : 46 $.',
    alt: 'L’île avec deux conteneurs noirs, un brun, trois orange, deux beiges et un blanc dans la zone bleue, et la carte valeur à côté.',
  },
};
