import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { quoteRequests } from '#server/platform/database/schema.ts';
import type { FileOwner } from './repository.ts';

/**
 * Who owns a file that somebody other than the buyer sends with a quote request: it counts for the buyer's account.
 * @throws AppError 'not_found' when there is no such request or its account is deleted.
 */
export async function getFileOwner(
  db: DbExecutor,
  quoteRequestId: string,
  sentBy: FileOwner['sentBy'],
): Promise<FileOwner> {
  const [request] = await db
    .select({ accountId: quoteRequests.accountId })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId));
  if (!request?.accountId) throw new AppError('not_found', 'There is nobody to write to about this request.');
  return { accountId: request.accountId, sentBy };
}
