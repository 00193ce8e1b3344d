/** Container's adviser in English. */
import type { PointTextOf } from '../../../../text/game-text.ts';
import { count } from '../../../../text/languages.ts';
import type { Points } from '../../points.ts';
import { HOLD } from '../../rules/tables.ts';

const containers = (n: number): string => count('en', n, { one: 'container', other: 'containers' });
const money = (n: number): string => `$${n}`;

export const en: PointTextOf<Points> = {
  sellsTo: ({ seat, room, cash }, who) =>
    `${who(seat)} has room for ${containers(room)} and ${money(cash)} to spend.`,
  noBuyer: () => 'Right now nobody has both the room and the money to buy.',
  onlyMaker: ({ colour }) => `Nobody else makes ${colour}.`,
  otherMakers: ({ colour, makers }) =>
    makers === 1 ? `Another player makes ${colour} too.` : `${makers} others make ${colour} too.`,
  cheapest: ({ colour, price }) => `Nobody asks less than your ${money(price)} for ${colour}.`,
  undercut: ({ seat, colour, price }, who) => `${who(seat)} asks only ${money(price)} for ${colour}.`,
  output: ({ count: n }) => `You get ${containers(n)} for one dollar.`,
  machine: ({ count: n }) => `From now on you can make ${containers(n)} at a time.`,
  warehouse: ({ room }) => `There will then be free room for ${containers(room)} in your harbour store.`,
  endNear: ({ colour, left }) =>
    left > 0 ? `Only ${left} ${colour} left in the supply: the end is near.` : 'This brings about the end.',
  markup: ({ cost, asked }) => `You pay ${money(cost)} and ask ${money(asked)}.`,
  purse: ({ cash }) => `It leaves you with just ${money(cash)}.`,
  freight: ({ cost, bring }) =>
    `You pay ${money(cost)}; on the island that should bring about ${money(bring)} more.`,
  hold: ({ aboard }) => (aboard === HOLD ? 'Your ship is full.' : `Your ship carries ${aboard} of ${HOLD}.`),
  auction: ({ count: n, bring }) =>
    `${containers(n)} should bring about ${money(bring)} now, half of it from the government.`,
  canBid: ({ seat, cash }, who) => `${who(seat)} can bid up to ${money(cash)}.`,
  seaway: ({ aboard }) =>
    aboard > 0
      ? 'From the open sea the island is one action away.'
      : 'From the open sea every harbour is one action away.',
  free: ({ count: n }) => `${containers(n)} from the bank, free of charge.`,
  ownWorth: ({ worth }) =>
    worth > 0
      ? `By your value card the cargo is worth about ${money(worth)} to you.`
      : 'By your value card the cargo brings you nothing.',
  bidGain: ({ gain }) => `Win at this price and you are about ${money(gain)} better off.`,
  bidLoss: ({ loss }) => `That is about ${money(loss)} more than the cargo is worth to you.`,
  sureBid: ({ most }) => `Without a loan nobody else can bid more than ${money(most)}.`,
  completes: ({ colour }) => `It completes your five colours: ${colour} then counts $10.`,
  surplus: ({ colour }) =>
    `You already have more ${colour} than any other colour, and that colour is discarded in the end.`,
  doubled: ({ get }) => `You get ${money(get)} at once, half of it from the government.`,
  forgone: ({ cost, get }) => `You pay ${money(cost)} and go without ${money(get)}.`,
  loan: () => 'A loan costs a dollar each turn and $11 at the end.',
  repaid: () => 'That saves a dollar each turn and $11 at the end.',
  short: ({ cash }) => `You have only ${money(cash)}.`,
  seizedBy: ({ seat }, who) => `${who(seat)} chooses what you lose.`,
  waived: () => 'You have nothing that may be seized: the interest is waived.',
  settled: () => 'A loan is settled with it.',
  loses: ({ seat, worth }, who) => `That costs ${who(seat)} about ${money(worth)}.`,
  lot: ({ count: n, amount }) => `You would get ${containers(n)} for ${money(amount)}.`,
  brokerCash: ({ money: m, count: n }) => `You would get ${money(m)} for ${containers(n)}.`,
  outbid: ({ seat }, who) => `${who(seat)} can still outbid you before your next turn.`,
  safeCall: () => 'As things stand, nobody has enough to outbid you.',
  brokersKeep: () => 'Whatever the brokers get can be won from them later.',
  sale: ({ price }) => `$2 for certain, instead of hoping for ${money(price)}.`,
  saved: ({ cash }) => `You keep ${money(cash)} for what comes next.`,
  unused: ({ actions }) => `You leave ${count('en', actions, { one: 'action', other: 'actions' })} unused.`,
};
