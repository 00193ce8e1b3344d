/** The rulebook of a game as text, whole or in parts. */
import { type GameText, paragraphIn } from '../text/game-text.ts';

/** Paragraphs in the order of their numbers, for 10.1 comes after 9.3. */
function numbers(text: GameText): string[] {
  return Object.keys(text.rules).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

const chapterOf = (rule: string): string => rule.split('.')[0] ?? '';

/** As Markdown: `# Title`, `## 1 Chapter`, `**1.1** text`. */
export function rulebook(text: GameText): string {
  const lines = [`# ${text.title}`];
  let chapter = '';
  for (const rule of numbers(text)) {
    if (chapterOf(rule) !== chapter) {
      chapter = chapterOf(rule);
      lines.push(`## ${chapter} ${text.chapters[chapter] ?? ''}`.trimEnd());
    }
    lines.push(`**${rule}** ${paragraphIn(text.rules[rule] ?? '')}`);
  }
  return `${lines.join('\n\n')}\n`;
}

/** Lines for a terminal: all rules, a chapter ("4") or one paragraph ("4.3"); none if there is no such number. */
export function rulesAbout(text: GameText, which: string): string[] {
  const wanted = numbers(text).filter((rule) => which === '' || rule === which || chapterOf(rule) === which);
  let chapter = '';
  return wanted.flatMap((rule) => {
    const heading =
      chapterOf(rule) === chapter ? [] : [`${chapterOf(rule)} ${text.chapters[chapterOf(rule)]}`];
    chapter = chapterOf(rule);
    return [...heading, `  ${rule}  ${paragraphIn(text.rules[rule] ?? '')}`];
  });
}
