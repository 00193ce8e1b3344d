/** Signing in without a password: a key that never leaves its device, or its owner's cloud. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { misread, no } from '../../protocol/refusals.ts';
import type { Answer } from '../hub.ts';
import { QUOTAS } from '../quotas.ts';
import type { Account, Passkey, PeopleStore } from '../store/people-store.ts';
import { Challenges } from './challenges.ts';
import { addressKey, Limits } from './limits.ts';
import type { From } from './people.ts';
import type { Sessions, SignedIn, Who } from './sessions.ts';

/** Loaded when somebody first comes with a key: a server that has to be back soon starts without it. */
const webauthn = () => import('@simplewebauthn/server');

export interface PasskeyConfig {
  /** The domain the keys are bound to, 'quayside.example'; 'localhost' at home. */
  readonly rpId: string;
  /** Where browsers reach us, 'https://quayside.example'. */
  readonly origin: string;
  /** Known to all nodes and nobody else. */
  readonly secret: string;
}

export type PasskeyInfo = Pick<Passkey, 'id' | 'name' | 'created'>;

const PER_ADDRESS = { burst: 20, every: 15_000 };
/** EdDSA, ES256, RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];
const SIGN_IN = 'passkey sign-in';
const register = (account: string): string => `passkey of ${account}`;

export class Passkeys {
  readonly #store: PeopleStore;
  readonly #sessions: Sessions;
  readonly #config: PasskeyConfig;
  readonly #now: () => number;
  readonly #challenges: Challenges;
  readonly #byAddress: Limits;

  constructor(store: PeopleStore, sessions: Sessions, config: PasskeyConfig, now: () => number = Date.now) {
    this.#store = store;
    this.#sessions = sessions;
    this.#config = config;
    this.#now = now;
    this.#challenges = new Challenges(store, config.secret, now);
    this.#byAddress = new Limits(PER_ADDRESS, now);
  }

  /** For navigator.credentials.create(). `name` is what the device will call the account: a guest's future name. */
  async registration(who: Who, name: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { id } = who.account;
    const known = await this.#store.passkeysOf(id);
    const { generateRegistrationOptions } = await webauthn();
    return generateRegistrationOptions({
      rpName: 'Quayside',
      rpID: this.#config.rpId,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      challenge: this.#challenges.make(register(id)),
      excludeCredentials: known.map((key) => ({ id: key.id, transports: [...key.transports] })),
      // The key alone opens the door: it must know its owner, and the account without being told a name.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** `response` as the browser gave it; `name` is the owner's word for the key ("my phone"). */
  async register(who: Who, response: unknown, name: string): Promise<Answer<PasskeyInfo>> {
    const { id: account } = who.account;
    const known = await this.#store.passkeysOf(account);
    if (known.length >= QUOTAS.passkeys) return { refusal: no('tooManyPasskeys', { max: QUOTAS.passkeys }) };
    const credential = await this.#verified(account, response);
    if (!credential || (await this.#store.passkey(credential.id))) return { refusal: no('passkeyFailed') };
    const { id, publicKey, counter, transports = [] } = credential;
    const created = this.#now();
    const key = Buffer.from(publicKey).toString('base64url');
    await this.#store.addPasskey({ id, account, name, publicKey: key, counter, transports, created });
    return { value: { id, name, created } };
  }

  async #verified(account: string, response: unknown) {
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.#challenges.accept(register(account), challenge),
        expectedOrigin: this.#config.origin,
        expectedRPID: this.#config.rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return registrationInfo?.credential;
    } catch {
      // The library throws for whatever is wrong with what came from outside.
      return undefined;
    }
  }

  /** For navigator.credentials.get(): the device offers the accounts it has here, so nobody need say a name. */
  async signInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      rpID: this.#config.rpId,
      challenge: this.#challenges.make(SIGN_IN),
      userVerification: 'required',
    });
  }

  async signIn(response: unknown, from: From): Promise<Answer<SignedIn>> {
    const shown = await this.#shown(response, from);
    return shown.refusal ? shown : { value: await this.#sessions.open(shown.value, from.browser) };
  }

  /** Proves in an open session, once more, that its owner is there. */
  async prove(who: Who, response: unknown, from: From): Promise<Answer<null>> {
    const shown = await this.#shown(response, from);
    if (shown.refusal) return shown;
    if (shown.value.id !== who.account.id) return { refusal: no('passkeyFailed') };
    await this.#sessions.prove(who);
    return { value: null };
  }

  /** The account this key belongs to. */
  async #shown(response: unknown, { address }: From): Promise<Answer<Account>> {
    const from = addressKey(address);
    const seconds = this.#byAddress.take(from);
    if (seconds > 0) return { refusal: no('tooMany', { seconds }) };
    const passkey = await this.#store.passkey(idOf(response));
    const account = passkey && (await this.#store.account(passkey.account));
    if (!account) return { refusal: no('passkeyFailed') };
    const counter = await this.#counter(passkey, response);
    if (counter === undefined) return { refusal: no('passkeyFailed') };
    await this.#store.countPasskey(passkey.id, counter);
    this.#byAddress.giveBack(from);
    return { value: account };
  }

  /** How often the key says it was used; undefined if it is not the key. */
  async #counter(passkey: Passkey, response: unknown): Promise<number | undefined> {
    const { id, publicKey, counter, transports } = passkey;
    const { verifyAuthenticationResponse } = await webauthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.#challenges.accept(SIGN_IN, challenge),
        expectedOrigin: this.#config.origin,
        expectedRPID: this.#config.rpId,
        credential: { id, publicKey: bytes(publicKey), counter, transports: [...transports] },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  }

  async list(who: Who): Promise<PasskeyInfo[]> {
    const known = await this.#store.passkeysOf(who.account.id);
    return known.map(({ id, name, created }) => ({ id, name, created }));
  }

  /** Not the last key of somebody without a password: it would lock them out. */
  async remove(who: Who, id: string): Promise<Answer<null>> {
    const account = await this.#store.account(who.account.id);
    const known = await this.#store.passkeysOf(who.account.id);
    const locksOut = account?.kind === 'person' && account.passwordHash === null && known.length <= 1;
    if (locksOut && known[0]?.id === id) {
      const params = { with: 'password' };
      return { refusal: misread('badRequest', { path: 'passkey', code: 'conflict', params }) };
    }
    const removed = await this.#store.removePasskey(who.account.id, id);
    return removed ? { value: null } : { refusal: no('notFound') };
  }
}

function idOf(response: unknown): string {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : '';
  return typeof id === 'string' ? id : '';
}

const bytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(base64url, 'base64url'));
