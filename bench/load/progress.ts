/** One line that says what is going on, on the error output so that results can be kept apart. */
const EVERY = 2_000;

export interface Progress {
  tell(text: string): void;
  clear(): void;
}

/** On a terminal the line is written over; in a file there is a new one every two seconds. */
export function startProgress(): Progress {
  const { stderr } = process;
  let last = 0;
  return {
    tell(text) {
      if (stderr.isTTY) stderr.write(`\r\x1b[K${text}`);
      else if (performance.now() - last > EVERY) stderr.write(`${text}\n`);
      else return;
      last = performance.now();
    },
    clear() {
      if (stderr.isTTY) stderr.write('\r\x1b[K');
    },
  };
}
