/** Lines from the keyboard or a pipe. */
import { createInterface } from 'node:readline/promises';
import type { Io } from './io.ts';

export interface Lines {
  /** The next line, or undefined when there are no more. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function openLines({ input, screen, out }: Io): Lines {
  const reader = createInterface({ input, ...(screen ? { output: screen } : {}), terminal: !!screen });
  // Not question(): it loses lines that a pipe delivers early, and never answers at the end of input.
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      reader.setPrompt(prompt);
      if (screen) reader.prompt();
      const next = await lines.next();
      // A pipe shows nothing of what is typed, and the record of the game should.
      if (!screen || next.done) out(screen ? '' : `${prompt}${next.done ? '' : next.value}`);
      return next.done ? undefined : next.value;
    },
    close: () => reader.close(),
  };
}
