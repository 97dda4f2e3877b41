import { type ApiClient, CallFailed } from '#contract/client.ts';
import { type ProductCard, productCard } from './product.ts';

/** What one may want instead of a product. Only an offer beside it: a failure of it must not keep the product away. */
export async function loadSimilarProducts(api: ApiClient, id: string): Promise<ProductCard[]> {
  try {
    const { result } = await api.listSimilarProducts({ params: { id } });
    return result.map(productCard);
  } catch (cause) {
    if (cause instanceof CallFailed) return [];
    throw cause;
  }
}
