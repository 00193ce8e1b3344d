/**
 * Positions in which ten times the thinking leaves no doubt about the best move; the expert must find it.
 * They are mined anew by: MINE=40 npx vitest run games/shanghaien/bots/positions.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seeded } from '../../../core/chance.ts';
import { shanghaien } from '../rules/index.ts';
import { BASE, trial } from '../rules/trial.ts';
import type { Move, State } from '../rules/types.ts';
import { adviserWith } from './adviser.ts';
import { levels } from './levels.ts';
import { mindWith } from './mind.ts';
import { sensibleBot } from './sensible.ts';
import { BASE as WEIGHTS } from './weights/base.ts';

interface Sure {
  readonly state: State;
  readonly best: Move;
  /** By how much of the win it is ahead of the next. */
  readonly ahead: number;
}

const FILE = new URL('./positions.jsonl', import.meta.url);
const NODES = 2000;
const DEEP = 20_000;
const AHEAD = 0.05;
/** Where a game is as good as over, nothing can be shown. */
const OPEN = 0.05;
const ONE_IN = 9;
const MINED = Number(process.env['MINE'] ?? 0);

const mind = mindWith(async () => WEIGHTS);
const budget = (nodes: number) => ({ nodes, chance: seeded('own') });

async function isSure(state: State): Promise<Sure[]> {
  const [seat] = shanghaien.toAct(state);
  const [first, second] = await adviserWith(mind).weigh({ view: state, seat: seat!, seen: [] }, budget(DEEP));
  if (!first || !second || first.share < OPEN || second.share > 1 - OPEN) return [];
  const ahead = first.share - second.share;
  return ahead > AHEAD ? [{ state, best: first.move, ahead: Math.round(ahead * 1000) / 1000 }] : [];
}

/** From games between sensible players, every other one with all expansions. */
async function mined(count: number): Promise<Sure[]> {
  const chance = seeded('mine');
  const found: Sure[] = [];
  for (let game = 0; found.length < count; game++) {
    const options = game % 2 === 0 ? BASE : trial.optionSets['captain+noShanghai+sharks+doubles']!;
    const state = shanghaien.start(options, 2, chance);
    for (let [seat] = shanghaien.toAct(state); seat !== undefined; [seat] = shanghaien.toAct(state)) {
      if (chance.draw(ONE_IN) === 0) found.push(...(await isSure(shanghaien.clone(state))));
      const move = await sensibleBot.choose(state, seat, [], { nodes: 1, chance });
      shanghaien.apply(state, seat, move, chance);
    }
  }
  return found.slice(0, count);
}

test.runIf(MINED > 0)('positions are mined', { timeout: 3_600_000 }, async () => {
  const lines = (await mined(MINED)).map((one) => JSON.stringify(one));
  writeFileSync(FILE, `${lines.join('\n')}\n`);
  expect(lines).toHaveLength(MINED);
});

test('the expert finds what is sure', async () => {
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const sure = lines.map((line) => JSON.parse(line) as Sure);
  const { expert } = levels(mind);
  const missed: object[] = [];
  for (const { state, best, ahead } of sure) {
    const [seat] = shanghaien.toAct(state);
    const move = await expert.choose(state, seat!, [], budget(NODES));
    if (JSON.stringify(move) !== JSON.stringify(best)) missed.push({ round: state.round, move, best, ahead });
  }
  // One in twenty may be a matter of taste: the deep search is not the truth.
  expect(missed.slice(Math.floor(sure.length / 20))).toEqual([]);
});
