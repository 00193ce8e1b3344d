import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const en: LessonWords<LessonId> = {
  aim: 'Only cards bring points. You pay for them with smuggled goods, and goods come from the ports. After eleven rounds, most points wins.',
  ports:
    'Goods lie on the quay of every port. Send a ship with more coins than anybody else, and all of them are yours.',
  macao:
    'Macao turns nobody away: the casino pays 2 coins for each ship, and in the black market each ship swaps or draws one token.',
  send: 'Now send out all your ships: at most one to each port, with at least one coin. You have only seven, so spread them well.',
  stack:
    'Your coins stay under the ship until your next turn. Whoever puts more here before that is ahead of you.',
  rivals: 'A rival has bid. The tag of each port says how many coins win it now.',
  home: 'Nobody has outbid you here: your coins go, the whole cargo is yours. Bring your ships home one by one, in any order.',
  outbid:
    'Somebody has outbid you. Raise above all others and wait another round, or withdraw with ship and coins: that costs nothing but time.',
  casino: 'A ship in the casino brings you 2 coins. Those are your income when the stacks in the ports grow.',
  market:
    'A ship in the black market: swap one of your tokens for any that lies here, or draw one from the bag.',
  sets: 'Equal goods are worth the square of their number: 1, 4, 9, 16, 25. Different ones grow more slowly: 1, 3, 6, 10, 15.',
  trade: 'Now you may trade sets for cards. No change is given, so it often pays to wait for a bigger set.',
  edges:
    'These cards help you until the end: a ship more, room for two more tokens, coins when you withdraw. The earlier, the more they pay.',
  farewell:
    'Now you know how to play. Mind your warehouse: it holds six tokens. I speak up when something new comes, and before the last round.',
  lastRound:
    'The last round. Now every coin adds 1 when you trade. Goods and coins left over count nothing, so spend what you can.',
  overflow:
    'Your warehouse was too full, and goods were lost. Better to trade before it overflows, even for a small card.',
};
