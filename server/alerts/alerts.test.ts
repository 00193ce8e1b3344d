import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Summary } from '../../protocol/summary.ts';
import type { Account } from '../store/people-store.ts';
import { Alerts } from './alerts.ts';
import type { Channel, Message } from './notifier.ts';

const SEAT = { kind: 'person', bot: '', resigned: false } as const;
const SUMMARY: Summary = {
  ...{ id: 't1', game: 'shanghaien', options: {}, clock: { type: 'correspondence', hours: 24 } },
  ...{ visibility: 'link', rated: false, owner: 'ada', status: 'playing', created: 0, updated: 0 },
  seats: [
    { ...SEAT, who: 'ada', name: 'Ada' },
    { ...SEAT, who: 'ben', name: 'Ben' },
    { ...SEAT, kind: 'bot', who: '', name: 'greedy', bot: 'greedy' },
  ],
  toAct: [0],
  places: null,
};

const ADA: Account = {
  ...{ id: 'ada', name: 'Ada', kind: 'person', passwordHash: null, created: 0, seen: 0 },
  settings: {
    ...{ language: 'de', timeZone: 'Europe/Berlin', quietFrom: 22, quietTo: 7 },
    ...{ mail: '', mailAlerts: true, pushAlerts: true },
  },
  confirmedMail: '',
};

const DAYTIME = Date.parse('2026-01-10T12:00:00Z');
const NIGHT = Date.parse('2026-01-10T23:00:00Z');
const HOUR = 3_600_000;

let sent: Message[];
let failed: unknown[];
let table: Summary;
let account: Account | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: DAYTIME });
  [sent, failed, table, account] = [[], [], SUMMARY, ADA];
});
afterEach(() => void vi.useRealTimers());

function alerts(send = (message: Message) => void sent.push(message), more: Partial<Channel> = {}): Alerts {
  const store = {
    people: { account: () => Promise.resolve(account) },
    table: () => Promise.resolve({ summary: table } as never),
  };
  const channel = {
    wanted: ({ settings }: Account) => settings.pushAlerts,
    send: async (_: Account, message: Message) => send(await Promise.resolve(message)),
    ...more,
  };
  return new Alerts({ store, channels: [channel], failed: (error) => void failed.push(error) });
}

test('says in the player’s language at which game it is their turn, and with whom', async () => {
  await alerts().turn('ada', SUMMARY, 5);
  expect(sent).toEqual([
    {
      table: 't1',
      subject: 'Shanghaien: Du bist am Zug',
      body: 'Du bist am Zug bei Shanghaien mit Ben und greedy.',
    },
  ]);
});

test('says how a game ended', async () => {
  await alerts().over('ada', { ...SUMMARY, status: 'over', places: [2, 1, 3] });
  expect(sent[0]?.body).toBe(
    'Deine Partie Shanghaien mit Ben und greedy ist zu Ende. Du hast Platz 2 erreicht.',
  );
});

test('audit 8: nobody is called to a turn while suspended, but told of an end', async () => {
  account = { ...ADA, suspension: { until: DAYTIME + HOUR, why: 'Spam' } };
  await alerts().turn('ada', SUMMARY, 5);
  expect(sent).toEqual([]);
  await alerts().over('ada', { ...SUMMARY, status: 'over', places: [2, 1, 3] });
  expect(sent).toHaveLength(1);
  vi.setSystemTime(DAYTIME + HOUR);
  await alerts().turn('ada', SUMMARY, 6);
  expect(sent).toHaveLength(2);
});

test('once for each turn', async () => {
  const notifier = alerts();
  for (const turn of [5, 5, 9]) await notifier.turn('ada', SUMMARY, turn);
  await notifier.turn('ada', { ...SUMMARY, id: 't2' }, 5);
  expect(sent.map((message) => message.table)).toEqual(['t1', 't1', 't2']);
});

test('not to bots, to strangers, to those who do not want it', async () => {
  const notifier = alerts();
  await notifier.turn('eve', { ...SUMMARY, seats: [] }, 1);
  account = { ...ADA, kind: 'bot' };
  await notifier.turn('ada', SUMMARY, 2);
  account = { ...ADA, settings: { ...ADA.settings, pushAlerts: false } };
  await notifier.turn('ada', SUMMARY, 3);
  account = undefined;
  await notifier.turn('ada', SUMMARY, 4);
  expect([sent, failed]).toEqual([[], []]);
});

