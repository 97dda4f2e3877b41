import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { CatalogueProduct } from '#server/platform/database/schema.ts';
import { selectMostRequestedProducts, selectRandomProducts } from './repository.ts';

const MAX_PRODUCTS = 12;

/** Up to 12 products: the most requested recently, filled up at random. */
export async function listBestSellers(database: ReadDatabase): Promise<CatalogueProduct[]> {
  const requested = await selectMostRequestedProducts(database, MAX_PRODUCTS);
  if (requested.length === MAX_PRODUCTS) return requested;
  const requestedIds = new Set(requested.map(({ id }) => id));
  // Enough, even if all that were requested are among them.
  const random = await selectRandomProducts(database, MAX_PRODUCTS);
  const fillers = random.filter(({ id }) => !requestedIds.has(id));
  return [...requested, ...fillers].slice(0, MAX_PRODUCTS);
}
