import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { quoteRequests } from '#server/platform/database/schema.ts';

/** What names a quote request to its buyer. */
export type RequestHead = Awaited<ReturnType<typeof getRequestHead>>;

export async function getRequestHead(db: DbExecutor, quoteRequestId: string) {
  const { createdAt, customer, financialYear, runningNumber } = quoteRequests;
  const [request] = await db
    .select({ createdAt, customer, financialYear, runningNumber })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId));
  if (!request) throw new AppError('not_found', 'Quotation not found.');
  return request;
}
