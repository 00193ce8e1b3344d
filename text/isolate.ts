/** Names of people inside a sentence: one that is written from right to left must not turn what stands around it. */

/** First strong isolate, and its end: what is between them has a direction of its own. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];

/** Hebrew, Arabic and all other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Where a page can, it uses `<bdi>` instead; most names need neither and stay as they are. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) && !name.startsWith(OPEN) ? `${OPEN}${name}${CLOSE}` : name;

/** The name itself. */
export const bare = (name: string): string => name.replace(/[\u2068\u2069]/g, '');
