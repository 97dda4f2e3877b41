import { AppError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import type { AddressEntry, SavedAddress } from './presenter.ts';
import { countAddresses, findSameAddress, insertAddress, lockAddresses } from './repository.ts';

export const MAX_ADDRESSES = 100;

/**
 * Saves an address for the buyer's quote requests, unless the buyer has the same one already.
 * @throws AppError 'rate_limited' when the buyer has saved too many in this hour, or has as many as possible.
 */
export async function saveAddress(
  database: Database,
  limits: RateLimits,
  buyer: Buyer,
  entry: AddressEntry,
): Promise<SavedAddress> {
  await limits.consume('address saved by an account', buyer.id);
  const row = { id: newId(), accountId: buyer.id, ...entry };
  return retryTransaction(database, async (transaction) => {
    await lockAddresses(transaction, buyer.id);
    const same = await findSameAddress(transaction, buyer.id, entry);
    if (same) return same;
    if ((await countAddresses(transaction, buyer.id)) >= MAX_ADDRESSES) {
      throw new AppError(
        'rate_limited',
        `You have ${MAX_ADDRESSES} saved addresses, which is the maximum. Please delete one first.`,
      );
    }
    await insertAddress(transaction, row);
    return row;
  });
}
