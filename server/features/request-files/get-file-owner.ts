import { AppError } from '#contract/errors.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { type FileOwner, selectAccountOfRequest } from './repository.ts';

/**
 * Who owns a file that somebody other than the buyer sends with a quote request: it counts for the buyer's account.
 * @throws AppError 'not_found' when there is no such request or its account is deleted.
 */
export async function getFileOwner(
  db: DbExecutor,
  quoteRequestId: string,
  sentBy: FileOwner['sentBy'],
): Promise<FileOwner> {
  const accountId = await selectAccountOfRequest(db, quoteRequestId);
  if (!accountId) throw new AppError('not_found', 'There is nobody to write to about this request.');
  return { accountId, sentBy };
}
