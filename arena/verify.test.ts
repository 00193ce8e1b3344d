import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { archiveOf, withSum } from '../protocol/archive.ts';
import { type Evidence, newEvidence, satDown } from '../protocol/evidence.ts';
import { writeEvidence } from '../protocol/evidence-file.ts';
import { nodeHashing } from '../server/luck.ts';
import { playedAtATable } from '../server/luck-played.ts';
import { LANGUAGES } from '../text/languages.ts';
import { captured } from './captured.ts';

const folder = mkdtempSync(join(tmpdir(), 'quayside-'));
const good = join(folder, 'good.jsonl');
const bad = join(folder, 'bad.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

let text = '';
beforeAll(async () => {
  const { game, trial } = GAMES['shanghaien']!;
  const [options] = Object.values(trial.optionSets) as [object];
  text = await archiveOf(
    playedAtATable({ game, options, seats: 2, name: 'cli', takeBackOneIn: 10 }),
    nodeHashing,
  );
  writeFileSync(good, text);
});

/** Puts a changed file in its place; `again` adds it up again. */
async function spoil(change: (text: string) => string, again = false): Promise<void> {
  const body = text.split('\n').slice(0, -2).join('\n');
  writeFileSync(bad, again ? await withSum(`${change(body)}\n`, nodeHashing) : change(text));
}

describe('verify', () => {
  test('says that all is as promised, and what was promised', async () => {
    const { code, out, err } = await captured(['verify', good]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /good\.jsonl: Shanghaien: \d+ moves, \d+ draws and 0 seals checked; all is as promised\./,
    );
    expect(out).toMatch(/Table t-\w+ must have shown this before the game: [0-9a-f]{64}$/);
  });

  test('replay shows the same file, without what was taken back', async () => {
    const { code, out } = await captured(['replay', good, '--quiet']);
    const kept = text.split('\n').filter((line) => line.startsWith('{"n"') && !line.includes('"takenBack"'));
    expect(code).toBe(0);
    expect(out).toContain(`good.jsonl: Shanghaien, ${kept.length} moves`);
    expect(out).toContain('1. Zoë ');
  });

  test.each(['\\u001b[2J', '\\u202e', '\\u0000'])(
    'audit 12: a name gives no orders to the terminal: %s',
    async (order) => {
      await spoil((t) => t.replace('Zoë 1', `Zoë${order} 1`), true);
      for (const command of [
        ['replay', bad, '--quiet'],
        ['verify', bad],
      ]) {
        const { code, out, err } = await captured(command);
        expect(code).toBe(1);
        expect(err).toContain('holds characters that cannot be shown');
        expect(out + err).not.toMatch(/Zoë|\u202e/);
      }
    },
  );

  test.each([
    ['a changed name', (t: string) => t.replace('Zoë 1', 'Zoe 1'), false, 'The sum at its end does not fit'],
    ['another seed', (t: string) => t.replace(/"seed":"./, '"seed":"x'), true, 'The seed is not the one'],
    ['another nonce', (t: string) => t.replace('Ahoi', 'Ahoy'), true, 'line 1: Draw 0 does not follow'],
    [
      'a foreign seal',
      (t: string) => t.replace('"j":5', `"j":5,"seal":"${'0'.repeat(64)}"`),
      true,
      'line 2: The seal of move 1',
    ],
    ['another hash', (t: string) => t.replace(/"hash":\d+/, '"hash":1'), true, 'line 1: The position after'],
    ['no file of a table', () => '{"name":"quayside"}', false, 'line 1: This is not the log'],
  ])('%s: code 1 and a sentence', async (_what, change, again, sentence) => {
    await spoil(change, again);
    const { code, out, err } = await captured(['verify', bad]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
    expect(err.split('\n').length).toBeLessThanOrEqual(6);
  });

  test('many files are counted, and one bad file is enough', async () => {
    await spoil((t) => t.replace('Ahoi', 'Ahoy'), true);
    const { code, out, err } = await captured(['verify', good, bad, good]);
    expect(code).toBe(1);
    expect(out).toContain('2 of 3 files as promised.');
    expect(err).toMatch(/… and \d+ more findings$/);
    expect((await captured(['verify', good, good])).code).toBe(0);
  });

  test('the log of a game that was played in the terminal', async () => {
    const plain = join(folder, 'plain.jsonl');
    await captured(['play', 'shanghaien', '--bots', 'random,random', '--seed', 'sunk', '--save', plain]);
    const { code, err } = await captured(['verify', plain]);
    expect(code).toBe(1);
    expect(err).toBe(`${plain}: No table wrote this log, so there is no luck to check.`);
  });

  test.each(LANGUAGES)('speaks %s', async (lang) => {
    await spoil((t) => t.replace('Ahoi', 'Ahoy'), true);
    const { out, err } = await captured(['verify', good, bad, '--lang', lang]);
    expect(`${out}\n${err}`).not.toMatch(/undefined|NaN|\[object/);
    expect(out.split('\n')).toHaveLength(3);
    expect(err.split('\n')).toHaveLength(6);
  });

  test('a file that is not there', async () => {
    const { code, err } = await captured(['verify', join(folder, 'nowhere.jsonl')]);
    expect(code).toBe(1);
    expect(err).toContain('there is no such file');
  });
});

describe('audit 5: verify with what a player noted', () => {
  const notes = join(folder, 'notes.json');
  const SEAL = 'e'.repeat(64);
  const noted = () => {
    const { table } = JSON.parse(text.split('\n')[0]!) as {
      table: Evidence & { id: string; nonces: string[] };
    };
    return { ...table, nonce: table.nonces[1]! };
  };
  /** What the player at the second seat kept. */
  const kept = (): Evidence => {
    const { id, commitment, nonce } = noted();
    return satDown(newEvidence(id, commitment, 5), 'ada', nonce, { seat: 1, n: 3, final: true });
  };
  const withNotes = (evidence: object, ...more: string[]) => {
    writeFileSync(notes, writeEvidence(evidence as Evidence));
    return captured(['verify', good, '--evidence', notes, ...more]);
  };

  test('says that it agrees, and with what', async () => {
    const { commitment, nonce } = noted();
    const all = await captured(['verify', good, '--commitment', commitment.toUpperCase(), '--nonce', nonce]);
    expect([all.code, all.err]).toEqual([0, '']);
    expect(all.out).toMatch(
      /as promised\.\n {2}What you noted agrees: the promise and 1 share in the luck\.$/,
    );
    const seat = await captured(['verify', good, '--nonce', nonce, '--seat', '2']);
    expect([seat.code, seat.out]).toEqual([
      0,
      expect.stringMatching(/agrees: 1 share in the luck\.\n.*shown/),
    ]);
    const move = JSON.parse(text.split('\n').find((line) => line.includes('"seat":1'))!);
    const file = await withNotes({ ...kept(), moves: [{ seat: 1, at: move.at, move: move.move }] });
    expect([file.code, file.out]).toEqual([
      0,
      expect.stringContaining('the promise, 1 share in the luck and 1 move.'),
    ]);
  });

  test.each([
    ['commitment', ['--commitment', SEAL], `The table promised you ${SEAL}, but here stands `],
    ['nonce', ['--nonce', 'mine'], 'You sent mine, but no seat has added that to the luck.'],
    ['nonce of a seat', ['--nonce', 'mine', '--seat', '2'], 'Seat 2 has added "Ahoi'],
    [
      'nonce of no seat',
      ['--nonce', 'mine', '--seat', '9'],
      'Seat 9 has added – to the luck, but you sent mine.',
    ],
  ])('a swapped %s: code 1 and a sentence', async (_what, options, sentence) => {
    const { code, out, err } = await captured(['verify', good, ...options]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`good.jsonl: ${sentence}`);
    expect((await captured(['verify', good])).code).toBe(0);
  });

  test('a swapped seal and a swapped move, with the line of the log', async () => {
    const { seat, at } = JSON.parse(text.split('\n')[1]!);
    const seals = [{ seat, at, seal: SEAL }];
    const { code, err } = await withNotes({
      ...kept(),
      seals,
      moves: [{ seat, at, move: { type: 'pass' } }],
    });
    expect(code).toBe(1);
    const move = `line 2: Move 1 of seat ${seat + 1}`;
    expect(err).toContain(`${move} bears another seal than you were shown: ${SEAL}.`);
    expect(err).toContain(`${move} is not the one you sent.`);
  });

  test.each(LANGUAGES)('speaks %s', async (lang) => {
    const wrong = {
      ...kept(),
      commitment: SEAL,
      sits: [{ who: '', nonces: ['mine'], sat: { seat: 0, n: 1, final: false } }],
      seals: [{ seat: 0, at: 1, seal: SEAL }],
      moves: [{ seat: 0, at: 1, move: {} }],
    };
    const { code, err } = await withNotes(wrong, '--lang', lang);
    expect([code, err.split('\n').length]).toEqual([1, 4]);
    const other = await withNotes({ ...wrong, table: 'elsewhere' }, '--lang', lang);
    expect(other.err).toContain('elsewhere');
    const agrees = await withNotes(kept(), '--lang', lang);
    const misread = await withNotes({ ...kept(), commitment: 'xyz' }, '--lang', lang);
    expect(misread.err).toContain('64');
    for (const { out, err: said } of [{ out: '', err }, other, agrees, misread])
      expect(`${out}${said}`).not.toMatch(/undefined|NaN|\[object/);
  });

  test.each([
    ['a commitment that is none', ['--commitment', '12'], '“--commitment” must be 64 hexadecimal digits.'],
    ['no nonce', ['--nonce', ''], '“--nonce” has 0 characters; there must be 1 to 64.'],
    ['a seat alone', ['--seat', '1'], '“--nonce” is missing.'],
    ['a file that is not there', ['--evidence', join(folder, 'none')], 'there is no such file'],
    ['a log as evidence', ['--evidence', good], 'This is not a file of evidence'],
    ['two logs', [good, '--nonce', 'mine'], 'Evidence is from one table'],
    ['evidence twice', ['--evidence', notes, '--nonce', 'mine'], "cannot be used with option '--nonce"],
  ])('%s: a sentence', async (_what, options, sentence) => {
    const { code, out, err } = await captured(['verify', good, ...options]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
  });

  test('evidence with a wrong field: the field is named', async () => {
    const { code, err } = await withNotes({ ...kept(), commitment: 'xyz' });
    expect([code, err]).toEqual([1, `${notes}: “commitment” must be 64 hexadecimal digits.`]);
    expect((await withNotes({ ...kept(), colour: 'red' })).err).toBe(`${notes}: “colour” is not known here.`);
  });
});
