/** Plays guided games without a page, for tests: the same table, the same luck, a bot in the learner's place. */
import { seeded } from '../../core/chance.ts';
import { invariant } from '../../core/invariant.ts';
import { GAMES } from '../../games/index.ts';
import type { Course, Lesson, Moment } from '../../text/lesson.ts';
import { HereTable } from '../local/table.ts';
import { isLearnt, type Learnt, lessonNow, seedAt } from './coach.ts';

export interface Told {
  readonly id: string;
  /** How many moves had been made. */
  readonly move: number;
  readonly point: readonly string[];
}

export interface Played {
  readonly told: readonly Told[];
  readonly table: HereTable;
}

const LEARNER = 0;
const NODES = 500;

export async function playCourse(game: string, course: Course, learner: string): Promise<Played> {
  const entry = GAMES[game];
  const options = entry?.game.decode.options.decode(course.options);
  invariant(
    entry !== undefined && options !== undefined && !options.fault,
    'a course is of a game, with options it knows',
  );
  const seats = Array.from({ length: course.seats }, (_, seat) => ({
    name: '',
    bot: seat === LEARNER ? '' : 'easy',
  }));
  const learnt: Learnt = { seed: course.seed, read: [], over: false };
  const plans = { id: 'here-test', options: options.value, seats, learnt };
  const table = HereTable.open(entry.game, plans, seeded(course.seed), 0);
  const told: Told[] = [];
  for (tell(course, table, told); table.toAct.length > 0 && !isLearnt(course.lessons, idsOf(told)); ) {
    const [seat = 0] = table.toAct;
    const { view } = table.picture(seat);
    const bot = entry.bots[seat === LEARNER ? learner : 'easy'];
    invariant(view !== null && bot !== undefined, 'somebody sees the table and can play');
    const seed = seedAt(learnt, table.record.moves.length);
    const seen = table.seenBy(seat).flatMap(({ events }) => events) as Moment['news'];
    const move = await bot.choose(view, seat, seen, { nodes: NODES, chance: seeded(seed) });
    invariant(table.play(seat, move, seeded(seed), 0) === undefined, 'bots make legal moves');
    tell(course, table, told);
  }
  return { told, table };
}

/** Every lesson that is due, one after another. */
function tell({ lessons }: Course, table: HereTable, told: Told[]): void {
  const { view } = table.picture(LEARNER);
  const news = (table.seenBy(LEARNER).at(-1)?.events ?? []) as Moment['news'];
  if (!view) return;
  const moment: Moment = { view, seat: LEARNER, asked: table.toAct.includes(LEARNER), news };
  const due = (): Lesson | undefined => lessonNow(lessons, idsOf(told), moment);
  for (let lesson = due(); lesson; lesson = due())
    told.push({ id: lesson.id, move: table.record.moves.length, point: lesson.point(moment) });
}

const idsOf = (told: readonly Told[]): string[] => told.map(({ id }) => id);
