/**
 * Somebody at a table: follows it over a socket that may break at any instant, moves as fast as it is acknowledged,
 * and sends again under the same id what was not.
 */
import type { Command } from '../../protocol/commands.ts';
import type { Tell } from '../../protocol/messages.ts';
import { finding } from './findings.ts';
import { nextCommand, type Role } from './habits.ts';
import { acknowledge, type Deed, refuse } from './ledger.ts';
import { Line } from './line.ts';
import { Witness } from './witness.ts';
import type { World } from './world.ts';

/** One in so many commands is sent twice, and after one in so many entries the picture is asked for again. */
const DOUBLED = 10;
const REREAD = 40;
/** Milliseconds until somebody who was refused looks again. */
const LOOK_AGAIN = 20;

export class Client {
  readonly name: string;
  readonly role: Role;
  readonly cookie: string;
  account = '';
  witness: Witness | undefined;
  readonly #world: World;
  readonly #line: Line;
  /** The command that waits for its answer. */
  #pending: Deed | undefined;
  readonly #answered = new Map<string, Deed>();
  /** Since when it waits for the picture; undefined when it has it. */
  #waitsSince: number | undefined;
  #resting = false;

  constructor(world: World, { name, role, cookie }: { name: string; role: Role; cookie: string }) {
    this.name = name;
    this.role = role;
    this.cookie = cookie;
    this.#world = world;
    this.#line = new Line(world, cookie, {
      opened: () => this.#greet(),
      told: (tell) => this.#hear(tell),
      lost: () => {
        this.#waitsSince = performance.now();
      },
    });
  }

  get isWaiting(): boolean {
    return this.#pending !== undefined || this.#waitsSince !== undefined;
  }

  get isBack(): boolean {
    return this.#waitsSince === undefined;
  }

  follow(table: string): void {
    const before = this.witness?.table;
    if (before !== undefined) this.#line.send({ type: 'unwatch', table: before });
    this.witness = new Witness(table);
    this.#waitsSince = performance.now();
    this.#watch();
  }

  /** Sends nothing of its own accord any more. */
  rest(): void {
    this.#resting = true;
  }

  close(): void {
    this.#line.close();
  }

  /** From the last entry seen on. */
  reread(): void {
    this.#watch();
  }

  #greet(): void {
    this.#line.send({ type: 'hello', protocol: 1 });
    this.#watch();
    if (this.#pending) this.#resend(this.#pending);
  }

  #watch(): void {
    const { witness } = this;
    if (witness) this.#line.send({ type: 'watch', table: witness.table, after: witness.n || null });
  }

  // ── What it does

  do(command: Command): void {
    const { witness } = this;
    if (!witness) throw new Error('a client does something at a table');
    const deed = this.#world.ledger.add(witness.table, this.account, command, performance.now());
    this.#pending = deed;
    this.#send(deed);
    if (!this.#world.seldom(DOUBLED)) return;
    this.#world.figures.doubled++;
    this.#send(deed);
  }

  #send({ id, table, command }: Deed): void {
    this.#line.send({ type: 'do', id, table, command });
  }

  #resend(deed: Deed): void {
    this.#world.figures.resent++;
    this.#send(deed);
  }

  #act(): void {
    const { witness } = this;
    if (!witness?.picture || this.isWaiting || this.#resting || this.account === '') return;
    const { n, picture } = witness;
    const words = () => `${this.name} at ${n}, ${this.#world.chance.draw(2 ** 31)}`;
    const command = nextCommand(this.role, { n, picture }, this.#world.chance, words);
    if (command) this.do(command);
  }

  // ── What it hears

  #hear(tell: Tell): void {
    if (tell.type === 'welcome') this.account = tell.who;
    else if (tell.type === 'done') this.#done(tell);
    else if (tell.type === 'refused') this.#refused(tell);
    else if ('table' in tell && tell.table === this.witness?.table) this.#news(this.witness, tell);
  }

  #news(witness: Witness, tell: Tell): void {
    const { skipped, compared } = witness;
    this.#world.report(witness.hear(tell));
    const { figures } = this.#world;
    figures.entries += tell.type === 'entry' ? 1 : 0;
    figures.skipped += witness.skipped - skipped;
    figures.compared += witness.compared - compared;
    if (tell.type === 'sync' || tell.type === 'catchUp') this.#back();
    else if (this.#world.seldom(REREAD)) this.reread();
    this.#act();
  }

  #back(): void {
    if (this.#waitsSince !== undefined) this.#world.resumed(this.#waitsSince);
    this.#waitsSince = undefined;
  }

  #done({ id, n }: Extract<Tell, { type: 'done' }>): void {
    const deed = this.#settled(id);
    if (!deed) return;
    if (deed.n === undefined) this.#world.figures.acknowledged++;
    this.#world.report(acknowledge(deed, n));
    this.#act();
  }

  #refused({ id, refusal }: Extract<Tell, { type: 'refused' }>): void {
    if (id === '') this.#unwatched(refusal.code);
    const deed = this.#settled(id);
    if (!deed) return;
    this.#world.figures.refused++;
    this.#world.report(refuse(deed, refusal.code, this.#world.figures.databaseKills > 0));
    setTimeout(() => this.#act(), LOOK_AGAIN);
  }

  /** Nobody may be kept from following a table, unless the store does not answer. */
  #unwatched(code: string): void {
    const isStoreKilled = this.#world.figures.databaseKills > 0;
    if (code !== 'busy' || !isStoreKilled)
      this.#world.report([finding('refused', this.witness?.table ?? '', `watching: ${code}`)]);
    setTimeout(() => this.#watch(), LOOK_AGAIN);
  }

  /** The deed an answer is about; the second answer to one that was sent twice finds it as well. */
  #settled(id: string): Deed | undefined {
    if (this.#pending?.id !== id) return this.#answered.get(id);
    const deed = this.#pending;
    this.#pending = undefined;
    this.#world.resumed(deed.sent);
    this.#answered.clear();
    this.#answered.set(id, deed);
    return deed;
  }
}
