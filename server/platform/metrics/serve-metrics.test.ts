import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { serveMetrics } from './serve-metrics.ts';

it('says why it cannot listen: a port in use, or an address that is not of this machine', async () => {
  const other = createServer().listen({ port: 0, host: '127.0.0.1' });
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await expect(serveMetrics(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is already in use`);
  other.close();
  await expect(serveMetrics(port, '192.0.2.1')).rejects.toThrow(
    /cannot be opened on 192\.0\.2\.1.*EADDRNOTAVAIL/,
  );
});
