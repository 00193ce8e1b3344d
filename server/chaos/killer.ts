/**
 * Kills at random instants: under load, while a server is still starting, and the database too. Between two kills lie so
 * many answered commands, so that a slow machine plays as much as a quick one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Victim } from './cluster.ts';
import { finding } from './findings.ts';
import type { World } from './world.ts';

/** One kill in so many hits the database; one in so many a server that has hardly begun to start. */
const DATABASE = 5;
const EARLY = 4;
/** Commands that are answered between two kills, at most, and milliseconds after the last of them. */
const MOST_ANSWERED = 150;
const LONGEST_WAIT = 50;
/** One kill in so many does not wait until everybody is back. */
const RUTHLESS = 3;

export class Killer {
  readonly #world: World;
  readonly #starting = new Set<Promise<void>>();
  /** Milliseconds from a kill until the server listens again. */
  #startTakes = 300;

  constructor(world: World) {
    this.#world = world;
  }

  /** A kill, and the start that follows. */
  async strike(everybodyIsBack: () => boolean): Promise<void> {
    const { cluster, chance, figures } = this.#world;
    await this.#untilWorth();
    if (!this.#world.seldom(RUTHLESS)) await this.#until('everybody is back', everybodyIsBack);
    const enough = this.#world.answered + chance.draw(MOST_ANSWERED);
    await this.#until('commands are answered', () => this.#world.answered >= enough);
    await sleep(chance.draw(LONGEST_WAIT));
    const isDatabase = cluster.database !== undefined && this.#world.seldom(DATABASE);
    const victim = (isDatabase && cluster.database) || this.#someone();
    if (isDatabase) figures.databaseKills++;
    await this.#kill(victim);
    if (isDatabase || !this.#world.seldom(EARLY)) return;
    // Somewhere in the midst of its start.
    await sleep(chance.draw(Math.ceil(this.#startTakes)));
    figures.earlyKills++;
    await this.#kill(victim);
  }

  /** Resolves when all that were killed are back. */
  async peace(): Promise<void> {
    await Promise.all(this.#starting);
  }

  async #kill(victim: Victim): Promise<void> {
    const { figures, cluster } = this.#world;
    figures.kills++;
    await victim.kill();
    const begun = performance.now();
    const starting = victim.start().then(() => {
      this.#starting.delete(starting);
      if (victim.since !== undefined && victim !== cluster.database)
        this.#startTakes = performance.now() - begun;
    });
    this.#starting.add(starting);
  }

  /** Of several servers, two are up. */
  async #untilWorth(): Promise<void> {
    const { nodes, database } = this.#world.cluster;
    const wanted = Math.min(2, nodes.length);
    const up = () => nodes.filter(({ since }) => since !== undefined).length >= wanted;
    const isUp = () => up() && (!database || database.since !== undefined);
    await this.#until(`${wanted} servers are up`, isUp);
  }

  async #until(what: string, holds: () => boolean): Promise<void> {
    if (await this.#world.until(holds)) return;
    this.#world.report([finding('standsStill', '', `not within ${this.#world.patience} ms: ${what}`)]);
  }

  #someone(): Victim {
    const up = this.#world.cluster.nodes.filter(({ since }) => since !== undefined);
    return up[this.#world.chance.draw(up.length)] ?? this.#world.anyNode();
  }
}
