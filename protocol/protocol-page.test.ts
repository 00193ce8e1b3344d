/** docs/protocol.md says what the code does: its grammar is that of the decoders, and its examples are read by them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  choice,
  type Decoder,
  fields,
  flag,
  integer,
  list,
  nullable,
  optional,
  type Spec,
  text,
  variants,
} from '../core/decode.ts';
import type { Outcome } from '../core/game.ts';
import { GAMES } from '../games/index.ts';
import { RULE_OF } from '../games/shanghaien/rules/reasons.ts';
import type { Shanghaien } from '../games/shanghaien/rules/types.ts';
import type { GameText } from '../text/game-text.ts';
import { ABSENCES, type Command, decodeClock, decodeCommand, decodePlan, VISIBILITIES } from './commands.ts';
import { type Ask, decodeAsk, type Happening, type Opened, type Tell, type What } from './messages.ts';
import { patched } from './patch.ts';
import type { Picture, Proposal, SeatClock, SeatInfo, TableInfo } from './picture.ts';
import type { Refused } from './refusals.ts';
import type { Summary } from './summary.ts';

// ── What the server sends. It is never decoded by us, but these have the fields of its types or do not compile.

const MANY = Number.MAX_SAFE_INTEGER;
const N = integer(0, MANY);
const SEAT = integer(0, 9);
const SEATS = list(SEAT, 10);
const TEXT = text(0, MANY);
const many = <T>(of: Decoder<T>): Decoder<T[]> => list(of, MANY);
/** Of the game, or by keys that are not known here. */
const OBJECT: Decoder<never> = {
  spec: { kind: 'anything' },
  decode: (raw, path = '') =>
    typeof raw === 'object' && raw !== null
      ? { value: raw as never }
      : { fault: { path, code: 'type', params: {} } },
};
const PAIR = list(SEAT, 2) as Decoder<never>;
/** A path and a value. */
const CHANGE: Decoder<never> = {
  spec: { kind: 'anything' },
  decode: (raw, path = '') =>
    Array.isArray(raw) && raw.length === 2 && typeof raw[0] === 'string'
      ? { value: raw as never }
      : { fault: { path, code: 'type', params: {} } },
};

const seatInfo = fields<SeatInfo>({
  kind: choice(['free', 'person', 'bot']),
  who: TEXT,
  name: TEXT,
  bot: TEXT,
  resigned: flag,
});
const seatClock = fields<SeatClock>({ bank: N, since: nullable(N), until: nullable(N) });
const proposal = fields<Proposal>({ what: choice(['takeBack', 'end']), by: SEAT, moves: N, yes: SEATS });
const outcome = fields<Outcome>({ scores: many(integer(-MANY, MANY)), places: many(N) });
const STATUS = choice(['open', 'playing', 'over', 'stopped']);
const tableInfo = fields<TableInfo>({
  id: TEXT,
  game: TEXT,
  version: N,
  options: OBJECT,
  owner: TEXT,
  visibility: choice(VISIBILITIES),
  clock: decodeClock,
  absence: choice(ABSENCES),
  rated: flag,
  startWhenFull: flag,
  created: N,
  status: STATUS,
  seats: many(seatInfo),
  commitment: TEXT,
  nonces: many(TEXT),
  proposal: nullable(proposal),
  clocks: many(seatClock),
  outcome: nullable(outcome),
  seed: nullable(TEXT),
  rematch: nullable(TEXT),
});
const picture = fields<Picture>({
  info: tableInfo,
  you: nullable(SEAT),
  view: nullable(OBJECT as Decoder<object>),
  toAct: SEATS,
  takeBack: N,
});
const summary = fields<Summary>({
  id: TEXT,
  game: TEXT,
  options: OBJECT,
  clock: decodeClock,
  visibility: choice(VISIBILITIES),
  rated: flag,
  owner: TEXT,
  status: STATUS,
  created: N,
  updated: N,
  seats: many(seatInfo),
  toAct: SEATS,
  places: nullable(many(N)),
});
const opened = fields<Opened>({ seat: SEAT, seal: TEXT, salt: TEXT, move: OBJECT });
const refused = fields<Refused>({
  code: TEXT,
  params: OBJECT,
  rule: optional<string | undefined>(TEXT, undefined),
  sentence: TEXT,
});
const what = variants<What>({
  opened: {},
  sat: { seat: SEAT },
  left: { seat: SEAT, sent: flag },
  swapped: { seats: PAIR },
  started: {},
  moved: {
    seat: SEAT,
    by: choice(['player', 'bot', 'clock']),
    seal: nullable(TEXT),
    opened: many(opened),
  },
  takenBack: { seat: SEAT, moves: N },
  proposed: { seat: SEAT, what: choice(['takeBack', 'end']), moves: N },
  answered: { seat: SEAT, yes: flag },
  withdrawn: { seat: SEAT },
  resigned: { seat: SEAT },
  gone: { seat: SEAT, why: choice(['clock', 'absent']) },
  returned: { seat: SEAT },
  said: { who: TEXT, name: TEXT, text: TEXT, removed: optional(flag, false) },
  removed: { who: TEXT, saidAt: N },
  rematch: { table: TEXT },
});
const HAPPENING = { n: N, at: N, what, events: many(OBJECT as Decoder<object>) };
const happening = fields<Happening>(HAPPENING);
const PICTURED = { table: TEXT, n: N, now: N, picture };
const tell = variants<Tell>({
  welcome: { protocol: N, who: TEXT, name: TEXT, now: N },
  sync: PICTURED,
  catchUp: { missed: many(happening), ...PICTURED },
  entry: { table: TEXT, ...HAPPENING, patch: many(CHANGE) },
  removed: { table: TEXT },
  done: { id: TEXT, table: TEXT, n: N, answer: TEXT },
  refused: { id: TEXT, table: TEXT, refusal: refused },
  lobby: { whole: flag, tables: many(summary), gone: many(TEXT) },
  mine: { table: summary },
  standing: {},
  pong: { at: N, now: N },
  bye: { again: N },
});

