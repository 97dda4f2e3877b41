import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGeocoder } from './geocoder.ts';

/** The query strings that the fake service has received. */
const receivedQueries: string[] = [];
const countRequests = (latitude: string) =>
  receivedQueries.filter((query) => query.includes(`lat=${latitude}&`)).length;
const VILLAGE = JSON.stringify({ address: { village: 'Kheda', state_district: 'Kheda District' } });
/** Its responses in Nominatim's format, by latitude; it does not respond to others. */
const RESPONSES: Record<string, { status?: number; body: string; delayMs?: number }> = {
  '12.97': { body: JSON.stringify({ address: { city: 'Bengaluru', state: 'Karnataka' } }), delayMs: 50 },
  '19.08': { body: JSON.stringify({ address: { city: 'Mumbai' } }) },
  '23.00': { body: VILLAGE },
  '24.00': { body: VILLAGE },
  '1.00': { status: 500, body: 'out of order' },
  '2.00': { body: 'no JSON' },
  '5.00': { status: 302, body: '' },
  '3.00': { body: JSON.stringify({ error: 'Unable to geocode' }) },
};
let service: Server;
beforeAll(async () => {
  service = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://service.test');
    receivedQueries.push(url.search);
    const fake = RESPONSES[url.searchParams.get('lat') ?? ''];
    if (!fake) return;
    response.statusCode = fake.status ?? 200;
    if (fake.status === 302) response.setHeader('location', '/reverse?lat=19.08&lon=1.00');
    setTimeout(() => response.end(fake.body), fake.delayMs ?? 0);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

/** A geocoder of its own: it sends its first request at once. */
function createFinder() {
  const { port } = service.address() as AddressInfo;
  const geocoder = createGeocoder(`http://127.0.0.1:${port}`, 'Udyog Haat test');
  return (latitude: number, longitude: number, mayAsk = true) =>
    geocoder(latitude, longitude, async () => mayAsk);
}

// At once, because most of their time is that of the geocoder's pauses.
describe.concurrent('the geocoder', () => {
  it('sends one request with rounded coordinates for many concurrent calls', async () => {
    const findCity = createFinder();
    const cities = await Promise.all([
      findCity(12.9716, 77.5946),
      findCity(12.9741, 77.5913),
      findCity(12.9716, 77.5946),
    ]);
    expect(cities).toEqual(['Bengaluru', 'Bengaluru', 'Bengaluru']);
    expect(await findCity(12.97, 77.59)).toBe('Bengaluru');
    const queries = receivedQueries.filter((query) => query.includes('lat=12.9'));
    expect(queries).toEqual([expect.stringContaining('lat=12.97&lon=77.59')]);
  });

  it('does not send a request for a visitor for whom it may not, but knows the cities it has found', async () => {
    const findCity = createFinder();
    expect(await findCity(19.08, 72.88)).toBe('Mumbai');
    expect(await findCity(19.08, 72.88, false)).toBe('Mumbai');
    expect(await findCity(19.08, 73, false)).toBeUndefined();
    expect(countRequests('19.08')).toBe(1);
  });

  it('asks for many places one a second, and leaves out those that would wait for long', async () => {
    const findCity = createFinder();
    const startedAt = Date.now();
    const cities = await Promise.all(Array.from({ length: 100 }, (_, index) => findCity(24, index)));
    const sent = countRequests('24.00');
    expect(sent).toBeGreaterThan(1);
    expect(sent).toBeLessThanOrEqual(1 + (Date.now() - startedAt) / 1000);
    expect(cities.filter((city) => city === 'Kheda')).toHaveLength(sent);
    expect(cities.filter((city) => city === undefined)).toHaveLength(100 - sent);
  });

  it('returns the name of a smaller place where there is no city', async () => {
    expect(await createFinder()(23, 72)).toBe('Kheda');
  });

  it.each([1, 2, 3, 5])(
    'returns undefined when the service fails, sends invalid data or leads elsewhere, and retries on the next call: %d',
    async (latitude) => {
      const findCity = createFinder();
      // Both wait for the same response.
      const cities = await Promise.all([findCity(latitude, 1), findCity(latitude, 1)]);
      expect(cities).toEqual([undefined, undefined]);
      expect(countRequests(`${latitude}.00`)).toBe(1);
      await findCity(latitude, 1);
      expect(countRequests(`${latitude}.00`)).toBe(2);
    },
  );

  it('returns undefined when the service hangs for 3 s', async () => {
    const startedAt = Date.now();
    expect(await createFinder()(4, 1)).toBeUndefined();
    expect(Date.now() - startedAt).toBeLessThan(6000);
  });
});
