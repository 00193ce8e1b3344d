/** Whether moves that are turned over fit their seals. Loaded when the first are. */
import { hexOf, sealMessage } from '../../protocol/luck.ts';
import type { Opened } from '../../protocol/messages.ts';
import { browserHashing } from '../replay/luck.ts';

/** Those that do not fit; none on an insecure page, where the browser computes no hashes. */
export async function misfits(opened: readonly Opened[]): Promise<Opened[]> {
  const hashing = browserHashing();
  if (!hashing) return [];
  const seals = await Promise.all(
    opened.map(async ({ salt, move }) => hexOf(await hashing.sha256(sealMessage(salt, move)))),
  );
  return opened.filter(({ seal }, i) => seal !== seals[i]);
}
