import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import type { Command } from '../../protocol/commands.ts';
import type { Happening, Tell } from '../../protocol/messages.ts';
import type { StoredEntry } from '../../table/journal.ts';
import { PICTURE } from '../http/testing.ts';
import { checkJournal, checkNumbers, checkStream, type History } from './check.ts';
import type { Finding } from './findings.ts';
import { acknowledge, type Deed, Ledger, refuse } from './ledger.ts';
import { Witness } from './witness.ts';

const codes = (found: readonly Finding[]) => found.map(({ code }) => code);

// ── Commands and the journal

const MOVE = { type: 'move', move: { type: 'roll' }, seen: 3 } as const;
const moved = { type: 'moved', seat: 0, by: 'player', move: { type: 'roll' }, draws: [3], unseenBy: [] };
const stored = (n: number, id: string, body: object = moved): StoredEntry => ({
  ...{ n, id, at: n },
  body: JSON.stringify(body),
});

function sent(command: Command = MOVE): Deed {
  return new Ledger().add('t', 'ada', command, 0);
}

test('an acknowledged command that is in the journal once is as it must be', () => {
  const deed = sent();
  expect(acknowledge(deed, 2)).toEqual([]);
  expect(checkJournal('t', [deed], [stored(1, ':0'), stored(2, 'ada:c1')])).toEqual([]);
});

test('an acknowledged command that is not in the journal is lost', () => {
  const deed = sent();
  acknowledge(deed, 2);
  expect(codes(checkJournal('t', [deed], [stored(1, ':0')]))).toEqual(['lost']);
});

test('what was never answered may be there or not', () => {
  expect(checkJournal('t', [sent()], [stored(1, ':0')])).toEqual([]);
  expect(checkJournal('t', [sent()], [stored(1, 'ada:c1')])).toEqual([]);
});

test('an id that is there twice, words that are there twice', () => {
  expect(codes(checkJournal('t', [], [stored(1, 'ada:c1'), stored(2, 'ada:c1')]))).toEqual(['twice']);
  const said = { type: 'said', who: 'ada', name: 'Ada', text: 'Ahoy', aside: false };
  expect(codes(checkJournal('t', [], [stored(1, ':1', said), stored(2, ':2', said)]))).toEqual(['twice']);
});

test('a refused command that is in the journal', () => {
  const deed = sent();
  expect(refuse(deed, 'stale')).toEqual([]);
  expect(codes(checkJournal('t', [deed], [stored(1, 'ada:c1')]))).toEqual(['refusedYetStored']);
});

test('a command that became something else, a journal with a hole', () => {
  const other = { ...moved, move: { type: 'pass' } };
  expect(codes(checkJournal('t', [sent()], [stored(1, 'ada:c1', other)]))).toEqual(['otherEntry']);
  expect(codes(checkJournal('t', [], [stored(1, ':0'), stored(3, ':1')]))).toEqual(['gap']);
});

test('two answers that differ, and a refusal without a reason', () => {
  const [first, second, third] = [sent(), sent(), sent()];
  acknowledge(first, 2);
  expect(acknowledge(first, 2)).toEqual([]);
  expect(codes(acknowledge(first, 3))).toEqual(['answersDiffer']);
  expect(codes(refuse(first, 'stale'))).toEqual(['answersDiffer']);
  refuse(second, 'over');
  expect(codes(acknowledge(second, 4))).toEqual(['answersDiffer']);
  expect(codes(refuse(third, 'internal'))).toEqual(['refused']);
});

test('a store that was killed may be busy, one that was not may not', () => {
  expect(refuse(sent(), 'busy', true)).toEqual([]);
  expect(codes(refuse(sent(), 'busy'))).toEqual(['refused']);
});

// ── What is told

