import { expect, test } from 'vitest';
import { seeded } from '../../core/chance.ts';
import type { Game, Seat } from '../../core/game.ts';
import { course as cargoNoir } from '../../games/cargo-noir/lessons/index.ts';
import { course as container } from '../../games/container/lessons/index.ts';
import { GAMES as games } from '../../games/index.ts';
import { course as shanghaien } from '../../games/shanghaien/lessons/index.ts';
import type { Course } from '../../text/lesson.ts';
import { HereTable } from '../local/table.ts';
import { isLearnt, lessonNow, seedAt } from './coach.ts';

const COURSES = { shanghaien, 'cargo-noir': cargoNoir, container } as unknown as Record<string, Course>;

async function play(id: string, learner: string, seed: string) {
  const course = COURSES[id]!;
  const entry = games[id]!;
  const options = entry.game.decode.options.decode(course.options);
  if (options.fault) throw new Error('options');
  const seats = Array.from({ length: course.seats }, (_, s) => ({ name: '', bot: s === 0 ? '' : 'easy' }));
  const table = HereTable.open(
    entry.game as Game,
    { id: 'x', options: options.value, seats },
    seeded(seed),
    0,
  );
  const read: string[] = [];
  const found: string[] = [];
  const look = (): void => {
    for (;;) {
      const view = table.picture(0).view!;
      const news = table.seenBy(0).at(-1)!.events as { type: string }[];
      const moment = { view, seat: 0, asked: table.toAct.includes(0), news };
      const l = lessonNow(course.lessons, read, moment);
      if (!l) return;
      read.push(l.id);
      found.push(`${table.record.moves.length}:${l.id}`);
    }
  };
  look();
  const first = table.toAct[0];
  while (table.toAct.length > 0 && !isLearnt(course.lessons, read)) {
    const seat = table.toAct[0]! as Seat;
    const s = seedAt({ seed, read: [], over: false }, table.record.moves.length);
    const bot = entry.bots[seat === 0 ? learner : 'easy']!;
    const seen = table.seenBy(seat).flatMap(({ events }) => events) as never[];
    const move = await bot.choose(table.picture(seat).view!, seat, seen, { nodes: 2000, chance: seeded(s) });
    const r = table.play(seat, move, seeded(s), 0);
    if (r) throw new Error(JSON.stringify(r));
    look();
  }
  const missing = course.lessons.filter((l) => !l.aside && !read.includes(l.id)).map((l) => l.id);
  return { first, found, missing, moves: table.record.moves.length };
}

test.each(Object.keys(COURSES))(
  '%s',
  async (id) => {
    const n = Number(process.env['N'] ?? 1);
    for (let i = 1; i <= n; i++) {
      const t = performance.now();
      const r = await play(id, process.env['L'] ?? 'sensible', `lesson ${i}`);
      if (r.first === 0)
        console.log(
          id,
          i,
          r.found.join(' '),
          'MISSING',
          r.missing.join(),
          r.moves,
          (performance.now() - t) | 0,
        );
    }
    expect(1).toBe(1);
  },
  120_000,
);
