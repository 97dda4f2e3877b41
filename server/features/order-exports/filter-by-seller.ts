import type { Brand } from '#domain/brand.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { SoldOrder } from './export-queries.ts';
import { readTaxedOrders } from './read-taxed-orders.ts';

/** Those of sold orders that one registration of the seller supplies. */
export async function filterBySeller(
  database: DbExecutor,
  brand: Brand,
  sold: readonly SoldOrder[],
  wantedGstin: string,
): Promise<SoldOrder[]> {
  const wanted = new Set<string>();
  const ids = sold.map(({ id }) => id);
  for await (const orders of readTaxedOrders(database, brand, ids))
    for (const { id, sellerGstin } of orders) if (sellerGstin === wantedGstin) wanted.add(id);
  return sold.filter(({ id }) => wanted.has(id));
}
