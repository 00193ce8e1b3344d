/** When what is said in a first game of Container, the edition of 2007. */
import type { Lesson, Moment } from '../../../text/lesson.ts';
import { filling, pileOf } from '../rules/outlook.ts';
import { ACTIONS_PER_TURN, SEA } from '../rules/tables.ts';
import type { Container, Event } from '../rules/types.ts';

type Now = Moment<Container>;

const LESSONS = [
  'aim',
  'port',
  'actions',
  'priced',
  'buy',
  'resale',
  'card',
  'build',
  'sold',
  'sail',
  'cargo',
  'bid',
  'doubled',
  'answer',
  'loan',
  'variety',
  'farewell',
  'ending',
] as const;
export type LessonId = (typeof LESSONS)[number];

const place = (name: string): string => `[data-place="${name}"]`;
const target = (name: string): string => `[data-target="${name}"]`;
const kind = (name: string): string => `[data-kind="${name}"]`;
/** A loan costs more than it brings; one who has this much needs none. */
const ENOUGH = 8;

const told = <T extends Event['type']>(now: Now, type: T): Extract<Event, { type: T }>[] =>
  now.news.filter((event): event is Extract<Event, { type: T }> => event.type === type);
const byMe = (now: Now, type: 'produced' | 'bought' | 'loaded'): boolean =>
  now.news.some((event) => event.type === type && 'seat' in event && event.seat === now.seat);
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
const onTurn = ({ asked, view, seat }: Now): boolean =>
  asked && view.phase === 'actions' && view.turn === seat;
const mine = (now: Now, name: 'factory' | 'harbour' | 'port' | 'ship' | 'island'): string =>
  place(`${name}-${now.seat}`);
/** Others who offer something in a store. */
const sellers = ({ view, seat }: Now, store: 'factory' | 'harbour'): number[] =>
  Array.from({ length: view.seats }, (_, other) => other).filter(
    (other) => other !== seat && filling(view, store, other).have > 0,
  );
/** One thing after another: what comes next is said when something was tried. */
const hasActed = ({ view }: Now): boolean => view.actions < ACTIONS_PER_TURN || view.turns >= view.seats;
const isFull = ({ view, seat }: Now): boolean => {
  const { have, room } = filling(view, 'harbour', seat);
  return have >= room;
};
const cargo = ({ view, seat }: Now): number => sum(pileOf(view, 'cargo', seat));
const hasIsland = ({ view }: Now): boolean => sum(view.island) > 0;
const emptyColours = ({ view }: Now): number => view.supply.filter((left) => left === 0).length;
const RULES: Readonly<Record<LessonId, Omit<Lesson<Container>, 'id'>>> = {
  aim: { when: onTurn, point: (now) => [mine(now, 'island')] },
  port: { when: onTurn, point: (now) => [mine(now, 'port')] },
  actions: { when: onTurn, point: () => [kind('produce')] },
  priced: { when: (now) => byMe(now, 'produced'), point: (now) => [mine(now, 'factory')] },
  buy: {
    when: (now) => onTurn(now) && hasActed(now) && !isFull(now) && sellers(now, 'factory').length > 0,
    point: (now) => sellers(now, 'factory').map((other) => place(`factory-${other}`)),
  },
  resale: { when: (now) => byMe(now, 'bought'), point: (now) => [mine(now, 'harbour')] },
  card: { when: (now) => onTurn(now) && now.view.turns >= now.view.seats, point: () => [target('card')] },
  build: {
    when: (now) => onTurn(now) && isFull(now),
    point: () => [kind('buildWarehouse'), kind('buildMachine')],
  },
  sold: {
    when: (now) => [...told(now, 'bought'), ...told(now, 'loaded')].some(({ seller }) => seller === now.seat),
    point: (now) => [mine(now, told(now, 'bought').length > 0 ? 'factory' : 'harbour')],
  },
  sail: {
    when: (now) =>
      onTurn(now) &&
      now.view.ships[now.seat] === SEA &&
      cargo(now) === 0 &&
      sellers(now, 'harbour').length > 0,
    point: (now) => [mine(now, 'ship')],
  },
  cargo: { when: (now) => byMe(now, 'loaded'), point: (now) => [mine(now, 'ship')] },
  bid: {
    when: ({ asked, view }) => asked && view.phase === 'bidding',
    point: () => [place('bid'), place('auction')],
  },
  doubled: { when: (now) => told(now, 'accepted').length > 0, point: () => [place('island')] },
  answer: { when: ({ asked, view }) => asked && view.phase === 'answer', point: () => [place('answer')] },
  loan: {
    when: (now) => now.asked && (now.view.cash[now.seat] ?? 0) < ENOUGH && now.view.loans[now.seat] === 0,
    point: () => [target('loan')],
  },
  variety: { when: (now) => onTurn(now) && hasIsland(now), point: () => [place('island')] },
  farewell: { when: (now) => onTurn(now) && hasIsland(now), point: () => [place('supply')] },
  ending: { when: (now) => emptyColours(now) === 1, point: () => [place('supply')] },
};

export const lessons: readonly Lesson<Container, LessonId>[] = LESSONS.map((id) => ({ id, ...RULES[id] }));
