import type { BuyerRevision } from './iterate-revisions.ts';

/** The revisions of a buyer's estimates for the download of their data. */
export async function* presentRevisionBatches(batches: AsyncIterable<BuyerRevision[]>) {
  for await (const revisions of batches) {
    yield revisions.map(({ number, madeBy, createdAt, document }) => ({
      revision: number,
      made_by: madeBy,
      createdAt: new Date(createdAt).toISOString(),
      document,
    }));
  }
}
