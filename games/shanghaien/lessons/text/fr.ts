import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const fr: LessonWords<LessonId> = {
  aim: 'À chaque manche, six cartes attendent à la taverne. Recrutez des marins : dans chaque nation, l’équipage le plus fort rapporte des points.',
  roll: 'À vous. Lancez deux dés : vous en posez un, l’autre retourne dans votre réserve.',
  choose: 'Quel dé voulez-vous poser ? Il mise sur la carte qui porte son numéro.',
  ends: 'La rangée est encore vide : vous décidez donc aussi de quel côté se comptent les cartes de 1 à 6. Choisissez une carte qui brille.',
  majority:
    'Votre dé mise sur cette carte. Qui a le plus de dés l’emporte ; la ligne en dessous dit qui mène, et pourquoi.',
  rival:
    'Votre rival a posé un dé. Une carte peut en recevoir autant que l’on veut : rien n’est encore perdu.',
  crews:
    'Les deux équipages, comme si la manche finissait maintenant. Regardez ici avant de poser : chaque nation est comptée à part.',
  tie: 'Autant de dés de chaque côté. Chacun additionne alors ses dés sur les cartes voisines : la somme la plus élevée remporte la carte.',
  tricks:
    'Pas un marin, mais un coup bas. Il se gagne comme toute carte ; dès la manche suivante, il aide vos dés ou un équipage.',
  call: 'Avec deux de vos dés dans la rangée, vous pouvez sonner la cloche au lieu de lancer. « Shanghai ! » met fin à la manche : utile tant que la rangée vous favorise.',
  shared:
    'La manche est finie : marins et coups bas sont distribués, les cartes sans dé quittent le jeu. Qui n’a pas annoncé Shanghai commence.',
  play: 'Vous avez un coup bas. Une fois par manche, après le lancer, utilisez un de ses deux effets. Jamais joué, il rapporte un point.',
  duel: 'Cette nation est dans les deux équipages. À la fin, l’équipage le plus fort marque la force du plus faible ; sans rival, la sienne.',
  farewell:
    'Vous savez jouer. La partie compte huit manches ; je reviens s’il y a du nouveau, et avant la dernière.',
  lastRound:
    'Dernière manche : ensuite, on compte les équipages. Regardez les nations serrées, un seul marin peut tout changer.',
  tooEarly:
    'Vous avez annoncé Shanghai sans gagner une seule carte. Cela paie quand la rangée vous favorise ; d’ici là, lancez plutôt.',
  mustCall: 'Avec moins de deux dés en réserve, vous devez annoncer « Shanghai ! » maintenant.',
};
