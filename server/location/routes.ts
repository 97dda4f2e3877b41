import { FALLBACK_CITY } from '#domain/india/cities.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import type { Geocoder } from './geocoder.ts';

export function locationRoutes(geocoder: Geocoder): HandlersOf<'findCity'> {
  return {
    findCity: async ({ query }) => {
      const city = await geocoder(query.lat, query.lon);
      return { city: city ?? FALLBACK_CITY, is_known: city !== undefined };
    },
  };
}