test('a channel that fails is told of and breaks nothing', async () => {
  const notifier = alerts(() => {
    throw new Error('no net');
  });
  await notifier.turn('ada', SUMMARY, 5);
  expect(failed.map(String)).toEqual(['Error: no net']);
});

describe('by a channel that waits until they are away', () => {
  const MINUTE = 60_000;
  const patient = () => alerts(undefined, { notBefore: ({ seen }) => seen + MINUTE });
  const seenAt = (seen: number) => {
    account = { ...ADA, seen };
  };

  test('who was here just now is told once they are gone', async () => {
    seenAt(DAYTIME - 10_000);
    await patient().turn('ada', SUMMARY, 5);
    await vi.advanceTimersByTimeAsync(MINUTE - 10_001);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(1);
  });

  test('who stays, at whatever node, and moves, is not', async () => {
    seenAt(DAYTIME);
    await patient().turn('ada', SUMMARY, 5);
    seenAt(DAYTIME + 30_000);
    await vi.advanceTimersByTimeAsync(MINUTE);
    table = { ...SUMMARY, toAct: [1] };
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(sent).toEqual([]);
  });

  test('who was here after the end of a game knows of it', async () => {
    seenAt(DAYTIME);
    table = { ...SUMMARY, status: 'over', places: [1, 2, 3] };
    await patient().over('ada', table);
    seenAt(DAYTIME + 1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(sent).toEqual([]);
  });
});

test('the owner of an address is asked, unless that was done too often; a failure is told of', async () => {
  const asked: string[] = [];
  const waits = [0, 90, 0];
  const asker = {
    mayAsk: async () => waits.shift()!,
    ask: async ({ id }: Account) => {
      await Promise.resolve();
      if (asked.push(id) > 1) throw new Error('no net');
    },
    mayAskReset: () => Promise.resolve(7),
    maySendReset: () => Promise.resolve(true),
    sendReset: async ({ id }: Account, token: string) =>
      void asked.push(await Promise.resolve(`${id} ${token}`)),
  };
  const store = { people: { account: () => Promise.resolve(ADA) }, table: () => Promise.resolve(undefined) };
  const notifier = new Alerts({ store, channels: [], asker, failed: (error) => void failed.push(error) });
  for (const wait of [0, 90, 0]) expect(await notifier.askOwner(ADA, '192.0.2.1')).toBe(wait);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['ada', 'ada']);
  expect(failed.map(String)).toEqual(['Error: no net']);
  expect(await alerts().askOwner(ADA, '192.0.2.1')).toBe(0);
  await notifier.sendReset(ADA, 'token');
  expect(asked.at(-1)).toBe('ada token');
  expect([notifier.mails, await notifier.mayAskReset('192.0.2.1'), await notifier.maySendReset(ADA)]).toEqual(
    [true, 7, true],
  );
});

test('a server without mail says so, and writes nothing', async () => {
  const silent = alerts();
  expect([silent.mails, await silent.maySendReset(ADA)]).toEqual([false, false]);
  await silent.sendReset(ADA, 'token');
  expect(sent).toEqual([]);
});

describe('in quiet hours', () => {
  beforeEach(() => void vi.setSystemTime(NIGHT));

  test('it waits for their end', async () => {
    await alerts().turn('ada', SUMMARY, 5);
    await vi.advanceTimersByTimeAsync(7 * HOUR - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(1);
  });

  test('several turns at one table are said once', async () => {
    const notifier = alerts();
    for (const turn of [5, 6, 7]) await notifier.turn('ada', SUMMARY, turn);
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(sent).toHaveLength(1);
  });

  test('what is no longer true in the morning is not said', async () => {
    await alerts().turn('ada', SUMMARY, 5);
    table = { ...SUMMARY, toAct: [1] };
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(sent).toEqual([]);
  });

  test('the end of the game takes the place of a turn', async () => {
    const notifier = alerts();
    await notifier.turn('ada', SUMMARY, 5);
    table = { ...SUMMARY, status: 'over', places: [1, 2, 3] };
    await notifier.over('ada', table);
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(sent.map((message) => message.subject)).toEqual(['Shanghaien: Die Partie ist zu Ende']);
  });

  test('closed, it says nothing more', async () => {
    const notifier = alerts();
    await notifier.turn('ada', SUMMARY, 5);
    notifier.close();
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(sent).toEqual([]);
  });
});
