/** `play`: a game in the terminal, against bots or with friends at one keyboard. */
import { randomBytes } from 'node:crypto';
import { seeded } from '../core/chance.ts';
import type { Outcome, Seat, Shape } from '../core/game.ts';
import { type Recorder, record } from '../core/log.ts';
import { findGame, findLanguage } from './find.ts';
import type { Io } from './io.ts';
import { type Keeper, keepIn } from './keep.ts';
import { readOptions } from './options.ts';
import { Screen, type Table } from './screen.ts';
import { DEFAULT_NODES, type Player, type SeatingWish, seatPlayers } from './seating.ts';
import { refusalOf, wordsOf } from './words.ts';

export interface PlayWish extends SeatingWish {
  readonly seed?: string;
  readonly option: readonly string[];
  readonly lang?: string;
  readonly save?: string;
  readonly nodes?: number;
}

export async function play(id: string, wish: PlayWish, io: Io): Promise<number> {
  const language = findLanguage(wish.lang, io.env);
  const entry = await findGame(id, language);
  const words = await wordsOf(entry, language);
  const players = seatPlayers(entry, wish, { table: words.table, language });
  const options = readOptions(entry, wish.option, words.table);
  const seed = wish.seed ?? randomBytes(6).toString('hex');
  const keeper = wish.save === undefined ? undefined : keepIn(wish.save);
  const table: Table = { entry, words, options, players, io };
  const sitting = new Sitting(table, options, { seed, nodes: wish.nodes ?? DEFAULT_NODES });
  try {
    await sitting.playOn(keeper);
  } finally {
    sitting.close();
  }
  if (wish.save !== undefined) io.out(words.table.play.saved(wish.save));
  return 0;
}

/** One game from the welcome to the result. */
class Sitting {
  private readonly table: Table;
  private readonly screen: Screen;
  private readonly recorder: Recorder<Shape>;
  private readonly seed: string;
  private readonly nodes: number;

  constructor(table: Table, options: object, { seed, nodes }: { seed: string; nodes: number }) {
    this.table = table;
    this.seed = seed;
    this.nodes = nodes;
    this.screen = new Screen(table);
    const emit = (event: Shape['Event']): void => this.screen.feed.add(event);
    this.recorder = record(table.entry.game, options, table.players.length, { chance: seeded(seed), emit });
  }

  close(): void {
    this.screen.close();
  }

  async playOn(keeper: Keeper | undefined): Promise<void> {
    keeper?.begin(this.recorder.log);
    this.welcome();
    const { game } = this.table.entry;
    for (;;) {
      this.screen.tellSoon();
      const [seat] = game.toAct(this.recorder.state);
      if (seat === undefined) {
        this.finish(game.outcome(this.recorder.state));
        return;
      }
      const move = await this.moveOf(seat);
      if (move === undefined) break;
      const entry = this.recorder.play(seat, move, Date.now());
      keeper?.add(entry);
    }
    this.goodbye();
  }

  private welcome(): void {
    const { io, words } = this.table;
    io.out(io.paint.bold(words.table.play.welcome(words.game.title, this.seed)));
  }

  private moveOf(seat: Seat): Promise<Shape['Move'] | undefined> {
    const player = this.table.players[seat];
    return player?.bot ? this.botMove(player, seat) : this.screen.choose(this.recorder.state, seat);
  }

  private async botMove({ bot, name }: Player, seat: Seat): Promise<Shape['Move'] | undefined> {
    const { entry, words } = this.table;
    const view = entry.game.view(this.recorder.state, seat);
    const chance = seeded(`${this.seed}/bot/${seat}/${this.recorder.log.entries.length}`);
    const move = await bot?.choose(view, seat, this.screen.feed.heard(seat), { nodes: this.nodes, chance });
    const refusal = move && refusalOf(entry, words, { view, seat, move, who: () => name });
    if (refusal) throw new Error(`${name} wanted ${JSON.stringify(move)}: ${refusal}`);
    return move;
  }

  private finish(outcome: Outcome | undefined): void {
    const { io, words, players, entry } = this.table;
    this.screen.tell('table');
    this.screen.draw(entry.game.view(this.recorder.state, 'table'));
    io.out('');
    io.out(io.paint.bold(words.table.play.over));
    for (const line of placesOf(outcome, players, words.table.play.place)) io.out(`  ${line}`);
  }

  private goodbye(): void {
    this.table.io.out(this.table.words.table.play.goodbye);
  }
}

/** Who came in where, best first. */
export function placesOf(
  outcome: Outcome | undefined,
  players: readonly { readonly name: string }[],
  say: (place: number, name: string, score: number) => string,
): string[] {
  const { places = [], scores = [] } = outcome ?? {};
  const seats = [...players.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return seats.map((seat) => say(places[seat] ?? 0, players[seat]?.name ?? '', scores[seat] ?? 0));
}
