import { AppError } from '#contract/errors.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import type { CatalogueProduct, ProductVariant } from '#server/platform/database/schema.ts';
import { selectProduct, selectProductsInShop } from './repository.ts';

/** A product with all products of its family, in the order of the catalogue. */
export type ProductDetail = CatalogueProduct & { variants: ProductVariant[] | null };

/** @throws AppError 'not_found' when there is no such product in the shop. */
export async function getProduct(database: ReadDatabase, id: string): Promise<ProductDetail> {
  const product = await selectProduct(database, id);
  if (!product) throw new AppError('not_found', 'Product not found.');
  return product;
}

/** The products with these ids, in the order of the ids, each once; those that are not in the shop are skipped. */
export async function listProductsByIds(
  database: ReadDatabase,
  ids: readonly string[],
): Promise<CatalogueProduct[]> {
  const found = new Map((await selectProductsInShop(database, ids)).map((product) => [product.id, product]));
  return [...new Set(ids)].flatMap((id) => {
    const product = found.get(id);
    return product ? [product] : [];
  });
}
