/** Values that stay the same where nothing in them has changed: who depends on such a part need not look again. */
import { patched, patchOf } from '../../protocol/patch.ts';

/** For `$derived.by`: makes a value, and keeps of the last one what is still right. */
export function steady<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => {
    last = last === undefined ? make() : patched(last, patchOf(last, make()));
    return last;
  };
}
