/** The ways in which turns, auctions and the game can end; for each, a log in goldens/ must show one. */
import type { Endings, Story } from '../../../core/story.ts';
import type { Container, Event } from './types.ts';

const saw = ({ steps }: Story<Container>, test: (event: Event) => boolean): boolean =>
  steps.some(({ events }) => events.some(test));

const winners = ({ outcome }: Story<Container>): number =>
  outcome.places.filter((place) => place === 1).length;

/** Whether two players had the same money, one of them on a better place. */
function tieBroken({ outcome }: Story<Container>): boolean {
  const { scores, places } = outcome;
  return scores.some((score, a) => scores.some((other, b) => score === other && places[a] !== places[b]));
}

export const endings: Endings<Container> = {
  twoColoursRunOut: (story) => saw(story, (event) => event.type === 'ending' && !event.stagnant),
  stagnation: (story) => saw(story, (event) => event.type === 'ending' && event.stagnant),
  auctionAccepted: (story) => saw(story, (event) => event.type === 'accepted' && event.amount > 0),
  auctionDeclined: (story) => saw(story, (event) => event.type === 'declined' && event.amount > 0),
  auctionTied: (story) => saw(story, (event) => event.type === 'tied'),
  repaidAfterAuction: ({ steps }) =>
    steps.some(({ before, move }) => before.phase === 'repay' && move.type === 'repay'),
  loanWhileBidding: (story) => saw(story, (event) => event.type === 'loan' && event.sealed),
  containerSeized: (story) => saw(story, (event) => event.type === 'seized'),
  buildingSeized: (story) => saw(story, (event) => event.type === 'buildingSeized'),
  interestWaived: (story) => saw(story, (event) => event.type === 'waived'),
  brokerOutbid: (story) => saw(story, (event) => event.type === 'returned'),
  brokerWonMoney: (story) => saw(story, (event) => event.type === 'brokerWon' && event.money > 0),
  brokerWonContainers: (story) =>
    saw(story, (event) => event.type === 'brokerWon' && event.goods.some((n) => n > 0)),
  wonAlone: (story) => winners(story) === 1,
  winShared: (story) => winners(story) > 1,
  tieBroken,
};
