import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';

/** Loads a product with all that its page shows. */
export async function loadProduct(api: ApiClient, id: string): Promise<WireProduct> {
  return (await api.getProduct({ params: { id } })).product;
}
