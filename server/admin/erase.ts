/** `admin erase`: removes an account for somebody who asks for it by letter, or who must go. */
import { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { AddCommand, Desk } from './command.ts';
import { accountOf } from './people.ts';
import { working } from './places.ts';
import { Problem } from './problem.ts';
import { counted } from './words.ts';

/** More tables than anybody plays at. */
const MANY = 1_000_000;

export const addErase: AddCommand = (program, desk) => {
  program
    .command('erase <name>')
    .description(
      'erase an account with its bots: its name, its words and its keys; its games stay without its name',
    )
    .option('--yes', 'it cannot be undone, and is done only with this flag')
    .action((name: string, { yes }: { yes?: boolean }) =>
      working(desk.place(), (store) => erase(store, { name, sure: yes === true }, desk)),
    );
};

interface Wish {
  readonly name: string;
  readonly sure: boolean;
}

async function erase(store: Store, { name, sure }: Wish, desk: Desk): Promise<void> {
  const account = await accountOf(store, name);
  const bots = await store.people.tokensOf(account.id);
  const tables = await store.tablesOf(account.id, MANY);
  const since = new Date(account.created).toISOString().slice(0, 10);
  const what = [
    `${account.name}, here since ${since}`,
    counted(tables.length, 'table', 'tables'),
    counted(bots.length, 'bot', 'bots'),
  ].join(', ');
  if (!sure) throw new Problem(`This would erase ${what}. It cannot be undone: say --yes to do it.`);
  await new People(store, desk.now).erase(account.id);
  desk.out(`Erased: ${what}. Running servers forget the name within a minute.`);
}
