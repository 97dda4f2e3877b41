import { useState } from 'react';
import { text } from '#web/text/en.ts';
import { readChosenCity, setChosenCity } from './chosen-city.ts';
import { FALLBACK_CITY } from './fallback-city.ts';
import { locateCity } from './locate-city.ts';

/**
 * Looks the buyer's city up when asked to. On failure the city already chosen stays, or becomes the fallback, and a
 * plain sentence says so.
 */
export function useLocateCity(onFound: (city: string) => void, onFallback: (city: string) => void) {
  const [isLocating, setLocating] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function locate() {
    setLocating(true);
    setFailure(undefined);
    const city = await locateCity();
    setLocating(false);
    if (city !== undefined) {
      onFound(city);
      return;
    }
    const kept = readChosenCity() ?? FALLBACK_CITY;
    setChosenCity(kept);
    onFallback(kept);
    setFailure(text.location.notFound(kept));
  }
  return { isLocating, failure, locate };
}
