import { useEffect } from 'react';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import { chooseCity, readChosenCity } from './chosen-city.ts';
import { FALLBACK_CITY } from './fallback-city.ts';
import { locateCity, mayLocateUnasked } from './locate-city.ts';

/** Looks the city up once, when the buyer has none yet and has allowed it before. */
export function useCityAtFirstVisit(): void {
  useEffect(() => {
    const look = async () => {
      if (readChosenCity() !== undefined || !(await mayLocateUnasked())) return;
      const city = await locateCity();
      if (readChosenCity() !== undefined) return;
      chooseCity(city ?? FALLBACK_CITY);
      if (city === undefined) toast.say(text.location.notFound(FALLBACK_CITY));
    };
    look();
  }, []);
}
