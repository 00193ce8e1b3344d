/** A table's own stream: what a socket would be told, as lines. */
import type { Answer, Asker, Hub, Send } from '../hub.ts';
import type { Lines } from './ndjson.ts';

/** Sends everything that happens at a table; a reader who fell behind gets the whole picture when it has caught up. */
export async function follow(
  hub: Hub,
  lines: Lines,
  { asker, table, after }: { asker: Asker; table: string; after: number | null },
): Promise<Answer<true>> {
  let lost = false;
  const send: Send = (type, json) => {
    // A table that is no more has nothing else to say, also to a reader who is behind.
    if (type === 'removed') {
      lines.stream.end(`${json}\n`);
      return;
    }
    // After a gap an entry would be misread; a picture starts afresh.
    if (lost && type === 'entry') return;
    lost = !lines.write(json);
  };
  const watching = await hub.watch(asker, table, after, send);
  if (watching.refusal) return watching;
  lines.onCaughtUp(() => lost && watching.value.resync());
  if (lines.stream.destroyed) watching.value.stop();
  else lines.onClose(() => watching.value.stop());
  return { value: true };
}
