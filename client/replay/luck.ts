/** Checking the luck of a game, in the steps in which it is told. */

import type { Hashing } from '../../protocol/luck.ts';
import type { Finding, Verdict } from '../../protocol/verify.ts';

export const LUCK_STEPS = ['file', 'promise', 'draws', 'seals', 'rules'] as const;
export type LuckStep = (typeof LUCK_STEPS)[number];

const STEP_OF: Readonly<Record<Finding['code'], LuckStep>> = {
  sumDiffers: 'file',
  namesDiffer: 'file',
  noTable: 'promise',
  commitmentDiffers: 'promise',
  drawDiffers: 'draws',
  sealDiffers: 'seals',
  logFault: 'rules',
};

export interface StepResult {
  readonly step: LuckStep;
  /** How many were checked; 1 where there is nothing to count. */
  readonly count: number;
  readonly findings: readonly Finding[];
}

/** What each step has found; where there was nothing to check, there is no step. */
export function stepsOf({ findings, checked }: Verdict): StepResult[] {
  const counts = { file: 1, promise: 1, draws: checked?.draws, seals: checked?.seals, rules: checked?.moves };
  return LUCK_STEPS.flatMap((step) => {
    const own = findings.filter(({ code }) => STEP_OF[code] === step);
    const count = counts[step] ?? 0;
    return own.length > 0 || (checked && count > 0) ? [{ step, count, findings: own }] : [];
  });
}

/** The browser's own; undefined on a page that is not secure. */
export function browserHashing(): Hashing | undefined {
  // Typed as always there, which it is not.
  const subtle: typeof crypto.subtle | undefined = crypto.subtle;
  if (!subtle) return undefined;
  const bytes = (data: string | Uint8Array) =>
    typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data);
  const keys = new Map<string, ReturnType<typeof subtle.importKey>>();
  const keyOf = (hex: string) => {
    const known = keys.get(hex);
    const raw = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    const key = known ?? subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    keys.set(hex, key);
    return key;
  };
  return {
    sha256: async (data) => new Uint8Array(await subtle.digest('SHA-256', bytes(data))),
    hmac: async (key, message) => new Uint8Array(await subtle.sign('HMAC', await keyOf(key), bytes(message))),
  };
}
