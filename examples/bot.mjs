/**
 * Plays Shanghaien by luck, at a new table or at one that you name: node examples/bot.mjs <url> <token> [table]
 * It outlives lost connections and restarts of the server, and ends with its table. It keeps what the table shows of its
 * luck; if the table does not keep to it, the bot says what differs and ends with exit code 1.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const [, , url, token, wanted] = process.argv;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
/** Milliseconds before the next attempt, longer each time. A server that stays away for two minutes is given up. */
const pauseAfter = (attempt) => Math.min(15_000, 250 * 2 ** (attempt - 1));
const ATTEMPTS = 13;

/** Sends a request until it is answered. Every command has an id and counts once, so sending it again is safe. */
async function send(path, body, read = readAnswer) {
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    let pause = pauseAfter(attempt);
    try {
      const response = await fetch(url + path, request);
      // Too many requests, or a server that is busy or starting: it answers later.
      if (response.status !== 429 && response.status <= 500) return await read(response);
      pause = 1_000 * Number(response.headers.get('retry-after') ?? 1);
    } catch (error) {
      // `fetch` throws a TypeError when the connection is refused or breaks.
      if (!(error instanceof TypeError)) throw error;
    }
    await sleep(pause);
  }
  throw new Error('The server does not answer any more.');
}

/** 409 says that the table has moved on since this bot looked. That is no mistake: it looks again. */
async function readAnswer(response) {
  const answer = await response.json();
  if (response.ok || response.status === 409) return answer;
  throw new Error(answer.sentence);
}

const readStream = async (response) => (response.ok ? response.body : readAnswer(response));

/** What the table is bound to, what this bot adds to the luck, and the seals it is shown: docs/luck.md says what for. */
const noted = { commitment: '', nonce: '', seals: new Set() };

/** Yields whenever something may have happened at the table. A stream that breaks is opened again where it broke. */
async function* news() {
  for (let after = ''; ; await sleep(pauseAfter(1))) {
    const stream = await send(`${table}/stream${after}`, undefined, readStream);
    try {
      let text = '';
      for await (const piece of stream.pipeThrough(new TextDecoderStream())) {
        const lines = (text + piece).split('\n');
        text = lines.pop();
        for (const tell of lines.filter(Boolean).map((line) => JSON.parse(line))) {
          for (const { what } of tell.missed ?? [tell]) if (what?.seal) noted.seals.add(what.seal);
          if (tell.n !== undefined) after = `?after=${tell.n}`;
        }
        if (lines.some(Boolean)) yield;
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

/** Takes the first seat that is still free when the server hears of it. */
async function sitDown() {
  for (;;) {
    const { you, info } = (await send(table)).picture;
    noted.commitment ||= info.commitment;
    if (you !== null) return;
    const seat = info.seats.findIndex(({ kind }) => kind === 'free');
    if (seat < 0) throw new Error('Every seat is taken.');
    const command = { type: 'sit', seat, nonce: randomUUID() };
    const { code } = await send(`${table}/commands`, { id: randomUUID(), command });
    // Only a refusal has a code: then somebody else was quicker, perhaps another bot with this token.
    if (code === undefined) noted.nonce = command.nonce;
  }
}

/** Ends the bot if the table shows another commitment, nonce or seal than before. */
function compare({ commitment, nonces }, seat, seals) {
  const differs = [];
  if (commitment !== noted.commitment) differs.push(`commitment ${commitment}, not ${noted.commitment}`);
  const isMine = noted.nonce === '' || seat === null || nonces[seat] === noted.nonce;
  if (!isMine) differs.push(`nonce ${nonces[seat]}, not ${noted.nonce}`);
  for (const seal of noted.seals) if (seals && !seals.has(seal)) differs.push(`no seal ${seal}`);
  if (differs.length > 0) throw new Error(`${table} has not kept to what it showed: ${differs.join('; ')}`);
}

/** The log of a finished game: its first line says what the luck came from, the others are the moves with their seals. */
async function compareLog(seat) {
  const log = await send(`${table}/log`, undefined, (response) => response.text());
  const [opening, ...moves] = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  compare(opening.table, seat, new Set(moves.map(({ seal }) => seal)));
}

const plan = { game: 'shanghaien', seats: 2, bots: [null, 'random'], sit: null };
const opened = wanted
  ? { table: wanted, commitment: '' }
  : await send('/api/tables', { id: randomUUID(), plan });
const table = `/api/tables/${opened.table}`;
noted.commitment = opened.commitment;
await sitDown();
for await (const _ of news()) {
  const { n, picture } = await send(table);
  const { status, outcome } = picture.info;
  compare(picture.info, picture.you);
  if (outcome) console.log(`${table}: seat ${picture.you}, scores ${outcome.scores.join(' : ')}`);
  if (outcome || status === 'stopped') {
    await compareLog(picture.you);
    break;
  }
  if (!picture.toAct.includes(picture.you)) continue;
  const { moves } = await send(`${table}/sample?count=1`);
  if (!moves) continue;
  const command = { type: 'move', move: moves[0], seen: n };
  await send(`${table}/commands`, { id: randomUUID(), command });
}
