import { useEffect } from 'react';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import { readChosenCity, setChosenCity } from './chosen-city.ts';
import { FALLBACK_CITY } from './fallback-city.ts';
import { hasLocationPermission, locateCity } from './locate-city.ts';

/** Locates the city once, when the buyer has none yet and has already granted the permission. */
export function useCityAtFirstVisit(): void {
  useEffect(() => {
    const locate = async () => {
      if (readChosenCity() !== undefined || !(await hasLocationPermission())) return;
      const city = await locateCity();
      if (readChosenCity() !== undefined) return;
      setChosenCity(city ?? FALLBACK_CITY);
      if (city === undefined) toast.message(text.location.notFound(FALLBACK_CITY));
    };
    locate();
  }, []);
}
