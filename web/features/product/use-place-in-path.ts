import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { UNKNOWN_PLACE } from '#domain/page-paths.ts';
import { readChosenCity, subscribeToCity } from '#web/features/location/chosen-city.ts';
import { type ProductSummary, pathOfProduct } from './product.ts';

/**
 * Puts the buyer's city into a product's URL that names none yet, and each city that is chosen while the page is open.
 */
export function usePlaceInPath(product: ProductSummary, place: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const followCity = () => {
      const city = readChosenCity();
      if (city === undefined || city === place) return;
      void navigate(pathOfProduct(product, city), { replace: true, preventScrollReset: true });
    };
    if (place === UNKNOWN_PLACE) followCity();
    return subscribeToCity(followCity);
  }, [product, place, navigate]);
}
