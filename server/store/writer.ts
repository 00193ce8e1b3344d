/** A process that holds a store until it is killed, for the tests: `writer.ts FOLDER hold` or `… write`. */
import { entriesOf, newTable, openTable } from './samples.ts';
import { openSqlite } from './sqlite.ts';

const TOGETHER = 7;
const [folder = '', mode] = process.argv.slice(2);
const store = await openSqlite(folder);
console.log('open');
if (mode === 'hold') setInterval(() => undefined, 1000);
else await Promise.all(['a', 'b', 'c'].map(write));

/** Appends for ever, several at a time, and prints what was acknowledged. */
async function write(id: string): Promise<void> {
  await openTable(store, newTable(id), []);
  for (let n = (await store.table(id))?.n ?? 0; ; n += TOGETHER) {
    const stored = await store.append(entriesOf(id, n + 1, n + TOGETHER));
    if (!stored.every(Boolean)) throw new Error('refused');
    console.log(`${id} ${n + TOGETHER}`);
  }
}
