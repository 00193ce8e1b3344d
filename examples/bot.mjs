/** Plays Shanghaien by luck. To open a table or to join one: node examples/bot.mjs <url> <token> [table] */
const [, , url = process.env.QUAYSIDE_URL, token = process.env.QUAYSIDE_TOKEN, wanted] = process.argv;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

async function ask(path, body) {
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(url + path, sent);
  const answer = await response.json();
  if (response.ok) return answer;
  if (answer.code !== 'tooMany') throw new Error(answer.sentence);
  await new Promise((later) => setTimeout(later, answer.params.seconds * 1000));
  return ask(path, body);
}

async function* linesOf(path) {
  const { body } = await fetch(url + path, { headers });
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
}

const plan = { game: 'shanghaien', seats: 2, bots: [null, 'random'] };
const table = `/api/tables/${wanted ?? (await ask('/api/tables', { plan })).table}`;
if (wanted !== undefined) {
  const seat = (await ask(table)).picture.info.seats.findIndex(({ kind }) => kind === 'free');
  if (seat >= 0) await ask(`${table}/commands`, { command: { type: 'sit', seat } });
}

for await (const _ of linesOf(`${table}/stream`)) {
  const { n, picture } = await ask(table);
  if (picture.info.outcome) {
    console.log(`${table}: seat ${picture.you}, scores ${picture.info.outcome.scores.join(' : ')}`);
    break;
  }
  if (!picture.toAct.includes(picture.you)) continue;
  const { moves } = await ask(`${table}/sample?count=1`);
  await ask(`${table}/commands`, { command: { type: 'move', move: moves[0], seen: n } });
}
