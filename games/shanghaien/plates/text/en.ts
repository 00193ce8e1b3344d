import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const en: Captions<PlateId> = {
  ends: {
    caption:
      'The first die of a round: the 2 goes on the second card from the left, so for both players card 1 is now at the left end.',
    alt: 'Six cards in a row, numbered from the left, with a die on the second; a button at each end of the row.',
  },
  tie: {
    caption:
      'One die each on card 3. Beside it you have a die on card 2, two pips; they have one on card 4, four pips. They take card 3.',
    alt: 'Six cards with dice on both sides; card 3 has one die on each side, and below it stands who gets it.',
  },
  tricks: {
    caption:
      'Two trick cards after a roll of 3 and 4. Each has two effects; you choose one of one card, then place a die.',
    alt: 'A tray with the dice 3 and 4, and two trick cards with two effects each.',
  },
  crews: {
    caption:
      'French 6 to 3: you score 3, the strength of the weaker crew. Dutch 2 to 7: they score 2. Turks 3 to 3: nobody scores. Spaniards only with you: 5 points.',
    alt: 'A list of nations with both crews, their strengths and the points that would change hands.',
  },
};
