import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const en: LessonWords<LessonId> = {
  aim: 'This is your part of the island. What lies here at the end is worth money to you, and whoever is worth most wins.',
  port: 'Your port: on the left the harbour store, on the right your factory. You never buy from yourself; you live on what others pay you.',
  actions:
    'You have two actions each turn. Begin with “Produce”: each machine makes a container, and $1 goes to the player on your right.',
  priced:
    'Your factory store, at the prices you set. The others buy here for their harbours, and cheap goods go first.',
  buy: 'Now buy from another factory for your harbour store: cheap there, dearer with you. The owner cannot refuse.',
  resale:
    'Ships buy from your harbour store at your prices, $2 to $6. It holds one container for each warehouse.',
  card: 'Your secret value card says what each colour is worth to you on the island. Nobody else has the same one.',
  build:
    'Your harbour store is full. Another warehouse makes room in it; another machine makes a second colour each time you produce.',
  sold: 'Somebody has bought from you, and the money is yours. Refill your stores before the next customer comes.',
  sail: 'Your ship can enter another harbour and load up to five containers at the prices there. Its own harbour it never enters.',
  cargo:
    'Cargo on board! Sail back to sea, then to the island, one action each. There all the others bid for everything you carry.',
  bid: 'An auction! What is this cargo worth to you by your value card? Bid in secret; only the winner pays.',
  doubled:
    'The winner paid, and the government added as much again: the seller got twice the bid. That is where big money comes from.',
  answer:
    'The bids are open. Accept the best and get twice as much, or pay it to the bank and keep the cargo yourself.',
  loan: 'Short of cash? A loan gives you $10 at once. It costs $1 each turn and $11 at the end; two at most.',
  repay:
    'The auction ends your turn. Before that you may still repay loans with what it brought: each saves $1 a turn and $11 at the end.',
  interest:
    'Your cash does not cover the interest. Another loan pays it; without one, the player on your right chooses something of yours to be seized.',
  variety:
    'At the end everybody discards the colour they have most of on the island. So collect several colours.',
  farewell:
    'Now you know how the trade goes. The game ends when two colours have run out. I speak up when something new comes.',
  ending:
    'One colour has run out; with the second the game ends. Cash, island, harbour store and ship count, your factory store does not.',
};
