import { FALLBACK_CITY } from '#domain/india/cities.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { Geocoder } from './geocoder.ts';

export function locationRoutes(geocoder: Geocoder): FeatureHandlers<'findCity'> {
  return {
    findCity: async ({ query }) => {
      const city = await geocoder(query.lat, query.lon);
      return { city: city ?? FALLBACK_CITY, is_known: city !== undefined };
    },
  };
}
