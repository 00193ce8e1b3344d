/** Remembers what came of checking a log: that never changes unless the log does. */
import { createHash } from 'node:crypto';
import type { CheckedLog, CheckLog } from './check-log.ts';

/** Logs that are remembered, and how long a result may be, as JSON. */
const MOST = 200;
const LONGEST = 20_000;

/** `counted` is told of every check, and whether its result was known. */
export function rememberingChecks(check: CheckLog, counted: (from: 'known' | 'made') => void): CheckLog {
  const results = new Map<string, Promise<CheckedLog>>();
  return (file) => {
    const key = createHash('sha256').update(file).digest('base64');
    const known = results.get(key);
    counted(known ? 'known' : 'made');
    const result = known ?? check(file);
    // Those asked for last are kept; one under way is shared by all who ask.
    results.delete(key);
    results.set(key, result);
    const [oldest] = results.keys();
    if (oldest !== undefined && results.size > MOST) results.delete(oldest);
    const forget = (): boolean => results.get(key) === result && results.delete(key);
    // A check that was cut off is no result.
    if (!known) result.then((made) => JSON.stringify(made).length > LONGEST && forget(), forget);
    return result;
  };
}
