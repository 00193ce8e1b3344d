/** What an operator may watch, in Prometheus' words. Whoever does a thing counts it here. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Seconds from a request to the end of its answer. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** Commands stored and acknowledged, by their type. */
  readonly acknowledged: Counter<'type'>;
  /** Commands refused, by the code of the refusal. */
  readonly refused: Counter<'code'>;
  readonly sockets: Gauge;
  /** Answers that stay open for bots. */
  readonly streams: Gauge;
  /** Tables held in memory. */
  readonly tables: Gauge;
  /** Entries written by one commit. */
  readonly batches: Histogram;
  /** Seconds a commit took. */
  readonly commits: Histogram;
  /** Logs of finished tables that were asked for: as they were stored, or made. */
  readonly logs: Counter<'from'>;
  /** Logs that were checked: anew, or with a verdict that was known. */
  readonly checks: Counter<'from'>;
  /** What was let go of because nobody needs it any more, by the name of its rule. */
  readonly removed: Counter<'what'>;
  /** Mistakes of ours: each has a line in the log with the same reference. */
  readonly faults: Counter;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const ENTRIES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** Metrics of their own for each server, so that two in one process (as in tests) do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, event loop and garbage collection.
  collectDefaultMetrics({ register: registry, prefix: 'quayside_' });
  const name = (what: string): string => `quayside_${what}`;
  return {
    registry,
    requests: new Histogram({
      name: name('http_seconds'),
      help: 'HTTP requests',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    acknowledged: new Counter({
      name: name('commands_acknowledged_total'),
      help: 'Commands stored and acknowledged',
      labelNames: ['type'],
      registers,
    }),
    refused: new Counter({
      name: name('commands_refused_total'),
      help: 'Commands refused',
      labelNames: ['code'],
      registers,
    }),
    sockets: new Gauge({ name: name('sockets_open'), help: 'Open sockets', registers }),
    streams: new Gauge({ name: name('streams_open'), help: 'Open NDJSON streams', registers }),
    tables: new Gauge({ name: name('tables_loaded'), help: 'Tables held in memory', registers }),
    batches: new Histogram({
      name: name('commit_entries'),
      help: 'Entries per commit',
      buckets: ENTRIES,
      registers,
    }),
    commits: new Histogram({
      name: name('commit_seconds'),
      help: 'Seconds per commit',
      buckets: SECONDS,
      registers,
    }),
    logs: new Counter({
      name: name('logs_total'),
      help: 'Logs of finished tables',
      labelNames: ['from'],
      registers,
    }),
    checks: new Counter({
      name: name('log_checks_total'),
      help: 'Logs checked',
      labelNames: ['from'],
      registers,
    }),
    removed: new Counter({
      name: name('removed_total'),
      help: 'Rows and tables removed by retention',
      labelNames: ['what'],
      registers,
    }),
    faults: new Counter({ name: name('faults_total'), help: 'Unexpected exceptions', registers }),
  };
}
