import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const es: LessonWords<LessonId> = {
  aim: 'Everything ends here: what lies on your part of the island counts for you. Whoever is worth most in the end wins.',
  port: 'Your port: left the harbour store, right your factory. You never buy from yourself; your income is what the others pay you.',
  actions:
    'You have two actions a turn. Begin with “Produce”: your machine makes a container, for $1 to the player on your right.',
  priced:
    'It lies in your factory store at the price you chose. The others buy here for their harbours; cheap goods go first.',
  buy: 'Now buy from somebody’s factory for your own harbour store: cheap there, dearer with you. That is a trader’s living.',
  resale: 'Your harbour store sells to ships, for $2 to $6. Each warehouse gives room for one container.',
  card: 'Your secret value card: what each colour is worth to you on the island. Everybody’s is different. Look at it any time.',
  build:
    'Your harbour store is full. A second warehouse makes room for more; a second machine makes a second colour each time.',
  sold: 'Somebody has bought from you: the money is yours at once. Fill the shelf again soon.',
  sail: 'Your ship can enter another harbour and load up to five containers at the prices there. Never its own harbour.',
  cargo:
    'You have cargo aboard. Sail to the open sea, then to the island: each is an action. There the others bid for all of it.',
  bid: 'An auction! What is this cargo worth by your value card? Bid in secret; only the winner pays.',
  doubled:
    'The seller got the bid, and the government added as much again. So selling on the island is where most money comes from.',
  answer:
    'Your choice: take the best bid and get it doubled, or pay that sum yourself and keep the cargo for your own island.',
  loan: 'Short of money? A loan gives $10 at once. It costs $1 each turn and $11 in the end; two at most.',
  variety:
    'At the end everybody loses the colour they have most of on the island. So collect several colours, not one.',
  farewell:
    'Now you know how to play. The game ends when two of these colours have run out. I speak up once more before that.',
  ending:
    'One colour has run out. When a second one does, that turn is the last: get what you can to the island.',
  idle: 'You ended your turn though your factory could have produced. Two actions are yours each time; use both if you can.',
};
