import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { readLog } from '../core/log.ts';
import { findAmong } from '../core/testing.ts';
import { flotsam } from '../games/_example/rules/index.ts';
import { nodeHashing } from '../server/luck.ts';
import { playedAtATable } from '../server/luck-played.ts';
import { archiveOf } from './archive.ts';
import { type Evidence, newEvidence, satDown } from './evidence.ts';
import { readEvidence, writeEvidence } from './evidence-file.ts';
import { compareLog } from './evidence-log.ts';

const FLOTSAM = flotsam as unknown as Game;
const wish = { game: FLOTSAM, options: {}, seats: 3, name: 'kept', takeBackOneIn: 6 };
const file = await archiveOf(playedAtATable(wish), nodeHashing);
const read = await readLog(file, findAmong(FLOTSAM));
if (read.fault) throw new Error(read.fault.code);
const { log } = read;
const table = log.opening.table!;
const lines = log.lines ?? log.entries;

/** What a player at the last seat would have kept of this game. */
const kept: Evidence = {
  ...satDown(newEvidence(table.id, table.commitment, 5), 'ada', table.nonces[2]!, {
    seat: 2,
    n: 4,
    final: true,
  }),
  seals: lines.flatMap(({ seat, at, seal }) => (seal === undefined ? [] : [{ seat, at, seal }])),
  moves: lines.flatMap(({ seat, at, move }) => (seat === 2 ? [{ seat, at, move }] : [])),
};

const findings = (changes: Partial<Evidence>) =>
  compareLog({ ...kept, ...changes }, { game: FLOTSAM, log })?.findings;

const nonce = (sent: string, final = true): Partial<Evidence> => ({
  sits: [{ who: 'ada', nonces: [sent], sat: { seat: 2, n: 4, final } }],
});

describe('audit 5: what was noted, beside the log', () => {
  test('of an honest table agrees, moves taken back included', () => {
    expect(lines.some(({ takenBack, seal }) => takenBack && seal)).toBe(true);
    expect(compareLog(kept, { game: FLOTSAM, log })).toEqual({
      findings: [],
      compared: { commitments: 1, nonces: 1, seals: kept.seals.length, moves: kept.moves.length },
    });
    expect(kept.seals.length).toBeGreaterThan(5);
    expect(kept.moves.length).toBeGreaterThan(2);
  });

  test('a swapped commitment', () => {
    const noted = 'c'.repeat(64);
    expect(findings({ commitment: noted })).toEqual([
      { code: 'otherCommitment', noted, found: table.commitment },
    ]);
  });

  test('a swapped nonce, at its seat or at any', () => {
    expect(findings(nonce('mine'))).toEqual([
      { code: 'otherNonce', seat: 2, noted: 'mine', found: table.nonces[2] },
    ]);
    expect(findings(nonce(table.nonces[1]!))).toHaveLength(1);
    expect(findings(nonce(table.nonces[1]!, false))).toEqual([]);
    expect(findings(nonce('mine', false))).toEqual([
      { code: 'otherNonce', seat: null, noted: 'mine', found: '–' },
    ]);
  });

  test('a nonce that the table never confirmed accuses nobody', () =>
    expect(findings({ sits: [{ who: 'ada', nonces: ['lost'], sat: null }] })).toEqual([]));

  test('a swapped seal, and which move bears it', () => {
    const [first, ...others] = kept.seals;
    const seal = 'e'.repeat(64);
    const { n, seat } = lines.find((line) => line.seal === first?.seal)!;
    const line = lines.findIndex((entry) => entry.seal === first?.seal) + 2;
    expect(findings({ seals: [{ ...first!, seal }, ...others] })).toEqual([
      { code: 'otherSeal', seat, seal, n, line },
    ]);
    expect(findings({ seals: [{ seat, at: 1, seal }] })).toEqual([
      { code: 'otherSeal', seat, seal, n: null, line: null },
    ]);
  });

  test('a move that is not the one that was sent', () => {
    const [{ at } = { at: 0 }] = kept.moves;
    const { n } = lines.find((line) => line.seat === 2 && line.at === at)!;
    const other = findings({ moves: [{ seat: 2, at, move: { type: 'bid', coins: 10 } }] });
    expect(other).toMatchObject([{ code: 'otherMove', seat: 2, n }]);
    expect(findings({ moves: [{ seat: 2, at: 1, move: kept.moves[0]!.move }] })).toMatchObject([
      { code: 'otherMove', n: null },
    ]);
    expect(findings({ moves: [{ seat: 2, at, move: 'no move' }] })).toHaveLength(1);
  });

  test('another table is no reason to compare more', () =>
    expect(findings({ table: 't2', commitment: '' })).toEqual([
      { code: 'otherTable', noted: 't2', found: table.id },
    ]));

  test('a log that no table wrote cannot be compared', () => {
    const { table: _, ...opening } = log.opening;
    expect(compareLog(kept, { game: FLOTSAM, log: { ...log, opening } })).toBeUndefined();
  });
});

describe('evidence as a file', () => {
  test('is read as it was written', () => expect(readEvidence(writeEvidence(kept))).toEqual({ value: kept }));

  test.each([
    ['no JSON', undefined, 'gibberish'],
    ['a log', 'quayside', file.split('\n')[0]!],
    ['a list', '', '[]'],
    ['another version', 'evidence', { evidence: 2 }],
    ['no table', 'table', { table: undefined }],
    ['a commitment that is none', 'commitment', { commitment: 'xyz' }],
    ['a field nobody knows', 'colour', { colour: 'red' }],
    ['an empty nonce', 'sits[0].nonces[0]', nonce('')],
    ['a seat beyond all tables', 'seals[0].seat', { seals: [{ seat: 10, at: 1, seal: 'a'.repeat(64) }] }],
    ['a seal that is none', 'seals[0].seal', { seals: [{ seat: 1, at: 1, seal: 7 }] }],
    ['too many moves', 'moves', { moves: Array.from({ length: 501 }, () => kept.moves[0]) }],
  ])('%s: the field is named', (_what, path, change) => {
    const text = typeof change === 'string' ? change : JSON.stringify({ ...kept, ...change });
    expect(readEvidence(text)?.fault?.path).toBe(path);
  });

  test('capitals in a commitment make no difference', () =>
    expect(readEvidence(writeEvidence({ ...kept, commitment: table.commitment.toUpperCase() }))).toEqual({
      value: kept,
    }));
});
