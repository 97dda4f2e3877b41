import type { ApiClient } from '#contract/client.ts';
import { type ProductDetail, productDetailFromWire } from './product.ts';

/** Loads a product as its page shows it. */
export async function loadProduct(api: ApiClient, id: string): Promise<ProductDetail> {
  const { product } = await api.getProduct({ params: { id } });
  return productDetailFromWire(product);
}
