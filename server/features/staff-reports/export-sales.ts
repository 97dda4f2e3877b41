import type { Brand } from '#domain/brand.ts';
import { exportOrders } from '#server/features/order-exports/export-orders.ts';
import type { SoldOrder } from '#server/features/order-exports/export-queries.ts';
import { exportTally } from '#server/features/order-exports/export-tally.ts';
import { getTallyNames } from '#server/features/order-exports/tally-names.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

/** Writes sold orders as a CSV file, or as an XML file for Tally. */
export async function exportSales(
  database: DbExecutor,
  brand: Brand,
  sold: readonly SoldOrder[],
  as: 'csv' | 'tally',
): Promise<{ extension: string; content: string }> {
  const parts: string[] = [];
  const write = async (text: string) => parts.push(text);
  if (as === 'tally') {
    await exportTally(database, brand, sold, await getTallyNames(database), write);
    return { extension: 'xml', content: parts.join('') };
  }
  const orderIds = sold.map(({ id }) => id);
  await exportOrders(database, brand, { orderIds, quoteRequestIds: [] }, write);
  return { extension: 'csv', content: parts.join('') };
}
