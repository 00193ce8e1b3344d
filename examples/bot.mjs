/** Plays Shanghaien by luck. To open a table or to join one: node examples/bot.mjs <url> <token> [table] */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const [, , url, token, wanted] = process.argv;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

/** Waits if it asked too often. What comes too late is no mistake: the stream tells of what came before. */
async function ask(path, body) {
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(url + path, sent);
  const answer = await response.json();
  if (response.ok || answer.code === 'stale') return answer;
  if (answer.code !== 'tooMany') throw new Error(answer.sentence);
  await new Promise((later) => setTimeout(later, answer.params.seconds * 1000));
  return ask(path, body);
}

const plan = { game: 'shanghaien', seats: 2, bots: [null, 'random'] };
const table = `/api/tables/${wanted ?? (await ask('/api/tables', { plan })).table}`;
const seat = (await ask(table)).picture.info.seats.findIndex(({ kind }) => kind === 'free');
if (seat >= 0) await ask(`${table}/commands`, { command: { type: 'sit', seat } });

const stream = Readable.fromWeb((await fetch(`${url}${table}/stream`, { headers })).body);
for await (const line of createInterface({ input: stream })) {
  if (line === '') continue;
  const { n, picture } = await ask(table);
  const { status, outcome } = picture.info;
  if (outcome) console.log(`${table}: seat ${picture.you}, scores ${outcome.scores.join(' : ')}`);
  if (outcome || status === 'stopped') break;
  if (!picture.toAct.includes(picture.you)) continue;
  const { moves } = await ask(`${table}/sample?count=1`);
  await ask(`${table}/commands`, { command: { type: 'move', move: moves[0], seen: n } });
}
stream.destroy();
