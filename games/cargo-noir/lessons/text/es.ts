import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const es: LessonWords<LessonId> = {
  aim: 'Only cards bring points. You pay for them with smuggled goods, and the goods come from the ports. Most points after eleven rounds wins.',
  ports:
    'Goods lie on the quay of every port. To get them all, send a ship here with more coins than anybody else.',
  macao:
    'Macao never turns a ship away: the casino pays 2 coins for each, and in the black market each ship gets one token.',
  send: 'Now send out all your ships: at most one to each port, with at least one coin. Coins are few, so spread them well.',
  stack:
    'Your coins lie under the ship until your next turn. Whoever puts more here meanwhile is ahead of you.',
  rivals: 'A rival has bid. The tag at a port says how many coins it takes to win it now.',
  home: 'Nobody outbid you here: pay the stack and take the whole cargo. Ships come home one by one, in the order you like.',
  outbid:
    'Outbid! Raise above everybody else and wait another round, or withdraw with ship and coins. Withdrawing costs nothing but time.',
  casino: 'Your ship in the casino brings 2 coins. It is how you come by money when the stacks grow.',
  market:
    'Your ship in the black market gets one token: swap one of yours for any that lies here, or draw from the bag.',
  sets: 'Equal goods are worth their number squared: 1, 4, 9, 16, 25. Different ones grow more slowly: 1, 3, 6, 10, 15.',
  trade:
    'Here you may trade sets for cards, once a turn. No change is given, so waiting for a bigger set often pays.',
  edges:
    'You can afford a card that helps for the rest of the game: another ship, more room, or coins when you withdraw. Early is best.',
  farewell:
    'Now you know how to play. Keep an eye on your warehouse: it holds six. I speak up once more before the end.',
  lastRound:
    'The last round. Coins help you trade now, each is worth 1. Goods and coins left over count nothing: spend them all.',
  overflow: 'Your warehouse was full and goods had to go. Trade before it overflows, even for a small card.',
};
