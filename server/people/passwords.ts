/** Passwords are kept as scrypt hashes that name their own cost, so that it can rise later. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { misread, no, type ServerRefusal } from '../../protocol/refusals.ts';

const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

interface Cost {
  /** log2 of N. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}
const COST: Cost = { ln: 15, r: 8, p: 1 };
const KEY_BYTES = 32;

export const tooWeak = (): ServerRefusal => no('weakPassword', { min: PASSWORD_LENGTH.min });

/** Why this is no password for somebody of this name, or undefined. */
export function checkPassword(password: string, name: string): ServerRefusal | undefined {
  const characters = [...normal(password)];
  if (characters.length > PASSWORD_LENGTH.max) {
    const params = { length: characters.length, ...PASSWORD_LENGTH };
    return misread('badRequest', { path: 'password', code: 'textLength', params });
  }
  const same = new Set(characters).size === 1;
  const isName = normal(password).toLowerCase() === name.toLowerCase();
  const weak = characters.length < PASSWORD_LENGTH.min || same || isName;
  return weak ? tooWeak() : undefined;
}

/** `$scrypt$ln=15,r=8,p=1$salt$key`, or undefined if too many are waiting already. */
export async function hashPassword(password: string): Promise<string | undefined> {
  const salt = randomBytes(16);
  const key = await inTurn(() => derive(password, salt, COST));
  return key && write(salt, key);
}

/** Whether it is the password; undefined if too many are waiting already. `null`: there is none, which takes as long. */
export async function isPassword(password: string, stored: string | null): Promise<boolean | undefined> {
  const { cost, salt, key } = read(stored ?? NOBODYS);
  const derived = await inTurn(() => derive(password, salt, cost));
  return derived && timingSafeEqual(derived, key) && stored !== null;
}

/** Compared against where there is no account or no password, so that the time taken tells nothing. */
const NOBODYS = write(randomBytes(16), randomBytes(KEY_BYTES));

function write(salt: Buffer, key: Buffer): string {
  const { ln, r, p } = COST;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

const WRITTEN = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]{43})$/;

function read(stored: string): { readonly cost: Cost; readonly salt: Buffer; readonly key: Buffer } {
  const found = WRITTEN.exec(stored);
  if (!found) throw new Error('a stored password hash cannot be read');
  const [, ln, r, p, salt = '', key = ''] = found;
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * r * (N + p + 2) };
  return new Promise((resolve, reject) => {
    scrypt(normal(password), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** The same password from another keyboard may come in other code points. */
const normal = (password: string): string => password.normalize('NFKC');

/** Each takes 32 MB and a thread that files and name look-ups need as well. */
const AT_ONCE = 2;
const WAITING = 100;
let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (queue.length >= WAITING) return undefined;
  if (running >= AT_ONCE) await new Promise<void>((start) => queue.push(start));
  else running += 1;
  try {
    return await work();
  } finally {
    // Whoever waits takes over this place; only if nobody does, it becomes free.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
