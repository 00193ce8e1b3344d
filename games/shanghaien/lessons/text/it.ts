import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const it: LessonWords<LessonId> = {
  aim: 'Six cards lie at the bar each round. Hire sailors, so that your crew of a nation is stronger than your rival’s: that scores.',
  roll: 'Your turn. Roll two dice: one of them will be placed, the other goes back to your supply.',
  choose:
    'Choose the die you want to place. It bids for the card with its number; below it stands the score it would lead to.',
  ends: 'The row has no numbers yet. Whoever places the first die says from which end the cards count 1 to 6, for both of you.',
  majority:
    'Your die bids for this card. Whoever has more dice on a card takes it; below it stands who would get it now.',
  rival: 'Your rival has placed a die. Any number of dice may lie on a card, so you can still outnumber it.',
  crews:
    'Both crews, as they would be if the round ended now. Look here before you place: every nation is scored on its own.',
  tie: 'Equal dice on this card: then the pips of the dice on the cards beside it decide. High numbers reach far.',
  tricks:
    'This is no sailor but a dirty trick. Take it like any card; later it bends your dice, or joins a crew as a joker.',
  call: 'With two dice in the row you may ring the bell instead: “Shanghai!” ends the round at once. Wise while the row favours you.',
  shared:
    'The round is over: sailors have joined the crews, tricks lie open, cards without dice are gone. Whoever did not call begins.',
  play: 'You hold a trick. Once a round, between rolling and placing, you may use one of its two effects. Never used, it scores a point.',
  duel: 'You both have this nation. In the end the stronger crew scores the strength of the weaker; a crew without a rival scores its own.',
  farewell:
    'Now you know how to play. Eight rounds make a game; I speak up once more before the last. Fair winds!',
  lastRound:
    'The last round: after it the crews are scored. One sailor can turn a whole nation, so look at the close ones.',
  tooEarly:
    'You rang while no card was yours. Calling pays when you stand better; as long as you do not, rather roll.',
  mustCall:
    'Fewer than two dice are left in your supply, so you must call “Shanghai!” now. Six dice last for five throws.',
};
