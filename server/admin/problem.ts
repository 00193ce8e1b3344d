/** What an operator can mend: the message is a whole sentence, shown without a stack trace. */
export class Problem extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EEXIST: 'it already exists',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
};

/** As the end of a sentence. Some errors of the network have no message, but hold those of each attempt. */
export function reasonOf(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: unknown[] };
  if (Array.isArray(errors) && errors.length > 0) return reasonOf(errors[0]);
  return REASONS[code ?? ''] ?? (message || String(error));
}
