import { productPath } from '#domain/page-paths.ts';
import { useChosenCity } from '#web/features/location/chosen-city.ts';
import type { ProductCard } from './product.ts';

/** The address of a product's page with the buyer's city in it, once that is known. */
export function useProductPath({ id, title, path }: Pick<ProductCard, 'id' | 'title' | 'path'>): string {
  const city = useChosenCity();
  return city === undefined ? path : productPath(id, title, city);
}
