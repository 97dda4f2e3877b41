import { once } from 'node:events';
import { createServer } from 'node:http';
import { scrape } from './metrics.ts';

/** Long enough for a scrape; nothing else is asked for here. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Answers Prometheus at `/metrics`, on a port of its own that no visitor reaches.
 * @throws Error with a message for the operator when it cannot listen there.
 */
export async function serveMetrics(port: number, host: string): Promise<void> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await scrape();
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    } catch (cause) {
      // Prometheus records the scrape as failed; the shop goes on.
      response
        .writeHead(503, { 'content-type': 'text/plain' })
        .end(cause instanceof Error ? cause.message : '');
    }
  });
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (cause) {
    const isPortInUse = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const message = isPortInUse
      ? `Port ${port} is already in use; please set METRICS_PORT to another one.`
      : `METRICS_PORT ${port} cannot be opened on ${host}: ${(cause as Error).message}`;
    throw new Error(message, { cause });
  }
  // It ends with the shop.
  server.unref();
}