const happening = (n: number, at = n): Happening => ({
  ...{ n, at, events: [{ type: 'rolled', seat: 0, dice: [at] }] },
  what: { type: 'moved', seat: 0, by: 'player', seal: null, opened: [] },
});
const picture = (round: number) => ({ ...PICTURE, view: { round } });
const sync = (n: number, round = n): Tell => ({
  type: 'sync',
  table: 't',
  n,
  now: 0,
  picture: picture(round),
});
const entry = (n: number): Tell => ({
  ...happening(n),
  type: 'entry',
  table: 't',
  patch: [['view.round', n]],
});
const catchUp = (from: number, n: number, round = n): Tell => {
  const missed = Array.from({ length: n - from }, (_, i) => happening(from + 1 + i));
  return { type: 'catchUp', table: 't', missed, n, now: 0, picture: picture(round) };
};

function told(...tells: readonly Tell[]): { witness: Witness; found: string[] } {
  const witness = new Witness('t');
  return { witness, found: tells.flatMap((tell) => codes(witness.hear(tell))) };
}

test('a stream without a gap, across a reconnection, with pictures that agree', () => {
  const { witness, found } = told(
    sync(3),
    entry(4),
    catchUp(4, 4),
    entry(5),
    catchUp(5, 7),
    entry(8),
    sync(8),
  );
  expect(found).toEqual([]);
  expect([...witness.told.keys()]).toEqual([4, 5, 6, 7, 8]);
  expect(witness).toMatchObject({ n: 8, compared: 2, skipped: 0 });
});

test('entries that are missing, come again, or come before the picture', () => {
  expect(told(sync(3), entry(5)).found).toEqual(['gap']);
  expect(told(sync(3), entry(4), entry(4)).found).toEqual(['gap']);
  expect(told(entry(4)).found).toEqual(['gap']);
  expect(told(sync(3), catchUp(4, 6)).found).toEqual(['gap']);
  expect(told(sync(3), { ...catchUp(3, 5), n: 6 } as Tell).found).toEqual(['gap']);
});

test('a picture that is older, a picture that differs, a patch that does not fit', () => {
  expect(told(sync(3), sync(2)).found).toEqual(['wentBack']);
  expect(told(sync(3), entry(4), catchUp(4, 4, 9)).found).toEqual(['pictureDiffers']);
  expect(told(sync(3), { ...entry(4), patch: [['view.nothing', 1]] } as Tell).found).toEqual([
    'pictureDiffers',
  ]);
});

test('the same entry told in two ways', () => {
  const again = { ...catchUp(3, 4), missed: [happening(4, 99)] } as Tell;
  expect(told(sync(3), entry(4), again).found).toEqual(['streamDiffers']);
});

// ── What was told, against the history

function historyTo(n: number, over: Partial<History> = {}): History {
  const happenings = Array.from({ length: n }, (_, i) => happening(i + 1));
  return { happenings, game: GAMES['shanghaien']!.game, viewer: 0, ended: false, ...over };
}

test('a history that agrees, one that is shorter, one that says otherwise', () => {
  const { witness } = told(sync(3), entry(4), entry(5));
  expect(checkStream(witness, historyTo(9))).toEqual([]);
  expect(codes(checkStream(witness, historyTo(4)))).toEqual(['wentBack', 'streamDiffers']);
  const other = historyTo(5).happenings.map((one) => (one.n === 4 ? happening(4, 77) : one));
  expect(codes(checkStream(witness, historyTo(5, { happenings: other })))).toEqual(['streamDiffers']);
  const holed = historyTo(6).happenings.filter(({ n }) => n !== 2);
  expect(codes(checkStream(witness, historyTo(6, { happenings: holed })))).toContain('gap');
});

test('an acknowledgement names the entry that the command became', () => {
  const deed = sent();
  acknowledge(deed, 4);
  expect(checkNumbers([deed], historyTo(5))).toEqual([]);
  expect(codes(checkNumbers([deed], historyTo(3)))).toEqual(['otherEntry']);
  expect(codes(checkNumbers([deed], historyTo(5, { viewer: 1 })))).toEqual(['otherEntry']);
});
