/** Brings node_modules in step with the lockfile. Uses nothing but Node, since nothing may be installed yet. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const STAMP = join(ROOT, 'node_modules', '.quayside-setup');

/** Installs if needed; ends the process with one sentence if it cannot. */
export function setup() {
  const problem = nodeTooOld() ?? installIfStale();
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}

function nodeTooOld() {
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node.replace('>=', '');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return undefined;
  return `Quayside needs Node ${wanted} or newer; this is ${process.versions.node}.`;
}

function installIfStale() {
  const stamp = currentStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return undefined;
  console.log('Installing packages (npm ci); this happens once per lockfile.');
  const { status } = npm(['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) {
    return 'Installing packages failed: see what npm says above, then try again.';
  }
  writeFileSync(STAMP, stamp);
  return undefined;
}

/** Packages with binaries differ by platform, and native ones by Node's major version. */
function currentStamp() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const major = process.versions.node.split('.')[0];
  return createHash('sha256')
    .update(lock)
    .update(`${process.platform} ${process.arch} ${major}`)
    .digest('hex');
}

if (process.argv[1]?.endsWith('setup.mjs')) setup();
