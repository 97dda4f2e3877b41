import { formatEstimateNumber } from '#domain/financial-year.ts';
import { selectMergedAccounts } from '#server/features/accounts/merge-queries.ts';
import { selectSessionsByAccount } from '#server/features/accounts/repository.ts';
import { getAccount } from '#server/features/admin/change-accounts.ts';
import { selectDuplicates } from '#server/features/admin/duplicate-queries.ts';
import { getBuyer } from '#server/features/admin/find-buyers.ts';
import { selectLastChecks } from '#server/features/gstin-checks/repository.ts';
import { listStandings } from '#server/features/quotations/list-standings.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectAccepted, selectRecentRequests } from './buyer-list-queries.ts';

const MAX_REQUESTS = 20;
const MAX_DUPLICATES = 20;

export type BuyerRecord = Awaited<ReturnType<typeof readBuyer>>;

/**
 * All that operators see of a buyer.
 * @throws AppError 'not_found' when there is no such account.
 */
export async function readBuyer(db: DbExecutor, accountId: string) {
  const account = await getAccount(db, accountId);
  const { id, phone, mergedInto } = account;
  const requests = await selectRecentRequests(db, id, MAX_REQUESTS);
  const standings = await listStandings(
    db,
    requests.map((request) => request.id),
  );
  const buyer = await getBuyer(db, id);
  return {
    account,
    buyer,
    gstinChecks: await selectLastChecks(db, buyer.gstins),
    into: mergedInto === null ? undefined : await getAccount(db, mergedInto),
    merged: await selectMergedAccounts(db, id),
    requests: requests.map(({ financialYear, runningNumber, ...request }) => ({
      ...request,
      number: formatEstimateNumber(financialYear, runningNumber),
      standing: standings.get(request.id),
    })),
    accepted: await selectAccepted(db, id),
    sessions: await selectSessionsByAccount(db, id),
    duplicates: await selectDuplicates(db, { id, phone }, MAX_DUPLICATES),
  };
}

/** Whom what is shown of a buyer is about. */
export function listShownAccounts({ account, into, merged, duplicates }: BuyerRecord): string[] {
  return [account, ...(into ? [into] : []), ...merged, ...duplicates].map(({ id }) => id);
}
