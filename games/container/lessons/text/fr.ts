import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const fr: LessonWords<LessonId> = {
  aim: 'Voici votre zone de l’île. Ce qui s’y trouve à la fin vaut de l’argent pour vous, et la plus grosse fortune gagne.',
  port: 'Votre port : à gauche le magasin portuaire, à droite l’usine. Vous n’achetez jamais chez vous ; vous vivez de ce que paient les autres.',
  actions:
    'Vous avez deux actions par tour. Commencez par « Produire » : chaque usine fabrique un conteneur, et 1 $ va au joueur à votre droite.',
  priced:
    'Votre magasin d’usine, aux prix que vous fixez. Les autres y achètent pour leur port ; le moins cher part d’abord.',
  buy: 'Achetez maintenant dans l’usine d’un autre pour votre magasin portuaire : bon marché là-bas, plus cher chez vous. Le propriétaire ne peut pas refuser.',
  resale:
    'Les navires achètent dans votre magasin portuaire à vos prix, de 2 $ à 6 $. Il contient un conteneur par entrepôt.',
  card: 'Votre carte valeur, secrète, dit ce que chaque couleur vaut pour vous sur l’île. Personne n’a la même.',
  build:
    'Votre magasin portuaire est plein. Un entrepôt de plus y fait de la place ; une usine de plus fabrique chaque fois une deuxième couleur.',
  sold: 'Quelqu’un a acheté chez vous : l’argent est à vous. Regarnissez vos magasins avant le prochain client.',
  sail: 'Votre navire peut entrer dans un autre port et charger jusqu’à cinq conteneurs aux prix affichés. Jamais dans le vôtre.',
  cargo:
    'Cargaison à bord ! Rejoignez la haute mer, puis l’île, une action chaque fois. Là, tous les autres font une offre pour le tout.',
  bid: 'Des enchères ! Que vaut cette cargaison selon votre carte valeur ? L’offre est secrète ; seul le gagnant paie.',
  doubled:
    'Le gagnant a payé et le gouvernement a ajouté autant : le vendeur reçoit le double. C’est là qu’on gagne gros.',
  answer:
    'Les offres sont révélées. Acceptez la meilleure et recevez le double, ou payez-la à la banque et gardez la cargaison.',
  loan: 'À court d’argent ? Un emprunt donne 10 $ aussitôt. Il coûte 1 $ par tour et 11 $ à la fin ; deux au plus.',
  repay:
    'L’enchère met fin à votre tour. Vous pouvez encore rembourser des emprunts : chacun économise 1 $ par tour et 11 $ à la fin.',
  interest:
    'Votre argent ne suffit pas pour les intérêts. Un autre emprunt les paie ; sinon, le joueur à votre droite choisit ce qu’on vous saisit.',
  variety:
    'À la fin, chacun défausse la couleur qu’il a en plus grand nombre sur l’île. Réunissez donc plusieurs couleurs.',
  farewell:
    'Vous savez maintenant commercer. La partie finit quand deux couleurs sont épuisées. Je reviens s’il y a du nouveau.',
  ending:
    'Une couleur est épuisée ; à la deuxième, la partie finit. Argent, île, magasin portuaire et navire comptent, pas le magasin d’usine.',
};
