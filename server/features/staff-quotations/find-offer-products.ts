import { priceUnit } from '#domain/pricing.ts';
import { selectProductsByIds } from '#server/features/catalogue/repository.ts';
import { suggestProducts } from '#server/features/search/suggest-products.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';

export type OfferProduct = {
  product: ProductSnapshot;
  /** Of one unit before GST; null where it is on request. */
  pricePaise: number | null;
};

/** The products that best match a text, as the shop's own search finds them. */
export async function findOfferProducts(database: Database, typed: string): Promise<OfferProduct[]> {
  const { products: found } = await suggestProducts(database, typed);
  const ids = found.map(({ id }) => id);
  const products = new Map(
    (await selectProductsByIds(database, ids)).map((product) => [product.id, product]),
  );
  return ids.flatMap((id) => {
    const product = products.get(id);
    if (!product) return [];
    const pricePaise = product.isPriceOnRequest ? null : priceUnit(product).discountedPricePaise;
    return { product, pricePaise };
  });
}
