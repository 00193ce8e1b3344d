/** Sitting down to a guided first game. */
import { startHere } from '../local/opening.ts';
import { allHere } from '../local/store.ts';
import { loadCourse } from './courses.ts';

const BOT = 'easy';

/** The table to learn a game at: one that was begun and left, or a new one; undefined if there is no such course. */
export async function startCourse(game: string, name: string): Promise<string | undefined> {
  const course = await loadCourse(game);
  if (!course) return undefined;
  const begun = (await allHere()).find(
    (table) => table.game === game && table.status === 'playing' && table.learnt?.over === false,
  );
  if (begun) return begun.id;
  const { options, seats: count, seed } = course;
  const seats = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { name, bot: '' } : { name: '', bot: BOT },
  );
  return startHere({ game, options, seats, learnt: { seed, read: [], over: false } });
}
