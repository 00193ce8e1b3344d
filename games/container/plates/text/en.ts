import type { Captions } from '../../../../text/plate.ts';
import type { PlateId } from '../plates.ts';

export const en: Captions<PlateId> = {
  setup: {
    caption:
      'Your port at the start: a machine, a warehouse, and a container of the machine’s colour for $2 in the factory store. Top right: your money and your value card.',
    alt: 'A port with one machine, one warehouse and a single container on the price of $2.',
  },
  default2007: {
    caption:
      'Two loans and $1: one dollar is missing. The white container in the harbour store goes, and the black one in the factory store. Of the three warehouses only the one on $5 could ever be taken.',
    alt: 'A port with one white container in the harbour store, one black container in the factory store, two machines and three warehouses.',
  },
  defaultAnniversary: {
    caption:
      'Two loans and no money: the tan container on the blue place goes for the first dollar, the white one on the blue ship for the second.',
    alt: 'The island with a tan container on the blue place, and the blue ship there with a white container aboard.',
  },
  purchase: {
    caption:
      'You buy tan for $2 and white for $3. In your harbour store they go on $4 and $5, and brown, which lay on $4, moves up to $5 in the same action.',
    alt: 'Two containers are taken from a neighbour’s factory store and lie as outlines on higher prices in your own harbour store.',
  },
  harbour: {
    caption:
      'Your ship sails into another player’s harbour. Black for $3 and orange for $4 come aboard, to the two it carries already: four of five.',
    alt: 'A ship at a neighbour’s quay; two containers of the harbour store are marked for loading.',
  },
  auction: {
    caption:
      'All offers lie open: $10, $12 and $4. Accept, and you get $12 from the winner and $12 from the government. Decline, and you pay $12 and keep the cargo.',
    alt: 'The auction: open hands with offers of $10, $12 and $4, three containers on the island, and the seller’s two choices.',
  },
  scoring: {
    caption:
      'Your value card, and your containers on the blue place. Of orange and brown you have four each; brown is worth less and goes.',
    alt: 'The island with two black, four brown, four orange, three tan and two white containers on the blue place, and the value card beside it.',
  },
  broker: {
    caption:
      'You bid $4 for the two containers of broker I. Your money lies on the payment card until somebody bids more or you have won.',
    alt: 'The Investment Bank at the start: broker I with two containers and $1, II with one and $2, III with none and $3, and a bid of $4 for the place of broker I.',
  },
};
