/** `admin reports`: what was reported and not decided yet, for those who have no moderator. */
import type { Report } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import type { AddCommand, Desk } from './command.ts';
import { working } from './places.ts';
import { counted } from './words.ts';

const SHOWN = 50;

export const addReports: AddCommand = (program, desk) => {
  program
    .command('reports')
    .description(`the oldest ${SHOWN} reports that nobody has decided; moderators decide them on their page`)
    .action(() => working(desk.place(), (store) => show(store, desk)));
};

async function show(store: Store, desk: Desk): Promise<void> {
  const reports = await store.moderation.openReports({ at: 0, id: '' }, SHOWN);
  const ids = [...new Set(reports.flatMap(({ by, about }) => [by, about]))];
  const names = new Map((await store.people.accounts(ids)).map(({ id, name }) => [id, name]));
  for (const report of reports) desk.out(lineOf(report, names));
  const open = await store.moderation.countOpen();
  desk.out(`${counted(open, 'open report', 'open reports')}.`);
}

/** What people wrote is quoted, so that it cannot pass for another line. */
function lineOf({ at, by, about, reason, words, why }: Report, names: ReadonlyMap<string, string>): string {
  const day = new Date(at).toISOString().slice(0, 10);
  const who = (id: string) => names.get(id) ?? 'somebody who has left';
  const said = words === '' ? '' : `, who said ${JSON.stringify(words)}`;
  const added = why === '' ? '' : `; ${JSON.stringify(why)}`;
  return `${day}  ${who(by)} reports ${who(about)}${said}: ${reason}${added}`;
}
