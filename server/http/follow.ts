/** A table's own stream: what a socket would be told, as lines. */
import type { Tell } from '../../protocol/messages.ts';
import type { Answer, Asker, Hub } from '../hub.ts';
import type { Lines } from './ndjson.ts';

/** Sends everything that happens at a table; a reader who fell behind gets the whole picture when it has caught up. */
export async function follow(
  hub: Hub,
  lines: Lines,
  { asker, table, after }: { asker: Asker; table: string; after: number | null },
): Promise<Answer<true>> {
  let lost = false;
  const send = (tell: Tell): void => {
    if (lost && tell.type === 'entry') return;
    lost = !lines.write(tell);
  };
  const watching = await hub.watch(asker, table, after, send);
  if (watching.refusal) {
    lines.stream.destroy();
    return watching;
  }
  lines.onCaughtUp(() => lost && watching.value.resync());
  lines.onClose(() => watching.value.stop());
  if (lines.stream.destroyed) watching.value.stop();
  return { value: true };
}
