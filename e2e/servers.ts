/** Servers that a test starts for itself, as tools/browser.mjs has built them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SCRIPT = `import('./build/server.mjs').then(({ serve }) => serve(process.argv.slice(1)))`;

export interface OwnServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** On a free port, over this data folder. */
export async function startServer(data: string, flags: readonly string[]): Promise<OwnServer> {
  const args = ['-e', SCRIPT, '--', '--port', '0', '--data', data, '--unlimited', ...flags];
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  let said = '';
  let url: string | undefined;
  while (!url && server.exitCode === null) {
    const [text] = await Promise.race([once(server.stdout, 'data'), ended]);
    said += String(text);
    url = /http:\/\/\S+/.exec(said)?.[0];
  }
  if (!url) throw new Error(`The server ended before it was open:\n${said}`);
  server.stdout.resume();
  return {
    url,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
