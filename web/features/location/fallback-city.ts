import type { FALLBACK_CITY as DomainFallback } from '#domain/india/cities.ts';

/** The domain's own, by its type: its file holds all cities, which most pages do without. */
export const FALLBACK_CITY: typeof DomainFallback = 'Kolkata';
