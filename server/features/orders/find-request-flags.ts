import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectRequestCounts } from './operator-queries.ts';

const MIN_UNANSWERED = 10;
const MIN_OF_GSTIN = 30;

/**
 * What the operator should know before answering quote requests, because there are unusually many like them. They are
 * never refused for it.
 * @returns a function from a quote request's id to its flags, each a sentence.
 */
export async function findRequestFlags(
  database: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<(quoteRequestId: string) => string[]> {
  const counts = await selectRequestCounts(database, quoteRequestIds);
  const flagsById = new Map(
    counts.map(({ id, unanswered, ofGstin }) => [
      id,
      [
        ...(unanswered >= MIN_UNANSWERED
          ? [`Note: ${unanswered} requests of this account are unanswered.`]
          : []),
        ...(ofGstin >= MIN_OF_GSTIN
          ? [`Note: ${ofGstin} requests with this GSTIN came within 24 hours.`]
          : []),
      ],
    ]),
  );
  return (id) => flagsById.get(id) ?? [];
}
