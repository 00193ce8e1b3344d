/** Keeps what one table shows of its luck, and says at once what it shows otherwise later. */
import {
  concernsSeals,
  type Look,
  looked,
  lookFindings,
  type NotedFinding,
  type NotedMove,
  sealFinding,
  stoodUp,
  withMove,
} from '../../protocol/evidence.ts';
import type { Happening, Opened } from '../../protocol/messages.ts';
import type { Reply } from '../net/api.ts';
import type { Done } from '../net/link.ts';
import { sitNoted } from './sitting.ts';
import { changeEvidence, type Shown } from './store.ts';

/** A look at the table by the account that is signed in. */
type Sight = Omit<Look, 'who'>;

export class EvidenceKeeper {
  readonly #who: () => Promise<string>;
  /** What does not agree with what was noted. It stays, whatever the table shows afterwards. */
  differs = $state.raw<readonly NotedFinding[]>([]);
  /** Moves the server has acknowledged, by the numbers of their entries. */
  readonly #sent = new Map<number, unknown>();
  /** Entries whose turned-over moves were held against their seals. */
  readonly #turned = new Set<number>();
  #seen: Sight | undefined;
  #queue = Promise.resolve();

  /** `who` resolves with the account that is signed in, '' for none. */
  constructor(who: () => Promise<string>) {
    this.#who = who;
  }

  async sit(
    place: Shown & { readonly seat: number },
    send: (nonce: string) => Promise<Reply<Done>>,
  ): Promise<Reply<Done>> {
    return sitNoted({ ...place, who: await this.#who() }, send);
  }

  async stoodUp(shown: Shown): Promise<void> {
    const who = await this.#who();
    await changeEvidence(shown, (evidence) => stoodUp(evidence, who));
  }

  /** The server has acknowledged a move as entry n. */
  sentMove(n: number, move: unknown): void {
    this.#sent.set(n, move);
  }

  look(sight: Sight): void {
    if (saysMore(sight, this.#seen)) this.lookAgain(sight);
    this.#seen = sight;
  }

  /** Also where the table shows nothing new. One look after the other: each knows what the one before has noted. */
  lookAgain(sight: Sight): void {
    this.#queue = this.#queue.then(() => this.#note(sight));
  }

  async #note(sight: Sight): Promise<void> {
    const look: Look = { ...sight, who: await this.#who() };
    const { id: table, commitment, seed } = look.info;
    const made = this.#madeIn(look.log);
    const evidence = await changeEvidence({ table, commitment }, (before) =>
      // What is noted once the luck is known is worth nothing.
      made.reduce(withMove, seed === null ? looked(before, look) : before),
    );
    this.#tell(lookFindings(evidence, look));
    this.#tell((await this.#misfitsIn(look.log)).map(sealFinding));
  }

  #madeIn(log: readonly Happening[]): NotedMove[] {
    const made = log.filter(({ n, what }) => what.type === 'moved' && this.#sent.has(n));
    return made.map(({ n, at, what }) => {
      const move = this.#sent.get(n);
      this.#sent.delete(n);
      return { seat: 'seat' in what ? what.seat : 0, at, move };
    });
  }

  async #misfitsIn(log: readonly Happening[]): Promise<Opened[]> {
    const opened = log.flatMap(({ n, what }) => {
      if (what.type !== 'moved' || what.opened.length === 0 || this.#turned.has(n)) return [];
      this.#turned.add(n);
      return what.opened;
    });
    return opened.length === 0 ? [] : (await import('./turned.ts')).misfits(opened);
  }

  #tell(findings: readonly NotedFinding[]): void {
    const told = new Set(this.differs.map((finding) => JSON.stringify(finding)));
    const more = findings.filter((finding) => !told.has(JSON.stringify(finding)));
    if (more.length > 0) this.differs = [...this.differs, ...more];
  }
}

/** Most entries say nothing about the luck. */
function saysMore({ info, you, log }: Sight, before: Sight | undefined): boolean {
  if (!before || before.you !== you || before.log[0]?.n !== log[0]?.n) return true;
  const { commitment, nonces, status } = before.info;
  if (info.commitment !== commitment || info.nonces !== nonces || info.status !== status) return true;
  const last = before.log.at(-1)?.n ?? 0;
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    if (!entry || entry.n <= last) break;
    if (concernsSeals(entry.what)) return true;
  }
  return false;
}
