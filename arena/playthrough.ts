/**
 * A random game as text: every move with its luck, what each viewer was told, what changed for each viewer,
 * and what could have been done. Meant to be read in a diff.
 */
import { recording, seeded } from '../core/chance.ts';
import { type Game, type Shape, type Viewer, viewers } from '../core/game.ts';

/** So many moves are listed, or what fits into so many characters. */
const MOST_MOVES = 30;
const MOST_CHARACTERS = 600;
/** Some games offer hundreds of thousands. */
const MOST_COUNTED = 1000;

type Event = Shape['Event'];

/** The options of a playthrough, under the name it is kept by. */
export interface Setting {
  readonly optionSet: string;
  readonly options: object;
  readonly seats: number;
}

export function playthrough(game: Game, { optionSet, options, seats }: Setting): string {
  const table: Table = { game, seats, options, last: new Map(), lines: [] };
  table.lines.push(
    `${game.id} ${game.version}, options "${optionSet}", ${seats} seats`,
    JSON.stringify(options),
  );
  const chance = seeded(`${game.id}/${optionSet}/${seats}`);
  const started = witnessed((events, draws) =>
    game.start(options, seats, recording(chance, draws), (e) => events.push(e)),
  );
  const state = started.value;
  tell(table, state, { heading: `0 start${luck(started.draws)}`, events: started.events });
  for (let n = 1; game.toAct(state).length > 0; n++) {
    const acting = game.toAct(state);
    const seat = acting[chance.draw(acting.length)] ?? 0;
    const move = game.sample(game.view(state, seat), seat, chance);
    const { events, draws } = witnessed((said, drawn) =>
      game.apply(state, seat, move, recording(chance, drawn), (e) => said.push(e)),
    );
    tell(table, state, { heading: `${n} seat ${seat} ${JSON.stringify(move)}${luck(draws)}`, events });
  }
  table.lines.push('', `result ${JSON.stringify(game.outcome(state))}`);
  return `${table.lines.join('\n')}\n`;
}

interface Table {
  readonly game: Game;
  readonly seats: number;
  readonly options: object;
  /** What each viewer saw before, key by key. */
  readonly last: Map<Viewer, Readonly<Record<string, string>>>;
  readonly lines: string[];
}

function witnessed<T>(run: (events: Event[], draws: number[]) => T): {
  value: T;
  events: Event[];
  draws: number[];
} {
  const [events, draws]: [Event[], number[]] = [[], []];
  return { value: run(events, draws), events, draws };
}

const luck = (draws: readonly number[]): string => (draws.length > 0 ? ` draws ${draws.join(' ')}` : '');

function tell(
  table: Table,
  state: object,
  { heading, events }: { heading: string; events: readonly Event[] },
): void {
  const { game, lines, seats } = table;
  lines.push('', heading);
  for (const event of events) {
    const told = grouped(seats, (viewer) => JSON.stringify(game.redact(event, viewer) ?? null));
    for (const [form, whose] of told) lines.push(`  !${whose} ${form}`);
  }
  const changes = grouped(seats, (viewer) => changed(table, viewer, game.view(state, viewer)));
  for (const [form, whose] of changes) if (form !== '') lines.push(`  =${whose} ${form}`);
  for (const seat of game.toAct(state))
    lines.push(`  ?${seat} ${choices(game.moves(game.view(state, seat), seat))}`);
}

/** Each form once, with those who see it; nobody is named where all see the same. */
function grouped(seats: number, form: (viewer: Viewer) => string): Map<string, string> {
  const groups = new Map<string, Viewer[]>();
  for (const viewer of viewers(seats)) {
    const seen = form(viewer);
    groups.set(seen, [...(groups.get(seen) ?? []), viewer]);
  }
  return new Map([...groups].map(([seen, whose]) => [seen, groups.size === 1 ? '' : whose.join(',')]));
}

/** The keys of a view whose values are new, as JSON. Options never change and are named at the top. */
function changed({ last, options }: Table, viewer: Viewer, view: object): string {
  const now = Object.fromEntries(
    Object.entries(view)
      .filter(([, value]) => JSON.stringify(value) !== JSON.stringify(options))
      .map(([key, value]) => [key, JSON.stringify(value)]),
  );
  const before = last.get(viewer);
  last.set(viewer, now);
  return Object.keys(now)
    .filter((key) => now[key] !== before?.[key])
    .map((key) => `${key}:${now[key]}`)
    .join(' ');
}

function choices(moves: Iterable<Shape['Move']>): string {
  const listed: string[] = [];
  let length = 0;
  let all = 0;
  for (const move of moves) {
    const said = inWords(move);
    length += said.length;
    if (all++ < MOST_MOVES && (length <= MOST_CHARACTERS || listed.length === 0)) listed.push(said);
    if (all === MOST_COUNTED) return `${listed.join(' | ')} | … ${MOST_COUNTED} or more`;
  }
  return `${listed.join(' | ')}${all > listed.length ? ` | … ${all} in all` : ''}`;
}

/** As a player would type it. */
function inWords({ type, ...fields }: Shape['Move']): string {
  const pairs = Object.entries(fields).filter(([, value]) => value !== null);
  return [
    type,
    ...pairs.map(([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`),
  ].join(' ');
}
