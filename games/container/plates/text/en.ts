import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const en: Captions<PlateId> = {
  setup: {
    caption:
      'Your port at the start: a machine, a warehouse, and a container of the machine’s colour for $2 in the factory store. Top right: your money and your value card.',
    alt: 'A port with one machine, one warehouse and a single container on the price of $2.',
  },
  purchase: {
    caption:
      'You buy tan for $2 and white for $3. In your harbour store they go on $4 and $5, and brown, which lay on $4, moves up to $5 in the same action.',
    alt: 'Two containers are taken from a neighbour’s factory store and lie as outlines on higher prices in your own harbour store.',
  },
  harbour: {
    caption:
      'Your ship lies in another player’s harbour. Black for $3 and orange for $4 come aboard, to the two it carries already: four of five.',
    alt: 'A ship at a neighbour’s quay; two containers of the harbour store are marked for loading.',
  },
  auction: {
    caption:
      'All bids lie open; $14 is the highest. Accept, and you get $14 from the winner and $14 from the government. Decline, and you pay $14 and keep the cargo.',
    alt: 'The auction: open hands with bids of $14 and $8, five containers on the island, and the seller’s two choices.',
  },
  scoring: {
    caption:
      'Orange is what you (blue) have most of: all three go. You had all five colours, so white, the colour of 5/10, counts 10. Two tan 20, one white 10, two black 12, one brown 4: $46.',
    alt: 'The island with two black, one brown, three orange, two tan and one white container on the blue place, and the value card beside it.',
  },
};
