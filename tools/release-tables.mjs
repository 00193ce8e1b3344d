/** Tables on the server of a release, played over its HTTP interface. */
import { TITLES } from './release-titles.mjs';

/** Of all people at these tables. */
const PASSWORD = 'four words on paper';
/** Entries of a table before it is left as it is. */
const MIDDLE = 60;
/** A person takes back a move out of so many. */
const TAKEN_BACK = 6;
/** A table that needs more moves than this is played again. */
const MOST_MOVES = 3_000;
/** Milliseconds between two looks at a table where bots think. */
const LOOK_AGAIN = 20;

/** @typedef {{ readonly url: string, readonly cookie: string }} Person */
/** @typedef {{ readonly table: string, readonly people: readonly Person[] }} Played */

/** @param {string} url of the server */
export async function playTables(url) {
  const people = await Promise.all(['Anna', 'Ben'].map((name) => signUp(url, name)));
  for (const plan of TITLES) {
    await playUntil(await opened(plan, people), (seen) => seen.n >= MIDDLE && hasSecret(plan, seen));
    const over = await opened(plan, people.slice(0, 1));
    await playUntil(over, isOver);
    // A log is written and kept when it is first asked for.
    await fetch(`${url}/api/tables/${over.table}/log`);
  }
  const [anna] = people;
  if (!anna) throw new Error('Nobody has signed up.');
  // Tables with clocks and ratings, one that waits for a player, and one that nobody may look at.
  const timed = { ...TITLES[3], clock: { type: 'correspondence', hours: 24 }, absence: 'bot', rated: true };
  await playUntil(await opened(timed, people), ({ n }) => n >= MIDDLE);
  await ask(anna, '/api/tables', { plan: { ...TITLES[0], bots: [null, 'easy', null], title: undefined } });
  await playUntil(await opened({ ...TITLES[2], visibility: 'private' }, people), ({ n }) => n >= MIDDLE);
}

/** @param {string} url @param {string} name @returns {Promise<Person>} */
async function signUp(url, name) {
  const { headers } = await sent({ url, cookie: '' }, '/api/sign-up', { name, password: PASSWORD });
  return { url, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** @param {Person} person @param {string} path @param {object} [body] */
function sent({ url, cookie }, path, body) {
  const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
  return fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
}

/** @param {Person} person @param {string} path @param {object} [body] @returns {Promise<any>} */
async function ask(person, path, body) {
  const answer = await sent(person, path, body);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  return await answer.json();
}

/**
 * A table at which these people sit, and bots on all other seats.
 * @param {object} wish
 * @param {readonly Person[]} people
 * @returns {Promise<Played>}
 */
async function opened(wish, people) {
  const { title, ...plan } = /** @type {import('./release-titles.mjs').Title} */ (wish);
  const bots = Array.from({ length: plan.seats }, (_, seat) => (seat < people.length ? null : 'medium'));
  const [first, ...others] = people;
  if (!first) throw new Error(`Nobody plays ${title}.`);
  const { table, key } = await ask(first, '/api/tables', { plan: { ...plan, bots } });
  for (const [i, person] of others.entries())
    await ask(person, `/api/tables/${table}/commands?key=${key}`, { command: { type: 'sit', seat: i + 1 } });
  return { table, people };
}

/**
 * @typedef {{ readonly n: number, readonly picture: {
 *   readonly you: number, readonly toAct: readonly number[], readonly takeBack: number,
 *   readonly proposal?: unknown, readonly info: { readonly status: string, readonly proposal: object | null },
 *   readonly view: { readonly phase: string, readonly bids?: readonly unknown[] },
 * } }} Seen
 */

/** @param {Seen} seen */
const isOver = ({ picture }) => picture.info.status === 'over';

/** Where bids are sealed, somebody has bid and somebody has not. @param {{ game: string }} plan @param {Seen} seen */
const hasSecret = ({ game }, { picture }) =>
  game !== 'container' || (picture.view.bids?.some((bid) => bid !== null) ?? false);

/**
 * People move by chance until the table is as it should be; bots move by themselves.
 * @param {Played} played
 * @param {(seen: Seen) => boolean} enough
 */
async function playUntil({ table, people }, enough) {
  const path = `/api/tables/${table}`;
  for (let moves = 0; moves < MOST_MOVES; ) {
    const asked = await whoIsAsked(path, people, enough);
    if (asked === 'enough') return;
    if (!asked) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    else if (await moved(path, asked)) {
      moves++;
      if (moves % TAKEN_BACK === 0) await takenBack(path, asked.person, people);
    }
  }
  throw new Error(`Table ${table} takes too long: start again.`);
}

/**
 * @param {string} path
 * @param {readonly Person[]} people
 * @param {(seen: Seen) => boolean} enough
 * @returns {Promise<'enough' | { person: Person, seen: Seen } | undefined>}
 */
async function whoIsAsked(path, people, enough) {
  for (const person of people) {
    /** @type {Seen} */
    const seen = await ask(person, path);
    const { toAct, you, info } = seen.picture;
    if (info.status !== 'open' && enough(seen)) return 'enough';
    if (info.status === 'over') throw new Error(`${path} ended too early: start again.`);
    if (toAct.includes(you)) return { person, seen };
  }
  return undefined;
}

/** @param {string} path @param {{ person: Person, seen: Seen }} asked */
async function moved(path, { person, seen }) {
  const { moves } = await ask(person, `${path}/sample?count=1`);
  const command = { type: 'move', move: moves[0], seen: seen.n };
  return (await sent(person, `${path}/commands`, { command })).ok;
}

/** All others agree. @param {string} path @param {Person} person @param {readonly Person[]} people */
async function takenBack(path, person, people) {
  await sent(person, `${path}/commands`, { command: { type: 'takeBack', moves: 1 } });
  for (const other of people.filter((one) => one !== person))
    await sent(other, `${path}/commands`, { command: { type: 'answer', yes: true } });
}
