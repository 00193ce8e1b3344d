/** For tests: does what a Dockerfile says, in a folder that stands for the image. No container engine is needed. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What an image is started with. */
export interface Image {
  readonly from: string;
  readonly env: Record<string, string>;
  readonly cwd: string;
  readonly user: string;
  readonly ports: readonly string[];
  readonly volumes: readonly string[];
  readonly health: readonly string[];
  readonly command: readonly string[];
  /** A path of the image, where it is on this machine. */
  path(inside: string): string;
}

export interface Kitchen {
  /** The folder that is sent along. */
  readonly context: string;
  /** The folder that stands for the image. */
  readonly root: string;
}

interface Making extends Kitchen {
  from: string;
  cwd: string;
  user: string;
  readonly env: Record<string, string>;
  readonly ports: string[];
  readonly volumes: string[];
  health: readonly string[];
  command: readonly string[];
}

/** Folders of the image that our Dockerfile names. */
const INSIDE = /(?<=^|[\s=:])\/(opt|tmp|data)(?=\/|\s|:|$)/g;

export function buildImage(dockerfile: string, kitchen: Kitchen): Image {
  const making: Making = {
    ...kitchen,
    ...{ from: '', cwd: '/', user: 'root', env: {}, ports: [], volumes: [], health: [], command: [] },
  };
  for (const folder of ['opt', 'tmp', 'stubs']) mkdirSync(join(kitchen.root, folder), { recursive: true });
  for (const [, word = '', rest = ''] of instructions(dockerfile)) {
    const step = STEPS[word];
    if (!step) throw new Error(`Not understood: ${word}`);
    step(making, rest);
  }
  return { ...making, path: (inside) => outside(making, inside) };
}

function instructions(dockerfile: string): RegExpMatchArray[] {
  const whole = dockerfile.replace(/^#.*\n/gm, '').replace(/\\\n\s*/g, '');
  return [...whole.matchAll(/^([A-Z]+) +(.*)$/gm)];
}

const outside = ({ root }: Kitchen, text: string): string => text.replace(INSIDE, `${root}/$1`);

const STEPS: Readonly<Record<string, (making: Making, rest: string) => void>> = {
  FROM: (making, rest) => {
    making.from = rest;
  },
  ENV: (making, rest) => {
    for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g))
      making.env[name] = outside(making, value).replace('$PATH', () => process.env['PATH'] ?? '');
  },
  WORKDIR: (making, rest) => {
    making.cwd = outside(making, rest);
    mkdirSync(making.cwd, { recursive: true });
  },
  USER: (making, rest) => {
    making.user = rest;
  },
  EXPOSE: ({ ports }, rest) => void ports.push(rest),
  VOLUME: ({ volumes }, rest) => void volumes.push(rest),
  HEALTHCHECK: (making, rest) => {
    making.health = JSON.parse(/CMD (.*)$/.exec(rest)?.[1] ?? '[]');
  },
  CMD: (making, rest) => {
    making.command = JSON.parse(rest);
  },
  COPY: copy,
  RUN: run,
};

function copy(making: Making, rest: string): void {
  const [pattern = '', to = ''] = rest.split(' ');
  const folder = join(making.context, dirname(pattern));
  const name = new RegExp(`^${basename(pattern).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  const found = readdirSync(folder).filter((file) => name.test(file));
  if (found.length !== 1) throw new Error(`${pattern} means ${found.length} files.`);
  mkdirSync(outside(making, to), { recursive: true });
  for (const file of found) copyFileSync(join(folder, file), join(outside(making, to), file));
}

/** Only root can give files away, and only the image has that user: that it is asked for is all that is seen. */
function run(making: Making, rest: string): void {
  const stubs = join(making.root, 'stubs');
  writeFileSync(join(stubs, 'chown'), `#!/bin/sh\necho "$@" >> "${join(stubs, 'chowned')}"\n`);
  chmodSync(join(stubs, 'chown'), 0o755);
  const env = {
    ...{ ...process.env, ...making.env },
    PATH: `${stubs}:${making.env['PATH'] ?? process.env['PATH']}`,
    // As empty as in a new image.
    npm_config_cache: join(making.root, 'npm-cache'),
  };
  const { status, stderr } = spawnSync(outside(making, rest), {
    shell: true,
    cwd: making.cwd,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`RUN ${rest} failed: ${stderr}`);
}
