import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addActiveTime, type QuietHours, quietUntil } from './quiet-hours.ts';

const HOUR = 3_600_000;
const at = (iso: string): number => Date.parse(iso);
const iso = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

const night = (timeZone: string, quietFrom = 22, quietTo = 7): QuietHours => ({
  timeZone,
  quietFrom,
  quietTo,
});

describe('quietUntil', () => {
  test('a night over midnight ends in the morning of the zone', () => {
    expect(iso(quietUntil(night('Europe/Berlin'), at('2026-01-10T22:30:00Z')))).toBe(
      '2026-01-11T06:00:00.000Z',
    );
    expect(quietUntil(night('Europe/Berlin'), at('2026-01-10T20:59:59Z'))).toBeUndefined();
    expect(quietUntil(night('Europe/Berlin'), at('2026-01-11T06:00:00Z'))).toBeUndefined();
  });

  test('the same hour twice means no quiet hours', () => {
    expect(quietUntil(night('Europe/Berlin', 5, 5), at('2026-01-11T04:30:00Z'))).toBeUndefined();
  });

  test('zones with half and quarter hours', () => {
    expect(iso(quietUntil(night('Asia/Kathmandu'), at('2026-06-01T18:00:00Z')))).toBe(
      '2026-06-02T01:15:00.000Z',
    );
  });

  test('clocks put forward: the night is an hour shorter', () => {
    expect(iso(quietUntil(night('Europe/Berlin'), at('2026-03-28T21:00:00Z')))).toBe(
      '2026-03-29T05:00:00.000Z',
    );
  });

  test('an end that the clocks skip comes when they skip it', () => {
    expect(iso(quietUntil(night('Europe/Berlin', 22, 2), at('2026-03-28T23:00:00Z')))).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  });

  test('clocks put back: an hour that comes twice is quiet twice', () => {
    expect(iso(quietUntil(night('Europe/Berlin', 22, 3), at('2026-10-24T22:00:00Z')))).toBe(
      '2026-10-25T02:00:00.000Z',
    );
  });

  test('a zone nobody knows counts as UTC', () => {
    expect(iso(quietUntil(night('Atlantis/Harbour'), at('2026-01-10T23:00:00Z')))).toBe(
      '2026-01-11T07:00:00.000Z',
    );
  });
});

describe('addActiveTime', () => {
  test('only the day counts', () => {
    const due = addActiveTime(night('Europe/Berlin'), at('2026-01-10T20:00:00Z'), 2 * HOUR);
    expect(iso(due)).toBe('2026-01-11T07:00:00.000Z');
  });

  test('begun at night, it begins in the morning', () => {
    const due = addActiveTime(night('Europe/Berlin'), at('2026-01-10T23:00:00Z'), 1);
    expect(due).toBe(at('2026-01-11T06:00:00Z') + 1);
  });

  test('days of fifteen hours, over a change of the clocks', () => {
    const due = addActiveTime(night('Europe/Berlin'), at('2026-03-27T06:00:00Z'), 45 * HOUR);
    expect(iso(due)).toBe('2026-03-29T20:00:00.000Z');
  });

  test('without quiet hours it is plain addition', () => {
    expect(addActiveTime(night('UTC', 0, 0), 1000, 500)).toBe(1500);
  });

  /** Minute by minute with another reading of the same calendar. */
  function slowly({ timeZone, quietFrom, quietTo }: QuietHours, from: number, minutes: number): number {
    const clock = new Intl.DateTimeFormat('de', { timeZone, hour: 'numeric', hourCycle: 'h23' });
    let time = from;
    for (let left = minutes; left > 0; time += 60_000) {
      const hour = Number.parseInt(clock.format(time), 10);
      const quiet =
        quietFrom < quietTo
          ? hour >= quietFrom && hour < quietTo
          : quietFrom > quietTo && (hour >= quietFrom || hour < quietTo);
      if (!quiet) left -= 1;
    }
    return time;
  }

  test('an hour that comes twice is active twice', () => {
    // In Troll clocks are put back from three to one: the hour from one to two is there again an hour later.
    const oneToTwo = { timeZone: 'Antarctica/Troll', quietFrom: 2, quietTo: 1 };
    const midnight = at('2026-10-24T22:00:00Z');
    expect(addActiveTime(oneToTwo, midnight, 61 * 60_000)).toBe(at('2026-10-25T01:01:00Z'));
  });

  test('agrees with counting every minute, also where clocks are moved', () => {
    const zones = [
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'America/Havana',
      'Asia/Kolkata',
    ];
    const changes = [
      '2026-03-08T06:00:00Z',
      '2026-03-29T00:00:00Z',
      '2026-10-25T00:00:00Z',
      '2026-11-01T05:00:00Z',
    ];
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones, 'Antarctica/Troll', 'UTC'),
        fc.constantFrom(...changes, '2026-04-04T14:00:00Z', '2026-10-03T15:00:00Z'),
        fc.record({ quietFrom: hour, quietTo: hour }),
        fc.integer({ min: -2000, max: 2000 }),
        fc.integer({ min: 1, max: 2000 }),
        (timeZone, change, hours, before, minutes) => {
          const from = at(change) + before * 60_000;
          const quiet = { timeZone, ...hours };
          expect(addActiveTime(quiet, from, minutes * 60_000)).toBe(slowly(quiet, from, minutes));
        },
      ),
      { numRuns: 150 },
    );
  });
});
