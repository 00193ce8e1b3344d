/** How far a long trial is: one line that is written over in a terminal, a new one now and then elsewhere. */
const EVERY = 10_000;
const EVERY_ON_TERMINAL = 200;

export type Progress = (done: number, note?: string) => void;

export function showProgress(whole: number, err = process.stderr): Progress {
  const start = performance.now();
  let last = start;
  return (done, note = '') => {
    const now = performance.now();
    if (done < whole && now - last < (err.isTTY ? EVERY_ON_TERMINAL : EVERY)) return;
    last = now;
    const left = Math.round((((now - start) / Math.max(1, done)) * (whole - done)) / 1000);
    const line = `${done.toLocaleString('en')} of ${whole.toLocaleString('en')}  ${note}  ${left} s left`;
    err.write(err.isTTY ? `\r\u001b[K${line}${done >= whole ? '\n' : ''}` : `${line}\n`);
  };
}
