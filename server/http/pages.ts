/** The few pages the server writes itself: plain, without scripts. */

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** A whole page; `body` is HTML. */
export function page(title: string, body: string, language = 'en'): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

export const HTML = 'text/html; charset=utf-8';

export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
pre { overflow: auto; padding: .75rem; border: 1px solid; border-radius: .25rem; font-size: .85rem; }
section { margin: 2rem 0; border-top: 1px solid; }
dt { font-weight: 600; }
table { border-collapse: collapse; }
th, td { padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8885; text-align: start; vertical-align: top; }
.table { overflow-x: auto; }
button { font: inherit; padding: .5rem 1rem; }
`;
