/** A thread that gives advice on one thing at a time: who asks anew no longer wants the old answer. */
import { openThread } from '../local/thinking.ts';
import type { Advice, AdviceTask } from './tasks.ts';

export class Desk {
  #thread: Worker | undefined;

  /** `hear` is told what the thread says; a thread that breaks says nothing more than that. */
  ask(task: AdviceTask, hear: (advice: Advice) => void, broken: () => void): void {
    this.close();
    const thread = openThread();
    this.#thread = thread;
    thread.addEventListener('message', ({ data }: MessageEvent<Advice>) => {
      if (this.#thread === thread) hear(data);
    });
    thread.addEventListener('error', () => {
      if (this.#thread !== thread) return;
      this.close();
      broken();
    });
    thread.postMessage(task);
  }

  close(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
  }
}
