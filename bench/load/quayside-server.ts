/** Our own server in a process of its own, with a data folder that goes when it ends. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartOptions } from './rival.ts';
import { ROOT, ServerProcess } from './server-process.ts';

const SERVE = "import('./build/server.mjs').then(({ serve }) => serve(process.argv.slice(1)))";

export interface QuaysideServer {
  readonly process: ServerProcess;
  stop(): Promise<void>;
}

export interface QuaysideFlags {
  /** Of the server, after those that every server under load has. */
  readonly server: readonly string[];
  /** Of Node, after those that `npm start` sets. */
  readonly node?: readonly string[];
}

export async function startQuayside(
  { server, node = [] }: QuaysideFlags,
  options: StartOptions,
): Promise<QuaysideServer> {
  const data = mkdtempSync(join(tmpdir(), 'quayside-load-'));
  const remove = (): void => rmSync(data, { recursive: true, force: true });
  process.once('exit', remove);
  const settings = ['--port', '0', '--data', data, '--bot-pause', '0', ...server];
  const args = [...flagsOfStart(), ...node, '-e', SERVE, '--', ...settings];
  const started = await ServerProcess.start(args, options);
  return {
    process: started,
    async stop() {
      await started.stop();
      process.off('exit', remove);
      remove();
    },
  };
}

/** Node's flags, as `npm start` sets them. */
function flagsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return (scripts.start as string).split(' ').filter((word) => word.startsWith('--'));
}
