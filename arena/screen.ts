/** The table in a terminal, seen from one seat at a time. */
import type { Seat, Shape, Viewer } from '../core/game.ts';
import type { Who } from '../text/game-text.ts';
import { type Answer, asTyped, readAnswer } from './answer.ts';
import { choicesOf } from './choices.ts';
import { type Feed, openFeed } from './feed.ts';
import type { GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { type Lines, openLines } from './lines.ts';
import { rulesAbout } from './rulebook.ts';
import type { Player } from './seating.ts';
import { refusalOf, sayEvent, sayFault, sayMove, type Words } from './words.ts';
import { wrap } from './wrap.ts';

const LAST_EVENTS = 30;
const RULE_INDENT = 5;

type Move = Shape['Move'];

export interface Table {
  readonly entry: GameEntry;
  readonly words: Words;
  readonly options: Shape['Options'];
  readonly players: readonly Player[];
  readonly io: Io;
}

/** A seat's decision: what it sees and what it may do. */
interface Decision {
  readonly seat: Seat;
  readonly view: object;
  readonly choices: readonly Move[];
}

export class Screen {
  readonly feed: Feed;
  private readonly table: Table;
  private readonly lines: Lines;
  private readonly who: Who;
  /** The last thing drawn, for whom, and the sentences since the beginning. */
  private drawn: readonly string[] = [];
  private reader: Viewer;
  private explained = false;
  private readonly said: string[] = [];

  constructor(table: Table) {
    this.table = table;
    this.feed = openFeed(table.entry.game);
    this.lines = openLines(table.io);
    this.who = (seat) => table.players[seat]?.name ?? String(seat + 1);
    const people = [...table.players.keys()].filter((seat) => !table.players[seat]?.bot);
    this.reader = people.length === 1 ? (people[0] ?? 'table') : 'table';
  }

  close(): void {
    this.lines.close();
  }

  /** Says what happened since, unless several people share the screen and the next reader is not known yet. */
  tellSoon(): void {
    if (this.table.players.filter(({ bot }) => !bot).length < 2) this.tell(this.reader);
  }

  tell(viewer: Viewer): void {
    for (const event of this.feed.unread(viewer)) {
      const sentence = sayEvent(this.table.words, event, this.who);
      if (sentence === '') continue;
      this.said.push(sentence);
      this.table.io.out(this.table.io.paint.news(`  ${sentence}`));
    }
  }

  /** The move a person chooses, or undefined to leave the table. */
  async choose(state: object, seat: Seat): Promise<Move | undefined> {
    const { game } = this.table.entry;
    const view = game.view(state, seat);
    if (!(await this.passTo(state, seat))) return undefined;
    const { choices, more } = choicesOf(game, view, seat);
    this.tell(seat);
    this.drawIfChanged(view);
    this.list(seat, choices, more);
    if (!this.explained) this.help(choices);
    this.explained = true;
    return this.ask({ seat, view, choices });
  }

  /** With secrets in the game, the next person at this screen must not see what the last one saw. */
  private async passTo(state: object, seat: Seat): Promise<boolean> {
    const { entry, io, words } = this.table;
    const last = this.reader;
    this.reader = seat;
    if (last === seat || last === 'table') return true;
    if (JSON.stringify(entry.game.view(state, last)) === JSON.stringify(entry.game.view(state, seat)))
      return true;
    if (io.screen) io.out('\u001b[2J\u001b[3J\u001b[H');
    this.drawn = [];
    this.said.length = 0;
    return (await this.lines.ask(`${words.table.play.turn(this.who(seat))} [Enter] `)) !== undefined;
  }

  /** The board stays readable above the list as long as hardly anything on it has changed. */
  private drawIfChanged(view: object): void {
    const board = this.table.words.game.board(view, this.who);
    if (board.filter((line) => !this.drawn.includes(line)).length > 1) this.draw(view);
  }

  draw(view: object): void {
    const { io, words } = this.table;
    this.drawn = words.game.board(view, this.who);
    const [head = '', ...rest] = this.drawn;
    io.out('');
    io.out(io.paint.bold(head));
    for (const line of rest) io.out(line);
  }

  private list(seat: Seat, choices: readonly Move[], more: number): void {
    const { io, words } = this.table;
    io.out('');
    io.out(io.paint.bold(words.table.play.turn(this.who(seat))));
    const width = String(choices.length).length + 2;
    for (const [index, move] of choices.entries()) {
      io.out(`${String(index + 1).padStart(width)}  ${sayMove(words, move, this.who)}`);
    }
    if (more > 0) io.out(`   ${words.table.play.more(more)}`);
  }

  private async ask(decision: Decision): Promise<Move | undefined> {
    const { entry, words } = this.table;
    for (;;) {
      const line = await this.lines.ask(`${words.table.play.choose(decision.choices.length)} > `);
      const answer: Answer =
        line === undefined ? { kind: 'quit' } : readAnswer(line, decision.choices, entry.game);
      if (answer.kind === 'quit') return undefined;
      if (answer.kind === 'move') {
        const refusal = refusalOf(entry, words, { ...decision, move: answer.move, who: this.who });
        if (!refusal) return answer.move;
        this.warn(refusal);
      } else this.reply(answer, line ?? '', decision);
    }
  }

  private reply(
    answer: Exclude<Answer, { kind: 'move' }>,
    line: string,
    { view, choices, seat }: Decision,
  ): void {
    const { io, words } = this.table;
    if (answer.kind === 'fault') this.warn(sayFault(words.table, answer.fault));
    else if (answer.kind === 'rules') this.showRules(answer.which, line);
    else if (answer.kind === 'log')
      for (const sentence of this.said.slice(-LAST_EVENTS)) io.out(`  ${sentence}`);
    else if (answer.kind === 'help') this.help(choices);
    else if (answer.kind === 'board') {
      this.draw(view);
      this.list(seat, choices, 0);
    } else if (line.trim() === '') this.help(choices);
    else this.warn(words.table.play.notAMove(line.trim()));
  }

  private showRules(which: string, line: string): void {
    const { io, words, options } = this.table;
    const found = rulesAbout(words.game, options, which);
    if (found.length === 0) this.warn(words.table.play.notAMove(line.trim()));
    for (const text of found) {
      if (!text.startsWith(' ')) io.out(io.paint.bold(text));
      else for (const part of wrap(text, io.width, RULE_INDENT)) io.out(part);
    }
  }

  /** What can be typed, with the shortest of the choices as an example. */
  private help(choices: readonly Move[]): void {
    const { io, words } = this.table;
    const [example = 'help'] = choices.map(asTyped).sort((a, b) => a.length - b.length);
    for (const part of wrap(words.table.play.help(example), io.width)) io.out(io.paint.dim(part));
  }

  private warn(sentence: string): void {
    this.table.io.out(this.table.io.paint.warning(sentence));
  }
}
