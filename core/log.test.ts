import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Event, type Flotsam, flotsam } from '../games/_example/rules/index.ts';
import { seeded } from './chance.ts';
import { digest } from './data.ts';
import type { Game } from './game.ts';
import { type Entry, type Log, observable, readLog, record, replay, writeLog } from './log.ts';
import { findAmong } from './testing.ts';

const GAME = flotsam as unknown as Game;
const find = findAmong(GAME);

/** A random game of Flotsam, all of it or only some moves. */
function recorded({ seed = 'log' as string | number, seats = 3, moves = 1000 } = {}): Log<Flotsam> {
  const chance = seeded(seed);
  const game = record(flotsam, {}, seats, { chance });
  for (let n = 1; n <= moves && !flotsam.outcome(game.state); n++) {
    const [seat] = flotsam.toAct(game.state);
    game.play(seat!, flotsam.sample(game.state, seat!, chance), 1000 + n);
  }
  return game.log;
}

const lines = (log: Log<Flotsam>): string[] =>
  writeLog(log as unknown as Log)
    .trimEnd()
    .split('\n');

/** The fault that reading and replaying this text finds. */
async function faultIn(text: string) {
  const read = await readLog(text, find);
  return read.fault ?? replay(read.game, read.log).fault;
}

/** The same log with one entry changed. */
function changed(log: Log<Flotsam>, n: number, change: Partial<Entry<Flotsam>>): Log<Flotsam> {
  return { ...log, entries: log.entries.map((entry) => (entry.n === n ? { ...entry, ...change } : entry)) };
}

describe('a game is its log', () => {
  test('written, read and replayed, it ends in the same state', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 2, max: 4 }), fc.nat(30), async (seed, seats, moves) => {
        const log = recorded({ seed, seats, moves });
        const read = await readLog(writeLog(log as unknown as Log), find);
        if (read.fault) throw new Error(read.fault.code);
        expect(read.game).toBe(GAME);
        expect(read.log).toEqual(log);
        const replayed = replay(flotsam, log);
        if (replayed.fault) throw new Error(replayed.fault.code);
        const last = log.entries.at(-1) ?? log.opening;
        expect(observable(flotsam, replayed.state, seats)).toBe(last.hash);
      }),
      { numRuns: 30 },
    );
  });

  test('it holds the moves, their luck and when they were made', () => {
    const { opening, entries } = recorded({ moves: 3 });
    expect(opening).toMatchObject({ game: '_example', version: 1, options: {}, seats: 3 });
    expect(opening.draws).toHaveLength(4);
    expect(entries.map(({ n, seat, at, draws }) => [n, seat, at, draws.length])).toEqual([
      [1, 0, 1001, 0],
      [2, 1, 1002, 0],
      [3, 2, 1003, 1],
    ]);
  });

  test('nobody need care about the time', () => {
    const game = record(flotsam, {}, 2, { chance: seeded(1) });
    expect(game.play(1, { type: 'bid', coins: 0 })).toMatchObject({ n: 1, seat: 1, at: 0 });
  });

  test('events are told while it is recorded, and again when it is replayed', () => {
    const told: Event[] = [];
    const chance = seeded('events');
    const game = record(flotsam, {}, 2, { chance, emit: (event) => told.push(event) });
    game.play(0, { type: 'bid', coins: 1 });
    game.play(1, { type: 'bid', coins: 2 });
    const again: Event[] = [];
    const visits: (number | undefined)[] = [];
    replay(flotsam, game.log, (state, events, entry) => {
      again.push(...events);
      visits.push(entry?.n);
      expect(observable(flotsam, state, 2)).toBe((entry ?? game.log.opening).hash);
    });
    expect(again).toEqual(told);
    expect(told.map(({ type }) => type)).toEqual(['drifted', 'bid', 'bid', 'revealed', 'drifted']);
    expect(visits).toEqual([undefined, 1, 2]);
  });

  test('one line for the opening, one for each move', () => {
    const [first, ...rest] = lines(recorded({ moves: 2 }));
    expect(JSON.parse(first!)).toMatchObject({ quayside: 1, game: '_example' });
    expect(rest.map((line) => JSON.parse(line).n)).toEqual([1, 2]);
    expect(writeLog(recorded({ moves: 2 }) as unknown as Log)).toMatch(/}\n$/);
  });

  test('a mark at the beginning, Windows line ends and empty lines at the end are forgiven', async () => {
    const text = lines(recorded({ moves: 4 })).join('\r\n');
    expect(await faultIn(`\uFEFF${text}\r\n\r\n`)).toBeUndefined();
  });

  test('what can be seen is what every viewer sees', () => {
    const state = flotsam.start({}, 2, seeded(1));
    const secret = flotsam.clone(state);
    secret.favourites[0] = (secret.favourites[0]! % 6) + 1;
    expect(observable(flotsam, secret, 2)).not.toBe(observable(flotsam, state, 2));
    const views = [0, 1, 'table'] as const;
    expect(observable(flotsam, state, 2)).toBe(digest(views.map((v) => digest(flotsam.view(state, v)))));
  });
});

