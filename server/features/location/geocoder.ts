import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/**
 * Finds the city at some coordinates; undefined when the service does not know it or does not respond.
 * @param mayAsk whether the service may be asked for this visitor; it need not be for a city that is cached.
 */
export type Geocoder = (
  latitude: number,
  longitude: number,
  mayAsk: () => Promise<boolean>,
) => Promise<string | undefined>;

const TIMEOUT_MS = 3000;
/** About a kilometre: precise enough for a city, too coarse for a home. */
const DECIMALS = 2;
const MAX_CACHED_PLACES = 10_000;
/** Nominatim's usage policy allows one request a second, and blocks those who send more. */
const INTERVAL_MS = 1000;
/** For a visitor who would have to wait longer, the city counts as unknown. */
const MAX_WAIT_MS = 3000;

/** The fields used of a response in Nominatim's format; smaller places have other fields than cities. */
const responseSchema = z.object({
  address: z.object({
    city: z.string().optional(),
    town: z.string().optional(),
    municipality: z.string().optional(),
    village: z.string().optional(),
    county: z.string().optional(),
    state_district: z.string().optional(),
  }),
});

/**
 * A geocoder that uses a service with Nominatim's API. It sends rounded coordinates only, coalesces concurrent requests
 * for the same place, caches the cities found, and sends at most one request a second.
 * @param serviceUrl without a trailing slash.
 * @param userAgent whom the service can contact; Nominatim's usage policy requires it.
 */
export function createGeocoder(serviceUrl: string, userAgent: string): Geocoder {
  const cachedCities = new Map<string, Promise<string | undefined>>();
  let nextRequestAt = 0;
  async function requestInTurn(place: string): Promise<string | undefined> {
    const waitMs = Math.max(0, nextRequestAt - performance.now());
    if (waitMs > MAX_WAIT_MS) return undefined;
    nextRequestAt = performance.now() + waitMs + INTERVAL_MS;
    await sleep(waitMs);
    return requestCity(`${serviceUrl}/reverse?format=jsonv2&zoom=10&accept-language=en&${place}`, userAgent);
  }
  return async (latitude, longitude, mayAsk) => {
    const place = `lat=${latitude.toFixed(DECIMALS)}&lon=${longitude.toFixed(DECIMALS)}`;
    const cached = cachedCities.get(place);
    if (cached) return cached;
    if (!(await mayAsk())) return undefined;
    const pending = cachedCities.get(place);
    if (pending) return pending;
    const request = requestInTurn(place).catch(() => undefined);
    const [oldest] = cachedCities.keys();
    if (cachedCities.size >= MAX_CACHED_PLACES && oldest !== undefined) cachedCities.delete(oldest);
    cachedCities.set(place, request);
    void request.then((city) => {
      if (city === undefined) cachedCities.delete(place);
    });
    return request;
  };
}

async function requestCity(url: string, userAgent: string): Promise<string | undefined> {
  const response = await fetch(url, {
    headers: { 'user-agent': userAgent, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return undefined;
  const { address } = responseSchema.parse(await response.json());
  const { city, town, municipality, village, county, state_district } = address;
  return (city ?? town ?? municipality ?? village ?? county ?? state_district)?.slice(0, 100);
}
