import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGeocoder, type Geocoder } from './geocoder.ts';

/** The query strings that the fake service has received. */
const receivedQueries: string[] = [];
/** Its responses in Nominatim's format, by latitude; it does not respond to others. */
const RESPONSES: Record<string, { status?: number; body: string; delayMs?: number }> = {
  '12.97': { body: JSON.stringify({ address: { city: 'Bengaluru', state: 'Karnataka' } }), delayMs: 50 },
  '23.00': { body: JSON.stringify({ address: { village: 'Kheda', state_district: 'Kheda District' } }) },
  '1.00': { status: 500, body: 'out of order' },
  '2.00': { body: 'no JSON' },
  '3.00': { body: JSON.stringify({ error: 'Unable to geocode' }) },
};
let service: Server;
let geocoder: Geocoder;
const findCity = (latitude: number, longitude: number) => geocoder(latitude, longitude, async () => true);
beforeAll(async () => {
  service = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://service.test');
    receivedQueries.push(url.search);
    const fake = RESPONSES[url.searchParams.get('lat') ?? ''];
    if (!fake) return;
    response.statusCode = fake.status ?? 200;
    setTimeout(() => response.end(fake.body), fake.delayMs ?? 0);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  geocoder = createGeocoder(`http://127.0.0.1:${(service.address() as AddressInfo).port}`, 'Udyog Haat test');
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

describe('the geocoder', () => {
  it('sends one request with rounded coordinates for many concurrent calls', async () => {
    const cities = await Promise.all([
      findCity(12.9716, 77.5946),
      findCity(12.9741, 77.5913),
      findCity(12.9716, 77.5946),
    ]);
    expect(cities).toEqual(['Bengaluru', 'Bengaluru', 'Bengaluru']);
    expect(await findCity(12.97, 77.59)).toBe('Bengaluru');
    expect(receivedQueries).toHaveLength(1);
    expect(receivedQueries[0]).toContain('lat=12.97&lon=77.59');
  });

  it('does not send a request for a visitor for whom it may not, but knows the cities it has found', async () => {
    const before = receivedQueries.length;
    const mayNotAsk = async () => false;
    expect(await geocoder(12.97, 77.59, mayNotAsk)).toBe('Bengaluru');
    expect(await geocoder(23, 71, mayNotAsk)).toBeUndefined();
    expect(receivedQueries).toHaveLength(before);
  });

  it('asks for many places one a second, and leaves out those that would wait for long', async () => {
    const before = receivedQueries.length;
    const startedAt = Date.now();
    const cities = await Promise.all(Array.from({ length: 100 }, (_, index) => findCity(23, index)));
    const sent = receivedQueries.length - before;
    expect(sent).toBeLessThanOrEqual(1 + (Date.now() - startedAt) / 1000);
    expect(cities.filter((city) => city === 'Kheda')).toHaveLength(sent);
    expect(cities.filter((city) => city === undefined)).toHaveLength(100 - sent);
  });

  it('returns the name of a smaller place where there is no city', async () => {
    expect(await findCity(23, 72)).toBe('Kheda');
  });

  it('returns undefined when the service fails, sends invalid data or hangs for 3 s, and retries on the next call', async () => {
    for (const latitude of [1, 2, 3]) {
      // Both wait for the same response.
      const cities = await Promise.all([findCity(latitude, 1), findCity(latitude, 1)]);
      expect(cities).toEqual([undefined, undefined]);
    }
    const startedAt = Date.now();
    expect(await findCity(4, 1)).toBeUndefined();
    // Up to a second for its turn, and three for the answer that does not come.
    expect(Date.now() - startedAt).toBeLessThan(6000);
    const before = receivedQueries.length;
    await findCity(1, 1);
    expect(receivedQueries.length).toBe(before + 1);
  });
});
