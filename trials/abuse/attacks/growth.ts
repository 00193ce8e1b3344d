/** An address makes whatever the store would keep: guests, tables, logs from elsewhere. */
import { type Attack, inParallel, partOf, type Target } from '../attack.ts';
import { ask, newGuest, newTable } from '../client.ts';

const EACH = 600;
const AT_ONCE = 8;
/** A log that has to be read to its end before it can be refused. */
const PADDED = `${'{"n":1,"seat":0,"move":{"type":"roll"},"takenBack":true}\n'.repeat(40_000)}`;

export const growth: Attack = {
  id: 'growth',
  audit: 7,
  does: `one address asks for ${EACH} guests, ${EACH} tables and ${EACH / 10} imports of two megabytes`,
  async run(target) {
    const cookie = await newGuest(target);
    if (cookie === undefined) return;
    const many = { count: partOf(target, EACH), atOnce: AT_ONCE };
    await inParallel(target, many, () => newGuest(target));
    await inParallel(target, many, () => newTable(target, cookie, { game: 'shanghaien', seats: 2 }));
    const few = { count: partOf(target, EACH / 10), atOnce: AT_ONCE };
    await inParallel(target, few, () => importLog(target, cookie));
  },
};

const importLog = (target: Target, cookie: string) =>
  ask(target, { path: '/api/archives', cookie, body: PADDED });
