/** Sits down with a share in the luck that nobody knew before. What the table promised and what is sent is kept first. */
import { type Evidence, notSeated, pendingNonce, satDown, sending } from '../../protocol/evidence.ts';
import type { Reply } from '../net/api.ts';
import { type Done, newId } from '../net/link.ts';
import { changeEvidence, type Shown } from './store.ts';

export interface Place extends Shown {
  /** The account that sits down. */
  readonly who: string;
  readonly seat: number;
}

export async function sitNoted(
  place: Place,
  send: (nonce: string) => Promise<Reply<Done>>,
): Promise<Reply<Done>> {
  const { who, seat } = place;
  const fresh = newId();
  const before = await changeEvidence(place, (evidence) => sending(evidence, who, fresh));
  const nonce = pendingNonce(before, who) ?? fresh;
  const reply = await send(nonce);
  const answered = (evidence: Evidence): Evidence =>
    reply.refused
      ? notSeated(evidence, { who, nonce, code: reply.refused.code })
      : satDown(evidence, who, nonce, { seat, n: reply.value.n, final: false });
  await changeEvidence(place, answered);
  return reply;
}
