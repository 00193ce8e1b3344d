/** When what is said in a first game of Cargo Noir. */
import { total } from '../../../core/counts.ts';
import { type Lesson, type Moment, place, told } from '../../../text/lesson.ts';
import { goodsOf, isLastRound, means, reachOf, standing, waits } from '../rules/outlook.ts';
import { CARDS, EDGES, PORTS } from '../rules/tables.ts';
import type { CargoNoir } from '../rules/types.ts';

type Now = Moment<CargoNoir>;

const port = (index: number): string => place(`port:${PORTS[index]}`);
const GOODS_TAB = '[data-tab="goods"]';
const CARDS_TAB = '[data-tab="cards"]';
const PORTS_TAB = '[data-tab="ports"]';

const atHome = ({ asked, view }: Now): boolean => asked && view.phase === 'resolve';
const atTrade = ({ asked, view }: Now): boolean => asked && view.phase === 'trade';
const atSea = ({ asked, view }: Now): boolean => asked && view.phase === 'send';

const portsWhere = (test: (index: number) => boolean): number[] => [...PORTS.keys()].filter(test);
/** Ports that wait for the learner, where nobody has bid more, or where somebody has. */
const waiting = ({ view, seat }: Now, how: 'leads' | 'outbid'): number[] =>
  portsWhere((index) => waits(view, seat, index) && standing(view, seat, index) === how);
/** Open ports, the one with most goods first. */
function richPorts({ view }: Now): number[] {
  const size = (index: number): number => view.options.printed.slots[PORTS[index] ?? 'rotterdam'];
  return portsWhere((index) => view.open[index] === 1).sort((a, b) => size(b) - size(a));
}
/** Ports to which somebody has just sent a ship: the learner, or another. */
const sentTo = (now: Now, mine: boolean): number[] =>
  told(now, 'sent').flatMap(({ seat, stacks }) =>
    (seat === now.seat) === mine ? portsWhere((index) => (stacks[index] ?? 0) > 0) : [],
  );
const worthNow = ({ view, seat }: Now) =>
  means(
    view,
    seat,
    goodsOf(view, seat).map(() => 0),
  );
const reachable = (now: Now): number[] =>
  [...CARDS.keys()].filter((card) => reachOf(now.view, now.seat, card, worthNow(now)) === 'now');
const goods = ({ view, seat }: Now): number => total(goodsOf(view, seat));

const LESSONS = [
  { id: 'aim', when: atSea, point: () => [place('shelf'), CARDS_TAB] },
  { id: 'ports', when: atSea, point: (now) => richPorts(now).slice(0, 1).map(port) },
  { id: 'macao', when: atSea, point: () => [place('macao')] },
  { id: 'send', when: atSea, point: () => [place('home')] },
  { id: 'stack', when: (now) => sentTo(now, true).length > 0, point: (now) => sentTo(now, true).map(port) },
  {
    id: 'rivals',
    when: (now) => sentTo(now, false).length > 0,
    point: (now) => sentTo(now, false).map(port),
  },
  {
    id: 'home',
    when: (now) => atHome(now) && waiting(now, 'leads').length > 0,
    point: (now) => waiting(now, 'leads').map(port),
  },
  {
    id: 'outbid',
    when: (now) => atHome(now) && waiting(now, 'outbid').length > 0,
    point: (now) => waiting(now, 'outbid').map(port),
  },
  {
    id: 'casino',
    when: (now) => atHome(now) && (now.view.inCasino[now.seat] ?? 0) > 0,
    point: () => [place('casino')],
  },
  {
    id: 'market',
    when: (now) => atHome(now) && (now.view.inMarket[now.seat] ?? 0) > 0,
    point: () => [place('market')],
  },
  { id: 'sets', when: (now) => now.asked && goods(now) >= 2, point: () => [place('finder'), GOODS_TAB] },
  { id: 'trade', when: (now) => atTrade(now) && goods(now) > 0, point: () => [place('shelf'), CARDS_TAB] },
  {
    id: 'edges',
    when: (now) => atTrade(now) && reachable(now).some((card) => card < EDGES.length),
    point: () => [place('card:ship'), CARDS_TAB],
  },
  { id: 'farewell', when: (now) => atSea(now) && now.view.round >= 4, point: () => [PORTS_TAB] },
  { id: 'lastRound', when: (now) => now.asked && isLastRound(now.view), point: () => [place('home')] },
  {
    id: 'overflow',
    when: (now) => told(now, 'thrownAway').some(({ seat }) => seat === now.seat),
    point: () => [place('goods'), GOODS_TAB],
    aside: true,
  },
] as const satisfies readonly Lesson<CargoNoir>[];

export type LessonId = (typeof LESSONS)[number]['id'];

export const lessons: readonly Lesson<CargoNoir, LessonId>[] = LESSONS;
