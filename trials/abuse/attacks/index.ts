/** All attacks, in the order of the findings they repeat. */
import type { Attack } from '../attack.ts';
import { asking } from './asking.ts';
import { burst } from './burst.ts';
import { chatter } from './chatter.ts';
import { deaf } from './deaf.ts';
import { experts } from './experts.ts';
import { growth } from './growth.ts';
import { halfOpen } from './half-open.ts';
import { passwords } from './passwords.ts';

export const ATTACKS: readonly Attack[] = [
  burst,
  chatter,
  halfOpen,
  asking,
  experts,
  growth,
  passwords,
  deaf,
];
