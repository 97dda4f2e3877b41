import type { FALLBACK_CITY as DomainFallback } from '#domain/india/cities.ts';

/** The domain's fallback city. Only its type is imported, because its file has all cities, which few pages need. */
export const FALLBACK_CITY: typeof DomainFallback = 'Kolkata';
