import type { LessonWords } from '../../../../text/lesson.ts';
import type { LessonId } from '../lessons.ts';

export const en: LessonWords<LessonId> = {
  aim: 'Six cards wait at the bar each round. Hire sailors, nation by nation: a crew stronger than your rival’s brings points.',
  roll: 'Your turn. Roll two dice: you place one of them, the other goes back to your supply.',
  choose: 'Which die do you want to place? It bids for the card with its number.',
  ends: 'No die lies in the row yet, so you also decide from which end the cards count 1 to 6. Choose a card that glows.',
  majority:
    'Your die bids for this card. Whoever has more dice on a card gets it; the line below says who is ahead, and why.',
  rival: 'Your rival has placed a die. Any number of dice may lie on a card, so nothing is lost yet.',
  crews:
    'Both crews as they would be if the round ended now. Look here before you place: each nation is scored on its own.',
  tie: 'Equally many dice here. Then both add up the pips of their dice on the cards beside it, and the higher sum takes the card.',
  tricks:
    'No sailor, but a dirty trick. You win it like any card; from the next round on it helps your dice or joins a crew.',
  call: 'With two of your dice in the row you may ring the bell instead of rolling. “Shanghai!” ends the round: wise while the row favours you.',
  shared:
    'The round is over: sailors have joined the crews, tricks lie before their owners, cards without dice are gone. Whoever did not call begins.',
  play: 'You own a trick. Once a round, after rolling, you may use one of its two effects. If you never play it, it counts one point.',
  duel: 'You both have this nation. In the end the stronger crew scores the strength of the weaker one; a crew without a rival scores its own.',
  farewell:
    'Now you know how to play. The game has eight rounds; I speak up when something new comes, and before the last one.',
  lastRound:
    'The last round: then the crews are scored. Look at nations that are nearly equal, for one sailor can turn them.',
  tooEarly:
    'You called while no card was yours. “Shanghai!” pays when the row stands well for you; until then, rather roll.',
  mustCall: 'With fewer than two dice in your supply you must call “Shanghai!” now.',
};
