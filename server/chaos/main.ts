/** `npm run chaos`: kills servers under load until one of them loses something. */
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Cluster } from './cluster.ts';
import { type Packing, type Postgres, postgresCluster, sqliteCluster } from './clusters.ts';
import type { Finding } from './findings.ts';
import { run } from './run.ts';
import type { World } from './world.ts';

/** What only the tools know. */
export interface ChaosDeps extends Packing {
  startPostgres(options: { fsync: boolean }): Promise<Postgres>;
}

interface Options {
  readonly kills: number;
  readonly store: 'sqlite' | 'postgres' | 'both';
  readonly nodes: number;
  readonly tables: number;
  readonly seed: string;
}

const whole = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number.');
  return value;
};

/** Answers with the exit code: 1 if anything was found. */
export async function chaos(argv: readonly string[], deps: ChaosDeps): Promise<number> {
  const options = new Command('chaos')
    .description('Kills servers at random instants, under load, and checks that nothing is lost.')
    .option('--kills <n>', 'how many kills, in all', whole, 1000)
    .addOption(new Option('--store <kind>').choices(['sqlite', 'postgres', 'both']).default('both'))
    .option('--nodes <n>', 'servers on one PostgreSQL', whole, 3)
    .option('--tables <n>', 'tables at a time', whole, 9)
    .option('--seed <text>', 'of the instants and the moves', String(Date.now() % 1_000_000))
    .parse([...argv], { from: 'user' })
    .opts<Options>();
  const kinds = options.store === 'both' ? (['sqlite', 'postgres'] as const) : [options.store];
  let findings = 0;
  for (const kind of kinds) {
    const cluster = await clusterOf(kind, options, deps);
    const kills = Math.ceil(options.kills / kinds.length);
    const world = await run(cluster, { ...options, kills, progress: progressOf(kills) });
    report(world, options.seed);
    findings += world.findings.length;
  }
  return findings > 0 ? 1 : 0;
}

async function clusterOf(kind: 'sqlite' | 'postgres', { nodes }: Options, deps: ChaosDeps): Promise<Cluster> {
  if (kind === 'sqlite') return await sqliteCluster(deps);
  return await postgresCluster(deps, nodes, await deps.startPostgres({ fsync: true }));
}

/** One line that is written over on a terminal; elsewhere a line now and then. */
function progressOf(kills: number): (world: World) => void {
  const every = process.stdout.isTTY ? 1 : Math.ceil(kills / 4);
  let next = every;
  return ({ cluster, figures, findings }) => {
    if (figures.kills < next) return;
    next = figures.kills + every;
    const line = `${cluster.name}: ${figures.kills} of ${kills} kills, ${figures.acknowledged} acknowledged, ${findings.length + cluster.complaints.length} findings`;
    process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`);
  };
}

/** Of each kind. */
const MOST_SHOWN = 5;

function shown(findings: readonly Finding[]): string[] {
  const byCode = new Map<string, Finding[]>();
  for (const found of findings) byCode.set(found.code, [...(byCode.get(found.code) ?? []), found]);
  return [...byCode].flatMap(([code, some]) => [
    `  ${code}: ${some.length}`,
    ...some.slice(0, MOST_SHOWN).map(({ table, what }) => `    ${table} ${what}`),
  ]);
}

function report({ cluster, figures, findings }: World, seed: string): void {
  const f = figures;
  const times = (milliseconds: number) => `${(milliseconds / cluster.reading()).toFixed(1)} times`;
  const lines = [
    `${cluster.name}: ${f.kills} kills (${f.earlyKills} while starting, ${f.databaseKills} of the database)`,
    `  ${f.acknowledged} commands acknowledged, ${f.resent} resent, ${f.doubled} sent twice, ${f.refused} refused for good reasons`,
    `  ${f.entries} entries told, ${f.skipped} only as pictures; ${f.compared} pictures compared`,
    `  ${f.tables} tables, ${f.finished} finished, ${f.verified} verified; ${f.byBots} moves of bots, ${f.byClocks} of clocks`,
    `  a new process took ${Math.round(cluster.reading())} ms to read its code; of that, clients were back after ${times(f.resumed)} at most, tables went on after ${times(f.wentOn)}`,
    `  ${findings.length} findings${findings.length > 0 ? `, seed ${seed}` : ''}`,
    ...shown(findings),
  ];
  process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}${lines.join('\n')}\n`);
}
