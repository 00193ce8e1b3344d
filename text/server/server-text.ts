/** Why the server says no, one sentence per code. A code without one does not compile. */
import type { ReasonCode, Reasons } from '../../protocol/refusals.ts';

export type ServerText = { readonly [C in ReasonCode]: (params: Spoken<C>) => string };

/** Where a decoder found the mistake, its sentence comes ready as `why`. */
type Spoken<C extends ReasonCode> = Reasons[C] extends { readonly fault: string }
  ? Reasons[C] & { readonly why: string }
  : Reasons[C];
