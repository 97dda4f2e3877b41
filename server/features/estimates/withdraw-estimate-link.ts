import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { createEstimateNotFoundError } from './estimate-files.ts';
import { selectQuoteRequestId, updateEstimateId } from './repository.ts';

/**
 * Gives an estimate of the buyer's a new id, so that links with the former one lead nowhere.
 * @returns the new id.
 * @throws AppError 'not_found' when the buyer has no such estimate, even if somebody else has.
 */
export async function withdrawEstimateLink(
  database: Database,
  buyer: Buyer,
  estimateId: string,
): Promise<string> {
  const quoteRequestId = await selectQuoteRequestId(database, estimateId, buyer.id);
  if (quoteRequestId === undefined) throw createEstimateNotFoundError();
  return replaceEstimateId(database, { quoteRequestId, estimateId });
}

/** @throws AppError 'not_found' when the estimate's id was replaced at the same moment. */
export async function replaceEstimateId(
  database: DbExecutor,
  former: { quoteRequestId: string; estimateId: string },
): Promise<string> {
  const estimateId = newId();
  if (!(await updateEstimateId(database, former, estimateId))) throw createEstimateNotFoundError();
  return estimateId;
}
