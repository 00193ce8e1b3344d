/** Why a move of Cargo Noir is good or bad, in English. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { CARD, coins, counted, PORT, points, ships, TOKEN } from '../en.ts';

const tokens = (n: number): string => count('en', n, { one: 'token', other: 'tokens' });
const rounds = (n: number): string => count('en', n, { one: 'more round', other: 'more rounds' });
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const en: PointTextOf<Points> = {
  casino: (p) => `${ships(p.ships)} in the casino: ${coins(p.coins)} for certain.`,
  cargoAdds: (p) => `The cargo in ${PORT[p.port]} adds ${p.worth} to what your goods are worth.`,
  sameSet: (p) => `That makes a set of ${counted.token(p.size, p.token)}, worth ${p.worth}.`,
  mixedSet: (p) => `That makes a set of ${p.size} different goods, worth ${p.worth}.`,
  outOfReach: (p, who) =>
    `With ${coins(p.bid)} ${PORT[p.port]} is safe: ${who(p.seat)} can go no higher than ${p.coins}.`,
  mayBeOutbid: (p, who) =>
    `With ${coins(p.bid)} in ${PORT[p.port]} you are outbid about ${p.percent}% of the time; ${who(p.seat)} could go up to ${p.coins}.`,
  keepsFrom: (p, who) =>
    `${who(p.seat)} leads in ${PORT[p.port]} and would gain ${p.worth} there: you stand in the way.`,
  staying: (p) =>
    `Staying in ${PORT[p.port]} takes ${coins(p.coins)} more; the cargo adds ${p.worth} to your goods.`,
  cannotRaise: (p) => `Staying in ${PORT[p.port]} would take ${coins(p.coins)} more, and you have ${p.safe}.`,
  comesTooLate: (p) => `The game ends before you could take the cargo in ${PORT[p.port]}.`,
  syndicatePays: (p) => `Your Syndicate pays you ${coins(p.coins)} for withdrawing.`,
  swapMakes: (p) => `After the swap your goods are worth ${p.after} instead of ${p.before}.`,
  swapIdle: () => 'The swap does not change what your goods are worth.',
  bagAdds: (p) => `A token from the bag adds about ${p.worth} on average.`,
  marketOffers: (p) => `Swapping for ${TOKEN[p.token].some} in the black market would add ${p.worth}.`,
  cardsBring: (p) => `What you give is worth ${p.worth} and brings ${points(p.points)}.`,
  onlyCopy: (p) =>
    `There is only one ${CARD[p.card]} card, and it brings ${points(p.more)} more than it costs.`,
  edgeWorks: (p) => `${CARD[p.card]}: it works for you in ${rounds(p.rounds)}.`,
  noChange: (p) => `You pay ${p.lost} too much: no change is given.`,
  keepsGoods: (p) => `You keep ${tokens(p.tokens)} worth ${p.worth} for later.`,
  couldGrow: (p) => `${capital(TOKEN[p.token].other)}: one more would add ${p.worth}, so waiting can pay.`,
  nothingToBuy: (p) => `You can pay ${p.worth}; the cheapest card costs ${p.least}.`,
  throwsAway: (p) => `You discard ${tokens(p.tokens)}, and your goods are then worth ${p.worth} less.`,
  makesRoom: (p) => `Without a trade your warehouse would overflow: ${tokens(p.tokens)} would have to go.`,
  coinsHelp: (p) => `Coins count nothing after the end, so ${coins(p.coins)} may as well help to pay.`,
  leavesPoints: (p) => `This is your last trade, and it could bring ${points(p.points)} more.`,
  tooMuch: (p) => `That could make ${tokens(p.tokens)} in a warehouse for ${p.room}: a trade will be due.`,
  nothingMore: () => 'Whatever your ships bring now no longer counts.',
};
