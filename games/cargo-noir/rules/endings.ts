/** The ways in which ships, trades and the game can end; for each, a log in goldens/ must show one. */
import type { Endings, Story } from '../../../core/story.ts';
import type { CargoNoir, Event } from './types.ts';

const saw = ({ steps }: Story<CargoNoir>, test: (event: Event) => boolean): boolean =>
  steps.some(({ events }) => events.some(test));

const winners = ({ outcome }: Story<CargoNoir>): number =>
  outcome.places.filter((place) => place === 1).length;

export const endings: Endings<CargoNoir> = {
  cargoTaken: (story) => saw(story, (event) => event.type === 'taken'),
  bidRaised: (story) => saw(story, (event) => event.type === 'raised'),
  withdrawn: (story) => saw(story, (event) => event.type === 'withdrawn'),
  syndicatePaid: (story) => saw(story, (event) => event.type === 'income' && event.from === 'syndicate'),
  swapped: (story) => saw(story, (event) => event.type === 'swapped'),
  thrownAway: (story) => saw(story, (event) => event.type === 'thrownAway'),
  paidWithCoins: (story) => saw(story, (event) => event.type === 'traded' && event.coins > 0),
  wonAlone: (story) => winners(story) === 1,
  tieBroken: ({ outcome: { scores, places } }) =>
    scores.some((score, a) => scores.some((other, b) => score === other && places[a] !== places[b])),
  winShared: (story) => winners(story) > 1,
};
