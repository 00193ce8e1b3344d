/** A page of ours as HTML: as much of Markdown as docs/privacy.md is written in. */

/** @type {Record<string, string>} */
const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** Pages of ours that are not served are named without a link. @param {string} text */
const inline = (text) =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** @param {string} row */
const cells = (row) => row.split('|').slice(1, -1);

/** @param {string[]} rows */
function table([head = '', , ...rows]) {
  const line = (/** @type {string} */ row, /** @type {string} */ tag) =>
    `<tr>${cells(row)
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('')}</tr>`;
  const body = rows.map((row) => line(row, 'td')).join('\n');
  return `<div class="table" tabindex="0"><table>\n<thead>${line(head, 'th')}</thead>\n<tbody>\n${body}\n</tbody>\n</table></div>`;
}

/** @param {string} block */
function blockOf(block) {
  const heading = /^(#{1,3}) (.+)$/.exec(block);
  if (heading) return `<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`;
  if (block.startsWith('|')) return table(block.split('\n'));
  if (block.startsWith('* '))
    return `<ul>\n${block
      .slice(2)
      .split('\n* ')
      .map((item) => `<li>${inline(item)}</li>`)
      .join('\n')}\n</ul>`;
  return `<p>${inline(block)}</p>`;
}

/** @param {string} text */
export const htmlOf = (text) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
    .join('\n');

/** A whole page in English, in the dress of the few pages that the server writes itself. @param {string} text */
export const pageOf = (text) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(/^# (.+)$/m.exec(text)?.[1] ?? '')} · Quayside</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
${htmlOf(text)}
<p><a href="/settings">Settings</a></p>
</main>
</body>
</html>
`;
