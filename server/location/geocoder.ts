import * as z from 'zod';

/** Finds the city at a place on earth; undefined when the service does not know or does not answer. */
export type Geocoder = (latitude: number, longitude: number) => Promise<string | undefined>;

const TIMEOUT_MS = 3000;
/** About a kilometre: fine enough for a city, too coarse for a home. */
const DECIMALS = 2;
const MAX_REMEMBERED = 10_000;

/** What we use of a reply in Nominatim's format; smaller places stand under other names than cities. */
const replyShape = z.object({
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
 * A geocoder that asks a service speaking Nominatim's format.
 * It sends rounded coordinates only, asks once for many who wait for the same place, and remembers what it was told.
 * @param serviceUrl without a trailing slash.
 * @param userAgent whom the service may contact; its rules demand one.
 */
export function createGeocoder(serviceUrl: string, userAgent: string): Geocoder {
  const remembered = new Map<string, Promise<string | undefined>>();
  return (latitude, longitude) => {
    const place = `lat=${latitude.toFixed(DECIMALS)}&lon=${longitude.toFixed(DECIMALS)}`;
    const known = remembered.get(place);
    if (known) return known;
    const asked = askService(
      `${serviceUrl}/reverse?format=jsonv2&zoom=10&accept-language=en&${place}`,
      userAgent,
    ).catch(() => undefined);
    const [oldest] = remembered.keys();
    if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(place, asked);
    void asked.then((city) => {
      if (city === undefined) remembered.delete(place);
    });
    return asked;
  };
}

async function askService(url: string, userAgent: string): Promise<string | undefined> {
  const response = await fetch(url, {
    headers: { 'user-agent': userAgent, accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return undefined;
  const { address } = replyShape.parse(await response.json());
  const { city, town, municipality, village, county, state_district } = address;
  return (city ?? town ?? municipality ?? village ?? county ?? state_district)?.slice(0, 100);
}
