/** Finds the game that is to be shown: a table that is over, one that goes on, or a file. */
import { invariant } from '../../core/invariant.ts';
import { type Log, type LogFault, readLog } from '../../core/log.ts';
import { BROUGHT } from '../../protocol/archive.ts';
import type { SeatInfo, TableInfo } from '../../protocol/picture.ts';
import { isHere, summaryOf } from '../local/record.ts';
import { find } from '../local/store.ts';
import { call } from '../net/api.ts';
import { type GameCode, loadGame } from '../table/games.ts';
import { courseOf } from '../table/log.ts';
import { findRules } from '../table/rules.ts';
import { words } from '../words.svelte.ts';
import { type Frame, framesOfHistory, framesOfLog, type Remembered } from './film.ts';
import { framesHere, hereGame, writtenHere } from './here.ts';

export interface Show {
  readonly code: GameCode;
  readonly seats: readonly SeatInfo[];
  readonly frames: readonly Frame[];
  /** Undefined while the game goes on: then one sees only what one saw. */
  readonly log: Log | undefined;
  /** The seat of who looks, in a game that goes on. */
  readonly you: number | null;
  /** The log as it came. */
  readonly file: string;
}

/** Why there is nothing to show: the server's sentence, or what is wrong with the file. */
export type Trouble = { readonly sentence: string } | { readonly fault: LogFault };
export type Loaded = { readonly show: Show } | { readonly trouble: Trouble };

const PAGE = 500;

type Text = { readonly text: string } | { readonly sentence: string; readonly code: string };

/** A log comes as it is, line by line, and a refusal as JSON. */
async function fetchText(path: string): Promise<Text> {
  const response = await fetch(path).catch(() => undefined);
  if (!response) return { sentence: '', code: 'offline' };
  const text = await response.text();
  if (response.ok) return { text };
  const reply = await call<never>('GET', path);
  return { sentence: reply.refused?.sentence ?? '', code: reply.refused?.code ?? '' };
}

export async function loadLog(id: string, key: string): Promise<Text> {
  if (isHere(id)) {
    const here = await hereGame(id);
    return here ? { text: writtenHere(here) } : { sentence: await troubleHere(id), code: 'noTable' };
  }
  const query = key === '' ? '' : `?key=${encodeURIComponent(key)}`;
  const name = encodeURIComponent(id);
  return await fetchText(
    id.startsWith(BROUGHT) ? `/api/archives/${name}` : `/api/tables/${name}/log${query}`,
  );
}

export async function loadShow(id: string, key: string): Promise<Loaded> {
  if (isHere(id)) return await loadHere(id);
  const log = await loadLog(id, key);
  if ('text' in log) return showOf(log.text);
  return log.code === 'onlyFinished' ? loadRunning(id, key) : { trouble: { sentence: log.sentence } };
}

async function loadHere(id: string): Promise<Loaded> {
  const here = await hereGame(id);
  if (!here) return { trouble: { sentence: await troubleHere(id) } };
  const loaded = await showOf(writtenHere(here));
  if ('trouble' in loaded) return loaded;
  const { seats } = summaryOf(here.record);
  if (here.record.status !== 'playing') return { show: { ...loaded.show, seats } };
  // Where several play at one screen, nobody's secrets are shown.
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const you = people.length === 1 ? (people[0] ?? null) : null;
  return { show: { ...loaded.show, seats, you, frames: framesHere(here, you ?? 'table'), log: undefined } };
}

/** Why there is no game: none is kept under that name, or its rules are unknown. */
async function troubleHere(id: string): Promise<string> {
  const { notHere, newerRules } = words.text.trouble;
  return (await find(id)) ? newerRules.text : notHere.text;
}

/** What a file has to show; `unknown` games and broken lines are told with their place. */
export async function showOf(file: string): Promise<Loaded> {
  const read = await readLog(file, findRules);
  if (read.fault) return { trouble: { fault: read.fault } };
  const code = await loadGame(read.game.id, read.game.version);
  invariant(code !== undefined, 'a log that can be read is of a known game');
  const filmed = framesOfLog(code.game, read.log);
  if (filmed.fault) return { trouble: { fault: filmed.fault } };
  const { seats, table } = read.log.opening;
  const looks = Array.from({ length: seats }, (_, seat) => seatOf(table?.seats[seat]));
  return { show: { code, seats: looks, frames: filmed.frames, log: read.log, you: null, file } };
}

const seatOf = (sat: { name: string; kind: 'person' | 'bot' } | undefined): SeatInfo => ({
  kind: sat?.kind ?? 'free',
  name: sat?.name ?? '',
  who: '',
  bot: sat?.kind === 'bot' ? sat.name : '',
  resigned: false,
});

interface Now {
  /** Entries that one was shown. */
  readonly n: number;
  readonly picture: { readonly info: TableInfo; readonly you: number | null };
}

async function loadRunning(id: string, key: string): Promise<Loaded> {
  const query = key === '' ? '' : `&key=${encodeURIComponent(key)}`;
  const path = `/api/tables/${encodeURIComponent(id)}`;
  const now = await call<Now>('GET', `${path}?${query}`);
  if (now.refused) return { trouble: { sentence: now.refused.sentence } };
  const { n, picture } = now.value;
  const { info, you } = picture;
  const code = await loadGame(info.game, info.version);
  if (!code) return { trouble: { sentence: words.text.trouble.newerRules.text } };
  const entries: Remembered[] = [];
  for (let after = 0; after < n; after = entries.at(-1)?.n ?? n) {
    // A page costs as much as is asked for.
    const range = `limit=${Math.min(PAGE, n - after)}&after=${after}`;
    const page = await call<{ readonly entries: readonly Remembered[] }>(
      'GET',
      `${path}/history?views=true&${range}${query}`,
    );
    if (page.refused) return { trouble: { sentence: page.refused.sentence } };
    if (page.value.entries.length === 0) break;
    entries.push(...page.value.entries);
  }
  const { seats } = info;
  const frames = framesOfHistory(entries, courseOf(entries, seats));
  return { show: { code, seats, frames, log: undefined, you, file: '' } };
}