// ── Grammar

const NAMED: Readonly<Record<string, Decoder<unknown>>> = {
  Clock: decodeClock,
  Plan: decodePlan,
  Picture: picture,
  TableInfo: tableInfo,
  SeatInfo: seatInfo,
  SeatClock: seatClock,
  Proposal: proposal,
  Outcome: outcome,
  Summary: summary,
  Happening: happening,
  Opened: opened,
  Refused: refused,
};
const NAMES = new Map<Spec, string>([
  ...Object.entries(NAMED).map(([name, { spec }]) => [spec, name] as const),
  [decodeCommand.spec, 'Command'],
  [what.spec, 'What'],
  [OBJECT.spec, 'object'],
  [CHANGE.spec, '[path, value]'],
]);
const WIDTH = 100;

/** A description of data, by the names of its parts where they have one. */
const grammar = (spec: Spec): string => NAMES.get(spec) ?? spelt(spec);

function spelt(spec: Spec): string {
  switch (spec.kind) {
    case 'flag':
      return 'true | false';
    case 'integer':
      return spec.max === MANY ? 'integer' : `integer ${spec.min}…${spec.max}`;
    case 'text':
      return spec.max === MANY ? 'text' : `text ${spec.min}…${spec.max}`;
    case 'anything':
      return 'anything';
    case 'choice':
      return spec.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'nullable':
      return `${grammar(spec.of)} | null`;
    case 'optional':
      return `${grammar(spec.of)}${spec.value === undefined ? '' : ` = ${JSON.stringify(spec.value)}`}`;
    case 'list':
      return `[${grammar(spec.of)}, …${spec.max === MANY ? '' : ` up to ${spec.max}`}]`;
    case 'fields':
      return object(spec.fields);
    case 'variants':
      return Object.values(spec.variants).map(grammar).join('\n');
  }
}

function object(described: Readonly<Record<string, Spec>>): string {
  const parts = Object.entries(described).map(
    ([name, spec]) => `${name}${spec.kind === 'optional' ? '?' : ''}: ${grammar(spec)}`,
  );
  const line = `{ ${parts.join(', ')} }`;
  return line.length <= WIDTH ? line : `{\n${parts.map((part) => `  ${part},\n`).join('')}}`;
}

// ── The page

interface Section {
  readonly name: string;
  readonly grammar: string | undefined;
  readonly examples: readonly unknown[];
}

const PAGE = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');

function blocks(part: string, language: string): string[] {
  return [...part.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, body = '']) => body,
  );
}

