import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const en: Captions<PlateId> = {
  outbid: {
    caption:
      'In Rotterdam your 3 coins have been outbid: raise your stack to 6 or more, or withdraw. In New York you are alone and take the goods.',
    alt: 'Two ports: in Rotterdam a rival’s ship stands on five coins, yours on three; in New York only your ship lies.',
  },
  sets: {
    caption:
      'Three cars and the wild token are four equal goods, worth 16. Art and gold are two different ones, worth 3. Together that makes 19.',
    alt: 'A warehouse with three cars, art, gold and a wild token, and below it the best ways to form sets.',
  },
  cards: {
    caption:
      'With sets worth 19, the cards you could buy now are marked. Each shows its cost, its points and how many are left.',
    alt: 'The card market as a shelf: every card with its cost, its points and the number left.',
  },
  stacks: {
    caption:
      'In New York stacks of 3 and 2 coins lie already. Yours must be higher than both, so it takes at least 4: the dashed line.',
    alt: 'The port of New York with ships on stacks of three and two coins, and yours as an outline on four.',
  },
  example: {
    caption:
      'The example: four jewels with the wild token make 25, the three cars 9, the weapon 1. All together that is 35.',
    alt: 'A warehouse with four jewels, three cars, a weapon and a wild token, and below it the best ways to form sets.',
  },
  bidding: {
    caption: 'The rival’s 3 coins and your 5: to go on, the rival must lay at least 6.',
    alt: 'The port of New York with a ship on a stack of three coins, and yours as an outline on five.',
  },
};
