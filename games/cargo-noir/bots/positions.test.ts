/**
 * Positions with one move that is surely best: a search ten times as deep finds it with two lucks of its own, far
 * ahead of every other. positions.jsonl keeps them; `MINE=100 npx vitest run …/positions.test.ts` makes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Weighed } from '../../../bots/advice.ts';
import { foundAgain } from '../../../bots/mining.ts';
import { seeded } from '../../../core/chance.ts';
import { cargoNoir } from '../rules/index.ts';
import { BASE } from '../rules/trial.ts';
import type { CargoNoir, Move, State } from '../rules/types.ts';
import { adviser, bots } from './index.ts';

const FILE = new URL('./positions.jsonl', import.meta.url);
const DEEP = 3000;
const SHALLOW = 300;
const GLANCE = 100;
/** Of a whole win. */
const FAR_AHEAD = 0.05;

/** All tables are alike, so the options are left out. */
interface Kept {
  readonly state: Omit<State, 'options'>;
  readonly best: Move;
}

const kept = (): Kept[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);

const play = (name: string, state: State, nodes: number, seed: string): Move =>
  bots[name]!.choose(state, state.turn, [], { nodes, chance: seeded(seed) }) as Move;

test('the expert finds nine in ten of them with a tenth of that budget', () => {
  const all = kept();
  const found = all.filter(({ state, best }) => {
    const move = play('expert', { ...state, options: BASE }, SHALLOW, 'tested');
    return isDeepStrictEqual(move, best);
  });
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(found.length / all.length).toBeGreaterThanOrEqual(0.9);
});

const WANTED = Number(process.env['MINE'] ?? 0);

/** The best move if it is far ahead, undefined if two are near each other. */
function farAhead(state: State, nodes: number, seed: string): Move | undefined {
  const asking = { view: state, seat: state.turn, seen: [] };
  const budget = { nodes, chance: seeded(seed) };
  const [first, second] = adviser.weigh(asking, budget) as readonly Weighed<CargoNoir>[];
  return first && second && first.share - second.share >= FAR_AHEAD ? first.move : undefined;
}

const sureMove = (state: State, seed: string): Promise<Move | undefined> =>
  foundAgain((nodes, time) => farAhead(state, nodes, `${seed}/${time}`), isDeepStrictEqual, {
    glance: GLANCE,
    deep: DEEP,
  });

test.runIf(WANTED > 0)('mining', { timeout: 3_600_000 }, async () => {
  const found: Kept[] = [];
  for (let game = 0; found.length < WANTED; game++) {
    const luck = seeded(`mined ${game}`);
    const state = cargoNoir.start(BASE, 2 + (game % 4), luck);
    for (let at = 0; cargoNoir.toAct(state).length > 0; at++) {
      if (at % 3 === game % 3) {
        const best = await sureMove(state, `${game}/${at}`);
        const { options: _, ...rest } = cargoNoir.clone(state);
        if (best) found.push({ state: rest, best });
      }
      cargoNoir.apply(state, state.turn, play('medium', state, 0, `${game}/${at}`), luck);
    }
    writeFileSync(FILE, `${found.map((one) => JSON.stringify(one)).join('\n')}\n`);
  }
});