describe('what is wrong with a file', () => {
  const good = lines(recorded({ moves: 5 }));
  const opening = JSON.parse(good[0]!);
  const withOpening = (change: object): string =>
    [JSON.stringify({ ...opening, ...change }), ...good.slice(1)].join('\n');
  const withLine = (n: number, line: string): string => good.with(n - 1, line).join('\n');

  test('empty: there is nothing in it', async () => {
    for (const text of ['', '  \n\n', '\uFEFF'])
      expect(await faultIn(text)).toEqual({ line: 1, code: 'empty' });
  });

  test('notJson: a damaged line', async () => {
    expect(await faultIn('hello')).toEqual({ line: 1, code: 'notJson' });
    expect(await faultIn('42')).toEqual({ line: 1, code: 'notJson' });
    expect(await faultIn('null')).toEqual({ line: 1, code: 'notJson' });
    expect(await faultIn(withLine(3, good[2]!.slice(0, -5)))).toEqual({ line: 3, code: 'notJson' });
    expect(await faultIn(withLine(4, ''))).toEqual({ line: 4, code: 'notJson' });
  });

  test('notALog: JSON of something else', async () => {
    for (const text of ['{}', '[]', '{"quayside":2}', '{"game":"_example"}', '{"quayside":1,"game":3}']) {
      expect(await faultIn(text)).toEqual({ line: 1, code: 'notALog' });
    }
  });

  test('unknownGame: one we do not have', async () => {
    expect(await faultIn(withOpening({ game: 'chess' }))).toEqual({
      line: 1,
      code: 'unknownGame',
      game: 'chess',
    });
    expect(await faultIn(withOpening({ game: 'x'.repeat(500) }))).toMatchObject({ game: 'x'.repeat(40) });
  });

  test('unknownVersion: rules that were never released, whatever its options', async () => {
    const expected = { line: 1, code: 'unknownVersion', version: 2, newest: 1 };
    expect(await faultIn(withOpening({ version: 2 }))).toEqual(expected);
    expect(await faultIn(withOpening({ version: 2, options: { rum: true } }))).toEqual(expected);
    expect(replay(flotsam, { ...recorded(), opening: { ...recorded().opening, version: 2 } }).fault).toEqual(
      expected,
    );
  });

  test('badSeats: too few or too many players', async () => {
    for (const seats of [1, 5]) {
      const expected = { line: 1, code: 'badSeats', seats, min: 2, max: 4 };
      expect(await faultIn(withOpening({ seats }))).toEqual(expected);
      expect(replay(flotsam, { ...recorded(), opening: { ...recorded().opening, seats } }).fault).toEqual(
        expected,
      );
    }
  });

  test('malformed: a field is missing, strange or wrong', async () => {
    const cases: [text: string, line: number, path: string, code: string][] = [
      [withOpening({ options: { rum: true } }), 1, 'options.rum', 'unknown'],
      [withOpening({ version: '1' }), 1, 'version', 'type'],
      [withOpening({ seats: 0 }), 1, 'seats', 'range'],
      [withOpening({ draws: [1, -1] }), 1, 'draws[1]', 'range'],
      [withOpening({ draws: Array(10_001).fill(0) }), 1, 'draws', 'tooLong'],
      [withOpening({ hash: -1 }), 1, 'hash', 'range'],
      [withOpening({ extra: 1 }), 1, 'extra', 'unknown'],
      [withLine(2, '[]'), 2, '', 'type'],
      [withLine(2, '{}'), 2, 'n', 'missing'],
      [withLine(3, good[2]!.replace('"bid"', '"beg"')), 3, 'move.type', 'choice'],
      [withLine(3, good[2]!.replace('"n":2', '"n":0')), 3, 'n', 'range'],
      [withLine(3, good[2]!.replace('"seat":1', '"seat":-1')), 3, 'seat', 'range'],
      [withLine(3, good[2]!.replace(/"at":\d+/, '"at":1.5')), 3, 'at', 'type'],
    ];
    for (const [text, line, path, code] of cases) {
      expect(await faultIn(text)).toMatchObject({ line, code: 'malformed', fault: { path, code } });
    }
  });
});

