/** Passkeys: each ceremony is a question of the server's and this browser's answer to it. */
import type { Me } from '../app.svelte.ts';
import { call, type Reply } from '../net/api.ts';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** Whether this browser can; it may only on safe addresses. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** The owner said no, or the device did. */
const FAILED = { refused: { code: 'passkeyFailed', params: {}, sentence: '' } } as const;

/** Makes a key; `account` is what the device will call the account, `name` the owner's word for the key. */
export async function addPasskey(account: string, name: string): Promise<Reply<Passkey>> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/passkeys/options', {
    name: account,
  });
  if (options.refused) return options;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value);
  const response = await answered(navigator.credentials.create({ publicKey }));
  return response ? call<Passkey>('POST', '/api/passkeys', { name, response }) : FAILED;
}

export const signInWithPasskey = (): Promise<Reply<Me>> => showPasskey('/api/sign-in/passkey');

/** Proves in an open session, once more, that its owner is there. */
export const proveWithPasskey = (): Promise<Reply<undefined>> => showPasskey('/api/me/proof');

async function showPasskey<T>(path: string): Promise<Reply<T>> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>(
    'POST',
    '/api/sign-in/passkey/options',
    {},
  );
  if (options.refused) return options;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value);
  const response = await answered(navigator.credentials.get({ publicKey }));
  return response ? call<T>('POST', path, { response }) : FAILED;
}

async function answered(asked: Promise<Credential | null>): Promise<object | undefined> {
  const credential = await asked.catch(() => null);
  return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;
}
