/** Does something once the browser has nothing better to do; the answer calls it off. */
export function whenIdle(act: () => void): () => void {
  // Not every browser knows when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, PAUSE);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act);
  return () => cancelIdleCallback(idle);
}

const PAUSE = 2_000;
