/** Which page an address means. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'rules'; readonly game: Book }
  /** A guided first game. */
  | { readonly page: 'learn'; readonly game: Book }
  /** Without a table: a log from the reader's own disk. */
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'luck'; readonly id: string }
  | { readonly page: 'settings' }
  | { readonly page: 'moderation' }
  /** Behind a mailed link; the link itself is behind the #. */
  | { readonly page: 'reset' }
  /** Without a name: who looks. */
  | { readonly page: 'profile'; readonly name: string }
  | { readonly page: 'lost' };

/** Both editions of Container share one rulebook. */
export const BOOKS = ['container', 'shanghaien', 'cargo-noir'] as const;
export type Book = (typeof BOOKS)[number];

export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'lost' };
  if (first === '') return { page: 'lobby' };
  if (first === 't' && second !== '') return { page: 'table', id: second };
  if (first === 'replay' || first === 'luck') return { page: first, id: second };
  if (first === 'rules') return rulesOf(second);
  if (first === 'learn') return learnOf(second);
  if ((first === 'settings' || first === 'moderation') && second === '') return { page: first };
  if (first === 'reset-password' && second === '') return { page: 'reset' };
  if (first === 'profile') return { page: 'profile', name: plain(second) };
  return { page: 'lost' };
}

/** A name that was cut in the middle of a letter is no name. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function rulesOf(name: string): Route {
  const game = name === '' ? BOOKS[0] : BOOKS.find((book) => book === name);
  return game ? { page: 'rules', game } : { page: 'lost' };
}

function learnOf(name: string): Route {
  const game = BOOKS.find((book) => book === name);
  return game ? { page: 'learn', game } : { page: 'lost' };
}

const behind = (key: string): string => (key === '' ? '' : `#${encodeURIComponent(key)}`);

interface Page {
  readonly edition?: string | undefined;
  readonly rule?: string;
}

/** The rulebook, in an edition and at a rule if they are named. */
export const rulesPath = (game: string, { edition, rule = '' }: Page): string =>
  `/rules/${game}${edition === undefined ? '' : `?edition=${encodeURIComponent(edition)}`}${behind(rule)}`;

/** At a certain move, if one is named. */
export const replayPath = (id: string, key: string, move?: number): string =>
  `/replay/${encodeURIComponent(id)}${move === undefined ? '' : `?at=${move}`}${behind(key)}`;

export const luckPath = (id: string, key: string): string => `/luck/${encodeURIComponent(id)}${behind(key)}`;

/** The key of a private table travels behind the #, which no server and no log ever sees. */
export const tablePath = (id: string, key: string): string => `/t/${encodeURIComponent(id)}${behind(key)}`;
