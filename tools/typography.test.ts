/** Marks that a line must not begin with keep the word before them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['client', 'games', 'text'];

/** What is wrong with a piece of a sentence, by language: a space that may break. */
const BREAKS = {
  fr: / [;:!?»%]|« |[\d}] \$(?!\{)/,
  ru: /\S —|[\d}] [%$](?!\{)/,
  it: /[\d}] %/,
  es: /[\d}] %/,
} as const;

const wordsOf = (language: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => basename(path) === `${language}.ts`)
      .map((path) => join(folder, path)),
  );

/** The literal pieces of a file, quotes and all. */
function piecesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const pieces: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      pieces.push(source.text.slice(node.pos, node.end).trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return pieces;
}

test.each(Object.entries(BREAKS))('no line of %s begins with a mark', (language, breaks) => {
  const files = wordsOf(language);
  expect(files.length).toBeGreaterThan(15);
  const broken = files.flatMap((file) =>
    piecesOf(file).flatMap((piece) => (breaks.test(piece) ? [`${file}: ${piece}`] : [])),
  );
  expect(broken).toEqual([]);
});
