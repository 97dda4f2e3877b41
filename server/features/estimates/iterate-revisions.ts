import type { Database } from '#server/platform/database/connection.ts';
import { readInBatches } from '#server/platform/database/read-in-batches.ts';
import { selectRevisionsByRequest } from './revision-queries.ts';

/** Up to 400 KB of JSON, as one with 100 lines has 100 KB: reading more at a time would occupy the event loop. */
const BATCH_SIZE = 4;

type RequestRevisions = Awaited<ReturnType<typeof selectRevisionsByRequest>>[number];
export type BuyerRevision = RequestRevisions['revisions'][number];

/** All revisions of a buyer's estimates, those of the newest quote request first, in batches. */
export async function* iterateRevisionBatches(
  database: Database,
  accountId: string,
): AsyncGenerator<BuyerRevision[]> {
  const batches = readInBatches<RequestRevisions>(BATCH_SIZE, (last) =>
    selectRevisionsByRequest(database, accountId, last, BATCH_SIZE),
  );
  for await (const requests of batches) yield requests.flatMap(({ revisions }) => revisions);
}
