import { type ApiClient, ApiError } from '#contract/client.ts';
import { type ProductSummary, productSummaryFromWire } from './product.ts';

/** Loads alternatives to a product. They are optional: an API error gives an empty list instead of failing the page. */
export async function loadSimilarProducts(api: ApiClient, id: string): Promise<ProductSummary[]> {
  try {
    const { result } = await api.listSimilarProducts({ params: { id } });
    return result.map(productSummaryFromWire);
  } catch (cause) {
    if (cause instanceof ApiError) return [];
    throw cause;
  }
}
