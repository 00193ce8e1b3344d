/** Which page an address means. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'rules'; readonly game: Book }
  | { readonly page: 'settings' }
  | { readonly page: 'lost' };

/** Both editions of Container share one rulebook. */
export const BOOKS = ['container', 'shanghaien', 'cargo-noir'] as const;
export type Book = (typeof BOOKS)[number];

export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'lost' };
  if (first === '') return { page: 'lobby' };
  if (first === 't' && second !== '') return { page: 'table', id: second };
  if (first === 'rules') return rulesOf(second);
  if (first === 'settings' && second === '') return { page: 'settings' };
  return { page: 'lost' };
}

function rulesOf(name: string): Route {
  const game = name === '' ? BOOKS[0] : BOOKS.find((book) => book === name);
  return game ? { page: 'rules', game } : { page: 'lost' };
}

/** The key of a private table travels behind the #, which no server and no log ever sees. */
export const tablePath = (id: string, key: string): string =>
  `/t/${encodeURIComponent(id)}${key === '' ? '' : `#${encodeURIComponent(key)}`}`;
