/** What a user can mend: the message is a whole sentence, shown without a stack trace. */
export class Problem extends Error {}

/** Runs what may fail for a reason outside of us, and says so in a sentence of ours. */
export function orProblem<T>(run: () => T, sentence: (reason: string) => string): T {
  try {
    return run();
  } catch (error) {
    throw new Problem(sentence(reasonOf(error)));
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EEXIST: 'it already exists',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return REASONS[code ?? ''] ?? message ?? String(error);
}
