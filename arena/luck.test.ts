import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { keyedLuck } from './luck.ts';
import { type Match, playMatch } from './match.ts';

test('a stream goes on where it was and knows nothing of the others', () => {
  const [one, two] = [keyedLuck('s'), keyedLuck('s')];
  const draws = (luck: typeof one, name: string): number[] =>
    Array.from({ length: 5 }, () => luck.from(name).draw(1000));
  const first = draws(one, 'a');
  draws(two, 'b');
  expect(draws(two, 'a')).toEqual(first);
  expect(draws(one, 'a')).not.toEqual(first);
});

/** Everything that was dealt or thrown in a game, by occasion. */
async function luckOf(bots: readonly string[]): Promise<Map<string, string>> {
  const entry = GAMES['shanghaien']!;
  const found = new Map<string, string>();
  const turns: Record<string, number> = {};
  let round = 0;
  const redact: typeof entry.game.redact = (event, viewer) => {
    const { type, seat, cards, dice } = event as { type: string; seat: number; cards?: []; dice?: [] };
    if (viewer === 0 && type === 'dealt') found.set(`tavern ${++round}`, String(cards));
    if (viewer === 0 && type === 'rolled') {
      const key = `${round}/${seat}`;
      turns[key] = (turns[key] ?? 0) + 1;
      found.set(`${key}/${turns[key]}`, String(dice));
    }
    return entry.game.redact(event, viewer);
  };
  const options = entry.trial.optionSets['base']!;
  const match: Match = {
    ...{ kind: 'match', game: 'shanghaien', options, bots, seed: 'x', botSeed: bots.join(), nodes: 1 },
    counted: false,
  };
  await playMatch({ ...entry, game: { ...entry.game, redact } }, match);
  return found;
}

test('compared games of Shanghaien see the same taverns, and dice keyed by seat, round and turn', async () => {
  const [one, two] = [await luckOf(['random', 'random']), await luckOf(['greedy', 'sensible'])];
  const shared = [...one].filter(([key]) => two.has(key));
  expect(shared.filter(([key]) => key.startsWith('tavern'))).toHaveLength(8);
  const first = shared.filter(([key]) => key.endsWith('/1'));
  expect(first.length).toBeGreaterThan(12);
  for (const [key, value] of [...shared.filter(([key]) => key.startsWith('tavern')), ...first])
    expect([key, two.get(key)]).toEqual([key, value]);
});