describe('what is wrong with a game', () => {
  const log = recorded();
  const last = log.entries.at(-1)!;
  const faultOf = (wrong: Log<Flotsam>) => replay(flotsam, wrong).fault;

  test('wrongNumber: a move is missing or came twice', () => {
    const missing = { ...log, entries: log.entries.filter(({ n }) => n !== 3) };
    expect(faultOf(missing)).toEqual({ line: 4, code: 'wrongNumber', n: 4, wanted: 3 });
  });

  test('refused: a move against the rules', () => {
    const entries = [{ ...log.entries[0]!, move: { type: 'bid' as const, coins: 11 } }];
    expect(faultOf({ ...log, entries })).toEqual({
      line: 2,
      code: 'refused',
      refusal: 'tooFewCoins',
      rule: '1.3',
    });
  });

  test('wrongLuck: too little, too much or impossible', () => {
    const short = { ...log, opening: { ...log.opening, draws: log.opening.draws.slice(1) } };
    expect(faultOf(short)).toEqual({ line: 1, code: 'wrongLuck', detail: 'draw 4 of 3 was asked for' });
    expect(faultOf(changed(log, 1, { draws: [0] }))).toEqual({
      line: 2,
      code: 'wrongLuck',
      detail: '1 draws were never asked for',
    });
    expect(faultOf(changed(log, 3, { draws: [6] }))).toEqual({
      line: 4,
      code: 'wrongLuck',
      detail: 'draw 1 is 6, not below 6',
    });
  });

  test('hashDiffers: something else happened', () => {
    expect(faultOf({ ...log, opening: { ...log.opening, hash: 1 } })).toEqual({
      line: 1,
      code: 'hashDiffers',
    });
    expect(faultOf(changed(log, 5, { hash: log.entries[4]!.hash + 1 }))).toEqual({
      line: 6,
      code: 'hashDiffers',
    });
    const [draw] = log.entries[2]!.draws;
    expect(faultOf(changed(log, 3, { draws: [(draw! + 1) % 6] }))).toEqual({ line: 4, code: 'hashDiffers' });
  });

  test('gameOver: a move after the end', () => {
    const entries = [...log.entries, { ...last, n: last.n + 1 }];
    expect(faultOf({ ...log, entries })).toEqual({ line: last.n + 2, code: 'gameOver' });
  });

  test('an error of ours is not blamed on the log', () => {
    const broken = {
      ...flotsam,
      apply: () => {
        throw new Error('the mast broke');
      },
    };
    expect(() => replay(broken, log)).toThrow('the mast broke');
  });
});