function chapter(title: string): string {
  const found = PAGE.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
  return found ?? expect.fail(`no chapter "${title}"`);
}

function sections(title: string): Section[] {
  const [, ...parts] = chapter(title).split(/^### /m);
  return parts.map((part) => ({
    name: /^`?(\w+)/.exec(part)?.[1] ?? '',
    grammar: blocks(part, 'text')[0]?.trimEnd(),
    examples: blocks(part, 'json').map((example) => JSON.parse(example)),
  }));
}

interface Chapter {
  readonly title: string;
  readonly decoder: Decoder<Ask> | Decoder<Command> | Decoder<Tell> | Decoder<What>;
}

const CHAPTERS: readonly Chapter[] = [
  { title: 'From the client', decoder: decodeAsk },
  { title: 'Commands', decoder: decodeCommand },
  { title: 'From the server', decoder: tell },
  { title: 'What happened', decoder: what },
];

describe.each(CHAPTERS)('$title', ({ title, decoder }) => {
  const kinds = decoder.spec.kind === 'variants' ? decoder.spec.variants : {};
  const written = sections(title);

  test('every type is on the page, in order, and no other', () => {
    expect(written.map(({ name }) => name)).toEqual(Object.keys(kinds));
  });

  test.each(written)('$name has the grammar of its decoder and examples that are read', (section) => {
    const { name, examples } = section;
    expect(section.grammar).toBe(spelt(kinds[name]!));
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(decoder.decode(example).fault).toBeUndefined();
      expect(example).toMatchObject({ type: name });
    }
  });
});

describe('Data', () => {
  const written = sections('Data');

  test('everything that is named is on the page, and nothing else', () => {
    expect(written.map(({ name }) => name).sort()).toEqual(Object.keys(NAMED).sort());
  });

  test.each(written)('$name has the grammar of its decoder', ({ name, ...section }) => {
    const decoder = NAMED[name]!;
    expect(section.grammar).toBe(spelt(decoder.spec));
    for (const example of section.examples) expect(decoder.decode(example).fault).toBeUndefined();
  });
});

test('a conversation on the page is read line by line', () => {
  const lines = blocks(PAGE, 'jsonl').flatMap((block) => block.trimEnd().split('\n'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const [, from, json = ''] = /^([→←]) (.*)$/u.exec(line) ?? expect.fail(line);
    const decoder: Decoder<unknown> = from === '→' ? decodeAsk : tell;
    expect(decoder.decode(JSON.parse(json)).fault, line).toBeUndefined();
  }
});

test('moves, bots and refusals on the page are those of the game', async () => {
  const { game, bots, text: words } = GAMES['shanghaien']!;
  for (const [json] of PAGE.matchAll(/\{ ?"type": ?"(roll|place)"[^}]*\}/g))
    expect(game.decode.move.decode(JSON.parse(json)).fault).toBeUndefined();
  for (const [, bot = ''] of PAGE.matchAll(/"bot": ?"(\w+)"/g)) expect(bots).toHaveProperty(bot);
  const line =
    blocks(PAGE, 'jsonl')[0]
      ?.split('\n')
      .find((told) => told.includes('"refused"')) ?? '';
  const { refusal } = JSON.parse(line.slice(2));
  const { die } = JSON.parse(refusal.params.params);
  expect(refusal).toMatchObject({ rule: RULE_OF.dieNotRolled, params: { code: 'dieNotRolled' } });
  const { refusals } = (await words('de')) as unknown as GameText<Shanghaien>;
  expect(refusal.sentence).toBe(refusals.dieNotRolled({ die }, String));
});

test('the patch on the page gives what the page says', () => {
  const [before, patch, after] = blocks(chapter('Patches'), 'json').map((block) => JSON.parse(block));
  expect(patched(before, patch)).toEqual(after);
});

test('links within the page lead somewhere', () => {
  const anchors = new Set<string>();
  for (const [, heading = ''] of PAGE.matchAll(/^#+ (.*)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-');
    // Where a heading comes again, its anchor is numbered.
    anchors.add(anchors.has(anchor) ? `${anchor}-1` : anchor);
  }
  for (const [, anchor] of PAGE.matchAll(/\]\(#([^)]*)\)/g)) expect(anchors).toContain(anchor);
});
