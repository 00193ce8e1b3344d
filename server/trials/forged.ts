/**
 * Sends forged messages to a server, by socket and by HTTP: none may be accepted that is not lawful, none may change
 * a table it was refused at, none may make the server fail, and its memory must not grow.
 */
import { type Chance, seeded } from '../../core/chance.ts';
import { oneOf } from '../../core/forging.ts';
import { type Command, decodeCommand } from '../../protocol/commands.ts';
import {
  brokenText,
  forgedMove,
  jsonOf,
  spoiltCommand,
  strayCommand,
  TABLES_OF_NOBODY,
} from './forgeries.ts';
import { isLawful } from './lawful.ts';
import type { Progress } from './progress.ts';
import { type Answer, Senders } from './senders.ts';
import { Tried } from './tried.ts';
import { newClock, openWorld, type Person, personCalled, type World } from './world.ts';

export interface ForgedWish {
  readonly game: string;
  readonly messages: number;
  readonly seed?: string;
  readonly progress?: Progress;
}

export interface ForgedReport {
  readonly messages: number;
  /** How often each answer was given: a code, 'done' or 'closed'. */
  readonly answers: Readonly<Record<string, number>>;
  readonly wrongs: readonly string[];
  /** Bytes, once everything was warm and at the end. */
  readonly heap: { readonly before: number; readonly after: number };
}

const PLAYERS = 5;
const WARM = 500;
const LONGEST = 64 * 1024;

interface Trial {
  readonly world: World;
  readonly senders: Senders;
  readonly tried: Tried;
  readonly people: readonly Person[];
  readonly chance: Chance;
}

/** A message, who sends it to which table, and what it asks for if it can be read. */
interface Forgery {
  readonly table: string;
  readonly person: Person;
  readonly id: string;
  readonly command: unknown;
  readonly key: string;
}

