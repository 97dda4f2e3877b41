import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useChosenCity } from './chosen-city.ts';

/** Puts the buyer's city into a product's URL that has no city yet. */
export function usePlaceInPath(isPlaceUnknown: boolean, getPathForCity: (city: string) => string): void {
  const city = useChosenCity();
  const navigate = useNavigate();
  const path = isPlaceUnknown && city !== undefined ? getPathForCity(city) : undefined;
  useEffect(() => {
    if (path) navigate(path, { replace: true, preventScrollReset: true });
  }, [path, navigate]);
}
