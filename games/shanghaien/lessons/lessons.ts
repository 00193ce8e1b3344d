/** When what is said in a first game of Shanghaien. */
import { type Lesson, type Moment, place, told } from '../../../text/lesson.ts';
import { crews, holdings, spots } from '../rules/outlook.ts';
import { DICE, isSailor, ROUNDS } from '../rules/tables.ts';
import type { Shanghaien } from '../rules/types.ts';

type Now = Moment<Shanghaien>;

const action = (name: string): string => `[data-action="${name}"]`;

const atRoll = ({ asked, view }: Now): boolean => asked && view.phase === 'turn';
const atPlacing = ({ asked, view }: Now): boolean => asked && view.phase === 'rolled';
const inRow = ({ view, seat }: Now): number => DICE - (view.supply[seat] ?? 0);
/** Places where both have equally many dice (rule 4.3). */
const tiedPlaces = ({ view }: Now): number[] =>
  spots(view).flatMap((spot) =>
    view.end !== null && spot.award.dice[0] === spot.award.dice[1] && spot.award.dice[0] > 0
      ? [spot.place]
      : [],
  );
const tricksInRow = ({ view }: Now): number[] =>
  view.tavern.flatMap((card, at) => (isSailor(card) ? [] : [at]));
const placedAt = (now: Now, mine: boolean): string[] =>
  told(now, 'placed').flatMap(({ seat, die }) =>
    (seat === now.seat) === mine
      ? spots(now.view).flatMap(({ number, place: at }) => (number === die ? [place(`place-${at}`)] : []))
      : [],
  );
/** Nations in which both have a crew and one is stronger (rule 6.2). */
const duels = ({ view }: Now): string[] =>
  crews(view, view).flatMap(({ nation, strengths: [a, b] }) => (a > 0 && b > 0 && a !== b ? [nation] : []));
const hasTrick = ({ view, seat }: Now): boolean => holdings(view, seat).length > 0;
/** The learner ended a round in which nothing was to be had, and the other had something. */
function calledForNothing(now: Now): boolean {
  const [call] = told(now, 'called');
  const awards = told(now, 'awarded');
  const to = (seat: number): number => awards.filter((award) => award.to === seat).length;
  return call?.seat === now.seat && !call.forced && to(now.seat) === 0 && to(1 - now.seat) > 0;
}

const LESSONS = [
  { id: 'aim', when: atRoll, point: () => [place('row')] },
  { id: 'roll', when: atRoll, point: () => [action('roll'), place('tray')] },
  { id: 'choose', when: atPlacing, point: () => [place('tray')] },
  { id: 'ends', when: (now) => atPlacing(now) && now.view.end === null, point: () => [place('row')] },
  { id: 'majority', when: (now) => placedAt(now, true).length > 0, point: (now) => placedAt(now, true) },
  { id: 'rival', when: (now) => placedAt(now, false).length > 0, point: (now) => placedAt(now, false) },
  { id: 'crews', when: (now) => atPlacing(now) && inRow(now) > 0, point: () => [place('crews')] },
  {
    id: 'tie',
    when: (now) => tiedPlaces(now).length > 0,
    point: (now) =>
      tiedPlaces(now)
        .slice(0, 1)
        .map((at) => place(`place-${at}`)),
  },
  {
    id: 'tricks',
    when: (now) => atRoll(now) && inRow(now) > 0 && tricksInRow(now).length > 0,
    point: (now) => tricksInRow(now).map((at) => place(`place-${at}`)),
  },
  {
    id: 'call',
    when: (now) => atRoll(now) && inRow(now) >= 2,
    point: () => [action('shanghai'), place('tray')],
  },
  { id: 'shared', when: (now) => told(now, 'awarded').length > 0, point: () => [place('crews')] },
  { id: 'play', when: (now) => atPlacing(now) && hasTrick(now), point: () => [place('hand')] },
  {
    id: 'duel',
    when: (now) => now.asked && duels(now).length > 0,
    point: (now) => [...duels(now).map((nation) => place(`crew-${nation}`)), place('crews')],
  },
  { id: 'farewell', when: (now) => atRoll(now) && now.view.round >= 3, point: () => [] },
  {
    id: 'lastRound',
    when: ({ view }) => view.round === ROUNDS && view.phase === 'turn',
    point: () => [place('crews')],
  },
  { id: 'tooEarly', when: calledForNothing, point: () => [], aside: true },
  {
    id: 'mustCall',
    when: (now) => atRoll(now) && (now.view.supply[now.seat] ?? 0) < 2,
    point: () => [action('shanghai')],
    aside: true,
  },
] as const satisfies readonly Lesson<Shanghaien>[];

export type LessonId = (typeof LESSONS)[number]['id'];

export const lessons: readonly Lesson<Shanghaien, LessonId>[] = LESSONS;
