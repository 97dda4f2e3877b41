import { AppError } from '#contract/errors.ts';
import type { WireSignature } from '#contract/staff-access.ts';
import { updateProofTime } from '#server/features/admin/staff-session-queries.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { StaffMember } from '#server/platform/http/handlers.ts';
import type { AccessDependencies } from './access-dependencies.ts';
import { verifySignature } from './passkeys.ts';
import { updatePasskeyUsed } from './proof-queries.ts';
import { insertStaffSecurityEvent } from './security-event-queries.ts';
import { readCode, takeCode } from './take-code.ts';

/**
 * Proves again who the operator is, with one of their passkeys.
 * @throws AppError 'invalid_input' when the passkey is not theirs, or did not sign the challenge that they were given.
 */
export async function proveWithPasskey(
  dependencies: AccessDependencies,
  staff: StaffMember,
  credential: WireSignature,
  address: string,
): Promise<void> {
  const { passkeyId, counter } = await verifySignature(dependencies, staff.id, credential);
  const isUsable = (transaction: Transaction) =>
    counter === undefined ? false : updatePasskeyUsed(transaction, passkeyId, counter);
  if (await recordProofIf(dependencies, staff, address, isUsable)) return;
  throw new AppError(
    'invalid_input',
    'This passkey is not yours, or too much time has passed. Please try again.',
  );
}

/**
 * Proves again who the operator is, with a code.
 * @throws AppError 'invalid_input' when the code is wrong or was used before, 'rate_limited' after five wrong codes.
 */
export async function proveWithCode(
  dependencies: AccessDependencies,
  staff: StaffMember,
  typed: string,
  address: string,
): Promise<void> {
  const code = readCode(typed);
  await dependencies.limits.consume('code of an operator', code.way, staff.id);
  const isProven = await recordProofIf(dependencies, staff, address, (transaction) =>
    takeCode(transaction, staff.id, code),
  );
  if (!isProven) {
    throw new AppError('invalid_input', 'This code is wrong, or was used before. Please try the next one.');
  }
  await dependencies.limits.reset('code of an operator', code.way, staff.id);
}

async function recordProofIf(
  { database }: AccessDependencies,
  { id, sessionId }: StaffMember,
  address: string,
  isProof: (transaction: Transaction) => boolean | Promise<boolean>,
): Promise<boolean> {
  return retryTransaction(database, async (transaction) => {
    const isProven = await isProof(transaction);
    await insertStaffSecurityEvent(transaction, id, isProven ? 'proof' : 'proof_failed', address);
    if (isProven) await updateProofTime(transaction, sessionId);
    return isProven;
  });
}
