import { Failure } from '#contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { newId } from '#server/database/new-id.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { insertPhoneCode, lockPhone, selectRecentCodeTimes } from './queries.ts';
import { hashPhoneCode, newPhoneCode } from './secrets.ts';

const MAX_SENDS_AN_HOUR = 3;
const MAX_TRIES = 5;
const VALID_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Makes a one-time code for a phone number. No SMS gateway is configured (trial mode), so the reply itself carries it.
 * @throws Failure 'tooManyRequests' when a number is asked for too often.
 */
export async function requestPhoneCode(database: Database, buyer: Buyer | undefined, phone: string) {
  const otp = newPhoneCode();
  await database.transaction(async (transaction) => {
    await lockPhone(transaction, phone);
    const sent = await selectRecentCodeTimes(transaction, phone);
    const [oldest] = sent;
    if (oldest && sent.length >= MAX_SENDS_AN_HOUR) {
      throw new Failure(
        'tooManyRequests',
        'Too many codes were asked for this number. Please try again later.',
        {
          retryAfterSeconds: Math.max(1, Math.ceil((oldest.getTime() + HOUR_MS - Date.now()) / 1000)),
        },
      );
    }
    const id = newId();
    await insertPhoneCode(transaction, {
      id,
      accountId: buyer?.id ?? null,
      phone,
      codeHash: hashPhoneCode(id, otp),
      triesLeft: MAX_TRIES,
      expiresAt: new Date(Date.now() + VALID_MS),
    });
  });
  return { msg: 'Trial mode: no SMS is sent. Please use the code shown here.', otp };
}
