import { type ApiClient, ApiError } from '#contract/client.ts';
import { type ProductSummary, productSummaryFromWire } from './product.ts';

/** What one may want instead of a product. Only an offer beside it: a failure of it must not keep the product away. */
export async function loadSimilarProducts(api: ApiClient, id: string): Promise<ProductSummary[]> {
  try {
    const { result } = await api.listSimilarProducts({ params: { id } });
    return result.map(productSummaryFromWire);
  } catch (cause) {
    if (cause instanceof ApiError) return [];
    throw cause;
  }
}
