/** When what is said in a first game of Container, the edition of 2007. */
import { total } from '../../../core/counts.ts';
import { type Lesson, type Moment, place, told } from '../../../text/lesson.ts';
import { filling, pileOf } from '../rules/outlook.ts';
import { ACTIONS_PER_TURN, SEA } from '../rules/tables.ts';
import type { Container } from '../rules/types.ts';

type Now = Moment<Container>;

const target = (name: string): string => `[data-target="${name}"]`;
const kind = (name: string): string => `[data-kind="${name}"]`;
/** A loan costs more than it brings; one who has this much needs none. */
const ENOUGH = 8;

const byMe = (now: Now, type: 'produced' | 'bought' | 'loaded'): boolean =>
  told(now, type).some(({ seat }) => seat === now.seat);
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
const cargo = ({ view, seat }: Now): number => total(pileOf(view, 'cargo', seat));
const hasIsland = ({ view }: Now): boolean => total(view.island) > 0;
const emptyColours = ({ view }: Now): number => view.supply.filter((left) => left === 0).length;

const LESSONS = [
  { id: 'aim', when: onTurn, point: (now) => [mine(now, 'island')] },
  { id: 'port', when: onTurn, point: (now) => [mine(now, 'port')] },
  { id: 'actions', when: onTurn, point: () => [kind('produce')] },
  { id: 'priced', when: (now) => byMe(now, 'produced'), point: (now) => [mine(now, 'factory')] },
  {
    id: 'buy',
    when: (now) => onTurn(now) && hasActed(now) && !isFull(now) && sellers(now, 'factory').length > 0,
    point: (now) => sellers(now, 'factory').map((other) => place(`factory-${other}`)),
  },
  { id: 'resale', when: (now) => byMe(now, 'bought'), point: (now) => [mine(now, 'harbour')] },
  {
    id: 'card',
    when: (now) => onTurn(now) && now.view.turns >= now.view.seats,
    point: () => [target('card')],
  },
  {
    id: 'build',
    when: (now) => onTurn(now) && isFull(now),
    point: () => [kind('buildWarehouse'), kind('buildMachine')],
  },
  {
    id: 'sold',
    when: (now) => [...told(now, 'bought'), ...told(now, 'loaded')].some(({ seller }) => seller === now.seat),
    point: (now) => [mine(now, told(now, 'bought').length > 0 ? 'factory' : 'harbour')],
  },
  {
    id: 'sail',
    when: (now) =>
      onTurn(now) &&
      now.view.ships[now.seat] === SEA &&
      cargo(now) === 0 &&
      sellers(now, 'harbour').length > 0,
    point: (now) => [mine(now, 'ship')],
  },
  { id: 'cargo', when: (now) => byMe(now, 'loaded'), point: (now) => [mine(now, 'ship')] },
  {
    id: 'bid',
    when: ({ asked, view }) => asked && view.phase === 'bidding',
    point: () => [place('bid'), place('auction')],
  },
  { id: 'doubled', when: (now) => told(now, 'accepted').length > 0, point: () => [place('island')] },
  {
    id: 'answer',
    when: ({ asked, view }) => asked && view.phase === 'answer',
    point: () => [place('answer')],
  },
  {
    id: 'loan',
    when: (now) => now.asked && (now.view.cash[now.seat] ?? 0) < ENOUGH && now.view.loans[now.seat] === 0,
    point: () => [target('loan')],
  },
  {
    id: 'repay',
    when: ({ asked, view }) => asked && view.phase === 'repay',
    point: () => [target('repay')],
    aside: true,
  },
  {
    id: 'interest',
    when: ({ asked, view }) => asked && view.phase === 'interest',
    point: () => [target('loan'), kind('loan')],
    aside: true,
  },
  { id: 'variety', when: (now) => onTurn(now) && hasIsland(now), point: () => [place('island')] },
  { id: 'farewell', when: (now) => onTurn(now) && hasIsland(now), point: () => [place('supply')] },
  { id: 'ending', when: (now) => emptyColours(now) === 1, point: () => [place('supply')] },
] as const satisfies readonly Lesson<Container>[];

export type LessonId = (typeof LESSONS)[number]['id'];

export const lessons: readonly Lesson<Container, LessonId>[] = LESSONS;
