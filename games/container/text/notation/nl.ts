/** The words for moves of Container that are typed, in Dutch. Each is a single word. */
import { COLOUR_NAMES } from '../nl.ts';
import type { NotationWords } from './moves.ts';

export const nl: NotationWords = {
  colours: COLOUR_NAMES,
  help: '2beige@3 zijn twee beige containers voor $3; beige@2>5 zet er een van $2 op $5. Wat bij de fabriekswinkel hoort staat vóór een schuine streep, de havenwinkel erachter.',
  words: {
    produce: 'produceren',
    buy: 'kopen',
    reprice: 'herprijzen',
    dock: 'aanleggen',
    load: 'inladen',
    moor: 'afmeren',
    fetch: 'laden',
    bid: 'bieden',
    restock: 'terugzetten',
    call: 'bellen',
    seize: 'beslag',
    pay: 'betalen',
  },
};
