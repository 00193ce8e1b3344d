/** Random secrets, what is kept of them, and values that prove they came from us. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** For accounts and keys: short enough for an address, too many to guess or to meet twice. */
export const newId = (): string => randomBytes(12).toString('base64url');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A random secret of 256 bits needs no salt: nobody has a list of those. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Proves to ourselves that we said `text` for this purpose; another purpose has another signature. */
export function sign(secret: string, purpose: string, text: string): string {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return createHmac('sha256', key).update(text).digest('base64url');
}

export function isSigned(signature: string, by: { secret: string; purpose: string }, text: string): boolean {
  const wanted = Buffer.from(sign(by.secret, by.purpose, text));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
