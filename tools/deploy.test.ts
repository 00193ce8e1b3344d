import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../server/config.ts';
import { readYaml } from './plain-yaml.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { version } = JSON.parse(read('package.json'));
const folder = mkdtempSync(join(tmpdir(), 'quayside-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Fields = Readonly<Record<string, unknown>>;
interface Service extends Fields {
  readonly image: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Fields | readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Fields;
}

const compose = (file: string): Compose => readYaml(read(file)) as Compose;
const ours = ({ services }: Compose): Service[] =>
  Object.values(services).filter(({ build }) => build !== undefined);

/** Variables that the server reads. */
const known = new Set([...read('server/config.ts').matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name]) => name));

describe.each(['compose.yaml', 'compose.cluster.yaml'])('%s', (file) => {
  const { services, volumes } = compose(file);

  test('our nodes have no more rights than they need, and an end', () => {
    expect(ours(compose(file)).length).toBeGreaterThan(0);
    for (const node of ours(compose(file))) {
      expect(node).toMatchObject({
        ...{ build: '.', image: `quayside:${version}`, user: 'node', read_only: true, cap_drop: ['ALL'] },
        ...{
          security_opt: ['no-new-privileges:true'],
          stop_grace_period: '30s',
          mem_limit: '1g',
          init: true,
        },
      });
      expect(JSON.stringify(node['healthcheck'])).toContain('http://127.0.0.1:8380/readyz');
      const written = [
        ...(node.volumes ?? []).map((one) => one.split(':')[1]),
        ...(node['tmpfs'] as string[]),
      ];
      expect(written).toEqual(expect.arrayContaining(['/tmp', '/data']));
    }
  });

  test('the server knows every variable that it is given, and its value', () => {
    for (const { environment = {} } of ours(compose(file)))
      for (const [name, value] of Object.entries(environment)) {
        expect(known).toContain(name);
        // As compose fills it in: the default, or a value for what must be set.
        const filled = value.replace(
          /\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g,
          (_, usual?: string) => usual ?? 'play.example',
        );
        const flag = {
          PUBLIC_URL: '--public-url',
          TRUST_PROXY: '--trust-proxy',
          DATABASE_URL: '--database-url',
        }[name];
        expect(() => readConfig([`${flag}=${filled}`])).not.toThrow();
      }
  });

  test('whatever is named is there', () => {
    for (const service of Object.values(services)) {
      for (const [from = ''] of (service.volumes ?? []).map((one) => one.split(':')))
        expect(from.startsWith('./') ? existsSync(join(ROOT, from)) : from in volumes).toBe(true);
      const needed = service.depends_on ?? [];
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(services).toHaveProperty(other);
      expect(service).toHaveProperty('restart', 'unless-stopped');
      expect(service).toHaveProperty('mem_limit');
    }
    expect(existsSync(join(ROOT, 'Dockerfile'))).toBe(true);
  });
});

test('one node is reached from its own machine, a cluster through the proxy alone', () => {
  const one = compose('compose.yaml').services['quayside'];
  expect(one?.ports).toEqual(['127.0.0.1:8380:8380']);
  const { services } = compose('compose.cluster.yaml');
  const open = Object.keys(services).filter((name) => services[name]?.ports);
  expect(open).toEqual(['proxy']);
  const nodes = Object.keys(services).filter((name) => services[name]?.build);
  const upstream = /reverse_proxy (.*) \{/.exec(read('deploy/Caddyfile'))?.[1]?.split(' ');
  expect(upstream).toEqual(nodes.map((name) => `${name}:8380`));
  expect(nodes.length).toBeGreaterThanOrEqual(2);
});

test('only the tarball is sent to the container engine', () => {
  expect(read('.dockerignore').trim().split('\n')).toEqual([
    '*',
    '!build/',
    'build/*',
    '!build/quayside-*.tgz',
  ]);
});

describe('the systemd unit', () => {
  const unit = read('deploy/quayside.service');

  test('keeps its files to itself, and its memory within bounds', () => {
    const keys = [
      'User=quayside',
      'UMask=0077',
      'StateDirectory=quayside',
      'StateDirectoryMode=0700',
      'MemoryMax=1G',
    ];
    const walls = [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'PrivateTmp=yes',
      'CapabilityBoundingSet=',
    ];
    for (const line of [...keys, ...walls, 'TimeoutStopSec=30s', 'Restart=on-failure'])
      expect(unit.split('\n')).toContain(line);
    // The JIT writes code and runs it.
    expect(unit).not.toContain('MemoryDenyWriteExecute');
    const { QUAYSIDE_DATA, StateDirectory } = Object.fromEntries(
      [...unit.matchAll(/(QUAYSIDE_DATA|StateDirectory)=(\S+)/g)].map(([, name, value]) => [name, value]),
    );
    expect(QUAYSIDE_DATA).toBe(`/var/lib/${StateDirectory}`);
  });

  test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
    'is one that systemd understands',
    () => {
      const file = join(folder, 'quayside.service');
      // It is not installed here: any other program stands for it.
      writeFileSync(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
      const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
      expect([verified.status, verified.stderr]).toEqual([0, '']);
      const rated = spawnSync('systemd-analyze', ['security', '--offline=true', file], { encoding: 'utf8' });
      const exposure = Number(/exposure level for .*: ([\d.]+)/.exec(rated.stdout)?.[1]);
      expect(exposure).toBeLessThanOrEqual(2);
    },
  );
});
