/** Wrong passwords without end: each costs the server a slow hash. */
import { type Attack, inParallel, partOf } from '../attack.ts';
import { ask } from '../client.ts';

const TRIES = 1_000;
const AT_ONCE = 32;

export const passwords: Attack = {
  id: 'passwords',
  audit: 8,
  does: `${TRIES} wrong passwords for as many names`,
  run: (target) =>
    inParallel(target, { count: partOf(target, TRIES), atOnce: AT_ONCE }, (i) =>
      ask(target, { path: '/api/sign-in', body: { name: `Nobody ${i}`, password: `a wrong one ${i}` } }),
    ),
};
