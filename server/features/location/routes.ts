import { FALLBACK_CITY } from '#domain/india/cities.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import type { Geocoder } from './geocoder.ts';
import { findLocality } from './pin-localities.ts';

export function locationRoutes(
  geocoder: Geocoder,
  limits: RateLimits,
): FeatureHandlers<'findCity' | 'findLocality'> {
  return {
    findCity: async ({ query }, { clientIp }) => {
      const mayAsk = () => limits.tryConsume('city looked up from an address', clientIp);
      const city = await geocoder(query.lat, query.lon, mayAsk);
      return { city: city ?? FALLBACK_CITY, is_known: city !== undefined };
    },
    findLocality: async ({ params }) => ({ result: findLocality(params.pin) }),
  };
}
