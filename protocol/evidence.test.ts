import { describe, expect, test } from 'vitest';
import {
  type Evidence,
  type Look,
  looked,
  lookFindings,
  MOST_MOVES,
  MOST_SEALS,
  newEvidence,
  notSeated,
  pendingNonce,
  satDown,
  sending,
  stoodUp,
  wasLeft,
  withMove,
} from './evidence.ts';
import type { Happening, Opened, What } from './messages.ts';
import type { TableInfo } from './picture.ts';

const BOUND = 'c'.repeat(64);
const SEAL = 'a'.repeat(64);
const OTHER_SEAL = 'b'.repeat(64);

const bare = newEvidence('t1', BOUND, 5);

/** A table of two at which Ada has the first seat, as far as its luck goes. */
function look(changes: Partial<TableInfo> = {}, others: Partial<Look> = {}): Look {
  const info = { commitment: BOUND, nonces: ['ours', 'theirs'], status: 'open', seed: null, ...changes };
  return { info: info as TableInfo, you: 0, who: 'ada', n: 3, log: [], ...others };
}

/** Entries 1, 2, 3 …, each a second after the one before. */
const story = (...whats: What[]): Happening[] =>
  whats.map((what, i) => ({ n: i + 1, at: 1000 * (i + 1), what, events: [] }));

const OPENED: What = { type: 'opened' };
const sat = (seat: number): What => ({ type: 'sat', seat });
const left = (seat: number): What => ({ type: 'left', seat, sent: false });
const laid = (seat: number, seal: string): What => ({ type: 'moved', seat, by: 'player', seal, opened: [] });
const turned = (seat: number, ...opened: Pick<Opened, 'seat' | 'seal'>[]): What => ({
  type: 'moved',
  seat,
  by: 'player',
  seal: null,
  opened: opened.map((move) => ({ ...move, salt: '', move: {} })),
});

/** Ada has sent a nonce, and the table has stored it as entry 2. */
const seated = satDown(sending(bare, 'ada', 'ours'), 'ada', 'ours', { seat: 0, n: 2, final: false });

describe('sitting down', () => {
  test('a nonce is noted before it is sent, and the same is sent again while nobody answers', () => {
    const sent = sending(bare, 'ada', 'ours');
    expect(pendingNonce(sent, 'ada')).toBe('ours');
    for (const code of ['offline', 'busy', 'internal', 'tooMany', 'alreadySeated']) {
      const refused = notSeated(sent, { who: 'ada', nonce: 'ours', code });
      expect(pendingNonce(sending(refused, 'ada', 'fresh'), 'ada'), code).toBe('ours');
    }
  });

  test('after a refusal, or once a seat was taken and left, there is a fresh one', () => {
    const refused = notSeated(sending(bare, 'ada', 'ours'), { who: 'ada', nonce: 'ours', code: 'seatTaken' });
    expect(pendingNonce(sending(refused, 'ada', 'fresh'), 'ada')).toBe('fresh');
    expect(pendingNonce(sending(stoodUp(seated, 'ada'), 'ada', 'fresh'), 'ada')).toBe('fresh');
  });

  test('a seat that one has keeps its nonce when another `sit` is refused', () => {
    const twice = sending(seated, 'ada', 'fresh');
    expect(notSeated(twice, { who: 'ada', nonce: 'fresh', code: 'alreadySeated' })).toEqual(seated);
  });

  test('an answer that comes after the game has begun does not make less of what is known', () => {
    const begun = looked(sending(bare, 'ada', 'ours'), look({ status: 'playing' }));
    expect(satDown(begun, 'ada', 'ours', { seat: 0, n: 2, final: false })).toBe(begun);
    expect(begun.sits[0]?.sat?.final).toBe(true);
  });

  test('two accounts of one browser have each their own', () => {
    const both = satDown(sending(seated, 'bob', 'theirs'), 'bob', 'theirs', { seat: 1, n: 3, final: false });
    expect(lookFindings(both, look())).toEqual([]);
    expect(lookFindings(both, look({}, { you: 1, who: 'bob' }))).toEqual([]);
  });
});

