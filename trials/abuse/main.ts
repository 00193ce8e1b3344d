/** `npm run abuse`: attacks a server of its own on loopback, with honest players beside the attackers. */
import { Command, InvalidArgumentError } from 'commander';
import type { Attack } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';
import { abuseTable, failuresOf, missesOf } from './report.ts';
import { type AbusePlan, type Aftermath, tryAttack } from './run.ts';

interface Options extends AbusePlan {
  readonly attacks: readonly Attack[];
}

const numberFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (text !== '' && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a number from ${least} to ${most}.`);
  };

function attacksIn(text: string): Attack[] {
  return text.split(',').map((id) => {
    const attack = ATTACKS.find((known) => known.id === id);
    if (attack) return attack;
    throw new InvalidArgumentError(
      `There is no attack "${id}"; there are ${ATTACKS.map((known) => known.id).join(', ')}.`,
    );
  });
}

function readOptions(argv: readonly string[]): Options {
  return new Command('abuse')
    .description('Attacks a server of its own and tells what honest players felt.')
    .option('--attacks <list>', 'which, separated by commas', attacksIn, ATTACKS)
    .option('--share <part>', 'of the full counts', numberFrom(0.001, 1), 1)
    .option('--seconds <n>', 'honest play without and beside each attack', numberFrom(0.1, 600), 10)
    .option('--calm <n>', 'seconds after each attack until memory is compared', numberFrom(0, 600), 60)
    .option('--heap <mb>', 'of the server', numberFrom(64, 65_536), 256)
    .parse([...argv], { from: 'user' })
    .opts<Options>();
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Answers with the exit code: 1 if the server fell, or kept or lost something. */
export async function abuse(argv: readonly string[]): Promise<number> {
  const { attacks, ...plan } = readOptions(argv);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const rows: Aftermath[] = [];
  const failures: string[] = [];
  for (const attack of attacks) {
    say(`${attack.id}: ${attack.does}`);
    const row = await tryAttack(attack, plan).catch((error: unknown) => {
      failures.push(`${attack.id}: ${error instanceof Error ? error.message : String(error)}`);
    });
    if (row) rows.push(row);
  }
  if (rows.length > 0) say(`\n${abuseTable(rows)}\n`);
  for (const miss of rows.flatMap(missesOf)) say(`missed: ${miss}`);
  failures.push(...rows.flatMap(failuresOf));
  for (const failure of failures) say(`FAILED: ${failure}`);
  if (failures.length === 0) say('the server stood, and kept nothing');
  return failures.length > 0 ? 1 : 0;
}
