/** What threads do, done at once. Only for tests. */
import { checkLog } from '../check-log.ts';
import { think } from './think.ts';
import type { Thinkers } from './thinkers.ts';

export const inThisThread: Thinkers = { think, checkLog, close: () => Promise.resolve() };