export async function tryForged({
  game,
  messages,
  seed = 'forged',
  progress,
}: ForgedWish): Promise<ForgedReport> {
  const clock = newClock();
  const people = Array.from({ length: PLAYERS + 1 }, (_, i) => personCalled(`person${i}`, clock));
  const world = await openWorld(clock, people);
  const chance = seeded(`${seed} ${game}`);
  const tried = await Tried.open(world, { game, people: people.slice(0, PLAYERS), chance });
  const trial: Trial = { world, senders: new Senders(world), tried, people, chance };
  const answers: Record<string, number> = {};
  const wrongs: string[] = [];
  let before = 0;
  for (let n = 0; n < messages && wrongs.length === 0; n++) {
    if (n === Math.min(WARM, messages - 1)) before = heapUsed();
    clock.now += 50;
    const { code, wrong } = await tryOne(trial, n);
    answers[code] = (answers[code] ?? 0) + 1;
    if (wrong) wrongs.push(`message ${n}: ${wrong}`);
    progress?.(n + 1, `messages to ${game}`);
  }
  const faults = await world.faults();
  if (faults > 0) wrongs.push(`${faults} faults of the server`);
  await tried.check().then((wrong) => wrong && wrongs.push(wrong));
  const heap = { before, after: heapUsed() };
  await trial.senders.close();
  await world.close();
  const sent = Object.values(answers).reduce((sum, times) => sum + times, 0);
  return { messages: sent, answers, wrongs, heap };
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

interface Verdict {
  readonly code: string;
  readonly wrong?: string | undefined;
}

/** Mostly moves; of everything else a little. */
function tryOne(trial: Trial, n: number): Promise<Verdict> {
  const { chance } = trial;
  const kind = chance.draw(40);
  if (kind === 0) return unreadable(trial, n);
  if (kind === 1) return byStranger(trial, n);
  if (kind === 2) return again(trial);
  return asked(trial, forgery(trial, n, kind));
}

async function forgery({ tried, people, chance }: Trial, n: number, kind: number): Promise<Forgery> {
  const table = oneOf(tried.tables, chance);
  const person = oneOf(people, chance);
  const live = await tried.live(table);
  const seat = live.table.seats.findIndex((taken) => taken?.who === person.account.id);
  const key = oneOf(['', '', live.founding.key, `${live.founding.key}x`], chance);
  const command =
    kind < 26
      ? forgedMove(tried.material(live), live.table, seat, chance)
      : kind < 34
        ? strayCommand(chance)
        : spoiltCommand(tried.material(live), chance);
  const there = kind === 39 ? oneOf(TABLES_OF_NOBODY, chance) : table;
  return { table: there, person, id: `m${n}`, command: JSON.parse(jsonOf(command)), key };
}

/** Sends it by one of the two ways, and judges what comes of it. */
async function asked(trial: Trial, making: Promise<Forgery>): Promise<Verdict> {
  const { tried, senders, chance } = trial;
  const made = await making;
  const expected = await expectation(trial, made);
  const before = await tried.fingerprint(made.table);
  const extra = chance.draw(30) === 0 ? { admin: true } : {};
  const text = jsonOf({
    type: 'do',
    id: made.id,
    table: made.table,
    key: made.key,
    command: made.command,
    ...extra,
  });
  const allowed = expected && Object.keys(extra).length === 0;
  const bySocket = chance.draw(3) > 0;
  const answer = bySocket
    ? await senders.bySocket(made.person, text)
    : await senders.byHttp(made.person, made, { ...extra, id: made.id, command: made.command });
  const wrong = judge(answer, allowed) ?? (await changed(tried, made.table, before, answer));
  if (answer.code === 'done') await tried.accepted(made, answer);
  return { code: answer.code, wrong: wrong && `${wrong}: ${made.person.account.id} ${text.slice(0, 2_000)}` };
}

/** Whether it should be accepted. */
async function expectation({ tried }: Trial, { table, person, command, key }: Forgery): Promise<boolean> {
  const decoded = decodeCommand.decode(command);
  const live = decoded.fault ? undefined : await tried.find(table);
  if (decoded.fault || !live) return false;
  const { opened, seats } = live.table;
  const { account } = person;
  const knows = opened.owner === account.id || seats.some((seat) => seat?.who === account.id);
  if (opened.visibility === 'private' && !knows && key !== live.founding.key) return false;
  const { game, bots } = live.module;
  return isLawful({ table: live.table, game, bots: Object.keys(bots), account }, decoded.value as Command);
}

function judge({ code, text }: Answer, allowed: boolean): string | undefined {
  if (code === 'internal') return `the server failed: ${text}`;
  if (code === 'done' && !allowed) return 'accepted, yet not lawful';
  return code !== 'done' && allowed ? `lawful, yet refused: ${text}` : undefined;
}

async function changed(
  tried: Tried,
  table: string,
  before: number,
  { code }: Answer,
): Promise<string | undefined> {
  const after = await tried.fingerprint(table);
  if (code === 'done') return after === before ? 'done, yet nothing happened' : undefined;
  return after === before ? undefined : 'refused, yet the table changed';
}

/** Broken text, bytes, too much of it. */
async function unreadable({ tried, senders, people, chance }: Trial, n: number): Promise<Verdict> {
  const person = oneOf(people, chance);
  const table = oneOf(tried.tables, chance);
  const before = await tried.fingerprint(table);
  const whole = jsonOf({ type: 'do', id: `m${n}`, table, command: { type: 'resign' } });
  const huge = `${whole.slice(0, -1)},"x":"${'x'.repeat(LONGEST)}"}`;
  const ways = [
    () => senders.bySocket(person, brokenText(whole, chance)),
    () => senders.bySocket(person, Buffer.from(whole)),
    () => senders.bySocket(person, huge),
    () => senders.rawHttp(table, brokenText(whole, chance), senders.headersOf(person)),
    () => senders.rawHttp(table, huge, senders.headersOf(person)),
    () =>
      senders.rawHttp(table, Buffer.from(whole), {
        ...senders.headersOf(person),
        'content-type': 'text/plain',
      }),
  ];
  const answer = await oneOf(ways, chance)();
  const wrong = judge(answer, false) ?? (await changed(tried, table, before, answer));
  return { code: answer.code, wrong };
}

/** A lawful command, with somebody else's, nobody's or a damaged key; or from a page of another site. */
async function byStranger({ tried, senders, people, chance }: Trial, n: number): Promise<Verdict> {
  const [person, table] = [oneOf(people, chance), oneOf(tried.tables, chance)];
  const { token } = person;
  const damaged = `${token.slice(0, -1)}x`;
  const keys: Record<string, string>[] = [
    {},
    { cookie: `quayside=${damaged}` },
    { cookie: `quayside=${person.account.id}` },
    { cookie: `session=${token}` },
    { cookie: `quayside=${token}`, authorization: `Bearer qs_${token}` },
    { authorization: `Bearer ${token}` },
    { cookie: `quayside=${token}`, origin: 'https://elsewhere.example' },
    { cookie: `quayside=${token}`, 'sec-fetch-site': 'cross-site' },
  ];
  const before = await tried.fingerprint(table);
  const body = jsonOf({ id: `m${n}`, command: { type: 'say', text: 'It was not me.' } });
  const headers = { 'content-type': 'application/json', ...oneOf(keys, chance) };
  const answer = await senders.rawHttp(table, body, headers);
  return { code: answer.code, wrong: judge(answer, false) ?? (await changed(tried, table, before, answer)) };
}

/** What was accepted before, under the same id: it is answered as before, and nothing happens. */
async function again({ tried, senders, chance }: Trial): Promise<Verdict> {
  const known = tried.recent();
  if (known.length === 0) return { code: 'nothing yet' };
  const { table, person, id, n } = oneOf(known, chance);
  const before = await tried.fingerprint(table);
  const { key } = (await tried.live(table)).founding;
  const command = { type: 'say', text: 'once more' };
  const { code, text } = await senders.bySocket(person, jsonOf({ type: 'do', id, table, key, command }));
  const same = code === 'done' && text.includes(`"n":${n},`) && (await tried.fingerprint(table)) === before;
  return { code: 'done before', wrong: same ? undefined : `not answered as before (${n}): ${text}` };
}
