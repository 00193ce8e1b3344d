/** The table in a terminal, seen from one seat at a time. */
import type { Seat, Shape, Viewer } from '../core/game.ts';
import type { Who } from '../text/game-text.ts';
import { type Answer, type Asked, asTyped, examplesOf, readAnswer } from './answer.ts';
import { choicesOf } from './choices.ts';
import { type Feed, openFeed } from './feed.ts';
import type { GameEntry } from './find.ts';
import type { Io } from './io.ts';
import { type Lines, openLines } from './lines.ts';
import { rulesAbout } from './rulebook.ts';
import type { Player } from './seating.ts';
import { refusalOf, sayChoice, sayEvent, sayFault, sayMisread, type Words } from './words.ts';
import { wrap } from './wrap.ts';

const LAST_EVENTS = 30;
const RULE_INDENT = 5;
const NO_BREAK = '\u00a0';

/** For a text whose lines are broken: this stays on one. */
const unbroken = (typed: string): string => typed.replaceAll(' ', NO_BREAK);

type Move = Shape['Move'];

export interface Table {
  readonly entry: GameEntry;
  readonly words: Words;
  readonly options: Shape['Options'];
  readonly players: readonly Player[];
  readonly io: Io;
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
    const { words } = this.table;
    const at = { view, seat, who: this.who };
    const { choices, more } = choicesOf(game, view, seat, (move) => sayChoice(words, move, at));
    this.tell(seat);
    this.drawIfChanged(view);
    const asked: Asked = { ...at, game, notation: words.notation, choices };
    this.list(asked, more);
    if (!this.explained) this.help(asked);
    this.explained = true;
    return this.ask(asked);
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

  private list(asked: Asked, more: number): void {
    const { io, words } = this.table;
    io.out('');
    io.out(io.paint.bold(words.table.play.turn(this.who(asked.seat))));
    const width = String(asked.choices.length).length + 2;
    for (const [index, move] of asked.choices.entries()) {
      io.out(`${String(index + 1).padStart(width)}  ${sayChoice(words, move, asked)}`);
    }
    if (more > 0) io.out(`   ${words.table.play.more(more)}`);
    const examples = examplesOf(asked);
    if (examples.length === 0) return;
    const own = words.table.play.own(examples.map(unbroken).join('  ·  '));
    for (const part of wrap(own, io.width)) io.out(io.paint.dim(part.replaceAll(NO_BREAK, ' ')));
  }

  private async ask(asked: Asked): Promise<Move | undefined> {
    const { entry, words } = this.table;
    for (;;) {
      const line = await this.lines.ask(`${words.table.play.choose(asked.choices.length)} > `);
      const answer: Answer = line === undefined ? { kind: 'quit' } : readAnswer(line, asked);
      if (answer.kind === 'quit') return undefined;
      if (answer.kind === 'move') {
        const refusal = refusalOf(entry, words, { ...asked, move: answer.move });
        if (!refusal) return answer.move;
        this.warn(refusal);
      } else this.reply(answer, line ?? '', asked);
    }
  }

  private reply(answer: Exclude<Answer, { kind: 'move' }>, line: string, asked: Asked): void {
    const { io, words } = this.table;
    if (answer.kind === 'fault') this.warn(sayFault(words.table, answer.fault));
    else if (answer.kind === 'misread')
      this.warn(`${sayMisread(words.table, answer.misread)} ${words.table.play.example(answer.example)}`);
    else if (answer.kind === 'rules') this.showRules(answer.which, line);
    else if (answer.kind === 'log')
      for (const sentence of this.said.slice(-LAST_EVENTS)) io.out(`  ${sentence}`);
    else if (answer.kind === 'help') this.help(asked);
    else if (answer.kind === 'board') {
      this.draw(asked.view);
      this.list(asked, 0);
    } else if (line.trim() === '') this.help(asked);
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

  /** What can be typed, with a move of several parts as an example, or else the shortest. */
  private help(asked: Asked): void {
    const { io, words } = this.table;
    const typed = asked.choices.map((move) => asTyped(move, asked)).sort((a, b) => a.length - b.length);
    const [example = 'help'] = [...examplesOf(asked), ...typed];
    const sentences = [words.table.play.help(example), words.notation?.help ?? ''];
    for (const sentence of sentences.filter((said) => said !== '')) {
      for (const part of wrap(sentence, io.width)) io.out(io.paint.dim(part));
    }
  }

  private warn(sentence: string): void {
    this.table.io.out(this.table.io.paint.warning(sentence));
  }
}
