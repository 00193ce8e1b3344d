/** What everybody in one run shares. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../core/chance.ts';
import { availableSince, type Cluster, type ServerNode } from './cluster.ts';
import { type Finding, finding } from './findings.ts';
import { Ledger } from './ledger.ts';

export interface Figures {
  kills: number;
  /** Of these: of the database, and of servers that were only starting. */
  databaseKills: number;
  earlyKills: number;
  acknowledged: number;
  resent: number;
  /** Sent twice on purpose. */
  doubled: number;
  refused: number;
  entries: number;
  /** Entries that a viewer was shown only as part of a whole picture. */
  skipped: number;
  compared: number;
  tables: number;
  finished: number;
  verified: number;
  /** Moves of bots and of clocks that ran out. */
  byBots: number;
  byClocks: number;
  /** The longest milliseconds until a client was back, and until a table went on by itself. */
  resumed: number;
  wentOn: number;
}

const NONE: Figures = {
  ...{ kills: 0, databaseKills: 0, earlyKills: 0, acknowledged: 0, resent: 0, doubled: 0, refused: 0 },
  ...{ entries: 0, skipped: 0, compared: 0, tables: 0, finished: 0, verified: 0, byBots: 0, byClocks: 0 },
  ...{ resumed: 0, wentOn: 0 },
};

const PAUSE = 50;
const LOOK = 10;
/** Milliseconds that only end what hangs: how fast the machine is, nobody knows. */
const PATIENCE = 300_000;

export class World {
  readonly cluster: Cluster;
  readonly chance: Chance;
  readonly ledger = new Ledger();
  readonly figures: Figures = { ...NONE };
  readonly findings: Finding[] = [];
  /** After so many milliseconds without it, what is waited for will not come. */
  readonly patience: number;

  constructor(cluster: Cluster, chance: Chance, patience = PATIENCE) {
    this.cluster = cluster;
    this.chance = chance;
    this.patience = patience;
  }

  report(found: readonly Finding[]): void {
    this.findings.push(...found);
  }

  /** Once in so many times. */
  seldom(times: number): boolean {
    return this.chance.draw(times) === 0;
  }

  /** Any node: a client does not know which one is alive. */
  anyNode(): ServerNode {
    const { nodes } = this.cluster;
    const node = nodes[this.chance.draw(nodes.length)];
    if (!node) throw new RangeError('a cluster has nodes');
    return node;
  }

  /** Somebody waited since then and is served now: how long was that from when it could have been? */
  resumed(waitedSince: number): void {
    const available = availableSince(this.cluster);
    if (available === undefined) return;
    const passed = performance.now() - Math.max(waitedSince, available);
    this.figures.resumed = Math.max(this.figures.resumed, passed);
  }

  /** Commands that got an answer, be it a refusal. */
  get answered(): number {
    return this.figures.acknowledged + this.figures.refused;
  }

  /** Waits until it is so; false if patience has ended. */
  async until(holds: () => boolean): Promise<boolean> {
    const end = performance.now() + this.patience;
    while (!holds()) {
      if (performance.now() > end) return false;
      await sleep(LOOK);
    }
    return true;
  }

  /** Asks over HTTP, as often as it takes. `key` is a cookie, or 'Bearer' and a token. */
  async ask(path: string, key: string, body?: object): Promise<Response> {
    for (;;) {
      const response = await attempt(this.anyNode().url, path, key, body);
      if (response && response.status < 500) return response;
      if (response && response.status !== 503)
        this.report([finding('complaint', '', `${path}: ${response.status} ${await response.text()}`)]);
      await sleep(PAUSE);
    }
  }
}

/** undefined when nobody answers. The whole answer is read, for a server may die in the middle of it. */
async function attempt(url: string, path: string, key: string, body?: object): Promise<Response | undefined> {
  const shown = key.startsWith('Bearer ') ? { authorization: key } : { cookie: key };
  const headers = { ...shown, origin: url, ...(body ? { 'content-type': 'application/json' } : {}) };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  try {
    const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(60_000) });
    const text = await response.text();
    return new Response(text, { status: response.status, headers: response.headers });
  } catch {
    return undefined;
  }
}
