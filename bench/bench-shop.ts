import path from 'node:path';
import { pino } from 'pino';
import { api, type CallName } from '#contract/api.ts';
import { type AppDependencies, buildApp, createHandlers } from '#server/app/app.ts';
import { readConfig } from '#server/app/config.ts';
import { getMediaFolders } from '#server/app/media-folders.ts';
import { createEmptySearches } from '#server/features/empty-searches/empty-searches.ts';
import { createEstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { createGeocoder } from '#server/features/location/geocoder.ts';
import { createLiveDesk } from '#server/features/staff-live/live-desk.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { openAndMigrate } from '#server/platform/database/open-and-migrate.ts';
import { openReadPool } from '#server/platform/database/read-pool.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { createRateLimits } from '#server/platform/http/rate-limits.ts';
import { type CallApi, createInProcessApi } from '#server/platform/ssr/in-process-api.ts';

/** The API on the embedded PostgreSQL, called in-process: measures the shop without the network. */
export type BenchShop = {
  connection: Connection;
  /**
   * Sends a GET request to the API.
   * @returns the response body.
   * @throws Error when the status is not 200.
   */
  get(address: string): Promise<string>;
  /** The same in the name of the person who has this token. */
  getAs(authorization: string, address: string): Promise<string>;
  /** Sends any request to the API and returns the response with any status. */
  fetch(request: Request): Promise<Response>;
  /** Calls the API as pages do. */
  callApi: CallApi<CallName>;
  /** Like `get`, but sends a JSON body with POST. */
  post(address: string, body: string, headers: Record<string, string>): Promise<string>;
  close(): Promise<void>;
};

/** Bindings that the HTTP server passes to Hono; rate limits read the client's address from them. */
const CLIENT = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

/** @param dataDir data directory of PostgreSQL; created if missing. */
export async function openBenchShop(dataDir: string): Promise<BenchShop> {
  // Standard output is reserved for results.
  const log = pino({ level: 'warn' }, pino.destination(2));
  // Ignores the environment, so that a benchmark never touches a real database.
  const config = readConfig({ DATA_DIR: path.resolve(dataDir) });
  const connection = await openAndMigrate(config, log);
  const reads = openReadPool(connection.url, [], log);
  const estimateRenderer = createEstimateRenderer();
  // Nothing listens on this port: a benchmark must not call the public geocoding service.
  const geocoder = createGeocoder('http://127.0.0.1:9', 'Udyog Haat bench');
  const dependencies: AppDependencies = {
    database: connection.database,
    readDatabase: reads.database,
    estimateRenderer,
    requestFiles: createStoredFiles(config.requestFilesDir),
    shopFolders: getMediaFolders(config),
    importFiles: createStoredFiles(config.importsDir),
    findFileProblem: async () => undefined,
    readPicture: config.readBrandPicture,
    geocoder,
    limits: createRateLimits(connection.pool),
    isTrial: true,
    smsPerDay: undefined,
    brand: config.brand,
    operatorEmail: config.operatorEmail,
    webhookHost: config.webhookHost,
    deskUrl: config.deskUrl,
    desk: { host: undefined },
    workingTime: config.workingTime,
    liveDesk: createLiveDesk({ database: connection.database, databaseUrl: connection.url, log }),
    emptySearches: createEmptySearches(connection.database, log),
    checkShop: async () => [],
    getClientIp: () => '',
    corsOrigins: [],
    log,
  };
  const app = buildApp(dependencies);
  async function send(address: string, init?: RequestInit): Promise<string> {
    return readOkText(address, await app.fetch(new Request(`http://shop.test${address}`, init), CLIENT));
  }
  return {
    connection,
    fetch: async (request) => app.fetch(request, CLIENT),
    callApi: createInProcessApi(api, createHandlers(dependencies), { log }),
    get: (address) => send(address),
    getAs: (authorization, address) => send(address, { headers: { authorization } }),
    post: (address, body, headers) =>
      send(address, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }),
    async close() {
      await estimateRenderer.close();
      await reads.close();
      await connection.close();
    },
  };
}

/**
 * Reads the body of a response.
 * @param address shown in the error message.
 * @throws Error when the status is not 200.
 */
export async function readOkText(address: string, response: Response): Promise<string> {
  const text = await response.text();
  if (response.status !== 200)
    throw new Error(`${address} answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
}
