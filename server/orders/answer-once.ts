import { createHash } from 'node:crypto';
import { Failure } from '#contract/errors.ts';
import type { Transaction } from '#server/database/connect.ts';
import type { Buyer } from '#server/http/handlers.ts';
import { claimIdempotencyKey, selectIdempotencyKey, storeReply } from './queries.ts';

/**
 * Does a thing at most once per idempotency key of a buyer: a repetition, also one sent at the same time, gets the
 * first reply, word for word. A failure leaves the key unused, because the transaction takes it back.
 * @throws Failure 'invalid' when the key was used with another body.
 */
export async function answerOnce<Reply>(
  transaction: Transaction,
  buyer: Buyer,
  key: string | undefined,
  body: unknown,
  act: () => Promise<Reply>,
): Promise<Reply> {
  if (key === undefined) return act();
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest();
  if (await claimIdempotencyKey(transaction, buyer.id, key, bodyHash)) {
    const reply = await act();
    await storeReply(transaction, buyer.id, key, reply);
    return reply;
  }
  const earlier = await selectIdempotencyKey(transaction, buyer.id, key);
  if (!earlier?.bodyHash.equals(bodyHash)) {
    throw new Failure('invalid', 'This Idempotency-Key was used for another request already.');
  }
  return earlier.reply as Reply;
}
