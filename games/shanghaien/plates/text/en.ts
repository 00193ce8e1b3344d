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
  shared: {
    caption:
      'The row of the example: below each card stands who gets it. Numbers in brackets are the pips beside a card.',
    alt: 'Six cards with dice on both sides; cards 1 and 3 go to nobody, card 2 to you, cards 4, 5 and 6 to the other player.',
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
  scoring: {
    caption: 'The final scoring of the example: 7 points to 8.',
    alt: 'A list of nations with both crews, strengths and points; below it the unused tricks and the total, 7 to 8.',
  },
  rerollAll: {
    caption: 'Four dice were thrown again. If the 2 goes back, the 4, 5 and 6 lie in the row.',
    alt: 'Six cards with dice on 4, 5 and 6; below it a tray with four dice.',
  },
  sharks: {
    caption: 'Card 3 lies face down: nobody gets it. Its dice still count for card 2, 3 pips against 6.',
    alt: 'Six cards, the third face down; below the second stands that the other player gets it.',
  },
  exchange: {
    caption: 'The 1 is taken back, the 5 and the 6 are placed: three dice, two of them new.',
    alt: 'Six cards with your dice on 4, 5 and 6 and one of the other player on 1.',
  },
  doubles: {
    caption: 'A rolled double: roll one die again, or take the card from the middle.',
    alt: 'A tray with two 3s and a button to roll one again; beside it the Doubles card.',
  },
};
