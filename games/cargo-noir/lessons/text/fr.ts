import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const fr: LessonWords<LessonId> = {
  aim: 'Seules les cartes rapportent des points. Elles se paient en marchandises, qui viennent des ports. Après onze manches, qui a le plus de points gagne.',
  ports:
    'Des marchandises attendent dans chaque port. Envoyez un navire avec plus de pièces que tous les autres, et tout est à vous.',
  macao:
    'Macao accueille tout le monde : le casino paie 2 pièces par navire ; au marché noir, chaque navire échange ou pioche un jeton.',
  send: 'Envoyez tous vos navires : un seul par port, avec au moins une pièce. Vous n’en avez que sept, répartissez-les bien.',
  stack:
    'Vos pièces restent sous le navire jusqu’à votre prochain tour. Qui en met davantage d’ici là passe devant vous.',
  rivals:
    'Un rival a fait une offre. L’étiquette de chaque port dit combien de pièces il faut maintenant pour l’emporter.',
  home: 'Personne n’a surenchéri ici : vos pièces partent, toute la cargaison est à vous. Ramenez vos navires un par un, dans l’ordre voulu.',
  outbid:
    'Votre offre est dépassée. Surenchérissez et attendez encore une manche, ou retirez-vous avec navire et pièces : vous ne perdez que du temps.',
  casino:
    'Un navire au casino vous rapporte 2 pièces. C’est votre revenu quand les piles montent dans les ports.',
  market:
    'Un navire au marché noir : échangez un de vos jetons contre n’importe lequel d’ici, ou piochez-en un dans le sac.',
  sets: 'Des marchandises identiques valent le carré de leur nombre : 1, 4, 9, 16, 25. Différentes, elles montent moins vite : 1, 3, 6, 10, 15.',
  trade:
    'Vous pouvez maintenant échanger des séries contre des cartes. On ne rend pas la monnaie : mieux vaut souvent attendre une série plus longue.',
  edges:
    'Ces cartes vous aident jusqu’à la fin : un navire de plus, deux places d’entrepôt, des pièces quand vous vous retirez. Achetez-les tôt.',
  farewell:
    'Vous savez jouer. Gare à l’entrepôt : il contient six jetons. Je reviens s’il y a du nouveau, et avant la dernière manche.',
  lastRound:
    'Dernière manche. Chaque pièce ajoute maintenant 1 à vos échanges. Pièces et marchandises restantes ne valent rien : dépensez tout.',
  overflow:
    'Votre entrepôt débordait et des marchandises sont perdues. Mieux vaut échanger avant, même contre une petite carte.',
};
