import { webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { replaying, seeded } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import { observable, readLog, replay } from '../core/log.ts';
import type { LogTable } from '../core/log-table.ts';
import { findAmong } from '../core/testing.ts';
import { flotsam } from '../games/_example/rules/index.ts';
import { trial } from '../games/_example/rules/trial.ts';
import { GAMES } from '../games/index.ts';
import { nodeHashing } from '../server/luck.ts';
import { playedAtATable } from '../server/luck-played.ts';
import { type Archive, archiveOf, withSum } from './archive.ts';
import { bytesOf, type Hashing } from './luck.ts';
import { type Finding, verify } from './verify.ts';

const FLOTSAM = flotsam as unknown as Game;
const find = findAmong(FLOTSAM, ...Object.values(GAMES).map(({ game }) => game));

const archived = (wish: Partial<Parameters<typeof playedAtATable>[0]> = {}): Promise<string> =>
  archiveOf(
    playedAtATable({ game: FLOTSAM, options: {}, seats: 3, name: 'one', takeBackOneIn: 6, ...wish }),
    nodeHashing,
  );

const findings = async (text: string): Promise<readonly Finding[]> =>
  (await verify(text, find, nodeHashing)).findings;

/** A line as JSON: of a move, or the first one. */
interface Row {
  readonly n: number;
  readonly j: number;
  readonly k?: number;
  readonly move: { readonly type: string; readonly coins: number };
  readonly draws: readonly number[];
  readonly seal?: string;
  readonly takenBack?: boolean;
  readonly table: LogTable;
}

/** The file with some of its lines changed, and added up again, so that only deeper checks can find it. */
function changed(text: string, change: (line: Row, index: number) => object): Promise<string> {
  const lines = text.trimEnd().split('\n').slice(0, -1);
  const json = lines.map((line, index) => JSON.stringify(change(JSON.parse(line), index)));
  return withSum(`${json.join('\n')}\n`, nodeHashing);
}

const inLine = (line: number, change: (data: Row) => object) => (data: Row, index: number) =>
  index === line - 1 ? { ...data, ...change(data) } : data;

/** Fingerprints of a game without moves taken back, from the opening on. */
function hashesOf({ game, opening }: Archive, moves: Archive['moves']): number[] {
  const chance = replaying([...opening.draws, ...moves.flatMap(({ draws }) => draws)]);
  const state = game.start(opening.options, opening.seats, chance);
  const hash = (): number => observable(game, state, opening.seats);
  const first = hash();
  return [
    first,
    ...moves.map(({ seat, move }) => {
      game.apply(state, seat, move, chance);
      return hash();
    }),
  ];
}

const good = await archived();
const lines: Row[] = good
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
/** The first line (from 1) for which this holds. */
const lineWith = (wanted: (data: Row) => boolean): number => lines.findIndex(wanted) + 1;
const drawing = lineWith((data) => 'k' in data && !('takenBack' in data));
const sealedLine = lineWith((data) => 'seal' in data && !('takenBack' in data));

describe('an archive', () => {
  test('is as it was committed to', async () => {
    const { findings, checked } = await verify(good, find, nodeHashing);
    expect(findings).toEqual([]);
    expect(checked).toMatchObject({ game: '_example', moves: lines.length - 2 });
    expect(checked?.seals).toBe(lines.filter((data) => 'seal' in data).length);
    expect(checked?.table?.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test('keeps moves that were taken back, and replay skips them', async () => {
    expect(lines.some((data) => 'takenBack' in data && 'k' in data)).toBe(true);
    const read = await readLog(good, find);
    if (read.fault) throw new Error(read.fault.code);
    const replayed = replay(read.game, read.log);
    if (replayed.fault) throw new Error(replayed.fault.code);
    expect(read.game.outcome(replayed.state)).toBeDefined();
    expect(read.log.entries.length).toBeLessThan(lines.length - 2);
  });

  test('is written with what was committed to and a sum', () => {
    expect(lines[0]).toMatchObject({ quayside: 1, table: { nonces: { length: 3 }, seats: { length: 3 } } });
    expect(lines[1]).toMatchObject({ n: 1, j: 5, by: 'player' });
    expect(good).toMatch(/\n\{"sum":"[0-9a-f]{64}"\}\n$/);
    expect(good).not.toContain('\uFFFD');
  });

  test('a browser finds the same', async () => {
    const { subtle } = webcrypto;
    const bytes = (data: string | Uint8Array) => (typeof data === 'string' ? Buffer.from(data) : data);
    const browser: Hashing = {
      async hmac(key, message) {
        const algorithm = { name: 'HMAC', hash: 'SHA-256' };
        const imported = await subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign']);
        return new Uint8Array(await subtle.sign('HMAC', imported, bytes(message)));
      },
      sha256: async (data) => new Uint8Array(await subtle.digest('SHA-256', bytes(data))),
    };
    expect((await verify(good, find, browser)).findings).toEqual([]);
  });
});

test('where no word of a hash is fair, the next hash counts', async () => {
  const unfair = new Uint8Array(32).fill(255);
  const hashing: Hashing = {
    ...nodeHashing,
    hmac(key, message) {
      if (message.includes('|salt|')) return nodeHashing.hmac(key, message);
      return /\]\|\d+\|1$/.test(message) ? nodeHashing.hmac(key, message.slice(0, -2)) : unfair;
    },
  };
  expect((await verify(good, find, hashing)).findings).toEqual([]);
});

describe('one changed byte', () => {
  test('is found wherever it is, and were it only one bit', async () => {
    const bytes = Buffer.from(await archived({ seats: 2, name: 'short', takeBackOneIn: 9 }));
    const chance = seeded('bytes');
    for (let at = 0; at < bytes.length; at++) {
      const wrong = Buffer.from(bytes);
      wrong[at]! ^= chance.draw(2) === 0 ? 1 << chance.draw(8) : 1 + chance.draw(255);
      expect(await findings(wrong.toString('utf8')), `byte ${at}`).not.toEqual([]);
    }
  });

  test('is found where it could pass for a character that stands for unreadable bytes', async () => {
    const raw = good.replaceAll('\\ufffd', '\uFFFD');
    expect(raw).not.toBe(good);
    const bytes = Buffer.from(raw);
    bytes[bytes.indexOf(Buffer.from('\uFFFD'))] = 0xf0;
    expect(bytes.toString('utf8')).toBe(raw);
    expect(await findings(raw)).toEqual([{ code: 'sumDiffers' }]);
  });

  test('is found when it is left out or put in', async () => {
    for (let at = 0; at <= good.length; at += 13) {
      if (at < good.length) expect(await findings(good.slice(0, at) + good.slice(at + 1))).not.toEqual([]);
      expect(await findings(`${good.slice(0, at)} ${good.slice(at)}`)).not.toEqual([]);
    }
  });
});

describe('what somebody changed who added the file up again', () => {
  const inTable = (change: (table: LogTable) => object) =>
    inLine(1, ({ table }) => ({ table: { ...table, ...change(table) } }));
  const codes = async (change: (data: Row, index: number) => object): Promise<Finding['code'][]> => [
    ...new Set((await findings(await changed(good, change))).map(({ code }) => code)),
  ];

  test('nothing', async () => {
    expect(await codes((data) => data)).toEqual([]);
  });

  test('the seed, or the commitment', async () => {
    const other = 'ab'.repeat(32);
    expect(await codes(inTable(() => ({ seed: other })))).toEqual(['commitmentDiffers']);
    expect(await codes(inTable(() => ({ commitment: other })))).toEqual(['commitmentDiffers']);
    expect(await codes(inTable(({ seed }) => ({ seed: seed.toUpperCase() })))).toEqual(['commitmentDiffers']);
  });

  test('the seed together with its commitment', async () => {
    const seed = 'ab'.repeat(32);
    const commitment = Buffer.from(nodeHashing.sha256(bytesOf(seed))).toString('hex');
    expect(await codes(inTable(() => ({ seed, commitment })))).toEqual(['drawDiffers', 'sealDiffers']);
  });

  test.each([
    ['a nonce', ['x', '', '']],
    ['a space after a nonce', ['', '"Ahoi, one", \\o/ ', 'мяу']],
    ['the order of the nonces', ['', 'мяу', '"Ahoi, one", \\o/']],
  ])('%s', async (_what, nonces) => {
    expect(await codes(inTable(() => ({ nonces })))).toEqual(['drawDiffers']);
  });

  test('the table', async () => {
    expect(await codes(inTable(() => ({ id: 'another' })))).toEqual(['drawDiffers', 'sealDiffers']);
  });

  test('a draw: it is named', async () => {
    const text = await changed(
      good,
      inLine(drawing, ({ draws }) => ({ draws: [(draws[0]! + 1) % 6] })),
    );
    const { n, k } = lines[drawing - 1]!;
    expect(await findings(text)).toContainEqual({ code: 'drawDiffers', line: drawing, n, k });
  });

  test('the number of a draw, or a draw that was left out with its move', async () => {
    expect(await codes(inLine(drawing, ({ k }) => ({ k: k! + 1 })))).toEqual(['drawDiffers']);
    const gone = lineWith((data) => 'takenBack' in data && 'k' in data);
    const left = good
      .trimEnd()
      .split('\n')
      .slice(0, -1)
      .toSpliced(gone - 1, 1);
    const found = await findings(await withSum(`${left.join('\n')}\n`, nodeHashing));
    expect(found.map(({ code }) => code)).not.toEqual([]);
  });

  test('a bid, its seal, its place in the journal', async () => {
    const bid = (coins: number) => codes(inLine(sealedLine, () => ({ move: { type: 'bid', coins } })));
    expect(await bid(11)).toEqual(['logFault']);
    const { coins } = lines[sealedLine - 1]!.move;
    expect(await bid(coins === 0 ? 1 : coins - 1)).toContain('logFault');
    expect(await codes(inLine(sealedLine, () => ({ seal: 'ab'.repeat(32) })))).toEqual(['sealDiffers']);
    expect(await codes(inLine(sealedLine, () => ({ seal: undefined })))).toEqual(['sealDiffers']);
    expect(await codes(inLine(sealedLine, ({ j }) => ({ j: j + 1 })))).toEqual(['sealDiffers']);
    expect(await codes(inLine(sealedLine, () => ({ j: undefined })))).toEqual(['sealDiffers']);
    const open = lineWith((data) => 'n' in data && !('seal' in data));
    expect(await codes(inLine(open, () => ({ seal: 'ab'.repeat(32) })))).toEqual(['sealDiffers']);
  });

  test('a bid, with a game that was played on from there to the end', async () => {
    const archive = playedAtATable({ game: FLOTSAM, options: {}, seats: 3, name: 'forged' });
    const honest = await archiveOf(archive, nodeHashing);
    const line = honest.split('\n').findLastIndex((text) => /"coins":[1-9].*"seal"/.test(text)) + 1;
    const moves = archive.moves.map((move) =>
      move.n === line - 1 ? { ...move, move: { type: 'bid', coins: 0 } } : move,
    );
    const hashes = hashesOf(archive, moves);
    const forged = await changed(honest, ({ move, ...data }, index) => ({
      ...data,
      move: moves[index - 1]?.move ?? move,
      hash: hashes[index],
    }));
    expect(forged).not.toBe(honest);
    expect(await findings(forged)).toEqual([{ code: 'sealDiffers', line, n: line - 1 }]);
  });

  test('which moves count', async () => {
    const marked = lineWith((data) => 'takenBack' in data);
    expect(await codes(inLine(marked, () => ({ takenBack: undefined })))).toEqual(['logFault']);
    expect(await codes(inLine(drawing, () => ({ takenBack: true })))).toEqual(['logFault']);
  });

  test('who sat there, so that seats and nonces no longer fit the game', async () => {
    expect(await codes(inTable(() => ({ nonces: [] })))).toEqual(['logFault']);
    expect(await codes(inTable(() => ({ seats: [] })))).toEqual(['logFault']);
  });
});

test('a log that no table wrote has no luck to check, but its rules', async () => {
  const lines = good.split('\n').slice(0, -2);
  const bare = lines.filter((line) => !line.includes('"takenBack"'));
  const plain = bare.map((line) => JSON.stringify({ ...JSON.parse(line), table: undefined })).join('\n');
  expect(await findings(plain)).toEqual([{ code: 'noTable' }]);
  expect(await findings('')).toEqual([
    { code: 'sumDiffers' },
    { code: 'logFault', fault: { line: 1, code: 'empty' } },
  ]);
});

test('the log of a table that does not replay is our mistake', async () => {
  const archive = playedAtATable({ game: FLOTSAM, options: {}, seats: 2, name: 'broken' });
  await expect(archiveOf({ ...archive, moves: archive.moves.slice(1) }, nodeHashing)).rejects.toThrow(
    'the log of a table replays',
  );
});

describe('finished games', () => {
  const games = Number(process.env['GAMES'] ?? 24);
  const entries = [
    { game: FLOTSAM, trial: trial as never as (typeof GAMES)[string]['trial'] },
    ...Object.values(GAMES),
  ];
  const sets = entries.flatMap(({ game, trial }) =>
    Object.entries(trial.optionSets).map(([set, options]) => ({ game, set, options })),
  );

  test(
    `all of ${games} are as committed to`,
    async () => {
      const seen = { draws: 0, seals: 0, moves: 0 };
      for (let i = 0; i < games; i++) {
        const { game, set, options } = sets[i % sets.length]!;
        const { min, max } = game.players;
        const turn = i + Math.floor(i / sets.length);
        const seats = min + (turn % (max - min + 1));
        const name = `${game.id} ${set} ${i}`;
        const takeBackOneIn = [0, 20, 8][turn % 3]!;
        const text = await archived({ game, options, seats, name, takeBackOneIn });
        const { findings, checked } = await verify(text, find, nodeHashing);
        expect(findings, name).toEqual([]);
        for (const key of ['draws', 'seals', 'moves'] as const) seen[key] += checked![key];
      }
      expect(Object.values(seen).every((count) => count > 0)).toBe(true);
      if (process.env['GAMES']) console.log(`${games} games verified`, seen);
    },
    60_000 + 2_000 * games,
  );
});
