/**
 * Positions in which what to do is surely best: ten times the thinking finds the same kind of move with two lucks of its own, far
 * ahead of every other kind. Prices and single containers are matters of taste, and so are sealed bids.
 * `MINE=30 npx vitest run games/container/bots/positions.test.ts` makes positions.jsonl anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foundAgain } from '../../../bots/mining.ts';
import { seeded } from '../../../core/chance.ts';
import type { Seat } from '../../../core/game.ts';
import { BASE_2007, WITH_BANK } from '../rules/trial.ts';
import type { Options, View } from '../rules/types.ts';
import { kindOf } from './expert/ranking.ts';
import { adviser, bots } from './index.ts';
import { type Position, positions, seenBy } from './positions.ts';

/** Nothing is known of what happened before: all are strangers. */
interface Sure {
  readonly view: View;
  readonly seat: Seat;
  /** The kind of move that is best, and by how much of the win it is ahead of any other. */
  readonly best: string;
  readonly ahead: number;
}

const FILE = new URL('./positions.jsonl', import.meta.url);
const NODES = 2000;
const DEEP = 20_000;
const GLANCE = 500;
const AHEAD = 0.05;
const TABLES: readonly (readonly [Options, number])[] = [
  [BASE_2007, 3],
  [BASE_2007, 4],
  [BASE_2007, 5],
  [WITH_BANK, 4],
];
const MINED = Number(process.env['MINE'] ?? 0);

const budget = (nodes: number, seed: string) => ({ nodes, chance: seeded(seed) });

/** The best kind of move, if it is far ahead. */
async function farAhead(view: View, seat: Seat, nodes: number, seed: string): Promise<Sure | undefined> {
  const all = await adviser.weigh({ view, seat, seen: [] }, budget(nodes, seed));
  const [first] = all;
  if (!first) return undefined;
  const best = kindOf(first.move);
  const next = all.find(({ move }) => kindOf(move) !== best);
  const ahead = next ? first.share - next.share : 0;
  return ahead >= AHEAD ? { view, seat, best, ahead: Math.round(ahead * 1000) / 1000 } : undefined;
}

function sure(position: Position, seed: string): Promise<Sure | undefined> {
  const { view, seat } = seenBy(position);
  return foundAgain(
    (nodes, time) => farAhead(view, seat, nodes, `${seed}/${time}`),
    (a, b) => a.best === b.best,
    { glance: GLANCE, deep: DEEP },
  );
}

async function mined(count: number): Promise<Sure[]> {
  const sources = TABLES.map(([options, seats], at) => positions(options, seats, `mine ${at}`));
  const found: Sure[] = [];
  for (let n = 0; found.length < count; n++) {
    const position = sources[n % sources.length]!.next().value as Position;
    if (position.state.phase === 'bidding') continue;
    const one = await sure(position, `${n}`);
    if (one) found.push(one);
  }
  return found;
}

test.runIf(MINED > 0)('positions are mined', { timeout: 3_600_000 }, async () => {
  const lines = (await mined(MINED)).map((one) => JSON.stringify(one));
  writeFileSync(FILE, `${lines.join('\n')}\n`);
  expect(lines).toHaveLength(MINED);
});

test('the expert finds what is sure', async () => {
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const missed: object[] = [];
  for (const line of lines) {
    const { view, seat, best, ahead } = JSON.parse(line) as Sure;
    const move = await bots['expert']!.choose(view, seat, [], budget(NODES, 'tested'));
    if (kindOf(move) !== best) missed.push({ turns: view.turns, move, best, ahead });
  }
  expect(lines.length).toBeGreaterThanOrEqual(30);
  // One in twenty may be a matter of taste: the deep search is not the truth.
  expect(missed.slice(Math.floor(lines.length / 20))).toEqual([]);
});
