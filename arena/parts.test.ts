/** The small helpers: figures, seating, feed, progress. */

import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { en } from '../text/en.ts';
import { tableText } from '../text/index.ts';
import { contestant, fixtures, heroLineUps, lineUps } from './contestants.ts';
import { openFeed } from './feed.ts';
import { margin, mean, tableLines } from './figures.ts';
import type { GameEntry } from './find.ts';
import { findGame } from './find.ts';
import type { Io } from './io.ts';
import { readOptions } from './options.ts';
import { showProgress } from './progress.ts';
import { seatPlayers } from './seating.ts';
import { winOf } from './standings.ts';
import { wrap } from './wrap.ts';

const shanghaien = GAMES['shanghaien']!;

describe('seating', () => {
  const seated = (wish: object, entry: GameEntry = shanghaien): string[] =>
    seatPlayers(entry, wish, { table: en, language: 'en' }).map(({ name }) => name);
  const forFive = { ...shanghaien, game: { ...shanghaien.game, players: { min: 3, max: 5 } } };

  test('you against the strongest, unless you say otherwise', () => {
    expect(seated({})).toEqual([en.play.you, 'Admiral']);
    expect(seated({ seat: 2, bots: 'random' })).toEqual(['Deckhand', en.play.you]);
    expect(seated({ hotseat: true })).toEqual([en.play.player(1), en.play.player(2)]);
  });

  test('at a larger table one bot sits everywhere, several sit once each', () => {
    expect(seated({ bots: 'random' }, forFive)).toHaveLength(3);
    expect(seated({ bots: 'random,greedy,random' }, forFive)).toEqual([
      en.play.you,
      'Deckhand 2',
      'Mate',
      'Deckhand 4',
    ]);
    expect(() => seated({ bots: 'random,greedy', players: 5 }, forFive)).toThrow('do not fit beside you');
  });
});

describe('feed', () => {
  type Said = { type: string; secret: number | null };
  const game = {
    ...shanghaien.game,
    redact: (event: { type: string }, viewer: number | 'table') =>
      viewer === 0 ? event : { ...event, secret: null },
  };

  test('each reader of a shared screen reads every form once', () => {
    const feed = openFeed(game);
    feed.add({ type: 'bid', secret: 7 } as Said);
    expect(feed.unread(1)).toEqual([{ type: 'bid', secret: null }]);
    expect(feed.unread('table')).toEqual([]);
    expect(feed.unread(0)).toEqual([{ type: 'bid', secret: 7 }]);
    expect(feed.unread(0)).toEqual([]);
    expect(feed.heard(1)).toEqual([{ type: 'bid', secret: null }]);
  });
});

describe('figures', () => {
  test('mean and margin', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(margin([0, 1, 0, 1])).toBeCloseTo(0.566, 3);
    expect(margin([1])).toBeNaN();
  });

  test('a shared win is shared', () => {
    expect([0, 1].map((seat) => winOf({ places: [1, 1] }, seat))).toEqual([0.5, 0.5]);
    expect([0, 1].map((seat) => winOf({ places: [2, 1] }, seat))).toEqual([0, 1]);
  });

  test('every line-up once', () => {
    expect(lineUps(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect(lineUps(['a', 'b'], 3)).toEqual([['a', 'b', 'a']]);
  });

  test('columns line up', () => {
    expect(
      tableLines([
        ['bot', 'wins'],
        ['greedy', '9'],
      ]),
    ).toEqual(['bot     wins', 'greedy     9']);
  });
});

describe('progress', () => {
  const shown = (bar: boolean): string[] => {
    const [lines, texts]: [string[], string[]] = [[], []];
    let time = 0;
    const io = {
      err: (line: string) => void lines.push(line),
      ...(bar ? { bar: (text: string) => void texts.push(text) } : {}),
    };
    const progress = showProgress(io as Io, 100, () => time);
    for (let done = 1; done <= 100; done++) {
      time += 250;
      progress.at(done);
    }
    progress.end();
    return bar ? texts : lines;
  };

  test('a line every ten seconds, none in the first two', () => {
    const lines = shown(false);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^██░+ 8 % .* left$/);
  });

  test('a bar in a terminal, wiped out at the end', () => {
    expect(shown(true).length).toBeGreaterThan(80);
    expect(shown(true).at(-1)).toBe('\r\u001b[K');
  });
});

test('lines break between words, and what does not fit stays whole', () => {
  expect(wrap('  4.2  the cat sat', 12, 5)).toEqual(['  4.2  the', '       cat', '       sat']);
  expect(wrap('short', 80)).toEqual(['short']);
  expect(wrap('antidisestablishment is', 5)).toEqual(['antidisestablishment', 'is']);
});

test('a word that looks like a number may be chosen', async () => {
  const entry = await findGame('container');
  const table = await tableText('en');
  expect(readOptions(entry, ['edition=2007', 'stagnationLaps=4'], table)).toMatchObject({
    edition: '2007',
    stagnationLaps: 4,
  });
});

describe('a tournament draws up', () => {
  test('bots, also with a budget of their own', () => {
    expect(contestant('expert')).toEqual({ name: 'expert' });
    expect(contestant('expert@20000')).toEqual({ name: 'expert', nodes: 20000 });
    expect(contestant('expert@')).toEqual({ name: 'expert@' });
  });

  test('a hero alone at each table of others', () => {
    expect(heroLineUps(['a', 'b', 'c'], 3)).toEqual([
      ['a', 'b', 'b'],
      ['a', 'c', 'c'],
    ]);
  });

  test('whole blocks: everybody sits everywhere with the same luck', () => {
    const draw = { lineUps: [['a', 'b', 'b']], games: 4, seed: '1', purpose: 'gate' } as const;
    const all = fixtures(draw);
    expect(all.map(({ bots }) => bots.join(''))).toEqual(['abb', 'bba', 'bab', 'abb', 'bba', 'bab']);
    expect(new Set(all.map(({ seed }) => seed))).toEqual(new Set(['gate/1/0', 'gate/1/1']));
    expect(new Set(all.map(({ block }) => block)).size).toBe(2);
    const reported = fixtures({ ...draw, purpose: 'report' }).map(({ seed }) => seed);
    expect(all.some(({ seed }) => reported.includes(seed))).toBe(false);
  });
});
