import { AppError, INVALID_AUTHENTICATION } from '#contract/errors.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { createRateLimitedError } from '#server/platform/http/rate-limits.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { insertPhoneCode, lockPhone, selectRecentPhoneCodes } from './repository.ts';
import { hashPhoneCode, newPhoneCode } from './secrets.ts';
import { countSms } from './sms-queries.ts';

/** In an hour, to one number: for one account (all callers without one count as one), and in all. */
const MAX_SENDS_TO_ACCOUNT = 3;
const MAX_SENDS_TO_NUMBER = 9;
const MAX_ATTEMPTS = 5;
const VALID_MINUTES = 10;

/**
 * Requests a one-time code for a phone number. Without an SMS gateway (trial mode) the response contains the code, and
 * no login is needed.
 * @param smsPerDay how many codes are sent by SMS in a day; undefined without a gateway.
 * @throws AppError 'unauthenticated' when there is a gateway and nobody is logged in; 'rate_limited' when too many
 * codes were requested for the number, or by SMS today.
 */
export async function requestPhoneCode(
  database: Database,
  buyer: Buyer | undefined,
  phone: string,
  smsPerDay: number | undefined,
): Promise<{ msg: string; otp?: string }> {
  const hasGateway = smsPerDay !== undefined;
  if (hasGateway && !buyer) throw new AppError('unauthenticated', INVALID_AUTHENTICATION);
  const id = newId();
  const otp = newPhoneCode();
  await retryTransaction(database, async (transaction) => {
    await assertSendLimit(transaction, phone, buyer?.id ?? null);
    if (hasGateway) await consumeSms(transaction, smsPerDay);
    await insertPhoneCode(transaction, {
      id,
      accountId: buyer?.id ?? null,
      phone,
      codeHash: hasGateway ? null : hashPhoneCode(id, otp),
      triesLeft: MAX_ATTEMPTS,
      minutes: VALID_MINUTES,
    });
    if (hasGateway) await enqueue(transaction, 'phone-code-sms', { phoneCodeId: id });
  });
  if (hasGateway) return { msg: 'We have sent an OTP to your phone.' };
  return { msg: 'Trial mode: no SMS is sent. Please use the OTP shown here.', otp };
}

/** The operator gets a mail about the last one of a day. */
async function consumeSms(transaction: Transaction, smsPerDay: number): Promise<void> {
  const { sent, waitSeconds } = await countSms(transaction);
  if (sent > smsPerDay) throw createRateLimitedError(waitSeconds, 'No more OTPs can be sent today.');
  if (sent === smsPerDay) await enqueue(transaction, 'sms-limit-mail', { limit: smsPerDay });
}

/** An account without a code in this hour always gets one, so that nobody can keep an owner from the own number. */
async function assertSendLimit(
  transaction: Transaction,
  phone: string,
  accountId: string | null,
): Promise<void> {
  await lockPhone(transaction, phone);
  const sent = await selectRecentPhoneCodes(transaction, phone);
  const own = sent.filter((code) => code.accountId === accountId);
  const blocking =
    own[MAX_SENDS_TO_ACCOUNT - 1] ?? (own.length > 0 ? sent[MAX_SENDS_TO_NUMBER - 1] : undefined);
  if (!blocking) return;
  throw createRateLimitedError(blocking.waitSeconds, 'Too many OTP requests for this number.');
}
