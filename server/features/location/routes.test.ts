import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createRateLimits } from '#server/platform/http/rate-limits.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { createGeocoder } from './geocoder.ts';
import { locationRoutes } from './routes.ts';

it('looks up sixty new places an hour for one network address, so that others get their turn', async () => {
  const body = JSON.stringify({ address: { city: 'Pune' } });
  const service = createServer((_, response) => void response.end(body)).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const database = await createTestDatabase();
  const geocoder = createGeocoder(`http://127.0.0.1:${(service.address() as AddressInfo).port}`, 'test');
  const { findCity } = locationRoutes(geocoder, createRateLimits(database.pool));
  const ask = (clientIp: string, lon: number) =>
    findCity({ query: { lat: 18, lon } }, { clientIp } as Parameters<typeof findCity>[1]);

  await Promise.all(Array.from({ length: 60 }, (_, lon) => ask('192.0.2.1', lon)));
  expect(await ask('192.0.2.1', 100)).toMatchObject({ is_known: false });
  expect(await ask('192.0.2.2', 100)).toEqual({ city: 'Pune', is_known: true });
  expect(await ask('192.0.2.1', 100)).toEqual({ city: 'Pune', is_known: true });
  service.close();
  await database.close();
});
