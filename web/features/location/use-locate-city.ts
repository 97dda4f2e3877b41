import { useEffect, useEffectEvent, useState } from 'react';
import { cityDialogText } from '#web/text/city-dialog-en.ts';
import { readChosenCity, setChosenCity } from './chosen-city.ts';
import { FALLBACK_CITY } from './fallback-city.ts';
import { locateCity } from './locate-city.ts';

/** Whether the city was looked up without 'Use my location', which happens at most once in a visit. */
let hasAsked = false;

/**
 * Locates the buyer's city on request and, while no city is known, at the first use. When that fails, the selected city
 * or else the fallback city is used, and `error` says so. A city that the buyer selects meanwhile stays.
 */
export function useLocateCity(onFound: (city: string) => void) {
  const [isLocating, setLocating] = useState(false);
  const [error, setError] = useState<string>();

  async function locate() {
    const earlier = readChosenCity();
    setLocating(true);
    setError(undefined);
    const city = await locateCity();
    setLocating(false);
    if (readChosenCity() !== earlier) return;
    if (city !== undefined) {
      onFound(city);
      return;
    }
    const fallback = earlier ?? FALLBACK_CITY;
    setChosenCity(fallback);
    setError(cityDialogText.notFound(fallback));
  }

  const locateOnce = useEffectEvent(() => {
    if (hasAsked || readChosenCity() !== undefined) return;
    hasAsked = true;
    void locate();
  });
  useEffect(() => locateOnce(), []);

  return { isLocating, error, locate };
}
