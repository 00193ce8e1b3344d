/** What a player noted of a table, from a file or from the command line. */
import type { Decoded } from '../core/decode.ts';
import { type Evidence, newEvidence, satDown } from '../protocol/evidence.ts';
import { decodeHex64, decodeNonce, readEvidence } from '../protocol/evidence-file.ts';
import type { TableText } from '../text/table-text.ts';
import { readText } from './keep.ts';
import { Problem } from './problem.ts';
import { sayFault } from './words.ts';

export interface EvidenceWish {
  /** A file from the luck page. */
  readonly evidence?: string;
  readonly commitment?: string;
  readonly nonce?: string;
  /** From 1; without it the nonce may stand at any seat. */
  readonly seat?: number;
}

/** undefined: nothing was noted. */
export function evidenceIn(wish: EvidenceWish, table: TableText): Evidence | undefined {
  const { evidence: file, commitment, nonce, seat } = wish;
  if (file !== undefined) return evidenceFrom(file, table);
  if (seat !== undefined && nonce === undefined)
    throw new Problem(sayFault(table, { path: '--nonce', code: 'missing', params: {} }));
  if (commitment === undefined && nonce === undefined) return undefined;
  const bound = commitment === undefined ? '' : sound(decodeHex64.decode(commitment, '--commitment'), table);
  const bare = newEvidence('', bound, 0);
  if (nonce === undefined) return bare;
  const sat = { seat: (seat ?? 1) - 1, n: 0, final: seat !== undefined };
  return satDown(bare, '', sound(decodeNonce.decode(nonce, '--nonce'), table), sat);
}

function evidenceFrom(file: string, table: TableText): Evidence {
  const decoded = readEvidence(readText(file));
  if (!decoded) throw new Problem(`${file}: ${table.verify.notEvidence}`);
  return sound(decoded, table, `${file}: `);
}

function sound<T>(decoded: Decoded<T>, table: TableText, where = ''): T {
  if (decoded.fault) throw new Problem(where + sayFault(table, decoded.fault));
  return decoded.value;
}
