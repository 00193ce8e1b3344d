import { describe, expect, test } from 'vitest';
import type { ReasonCode, Reasons } from '../../protocol/refusals.ts';
import { LANGUAGES } from '../languages.ts';
import { serverText } from './index.ts';

const WHY = { path: 'seat', fault: 'missing', params: '{}', why: 'No seat.' } as const;
const NOTHING = {};

/** Values for every code; a new code without any does not compile. */
const SAMPLES: { readonly [C in ReasonCode]: Reasons[C] } = {
  badRequest: WHY,
  notJson: NOTHING,
  tooLarge: { max: 65_536 },
  tooMany: { seconds: 5 },
  notFound: NOTHING,
  wrongOrigin: NOTHING,
  busy: NOTHING,
  internal: { ref: 'k3v9' },
  signInFirst: NOTHING,
  notForGuests: NOTHING,
  badSession: NOTHING,
  badToken: NOTHING,
  wrongPassword: NOTHING,
  nameTaken: { name: 'Grace' },
  badName: { min: 2, max: 24 },
  mixedName: NOTHING,
  weakPassword: { min: 10 },
  commonPassword: NOTHING,
  simplePassword: NOTHING,
  passwordIsName: NOTHING,
  recentSignIn: NOTHING,
  linkExpired: NOTHING,
  linkUsed: NOTHING,
  noMail: NOTHING,
  passkeyFailed: NOTHING,
  noSuchPerson: NOTHING,
  alreadySignedUp: NOTHING,
  badWord: NOTHING,
  suspended: { until: 1_767_225_600_000, why: 'Spam' },
  moderatorsOnly: NOTHING,
  isModerator: NOTHING,
  noSuchLine: NOTHING,
  alreadyReported: NOTHING,
  alreadyDecided: NOTHING,
  notSuspended: NOTHING,
  tooManyTables: { max: 40 },
  tooManySeats: { max: 100 },
  tooManyLogs: { max: 200 },
  logsTooLarge: { max: 52_428_800 },
  tooManyPasskeys: { max: 20 },
  tooManyBots: { max: 10 },
  tooManyMutes: { max: 1_000 },
  noTable: { table: 'x7' },
  unknownGame: { game: 'chess' },
  unknownBot: { bot: 'hal' },
  badSeats: { seats: 9, min: 2, max: 5 },
  badOptions: WHY,
  noSeat: { seat: 6 },
  seatTaken: { seat: 6 },
  alreadySeated: { seat: 6 },
  notSeated: NOTHING,
  notYourTable: NOTHING,
  needsKey: NOTHING,
  alreadyStarted: NOTHING,
  notFull: { free: 2 },
  ratedNeedsPeople: NOTHING,
  onlyBots: NOTHING,
  tooManyBotTables: { max: 5 },
  notStarted: NOTHING,
  over: NOTHING,
  notYourTurn: NOTHING,
  stale: { seen: 3, now: 4 },
  malformedMove: WHY,
  move: { code: 'rollFirst', rule: '3.1', params: '{}' },
  nothingToTakeBack: { moves: 2 },
  proposalPending: NOTHING,
  noProposal: NOTHING,
  ratedWithBots: NOTHING,
  notGone: NOTHING,
  timeOver: NOTHING,
  resigned: NOTHING,
  unknownVersion: { version: 2, newest: 1 },
  onlyFinished: NOTHING,
  tooManyTakenBack: { max: 1000 },
  tableUsedUp: { max: 30_000 },
  logTakesBackTooMany: { max: 2000 },
  chatTooFast: { seconds: 2 },
  chatUsedUp: { max: 500 },
  watchersChatUsedUp: { max: 500 },
  onlyPlayersTalk: NOTHING,
  noHints: NOTHING,
};
const CODES = Object.keys(SAMPLES) as ReasonCode[];

async function sentences(language: (typeof LANGUAGES)[number]): Promise<Map<ReasonCode, string>> {
  const text = await serverText(language);
  const say = (code: ReasonCode): string => (text[code] as (params: object) => string)(SAMPLES[code]);
  return new Map(CODES.map((code) => [code, say(code)]));
}

describe.each(LANGUAGES)('the server speaks %s', (language) => {
  test('every code has a whole sentence', async () => {
    for (const [code, sentence] of await sentences(language)) {
      expect(sentence, code).toMatch(/^[\p{L}\d„«‘"].*[.!?]$/u);
      expect(sentence, code).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
      expect(sentence.length, code).toBeLessThan(170);
    }
  });

  test('no two codes sound alike', async () => {
    const said = [...(await sentences(language)).values()];
    expect(new Set(said).size).toBe(said.length);
  });

  test('values a reader needs are in the sentence, and seats count from 1', async () => {
    const said = await sentences(language);
    expect(said.get('seatTaken')).toContain('7');
    expect(said.get('noSeat')).toContain('7');
    expect(said.get('alreadySeated')).toContain('7');
    expect(said.get('tooLarge')).toContain('64');
    expect(said.get('tooManyBotTables')).toContain('5');
    expect(said.get('nameTaken')).toContain('Grace');
    expect(said.get('internal')).toContain('k3v9');
    expect(said.get('badSeats')).toMatch(/2.*5.*9/);
    expect(said.get('suspended')).toMatch(/2026.*Spam/);
    for (const code of ['badRequest', 'badOptions', 'malformedMove'] as const)
      expect(said.get(code)).toContain('No seat.');
  });

  test('languages differ', async () => {
    if (language === 'en') return;
    const [here, english] = [await sentences(language), await sentences('en')];
    for (const code of CODES) expect(here.get(code), code).not.toBe(english.get(code));
  });
});

test.each(LANGUAGES)('audit 8: a suspension for good has no date, in %s', async (language) => {
  const said = (await serverText(language)).suspended({ until: 0, why: 'Spam' });
  expect(said).toContain('Spam');
  expect(said).not.toMatch(/\d/);
});

test('one and many are told apart', async () => {
  const [en, ru] = [await serverText('en'), await serverText('ru')];
  expect(en.tooMany({ seconds: 1 })).toContain('1 second.');
  expect(en.notFull({ free: 1 })).toContain('1 seat is still free');
  expect(en.nothingToTakeBack({ moves: 0 })).toBe('You have no move to take back.');
  expect(en.nothingToTakeBack({ moves: 1 })).toBe('You can take back 1 move at most.');
  expect(ru.tooMany({ seconds: 1 })).toContain('1 секунду');
  expect(ru.tooMany({ seconds: 3 })).toContain('3 секунды');
  expect(ru.tooMany({ seconds: 11 })).toContain('11 секунд.');
});
