/** `admin moderators`: who may look at reports and decide them. */
import type { Command } from 'commander';
import type { Role } from '../../protocol/moderation.ts';
import { setRole } from '../moderation/roles.ts';
import type { Store } from '../store/store.ts';
import type { AddCommand, Desk } from './command.ts';
import { accountOf } from './people.ts';
import { working } from './places.ts';
import { Problem } from './problem.ts';

export const addModerators: AddCommand = (program, desk) => {
  const moderators = program.command('moderators').description('list, add or remove moderators');
  moderators
    .command('list', { isDefault: true })
    .description('the names of all moderators')
    .action(() => working(desk.place(), (store) => list(store, desk)));
  addChange(moderators, desk, { verb: 'add', role: 'moderator', done: 'is a moderator now' });
  addChange(moderators, desk, { verb: 'remove', role: null, done: 'is no moderator any more' });
};

interface Change {
  readonly verb: 'add' | 'remove';
  readonly role: Role | null;
  readonly done: string;
}

function addChange(moderators: Command, desk: Desk, { verb, role, done }: Change): void {
  moderators
    .command(`${verb} <name>`)
    .description(verb === 'add' ? 'make a person a moderator' : 'take the role away')
    .action((name: string) =>
      working(desk.place(), async (store) => {
        const account = await accountOf(store, name);
        const { refusal } = await setRole(store, account.id, role);
        if (refusal)
          throw new Problem(`${account.name} is a ${account.kind}: only people can be moderators.`);
        desk.out(`${account.name} ${done}. Running servers know at once.`);
      }),
    );
}

async function list(store: Store, desk: Desk): Promise<void> {
  const all = await store.moderation.moderators();
  for (const { name } of all) desk.out(name);
  if (all.length === 0) desk.out('There is no moderator. Make one: quayside admin moderators add NAME');
}
