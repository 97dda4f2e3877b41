import { randomInt } from 'node:crypto';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';
import {
  selectListingNumberRange,
  selectMostRequestedProductIds,
  selectProductsByIds,
  selectProductsByListingNumbers,
} from './repository.ts';

const MAX_PRODUCTS = 12;
/** More numbers than needed are drawn, because some belong to deleted products or to products already listed. */
const DRAWS = 4 * MAX_PRODUCTS;

/** Up to 12 products: the most requested recently, filled up at random. */
export async function listBestSellers(database: ReadDatabase): Promise<ProductSnapshot[]> {
  const requestedIds = await selectMostRequestedProductIds(database, MAX_PRODUCTS);
  const requested = await selectProductsByIds(database, requestedIds);
  requested.sort((a, b) => requestedIds.indexOf(a.id) - requestedIds.indexOf(b.id));
  if (requested.length === MAX_PRODUCTS) return requested;

  const { first, last } = await selectListingNumberRange(database);
  const numbers = new Set(Array.from({ length: DRAWS }, () => randomInt(first, last + 1)));
  const drawn = await selectProductsByListingNumbers(database, [...numbers]);
  const fillers = drawn.filter((product) => !requestedIds.includes(product.id));
  return [...requested, ...shuffle(fillers)].slice(0, MAX_PRODUCTS);
}

function shuffle<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, randomKey: Math.random() }))
    .sort((a, b) => a.randomKey - b.randomKey)
    .map(({ item }) => item);
}
