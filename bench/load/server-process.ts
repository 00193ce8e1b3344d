/** A server in a process of its own, with a line to ask it what it uses. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { peersFolder } from '../peers.ts';
import type { StartOptions, Usage } from './rival.ts';

export const ROOT = join(peersFolder(), '..', '..');
const PROBE = pathToFileURL(join(ROOT, 'bench', 'load', 'probe.mjs')).href;
const PATIENCE = 5_000;

export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  /** `args` are Node's: a script that prints its address when it is open. */
  static async start(args: readonly string[], { profile }: StartOptions): Promise<ServerProcess> {
    const profiling = profile === '' ? [] : ['--cpu-prof', '--cpu-prof-dir', profile];
    const flags = ['--expose-gc', '--import', PROBE, ...profiling];
    const child = spawn(process.execPath, [...flags, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    return new ServerProcess(child, await address(child));
  }

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  usage(tidy = false): Promise<Usage> {
    return new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the server has ended'));
      this.#child.once('exit', gone);
      this.#child.once('message', (usage) => {
        this.#child.off('exit', gone);
        resolve(usage as Usage);
      });
      this.#child.send(tidy ? 'tidy' : 'usage');
    });
  }

  /** Ends it of its own accord, since a killed process writes no profile. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    const late = setTimeout(() => this.#child.kill('SIGKILL'), PATIENCE);
    this.#child.send('stop');
    await gone;
    clearTimeout(late);
  }
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the server did not start')));
    child.stdout?.on('data', (text) => {
      const [url] = /http:\/\/[\w.:-]+/.exec(String(text)) ?? [];
      if (url) resolve(url);
    });
  });
}
