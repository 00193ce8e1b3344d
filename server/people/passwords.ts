/** Passwords are kept as scrypt hashes that name their own cost, so that it can rise later. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { misread, no, type ServerRefusal } from '../../protocol/refusals.ts';
import { isCommon } from './common-passwords.ts';

const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

export interface Cost {
  /** log2 of N. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}
/** As much work as OWASP asks for at least, with the memory of N = 2^15: two at once take 64 MB. */
export const COST: Cost = { ln: 15, r: 8, p: 3 };
const KEY_BYTES = 32;

export const tooWeak = (): ServerRefusal => no('weakPassword', { min: PASSWORD_LENGTH.min });

/** Why this is no password for somebody of this name, or undefined. */
export function checkPassword(password: string, name: string): ServerRefusal | undefined {
  const characters = [...normal(password)];
  if (characters.length > PASSWORD_LENGTH.max) {
    const params = { length: characters.length, ...PASSWORD_LENGTH };
    return misread('badRequest', { path: 'password', code: 'textLength', params });
  }
  if (characters.length < PASSWORD_LENGTH.min) return tooWeak();
  const small = normal(password).toLowerCase();
  if (isNameWithin(small, name)) return no('passwordIsName');
  if (isSimple(small)) return no('simplePassword');
  return isCommon(small) ? no('commonPassword') : undefined;
}

const PRODUCT = 'quayside';

/** The name or the product's, alone, twice, or with no more than a few signs around it. */
function isNameWithin(password: string, name: string): boolean {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '');
  const own = normal(name).toLowerCase();
  const names = [own, letters(own), PRODUCT].filter((each) => each !== '');
  return names.some((each) => password === each || [each, each + each].includes(letters(password)));
}

/** Each of the rows is run along in either direction, and from its end on from its beginning. */
const ROWS = [
  ...['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
  ...[
    'qwertyuiop[]',
    'asdfghjkl;',
    'zxcvbnm,./',
    'qwertzuiopü',
    'asdfghjklöä',
    'yxcvbnm,.-',
    'azertyuiop',
    'qsdfghjklm',
  ],
  ...['wxcvbn,;:!', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю.', '!@#$%^&*()', '!"§$%&/()='],
].flatMap((row) => [row + row, [...(row + row)].reverse().join('')]);

/** Repeats one piece (aaaa, 121212, abcabcabc), or runs along a row of keys or the alphabet. */
function isSimple(password: string): boolean {
  return (
    /^(.{1,4}?)\1+.{0,3}$/u.test(password) ||
    ROWS.some((row) => row.includes(password)) ||
    isTwoRuns(password)
  );
}

/** 1234abcd, qwertyuiopasdfghjkl: runs of at least four, one after the other. */
function isTwoRuns(password: string): boolean {
  const letters = [...password];
  const isRun = (part: readonly string[]): boolean =>
    part.length >= 4 && ROWS.some((row) => row.includes(part.join('')));
  return letters.some((_, at) => isRun(letters.slice(0, at)) && isRun(letters.slice(at)));
}

/** `$scrypt$ln=15,r=8,p=3$salt$key`, or undefined if too many are waiting already. */
export async function hashPassword(password: string, cost = COST): Promise<string | undefined> {
  const salt = randomBytes(16);
  const key = await inTurn(() => derive(password, salt, cost));
  return key && write(cost, salt, key);
}

/** Whether a hash was made at a lower cost than it would be today. */
export function isOutdated(stored: string, cost = COST): boolean {
  const made = read(stored).cost;
  return work(made) < work(cost);
}

const work = ({ ln, r, p }: Cost): number => 2 ** ln * r * p;

/** Whether it is the password; undefined if too many are waiting already. `null`: there is none, which takes as long. */
export async function isPassword(password: string, stored: string | null): Promise<boolean | undefined> {
  const { cost, salt, key } = read(stored ?? NOBODYS);
  const derived = await inTurn(async () => {
    const made = await derive(password, salt, cost);
    await makeUp(password, salt, cost);
    return made;
  });
  return derived && timingSafeEqual(derived, key) && stored !== null;
}

/** The work an older hash has spared: else the time taken would tell that there is an account. */
async function makeUp(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<void> {
  if (ln === COST.ln && r === COST.r && p < COST.p) await derive(password, salt, { ln, r, p: COST.p - p });
}

/** Compared against where there is no account or no password, so that the time taken tells nothing. */
const NOBODYS = write(COST, randomBytes(16), randomBytes(KEY_BYTES));

function write({ ln, r, p }: Cost, salt: Buffer, key: Buffer): string {
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
