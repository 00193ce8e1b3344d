/** The one cookie: which session this browser holds. Also read by the socket. */

export const SESSION_COOKIE = 'quayside';

/** The session's token in a Cookie header, or ''. The first of several counts, as the most specific comes first. */
export function sessionIn(header: string | undefined): string {
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.split('=');
    if (name.trim() === SESSION_COOKIE) return unquoted(value.join('=').trim());
  }
  return '';
}

const unquoted = (value: string): string => value.replace(/^"(.*)"$/, '$1');

export interface CookieOptions {
  /** The browser sends it only over TLS. */
  readonly secure: boolean;
  readonly seconds: number;
}

/** A Set-Cookie header that keeps a session; our tokens are base64url and need no escaping. */
export function keepSession(token: string, { secure, seconds }: CookieOptions): string {
  const attributes = [`Max-Age=${seconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (secure) attributes.push('Secure');
  return `${SESSION_COOKIE}=${token}; ${attributes.join('; ')}`;
}

/** A Set-Cookie header that makes the browser forget its session. */
export const dropSession = (secure: boolean): string => keepSession('', { secure, seconds: 0 });
