import { AppError } from '#contract/errors.ts';
import { type Duplicate, selectDuplicates } from '#server/features/admin/duplicate-queries.ts';
import { type Party, selectParty } from '#server/features/quotations/repository.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectAsker, selectOtherRequests, selectTally } from './offer-buyer-queries.ts';

const MAX_DUPLICATES = 5;

/** What is known of the buyer who has made a request. */
export type OfferBuyer = {
  tally: Awaited<ReturnType<typeof selectTally>>;
  /** The newest first, without this one. */
  requests: Awaited<ReturnType<typeof selectOtherRequests>>;
  duplicates: Duplicate[];
  party: Party;
};

/** @throws AppError 'not_found' when there is no such request, or its buyer has deleted the account. */
export async function readOfferBuyer(db: DbExecutor, quoteRequestId: string): Promise<OfferBuyer> {
  const asker = await selectAsker(db, quoteRequestId);
  const party = await selectParty(db, quoteRequestId);
  if (!asker || !party) throw new AppError('not_found', 'The buyer has no account.');
  return {
    tally: await selectTally(db, asker.id),
    requests: await selectOtherRequests(db, asker.id, quoteRequestId),
    party,
    duplicates: await selectDuplicates(db, asker, MAX_DUPLICATES),
  };
}
