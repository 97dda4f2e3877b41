import { AppError } from '#contract/errors.ts';
import type { WireNewPasskey } from '#contract/staff-access.ts';
import { runAsOperator, STAFF_CALL } from '#server/features/admin/run-as-operator.ts';
import { lockStaffMember } from '#server/features/admin/staff-queries.ts';
import { deleteStaffSession } from '#server/features/admin/staff-session-queries.ts';
import { getBrand } from '#server/features/settings/read-settings.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { StaffMember } from '#server/platform/http/handlers.ts';
import type { AccessDependencies } from './access-dependencies.ts';
import { createRecoveryCodes } from './create-recovery-codes.ts';
import { createPasskeyOptions, verifyNewPasskey } from './passkeys.ts';
import {
  deletePasskey,
  deleteTotp,
  insertPasskey,
  selectPasskeys,
  selectTotp,
  upsertNextSecret,
  upsertTotp,
} from './proof-queries.ts';
import { insertStaffSecurityEvent, type StaffSecurityEventName } from './security-event-queries.ts';
import { createWrongFirstCodeError } from './set-up-by-link.ts';
import { readCode } from './take-code.ts';
import { describeTotp, findTotpPeriod, newTotpSecret } from './totp.ts';

/** What an operator changes of their own ways to the desk. Each change is recorded in the security log. */

/** Who changes it, and from where. */
type Change = AccessDependencies & { staff: StaffMember; address: string };

async function record<Result>(
  { database, staff, address }: Change,
  event: StaffSecurityEventName,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const change = async (transaction: Transaction) => {
    // Two changes at once could otherwise each remove what seems to be the last way but one.
    await lockStaffMember(transaction, staff.id);
    const result = await work(transaction);
    await insertStaffSecurityEvent(transaction, staff.id, event, address);
    return result;
  };
  return runAsOperator(database, staff.name, change, STAFF_CALL);
}

export async function startPasskey(change: Change) {
  const passkeys = await selectPasskeys(change.database, change.staff.id);
  return createPasskeyOptions(
    change,
    change.staff,
    passkeys.map(({ id }) => id),
  );
}

/** @throws AppError 'invalid_input' when the passkey was not set up. */
export async function addPasskey(
  change: Change,
  { credential, name }: { credential: WireNewPasskey; name: string },
): Promise<void> {
  const passkey = await verifyNewPasskey(change, change.staff.id, credential);
  await record(change, 'passkey_added', (transaction) =>
    insertPasskey(transaction, { ...passkey, staffId: change.staff.id, name }),
  );
}

/**
 * @throws AppError 'not_found' when the operator has no such passkey, 'conflict' when it is their last way to log in.
 */
export async function removePasskey(change: Change, id: string): Promise<void> {
  await record(change, 'passkey_removed', async (transaction) => {
    if (!(await deletePasskey(transaction, change.staff.id, id)))
      throw new AppError('not_found', 'This passkey no longer exists.');
    await assertWayLeft(transaction, change.staff.id);
  });
}

export async function startTotp({ database, brand, staff }: Change) {
  const secret = newTotpSecret();
  await upsertNextSecret(database, staff.id, secret);
  return describeTotp((await getBrand(database, brand)).name, staff.name, secret);
}

/** @throws AppError 'invalid_input' when the code is wrong, 'rate_limited' after five wrong ones. */
export async function confirmTotp(change: Change, typed: string): Promise<void> {
  const { database, limits, staff } = change;
  await limits.consume('code of an operator', 'totp', staff.id);
  const secret = (await selectTotp(database, staff.id))?.nextSecret;
  const period = secret ? findTotpPeriod(secret, readCode(typed).code) : undefined;
  if (!secret || period === undefined) throw createWrongFirstCodeError();
  await record(change, 'totp_set_up', (transaction) => upsertTotp(transaction, staff.id, secret, period));
  await limits.reset('code of an operator', 'totp', staff.id);
}

/** @throws AppError 'conflict' when codes are the operator's last way to log in. */
export async function removeTotp(change: Change): Promise<void> {
  await record(change, 'totp_removed', async (transaction) => {
    await deleteTotp(transaction, change.staff.id);
    await assertWayLeft(transaction, change.staff.id);
  });
}

export async function renewRecoveryCodes(change: Change): Promise<string[]> {
  return record(change, 'recovery_codes_renewed', (transaction) =>
    createRecoveryCodes(transaction, change.staff.id),
  );
}

/** @throws AppError 'not_found' when the operator has no such session. */
export async function endMySession(change: Change, sessionId: string): Promise<void> {
  const event = sessionId === change.staff.sessionId ? 'logout' : 'session_ended';
  await record(change, event, async (transaction) => {
    if (!(await deleteStaffSession(transaction, change.staff.id, sessionId)))
      throw new AppError('not_found', 'This session has already ended.');
  });
}

async function assertWayLeft(transaction: Transaction, staffId: string): Promise<void> {
  const passkeys = await selectPasskeys(transaction, staffId);
  const totp = await selectTotp(transaction, staffId);
  if (passkeys.length > 0 || totp?.secret) return;
  throw new AppError('conflict', 'This is your last way to log in. Please set up another one first.');
}
