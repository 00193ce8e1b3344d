/** `admin password`: a new password for somebody who has lost theirs. */
import { randomInt } from 'node:crypto';
import { hashPassword } from '../people/passwords.ts';
import { resetLink } from '../people/reset.ts';
import type { Account } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import type { AddCommand, Desk } from './command.ts';
import { accountOf } from './people.ts';
import { working } from './places.ts';
import { Problem } from './problem.ts';
import { counted } from './words.ts';

export const addPassword: AddCommand = (program, desk) => {
  program
    .command('password <name>')
    .description('give an account a new random password, print it once, and end all sessions of the account')
    .option('--link', 'instead, print a link by which its owner sets a password within a day')
    .action((name: string, { link }: { link?: boolean }) =>
      working(desk.place(), (store) => (link ? handOut(store, name, desk) : renew(store, name, desk))),
    );
};

async function handOut(store: Store, name: string, desk: Desk): Promise<void> {
  const account = await accountOf(store, name);
  needPerson(account);
  const path = await resetLink(store, account.name, desk.now());
  desk.out(`For ${account.name}, within a day and once: append this to the address of your server:`);
  desk.out(path ?? '');
}

async function renew(store: Store, name: string, desk: Desk): Promise<void> {
  const account = await accountOf(store, name);
  needPerson(account);
  const password = newPassword();
  const hash = await hashPassword(password);
  if (hash === undefined) throw new Error('nobody else waits for a hash here');
  await store.people.setPassword(account.id, hash);
  await store.people.closeSessionsOf(account.id);
  desk.out(`The new password of ${account.name}: ${password}`);
  desk.out('All sessions of the account have ended. Ask its owner to choose a password of their own.');
  await tellOtherKeys(store, account, desk);
}

function needPerson({ name, kind }: Account): void {
  if (kind === 'guest') throw new Problem(`${name} is a guest: guests have no password.`);
  if (kind === 'bot') throw new Problem(`${name} is a bot: its owner makes it a new token in the settings.`);
}

/** A thief may have left another way in. */
async function tellOtherKeys(store: Store, { id }: Account, desk: Desk): Promise<void> {
  const [passkeys, tokens] = [await store.people.passkeysOf(id), await store.people.tokensOf(id)];
  const keys = [
    ...(passkeys.length > 0 ? [counted(passkeys.length, 'passkey', 'passkeys')] : []),
    ...(tokens.length > 0 ? [counted(tokens.length, 'bot token', 'bot tokens')] : []),
  ];
  if (keys.length > 0) desk.out(`Still valid: ${keys.join(' and ')}. The settings page lists them.`);
}

/** Letters and digits that nobody takes for others when they are read aloud: 80 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const GROUPS = 4;
const GROUP = 4;

function newPassword(): string {
  const group = (): string =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
