import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { AppError } from '#contract/errors.ts';
import type { WireNewPasskey, WireSignature } from '#contract/staff-access.ts';
import { getBrand } from '#server/features/settings/read-settings.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { AccessDependencies } from './access-dependencies.ts';
import { deleteChallenge, insertChallenge, selectPasskey, selectPasskeys } from './proof-queries.ts';

/**
 * Passkeys (WebAuthn) of operators. They are for the desk's host name, and none works without the person's own proof.
 */

type Member = { id: string; name: string };

/** Loaded by the first passkey, because it would lengthen every start. */
const loadWebAuthn = () => import('@simplewebauthn/server');
/** EdDSA, ES256 and RS256, in COSE's numbers: every device has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** What a new passkey has to sign. @param formerIds passkeys that the same device must not replace. */
export async function createPasskeyOptions(
  { database, brand, deskUrl }: AccessDependencies,
  member: Member,
  formerIds: readonly string[] = [],
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: (await getBrand(database, brand)).name,
    rpID: new URL(deskUrl).hostname,
    userID: new TextEncoder().encode(member.id),
    userName: member.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: formerIds.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(database, options.challenge, member.id);
  return { ...options };
}

/** @throws AppError 'invalid_input' when the browser's answer is not to a challenge that this person was given. */
export async function verifyNewPasskey(
  { database, deskUrl }: AccessDependencies,
  staffId: string,
  { id, rawId, type, response }: WireNewPasskey,
) {
  const expectedChallenge = await takeChallenge(database, response.clientDataJSON, staffId);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verification = await verifyRegistrationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge,
    supportedAlgorithmIDs: ALGORITHMS,
    ...expectedSite(deskUrl),
  }).catch(() => undefined);
  if (!verification?.verified) {
    throw new AppError('invalid_input', 'The passkey could not be set up. Please try again.');
  }
  const { credential } = verification.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: response.transports ?? [],
  };
}

/** What a passkey has to sign. @param staffId null for somebody who logs in, which any passkey can do. */
export async function createSignatureOptions(
  { database, deskUrl }: AccessDependencies,
  staffId: string | null,
): Promise<Record<string, unknown>> {
  const passkeys = staffId === null ? [] : await selectPasskeys(database, staffId);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: new URL(deskUrl).hostname,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ id }) => ({ id })),
  });
  await insertChallenge(database, options.challenge, staffId);
  return { ...options };
}

/** The operator whose passkey has signed, as far as it is known, and its new counter if the signature is right. */
export type Signature = { staffId: string | null; passkeyId: string; counter?: number };

/** @param staffId of the person whom the challenge was given to; null for somebody who logs in. */
export async function verifySignature(
  { database, deskUrl }: AccessDependencies,
  staffId: string | null,
  { id, rawId, type, response }: WireSignature,
): Promise<Signature> {
  const passkey = await findPasskey(database, id, staffId);
  if (!passkey) return { staffId, passkeyId: id };
  const { userHandle, ...signed } = response;
  const expectedChallenge = await takeChallenge(database, response.clientDataJSON, staffId);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verification = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: userHandle === undefined ? signed : { ...signed, userHandle },
    },
    expectedChallenge,
    ...expectedSite(deskUrl),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  return {
    staffId: passkey.staffId,
    passkeyId: id,
    ...(verification?.verified && { counter: verification.authenticationInfo.newCounter }),
  };
}

async function findPasskey(db: DbExecutor, id: string, staffId: string | null) {
  const passkey = await selectPasskey(db, id);
  return staffId === null || passkey?.staffId === staffId ? passkey : undefined;
}

/** The challenge that the browser has answered, if it was given to this person. It is used now. */
async function takeChallenge(
  db: DbExecutor,
  clientDataJson: string,
  staffId: string | null,
): Promise<string | (() => false)> {
  const challenge = readChallenge(clientDataJson);
  return (await deleteChallenge(db, challenge, staffId)) ? challenge : () => false;
}

function readChallenge(clientDataJson: string): string {
  try {
    return String(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()).challenge);
  } catch {
    return '';
  }
}

function expectedSite(deskUrl: string) {
  const { origin, hostname } = new URL(deskUrl);
  return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
}
