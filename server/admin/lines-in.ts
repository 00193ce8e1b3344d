/** The lines of a file, which may be compressed. */
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Problem, reasonOf } from './problem.ts';

export async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of textOf(file)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function textOf(file: string): Readable {
  // Asked first, for it says what is wrong with a file that cannot be read.
  const compressed = isCompressed(file);
  const source = createReadStream(file);
  // What goes wrong on the way comes out at its end.
  const stream = compressed ? pipeline(source, createGunzip(), () => undefined) : source;
  return stream.setEncoding('utf8');
}

/** By how it begins: a file may have been renamed. */
function isCompressed(file: string): boolean {
  try {
    const [handle, begin] = [openSync(file, 'r'), Buffer.alloc(2)];
    try {
      readSync(handle, begin, 0, begin.length, 0);
    } finally {
      closeSync(handle);
    }
    return begin.readUInt16BE() === 0x1f8b;
  } catch (error) {
    throw new Problem(`${file} cannot be read: ${reasonOf(error)}.`);
  }
}
