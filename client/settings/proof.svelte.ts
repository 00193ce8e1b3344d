/** What only the owner of an account may do: where the server asks for a recent sign-in, the page asks at the spot. */
import type { Reply } from '../net/api.ts';

const ASKED = 'recentSignIn';

class Proof {
  /** Told whether its owner has shown who they are, while the page asks. */
  answer = $state.raw<((shown: boolean) => void) | undefined>(undefined);

  /** Does it; and once more after its owner has shown who they are, where that was missing. */
  async given<T>(act: () => Promise<Reply<T>>): Promise<Reply<T>> {
    const reply = await act();
    if (reply.refused?.code !== ASKED) return reply;
    const shown = await new Promise<boolean>((answer) => {
      this.answer = answer;
    });
    this.answer = undefined;
    return shown ? act() : reply;
  }
}

export const proof = new Proof();
