/** The letters of the pages. Those that come late move what is already being read, but nobody waits long for them. */
const FACES = ['600 1em Spectral', '1em "Source Sans 3 Variable"'] as const;
const PATIENCE = 1_000;

/** Resolves once the letters of this text are there, or when it has been long enough. */
export function letters(text: string): Promise<unknown> {
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face, text)));
  return Promise.race([all, new Promise((enough) => setTimeout(enough, PATIENCE))]);
}
