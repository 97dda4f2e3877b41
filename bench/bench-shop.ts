import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from '#server/app/app.ts';
import { readConfig } from '#server/app/config.ts';
import { createEstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { createGeocoder } from '#server/features/location/geocoder.ts';
import { openAndMigrate } from '#server/platform/database/connect-database.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { openReadPool } from '#server/platform/database/read-pool.ts';
import { createRateLimits } from '#server/platform/http/rate-limits.ts';

/** The API on the shop's own PostgreSQL, without a socket: what is measured is the shop, not the network. */
export type BenchShop = {
  connection: Connection;
  /**
   * Gets an address of the API.
   * @returns the reply's text.
   * @throws Error when it is anything but 200.
   */
  get(address: string): Promise<string>;
  /** Sends a request to the API. */
  fetch(request: Request): Promise<Response>;
  /** The same for sending JSON to an address. */
  post(address: string, body: string, headers: Record<string, string>): Promise<string>;
  close(): Promise<void>;
};

/** What the HTTP server says of a connection. */
const CLIENT = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

/** @param dataDir where PostgreSQL keeps its files; made when absent. */
export async function openBenchShop(dataDir: string): Promise<BenchShop> {
  // Standard output is for results.
  const log = pino({ level: 'warn' }, pino.destination(2));
  // Nothing of the real environment: a bench must not come near a real database.
  const config = readConfig({ DATA_DIR: path.resolve(dataDir) });
  const connection = await openAndMigrate(config, log);
  const reads = openReadPool(connection.url, [], log);
  const estimatePrinter = createEstimateRenderer();
  // No bench asks the public service: nothing listens on this port.
  const geocoder = createGeocoder('http://127.0.0.1:9', 'Udyog Haat bench');
  const app = buildApp({
    database: connection.database,
    readDatabase: reads.database,
    estimateRenderer: estimatePrinter,
    geocoder,
    limits: createRateLimits(connection.pool),
    hasSmsGateway: false,
    brand: config.brand,
    trustedProxies: [],
    corsOrigins: [],
    log,
  });
  async function send(address: string, init?: RequestInit): Promise<string> {
    return textOf(address, await app.fetch(new Request(`http://shop.test${address}`, init), CLIENT));
  }
  return {
    connection,
    fetch: async (request) => app.fetch(request, CLIENT),
    get: (address) => send(address),
    post: (address, body, headers) =>
      send(address, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }),
    async close() {
      await estimatePrinter.close();
      await reads.close();
      await connection.close();
    },
  };
}

/**
 * @param address what the reply answers.
 * @throws Error when it is anything but 200.
 */
export async function textOf(address: string, reply: Response): Promise<string> {
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${address} answered ${reply.status}: ${text.slice(0, 200)}`);
  return text;
}
