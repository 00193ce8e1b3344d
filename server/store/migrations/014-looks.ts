/**
 * What a name looks like, so that no new one can be mistaken for another. Names that look alike already stay: the
 * oldest account, people before guests, holds the look, and the others hold none.
 */
import { lookOf } from '../looks.ts';
import type { Database } from '../schema.ts';

export const LOOKS = [
  'alter table accounts add column look text',
  'create unique index accounts_look on accounts (look)',
];

const PAGE = 1_000;

export async function fillLooks(db: Database): Promise<void> {
  for (const guests of [false, true]) {
    for (let page = await firstPage(db, guests); page.length > 0; page = await pageAfter(db, guests, page))
      for (const { id, name } of page) await takeLook(db, id, lookOf(name));
  }
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

const pages = (db: Database, guests: boolean) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'created'])
    .where('kind', guests ? '=' : '<>', 'guest')
    .orderBy('created')
    .orderBy('id')
    .limit(PAGE);

const firstPage = (db: Database, guests: boolean): Promise<Row[]> => pages(db, guests).execute();

function pageAfter(db: Database, guests: boolean, page: readonly Row[]): Promise<Row[]> {
  const { created, id } = page.at(-1) as Row;
  return pages(db, guests)
    .where(({ eb, and, or }) =>
      or([eb('created', '>', created), and([eb('created', '=', created), eb('id', '>', id)])]),
    )
    .execute();
}

async function takeLook(db: Database, id: string, look: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ look })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts as other').select('other.id').where('other.look', '=', look))),
    )
    .execute();
}
