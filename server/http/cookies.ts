/** The cookies: which session this browser holds, also read by the socket; and which accounts it has signed in to. */

export const SESSION_COOKIE = 'quayside';
const DEVICES_COOKIE = 'quayside-known';
/** Browsers keep a cookie for no longer than four hundred days. */
const DEVICES_KEPT = 400 * 86_400;

/** The session's token in a Cookie header, or ''. The first of several counts, as the most specific comes first. */
export const sessionIn = (header: string | undefined): string => valueIn(header, SESSION_COOKIE);

/** What the browser keeps of earlier sign-ins, or ''. */
export const devicesIn = (header: string | undefined): string => valueIn(header, DEVICES_COOKIE);

function valueIn(header: string | undefined, wanted: string): string {
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.split('=');
    if (name.trim() === wanted) return unquoted(value.join('=').trim());
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
export const keepSession = (token: string, options: CookieOptions): string =>
  cookie(`${SESSION_COOKIE}=${token}`, '/', options);

/** Only sign-ins read it. */
export const keepDevices = (devices: string, secure: boolean): string =>
  cookie(`${DEVICES_COOKIE}=${devices}`, '/api/', { secure, seconds: DEVICES_KEPT });

function cookie(pair: string, path: string, { secure, seconds }: CookieOptions): string {
  const attributes = [`Max-Age=${seconds}`, `Path=${path}`, 'HttpOnly', 'SameSite=Lax'];
  if (secure) attributes.push('Secure');
  return `${pair}; ${attributes.join('; ')}`;
}

/** A Set-Cookie header that makes the browser forget its session. */
export const dropSession = (secure: boolean): string => keepSession('', { secure, seconds: 0 });
