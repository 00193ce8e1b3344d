import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Summary } from '../../protocol/summary.ts';
import { type House, openHouse } from '../people/harness.ts';
import { createAlerts } from './index.ts';
import { openPostbox, type Postbox } from './postbox.ts';

let house: House;
let postbox: Postbox;
beforeEach(async () => {
  house = await openHouse();
  postbox = await openPostbox();
});
afterEach(async () => {
  await postbox.close();
  await house.store.close();
});

const OFF = { vapidPublic: '', vapidPrivate: '', vapidSubject: '', smtpUrl: '', mailFrom: '' };

async function summaryOf(name: string): Promise<Summary> {
  const who = await house.person(name);
  await house.people.changeSettings(who, { ...who.account.settings, mail: 'ada@example.org' });
  await house.store.people.confirmMail(who.account.id, 'ada@example.org');
  // Whoever has just come would still be here.
  house.wait(60_000);
  const seat = { kind: 'person', bot: '', resigned: false } as const;
  return {
    ...{ id: 't1', game: 'container', options: {}, clock: { type: 'untimed' }, visibility: 'link' },
    ...{ rated: false, owner: who.account.id, status: 'playing', created: 0, updated: 0 },
    seats: [
      { ...seat, who: who.account.id, name },
      { ...seat, who: 'ben', name: 'Ben' },
    ],
    ...{ toAct: [0], places: null },
  };
}

test('what is configured speaks, and points to the table', async () => {
  const config = { ...OFF, origin: 'https://quayside.example', secret: 's' };
  const mail = { smtpUrl: postbox.url, mailFrom: 'no-reply@quayside.example' };
  const failed = vi.fn();
  const summary = await summaryOf('Ada');
  await createAlerts({ ...config, ...mail }, { store: house.store, failed, now: house.now }).turn(
    summary.owner,
    summary,
    1,
  );
  expect(failed).not.toHaveBeenCalled();
  expect(postbox.mails).toHaveLength(1);
  expect(postbox.mails[0]).toContain('https://quayside.example/t/t1');
});

test('what is not configured is silent', async () => {
  const config = { ...OFF, origin: 'https://quayside.example', secret: 's', smtpUrl: postbox.url };
  const failed = vi.fn();
  const summary = await summaryOf('Ada');
  await createAlerts(config, { store: house.store, failed, now: house.now }).turn(summary.owner, summary, 1);
  expect(failed).not.toHaveBeenCalled();
  expect(postbox.mails).toEqual([]);
});
