/** One run: parties play, servers die, and in the end nothing may be missing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../../core/chance.ts';
import { checkStore } from './audit.ts';
import type { Cluster } from './cluster.ts';
import { finding } from './findings.ts';
import { Killer } from './killer.ts';
import { Party } from './party.ts';
import { World } from './world.ts';

export interface RunOptions {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  /** Commands that are acknowledged at least: kills go on until then. */
  readonly acknowledged?: number;
  /** Milliseconds after which something stands still; only for servers that are known to. */
  readonly patience?: number;
  /** Told after every kill. */
  readonly progress: (world: World) => void;
}

/** After so many kills there is peace for a moment, in which every table has to go on. */
const PEACE_EVERY = 100;
/** Milliseconds for those who play on by themselves, when nobody else does any more. */
const ALONE = 300;

/** The cluster is started here, and closed. */
export async function run(cluster: Cluster, options: RunOptions): Promise<World> {
  const world = new World(cluster, seeded(`${cluster.name} ${options.seed}`), options.patience);
  const parties = Array.from({ length: options.tables }, (_, i) => new Party(world, i));
  try {
    await Promise.all(cluster.nodes.map((node) => node.start()));
    if (cluster.nodes.some(({ since }) => since === undefined))
      throw new Error(`A server does not start: ${cluster.complaints.join('\n')}`);
    await Promise.all(parties.map((party) => party.begin()));
    await rage(world, parties, options);
    await conclude(world, parties);
  } finally {
    for (const party of parties) party.close();
    await cluster.close();
  }
  world.report(cluster.complaints.map((what) => finding('complaint', '', what)));
  return world;
}

async function rage(world: World, parties: readonly Party[], options: RunOptions): Promise<void> {
  const { kills, acknowledged = 0, progress } = options;
  const killer = new Killer(world);
  let nextPeace = PEACE_EVERY;
  while (world.figures.kills < kills || world.figures.acknowledged < acknowledged) {
    await killer.strike(() => parties.every((party) => party.isBack));
    progress(world);
    if (world.figures.kills < nextPeace) continue;
    nextPeace += PEACE_EVERY;
    await killer.peace();
    await Promise.all(parties.map((party) => party.goesOn()));
  }
  await killer.peace();
  await Promise.all(parties.map((party) => party.goesOn()));
}

/** A last kill of all, so that what is compared comes from the journal and from nobody's memory. */
async function conclude(world: World, parties: readonly Party[]): Promise<void> {
  await Promise.all(parties.map((party) => party.rest()));
  const { nodes } = world.cluster;
  await Promise.all(nodes.map((node) => node.kill()));
  await Promise.all(nodes.map((node) => node.start()));
  await sleep(ALONE);
  const clients = parties.flatMap((party) => party.clients);
  for (const client of clients) client.reread();
  await Promise.all(parties.map((party) => party.rest()));
  for (const party of parties) await party.audit();
  await Promise.all(nodes.map((node) => node.kill()));
  await checkStore(world);
}
