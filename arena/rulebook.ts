/** The rulebook of a game as text, whole or in parts. */
import type { Shape } from '../core/game.ts';
import { usualOptions } from '../core/usual.ts';
import type { GameText, RuleTable } from '../text/game-text.ts';
import { chaptersOf, numberColumns } from '../text/rulebook.ts';
import type { GameEntry } from './find.ts';

/** As Markdown: `# Title`, `## 1 Chapter`, `**1.1** text`; without an edition, all of them. */
export function rulebook({ game }: Pick<GameEntry, 'game'>, text: GameText, edition?: string): string {
  const editions = edition === undefined ? Object.keys(text.editions ?? {}) : [edition];
  const tables =
    editions.length > 0
      ? editions.flatMap((each) => tablesIn(text, usualOptions(game, { edition: each }), editions.length > 1))
      : tablesIn(text, usualOptions(game), false);
  const name = edition === undefined ? '' : `, ${text.editions?.[edition] ?? edition}`;
  const lines = [`# ${text.title}${name}`];
  for (const { number, title, rules } of chaptersOf(text, edition, tables)) {
    lines.push(`## ${number} ${title}`);
    for (const rule of rules) lines.push(`**${rule.number}** ${rule.text}`, ...rule.tables.flatMap(markdown));
  }
  return `${lines.join('\n\n')}\n`;
}

/** Where tables of several editions stand together, each says which it is of. */
function tablesIn(text: GameText, options: Shape['Options'], named: boolean): readonly RuleTable[] {
  const tables = text.tables?.(options) ?? [];
  const name = named ? text.editions?.[text.editionOf?.(options) ?? ''] : undefined;
  if (name === undefined) return tables;
  return tables.map(({ head: [first, ...others], ...table }) => ({
    ...table,
    head: [`${first} (${name})`, ...others],
  }));
}

function markdown(table: RuleTable): string[] {
  const [head = [], ...rows] = cellsOf(table);
  const rule = numberColumns(table).map((right, column) => {
    const dashes = '-'.repeat(Math.max(1, (head[column] ?? '').length - 1));
    return right ? `${dashes}:` : `${dashes}-`;
  });
  const drawn = [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  return table.note === undefined ? [drawn] : [drawn, table.note];
}

/** All rows from the head on, each cell as wide as its column. */
function cellsOf(table: RuleTable): string[][] {
  const right = numberColumns(table);
  const all = [table.head, ...table.rows];
  const widths = table.head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) =>
    widths.map((width, column) => {
      const cell = row[column] ?? '';
      return right[column] ? cell.padStart(width) : cell.padEnd(width);
    }),
  );
}

/** Lines for a terminal: all rules, a chapter ("4") or one paragraph ("4.3"); none if there is no such number. */
export function rulesAbout(text: GameText, options: Shape['Options'], which: string): string[] {
  return chaptersOf(text, text.editionOf?.(options), text.tables?.(options)).flatMap(
    ({ number, title, rules }) => {
      const wanted = rules.filter((rule) => which === '' || which === number || which === rule.number);
      if (wanted.length === 0) return [];
      return [
        `${number} ${title}`,
        ...wanted.flatMap((rule) => [`  ${rule.number}  ${rule.text}`, ...rule.tables.flatMap(lined)]),
      ];
    },
  );
}

const INDENT = '       ';

const lined = (table: RuleTable): string[] =>
  [
    ...cellsOf(table).map((row) => row.join('  ').trimEnd()),
    ...(table.note === undefined ? [] : [table.note]),
  ].map((line) => `${INDENT}${line}`);
