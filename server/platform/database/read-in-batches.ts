/**
 * Reads a long list in batches, so that it is never in memory as a whole. Each batch is a statement of its own, so a
 * slow reader occupies no connection.
 * @param readAfter reads up to `size` rows after the last one of the previous batch, which the first batch lacks.
 */
export async function* readInBatches<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  while (true) {
    const batch = await readAfter(last);
    if (batch.length > 0) yield batch;
    if (batch.length < size) return;
    last = batch.at(-1);
  }
}
