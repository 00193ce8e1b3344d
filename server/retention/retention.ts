/** Lets go of what nobody needs any more: a little now and then while the server runs, or all at once when it is told to. */
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Rule } from './rules.ts';

const DAY = 86_400_000;
/** How much one step looks at: few enough for play to go on meanwhile. */
const AT_ONCE = 50;

/** How many went, by the name of the rule. */
export type Removed = Readonly<Record<string, number>>;

const active = (rules: readonly Rule[]): readonly Rule[] => rules.filter(({ days }) => days > 0);
const since = ({ days }: Rule, now: number): number => now - days * DAY;

interface House {
  readonly now: () => number;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly metrics: Pick<Metrics, 'removed'>;
}

/** What a node does now and then: one step of every rule, counted and logged; never twice at once. */
export function tidying(rules: readonly Rule[], { now, log, metrics }: House): () => Promise<void> {
  const failed = (err: unknown, rule: string): void => log.error({ err, rule }, 'a rule of retention failed');
  let busy = false;
  return async () => {
    if (busy) return;
    busy = true;
    const removed = await tidy(rules, now(), failed);
    busy = false;
    for (const [what, count] of Object.entries(removed)) metrics.removed.inc({ what }, count);
    if (Object.keys(removed).length > 0) log.info({ removed }, 'no longer kept');
  };
}

/** A rule that fails keeps no other from its step. */
async function tidy(
  rules: readonly Rule[],
  now: number,
  failed: (error: unknown, rule: string) => void,
): Promise<Removed> {
  const removed: Record<string, number> = {};
  for (const rule of active(rules)) {
    try {
      const step = await rule.step(since(rule, now), AT_ONCE);
      if (step.removed > 0) removed[rule.name] = step.removed;
    } catch (error) {
      failed(error, rule.name);
    }
  }
  return removed;
}

/** Every rule to its end; `dryRun` only counts what would go. A rule that keeps everything is not in the report. */
export async function purge(
  rules: readonly Rule[],
  now: number,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<Removed> {
  const removed: Record<string, number> = {};
  for (const rule of active(rules))
    removed[rule.name] = dryRun ? await rule.count(since(rule, now)) : await toTheEnd(rule, now);
  return removed;
}

async function toTheEnd(rule: Rule, now: number): Promise<number> {
  for (let sum = 0; ; ) {
    const { removed, more } = await rule.step(since(rule, now), AT_ONCE);
    sum += removed;
    if (!more) return sum;
  }
}
