/** `admin purge`: lets go at once of all that a server lets go of little by little. */
import { keepOf, keepOptions } from '../config.ts';
import type { Keep } from '../retention/keep.ts';
import { purge, type Removed } from '../retention/retention.ts';
import { rulesAlone, rulesFor } from '../retention/rules.ts';
import { retention } from '../store/retention.ts';
import type { AddCommand, Desk } from './command.ts';
import { nameOf, needCurrent, reading, working } from './places.ts';
import type { Reader } from './reader.ts';

type Options = { readonly dryRun?: boolean } & Readonly<Record<string, unknown>>;

export const addPurge: AddCommand = (program, desk) => {
  const command = program
    .command('purge')
    .description('remove all that is kept no longer, and print how much of each kind it was')
    .option('--dry-run', 'only count what would go');
  for (const option of keepOptions()) command.addOption(option);
  command.action((options: Options) => letGo(keepOf(options), options.dryRun === true, desk));
};

async function letGo(keep: Keep, dryRun: boolean, desk: Desk): Promise<void> {
  const place = desk.place();
  const removed = dryRun
    ? await reading(place, (reader) => counted(reader, keep, desk.now()))
    : await working(place, (store) => purge(rulesAlone(store, keep, desk.now), desk.now()));
  desk.out(nameOf(place));
  for (const line of linesOf(removed, keep)) desk.out(line);
  if (dryRun) desk.out('Nothing was removed. Without --dry-run, this is what goes.');
}

const nothing = (): Promise<false> => Promise.resolve(false);

/** Beside a server that runs: nothing is written. */
async function counted(reader: Reader, keep: Keep, now: number): Promise<Removed> {
  needCurrent(reader);
  const store = { retention: { ...retention(reader.db, false), removeTable: nothing } };
  const rules = rulesFor({ store, eraseGuest: nothing, removed: () => Promise.resolve() }, keep);
  return await purge(rules, now, { dryRun: true });
}

const linesOf = (removed: Removed, keep: Keep): string[] =>
  Object.keys(keep).map((name) => `  ${name.padEnd(24)} ${removed[name] ?? 'kept for ever'}`);
