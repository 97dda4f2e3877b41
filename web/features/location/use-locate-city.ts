import { useState } from 'react';
import { text } from '#web/text/en.ts';
import { readChosenCity, setChosenCity } from './chosen-city.ts';
import { FALLBACK_CITY } from './fallback-city.ts';
import { locateCity } from './locate-city.ts';

/**
 * Locates the buyer's city on request. When that fails, the selected city or else the fallback city is used, and
 * `error` says so.
 */
export function useLocateCity(onFound: (city: string) => void, onFallback: (city: string) => void) {
  const [isLocating, setLocating] = useState(false);
  const [error, setError] = useState<string>();

  async function locate() {
    setLocating(true);
    setError(undefined);
    const city = await locateCity();
    setLocating(false);
    if (city !== undefined) {
      onFound(city);
      return;
    }
    const fallback = readChosenCity() ?? FALLBACK_CITY;
    setChosenCity(fallback);
    onFallback(fallback);
    setError(text.location.notFound(fallback));
  }
  return { isLocating, error, locate };
}
