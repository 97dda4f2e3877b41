import { timingSafeEqual } from 'node:crypto';
import { invalidField } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { consumeCode, consumeCodeAttempt, findCodeAttemptsLeft, updateNameAndPhone } from './repository.ts';
import { hashPhoneCode } from './secrets.ts';
import { insertSecurityEvent } from './security-event-queries.ts';

const USED_UP_MESSAGE = 'Wrong OTP. This OTP can no longer be used. Please request a new one.';

export type Profile = { name: string; phone?: string | undefined; otp?: string | undefined };

/**
 * Saves name and phone. A number other than the verified one needs the code that was sent to it; without a number the
 * verified one is kept. The buyer gets a mail when a verified number is replaced.
 * @throws AppError 'invalid_input' ('Wrong OTP') when the code is missing, wrong, used, expired or tried too often; the
 * message says so when only a new code can be right.
 */
export async function updateProfile(
  database: Database,
  buyer: Buyer,
  { name, phone, otp }: Profile,
): Promise<string> {
  const newPhone = phone && phone !== buyer.phone ? phone : undefined;
  if (newPhone) await verifyPhone(database, buyer.id, newPhone, otp ?? '');
  await retryTransaction(database, async (transaction) => {
    await updateNameAndPhone(transaction, buyer.id, name, newPhone);
    if (newPhone) await insertSecurityEvent(transaction, buyer.id, 'phone_changed');
    if (newPhone && buyer.phone) await enqueue(transaction, 'phone-changed-mail', { accountId: buyer.id });
  });
  return newPhone && name === buyer.name ? 'Phone number verified.' : 'Profile updated.';
}

async function verifyPhone(database: Database, accountId: string, phone: string, otp: string): Promise<void> {
  const sent = await consumeCodeAttempt(database, accountId, phone);
  const isRight = sent?.codeHash && timingSafeEqual(sent.codeHash, hashPhoneCode(sent.id, otp));
  if (isRight && (await consumeCode(database, sent.id))) return;
  const isUsedUp = (await findCodeAttemptsLeft(database, accountId, phone)) === 0;
  throw invalidField('otp', isUsedUp ? USED_UP_MESSAGE : 'Wrong OTP');
}
