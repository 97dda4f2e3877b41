import { AppError } from '#contract/errors.ts';
import type { WireSignature } from '#contract/staff-access.ts';
import { selectStaffMember } from '#server/features/admin/staff-queries.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { AccessDependencies, DeskClient } from './access-dependencies.ts';
import { verifySignature } from './passkeys.ts';
import { updatePasskeyUsed } from './proof-queries.ts';
import { insertStaffSecurityEvent } from './security-event-queries.ts';
import { startDeskSession } from './start-desk-session.ts';
import { readCode, takeCode } from './take-code.ts';

/**
 * Logs the passkey's operator in.
 * @returns the cookie of the session.
 * @throws AppError 'invalid_input' when the passkey is unknown, or its signature is not for a challenge that was given.
 */
export async function logInWithPasskey(
  dependencies: AccessDependencies,
  credential: WireSignature,
  client: DeskClient,
): Promise<string> {
  const { staffId, passkeyId, counter } = await verifySignature(dependencies, null, credential);
  const isUsable = (transaction: Transaction) =>
    counter === undefined ? false : updatePasskeyUsed(transaction, passkeyId, counter);
  const cookie = await startSessionIf(dependencies, staffId, client, isUsable);
  if (cookie) return cookie;
  throw new AppError(
    'invalid_input',
    'This passkey is not one for the desk. Please use another one, or a code.',
  );
}

/**
 * Logs an operator in by name and code. The answer does not tell whether the name is known, nor does the limit.
 * @returns the cookie of the session.
 * @throws AppError 'invalid_input' when name and code do not match, 'rate_limited' after five wrong codes for
 * the name.
 */
export async function logInWithCode(
  dependencies: AccessDependencies,
  { name, code: typed }: { name: string; code: string },
  client: DeskClient,
): Promise<string> {
  const { database, limits } = dependencies;
  const code = readCode(typed);
  const member = await selectStaffMember(database, name);
  const staffId = member && member.removedAt === null ? member.id : null;
  const subjects = [code.way, staffId ?? name.toLowerCase()];
  await limits.consume('code of an operator', ...subjects);
  const cookie = await startSessionIf(dependencies, staffId, client, (transaction) =>
    takeCode(transaction, staffId ?? '', code),
  );
  if (!cookie) {
    throw new AppError(
      'invalid_input',
      'Name and code do not match, or the code was used before. Please try the next one.',
    );
  }
  await limits.reset('code of an operator', ...subjects);
  return cookie;
}

/** Records the login, or that it has failed. */
async function startSessionIf(
  { database }: AccessDependencies,
  staffId: string | null,
  { address, device }: DeskClient,
  isProof: (transaction: Transaction) => boolean | Promise<boolean>,
): Promise<string | undefined> {
  return retryTransaction(database, async (transaction) => {
    const isProven = (await isProof(transaction)) && staffId !== null;
    await insertStaffSecurityEvent(transaction, staffId, isProven ? 'login' : 'login_failed', address);
    return isProven ? startDeskSession(transaction, staffId, device) : undefined;
  });
}
