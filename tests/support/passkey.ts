import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { WireNewPasskey, WireSignature } from '#contract/staff-access.ts';

/** A passkey in software, which signs whatever it is asked to. */
export type TestPasskey = {
  register(options: Options): WireNewPasskey;
  /** @param changes what a wrong browser or site would send instead. */
  sign(options: Options, changes?: { origin?: string; isVerified?: boolean }): WireSignature;
};

type Options = Record<string, unknown>;

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export function createTestPasskey(origin: string): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
  let counter = 0;

  const describeAuthenticator = (flags: number) => {
    counter += 1;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags, 0);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([rpIdHash, rest]);
  };
  const describeClient = (type: string, { challenge }: Options, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  return {
    register(options) {
      // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const authenticator = Buffer.concat([
        describeAuthenticator(PRESENT | VERIFIED | HAS_KEY),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authenticator.length]),
        authenticator,
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: describeClient('webauthn.create', options).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },
    sign(options, { origin: from, isVerified = true } = {}) {
      const authenticator = describeAuthenticator(PRESENT | (isVerified ? VERIFIED : 0));
      const client = describeClient('webauthn.get', options, from);
      const signed = Buffer.concat([authenticator, createHash('sha256').update(client).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticator.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
