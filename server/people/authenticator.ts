/** For tests: a passkey device in software. It keeps an EC key and signs as a phone or a security key would. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** User present, user verified, credential data included. */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

export class Authenticator {
  readonly id = randomBytes(16);
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  #user = '';
  counter = 0;
  /** Whether it asks for a finger or a PIN. */
  verifies = true;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#publicKey = publicKey;
  }

  /** What navigator.credentials.create() answers. */
  create(options: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
    this.#user = options.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose()]);
    const authData = Buffer.concat([this.#data(options.rp.id ?? '', FLAGS.attested), attested]);
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(authData)],
    ]);
    const attestationObject = base64url(isoCBOR.encode(object as Parameters<typeof isoCBOR.encode>[0]));
    const clientDataJSON = this.#clientData('webauthn.create', options.challenge);
    return {
      ...this.#named(),
      response: { clientDataJSON, attestationObject, transports: ['internal'] },
    };
  }

  /** What navigator.credentials.get() answers. */
  get(options: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON {
    this.counter += 1;
    const authData = this.#data(options.rpId ?? '', 0);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = base64url(createSign('sha256').update(signed).sign(this.#key));
    const authenticatorData = base64url(authData);
    return {
      ...this.#named(),
      response: { clientDataJSON, authenticatorData, signature, userHandle: this.#user },
    };
  }

  #named() {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = FLAGS.present | (this.verifies ? FLAGS.verified : 0) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counter]);
  }

  #clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  /** COSE: kty EC2, alg ES256, curve P-256, x, y. */
  #cose(): Uint8Array {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const point = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
  }
}