describe('an honest table is never accused', () => {
  const honest = (evidence: Evidence, at: Look): void =>
    expect(lookFindings(looked(evidence, at), at)).toEqual([]);

  test('when the answer to `sit` was lost: the picture confirms it', () => {
    const at = look();
    const evidence = looked(sending(bare, 'ada', 'ours'), at);
    expect(evidence.sits).toEqual([{ who: 'ada', nonces: ['ours'], sat: { seat: 0, n: 3, final: false } }]);
    honest(evidence, at);
  });

  test('when a `sit` that was never answered was never stored, and the seat was taken on another device', () =>
    honest(sending(bare, 'ada', 'lost'), look()));

  test('when the seat was given up and taken anew on another device', () => {
    const elsewhere = story(OPENED, sat(0), left(0), sat(0));
    honest(seated, look({ nonces: ['another', 'theirs'] }, { n: 4, log: elsewhere }));
    expect(wasLeft({ seat: 0, n: 2, final: false }, elsewhere)).toBe(true);
  });

  test('when that is not known yet, for the log has not been read back', () =>
    honest(
      seated,
      look({ nonces: ['another', 'theirs'] }, { n: 4, log: story(OPENED, sat(0), sat(1), sat(0)).slice(3) }),
    ));

  test('when the owner moved one to another seat before the start', () => {
    const log = story(OPENED, sat(0), sat(1), { type: 'swapped', seats: [0, 1] });
    const at = look({ nonces: ['theirs', 'ours'] }, { you: 1, n: 4, log });
    expect(looked(seated, at).sits[0]?.sat).toEqual({ seat: 1, n: 4, final: false });
    honest(seated, at);
    expect(wasLeft({ seat: 0, n: 2, final: false }, [...log, { ...log[0]!, n: 5, what: left(1) }])).toBe(
      true,
    );
    expect(wasLeft({ seat: 0, n: 2, final: false }, [...log, { ...log[0]!, n: 5, what: left(0) }])).toBe(
      false,
    );
  });

  test('when one sits at no table, or looks on as somebody else', () => {
    honest(seated, look({}, { you: null, who: '' }));
    honest(seated, look({ nonces: ['a', 'b'] }, { you: 1, who: 'bob' }));
  });

  test('when sealed moves are laid, taken back, laid anew and turned over', () => {
    const log = story(OPENED, laid(0, SEAL), { type: 'takenBack', seat: 0, moves: 1 }, laid(0, OTHER_SEAL));
    honest(seated, look({}, { log }));
    honest(
      seated,
      look(
        {},
        { log: [...log, { n: 5, at: 5000, what: turned(1, { seat: 0, seal: OTHER_SEAL }), events: [] }] },
      ),
    );
  });

  test('when a sealed move is turned over that was laid before one came', () =>
    honest(bare, look({}, { log: story(turned(1, { seat: 0, seal: SEAL })) })));
});

describe('what differs is said at once', () => {
  test('another commitment', () => {
    const found = 'd'.repeat(64);
    expect(lookFindings(seated, look({ commitment: found }))).toEqual([
      { code: 'otherCommitment', noted: BOUND, found },
    ]);
  });

  test('another nonce', () => {
    const at = look({ nonces: ['another', 'theirs'] }, { log: story(OPENED, sat(0)) });
    const finding = { code: 'otherNonce', seat: 0, noted: 'ours', found: 'another' };
    expect(lookFindings(looked(seated, at), at)).toEqual([finding]);
    // Once it has begun the seat is noted, so that the log can be compared there.
    const playing = look(
      { nonces: ['another', 'theirs'], status: 'playing' },
      { you: 1, log: story(OPENED, sat(0)) },
    );
    expect(looked(seated, playing).sits[0]?.sat).toMatchObject({ seat: 1, final: true });
    // Once the game has begun nobody gives a seat up, whatever the table says.
    const begun = looked(seated, look({ status: 'playing' }));
    const later = look({ status: 'playing', nonces: ['another', 'theirs'] });
    expect(lookFindings(looked(begun, later), later)).toEqual([finding]);
  });

  test('a seal that was published otherwise before', () => {
    const evidence = looked(seated, look({}, { log: story(OPENED, laid(1, SEAL)) }));
    const at = look({}, { log: story(OPENED, laid(1, OTHER_SEAL)) });
    expect(looked(evidence, at)).toBe(evidence);
    expect(lookFindings(evidence, at)).toEqual([
      { code: 'otherSeal', seat: 1, seal: SEAL, n: null, line: null },
    ]);
  });

  test('a move that is turned over with another seal than it was laid with', () => {
    const at = look({}, { log: story(OPENED, laid(1, SEAL), turned(0, { seat: 1, seal: OTHER_SEAL })) });
    expect(lookFindings(looked(seated, at), at)).toEqual([
      { code: 'otherSeal', seat: 1, seal: SEAL, n: null, line: null },
    ]);
  });
});

describe('evidence is bounded', () => {
  const seals = (count: number): Happening[] =>
    story(...Array.from({ length: count }, (_, i) => laid(0, i.toString(16).padStart(64, '0'))));

  test('the oldest seals are dropped, counted, and not taken up again', () => {
    const at = look({}, { log: seals(MOST_SEALS + 7) });
    const full = looked(seated, at);
    expect([full.seals.length, full.seals[0]?.at, full.dropped]).toEqual([MOST_SEALS, 8000, 7]);
    expect(looked(full, at)).toBe(full);
    expect(lookFindings(full, at)).toEqual([]);
  });

  test('so are the oldest moves', () => {
    let evidence = seated;
    for (let at = 0; at < MOST_MOVES + 2; at++) evidence = withMove(evidence, { seat: 0, at, move: {} });
    expect([evidence.moves.length, evidence.moves[0]?.at, evidence.dropped]).toEqual([MOST_MOVES, 2, 2]);
  });
});
