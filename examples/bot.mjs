/**
 * Plays Shanghaien by luck, at a new table or at one that you name: node examples/bot.mjs <url> <token> [table]
 * It outlives lost connections and restarts of the server, and ends with its table.
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

/** Yields whenever something may have happened at the table. A stream that breaks is opened again. */
async function* news() {
  for (;;) {
    const stream = await send(`${table}/stream`, undefined, readStream);
    try {
      for await (const piece of stream.pipeThrough(new TextDecoderStream())) if (piece.trim() !== '') yield;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await sleep(pauseAfter(1));
  }
}

/** Takes the first seat that is still free when the server hears of it. */
async function sitDown() {
  for (;;) {
    const { you, info } = (await send(table)).picture;
    if (you !== null) return;
    const seat = info.seats.findIndex(({ kind }) => kind === 'free');
    if (seat < 0) throw new Error('Every seat is taken.');
    await send(`${table}/commands`, { id: randomUUID(), command: { type: 'sit', seat } });
  }
}

const plan = { game: 'shanghaien', seats: 2, bots: [null, 'random'] };
const table = `/api/tables/${wanted ?? (await send('/api/tables', { id: randomUUID(), plan })).table}`;
await sitDown();
for await (const _ of news()) {
  const { n, picture } = await send(table);
  const { status, outcome } = picture.info;
  if (outcome) console.log(`${table}: seat ${picture.you}, scores ${outcome.scores.join(' : ')}`);
  if (outcome || status === 'stopped') break;
  if (!picture.toAct.includes(picture.you)) continue;
  const { moves } = await send(`${table}/sample?count=1`);
  if (!moves) continue;
  const command = { type: 'move', move: moves[0], seen: n };
  await send(`${table}/commands`, { id: randomUUID(), command });
}
