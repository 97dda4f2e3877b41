import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { type ApiClient, createApiClient } from '#contract/client.ts';
import { buildApp } from '#server/app/app.ts';
import { checkShop } from '#server/app/check-shop.ts';
import { findFileProblem } from '#server/app/cli/shop-files.ts';
import { readConfig } from '#server/app/config.ts';
import { getMediaFolders } from '#server/app/media-folders.ts';
import { startWorker } from '#server/app/worker.ts';
import { createEmptySearches } from '#server/features/empty-searches/empty-searches.ts';
import {
  createEstimateRenderer,
  type EstimateRenderer,
} from '#server/features/estimates/estimate-renderer.ts';
import { createGeocoder } from '#server/features/location/geocoder.ts';
import { createLiveDesk } from '#server/features/staff-live/live-desk.ts';
import { createMailers } from '#server/platform/email/mailer.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { createClientIps } from '#server/platform/http/client-ip.ts';
import type { OverloadGuard } from '#server/platform/http/overload.ts';
import { createRateLimits } from '#server/platform/http/rate-limits.ts';
import { createSmsGateway } from '#server/platform/sms/create-sms-gateway.ts';
import { type Outbox, readOutbox } from './outbox.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The whole API on a real database, with its jobs and its outbox, without a socket. */
export type TestShop = {
  database: TestDatabase['database'];
  databaseUrl: string;
  dataDir: string;
  outbox: Outbox;
  /** Method and path of everything that answers. */
  routes: string[];
  /** How many estimates were drawn so far. */
  countDrawings(): number;
  /** Every line the shop has logged. */
  logLines: string[];
  /** Sends a request as any HTTP client would, from this network address or a new one. */
  fetch(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** The same for a whole request: what an HTTP server is made with. */
  answer(request: Request): Promise<Response>;
  /** Stores the searches without a result. */
  flushEmptySearches(): Promise<void>;
  /** The typed client, with this token. */
  api(token?: string): ApiClient;
  /** From now on jobs wait: for tests that make more of them than can be worked on in time. */
  stopJobs(): Promise<void>;
  close(): Promise<void>;
};

const ORIGIN = 'http://shop.test';

/** For all tests of one process: its thread loads its fonts once, and not again for every shop. Nobody closes it. */
export const sharedRenderer = createEstimateRenderer();

type TestShopOptions = {
  /** Without it, no request is rejected because of overload. */
  overload?: OverloadGuard;
  isTrial?: boolean;
  /** One of its own, for a test that ends the renderer's thread. */
  renderer?: EstimateRenderer;
};

/** With them, accepted quotations have pro-formas. */
export const BANK_SETTINGS = {
  BRAND_BANK_ACCOUNT_NUMBER: '00110022003300',
  BRAND_BANK_IFSC: 'SBIN0000001',
  BRAND_BANK_NAME: 'State Bank of India',
};

/** @param environment settings other than the defaults. */
export async function openTestShop(
  environment: Record<string, string> = {},
  { overload, isTrial = true, renderer = sharedRenderer }: TestShopOptions = {},
): Promise<TestShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-shop-'));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: ORIGIN, TRIAL: 'on', ...environment });
  const logLines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logLines.push(line) });
  const connection = await createTestDatabase();
  const smsGateway = createSmsGateway(config);
  let drawings = 0;
  const estimateRenderer: EstimateRenderer = {
    ...renderer,
    render(...args) {
      drawings += 1;
      return renderer.render(...args);
    },
  };
  const mailerOf = createMailers(config, log);
  const worker = await startWorker(
    connection.direct,
    { mailerOf, smsGateway, estimateRenderer, config },
    log,
  );
  const clientIps = createClientIps(['127.0.0.1'], log);
  const liveDesk = createLiveDesk({ database: connection.database, databaseUrl: connection.url, log });
  const emptySearches = createEmptySearches(connection.database, log);
  const app = buildApp({
    liveDesk,
    emptySearches,
    database: connection.database,
    // As in a shop, what reads the catalogue goes past the pooler.
    readDatabase: connection.direct.database,
    estimateRenderer,
    requestFiles: createStoredFiles(config.requestFilesDir),
    shopFolders: getMediaFolders(config),
    importFiles: createStoredFiles(config.importsDir),
    findFileProblem: (address, kind) => findFileProblem(config, address, kind),
    readPicture: config.readBrandPicture,
    // No test asks the public service: nothing listens on this port.
    geocoder: createGeocoder('http://127.0.0.1:9', 'Udyog Haat test'),
    limits: createRateLimits(connection.pool),
    isTrial,
    smsPerDay: smsGateway && config.smsPerDay,
    brand: config.brand,
    operatorEmail: config.operatorEmail,
    webhookHost: config.webhookHost,
    deskUrl: config.deskUrl,
    desk: config.desk,
    workingTime: config.workingTime,
    checkShop: () => checkShop(connection.database, config),
    getClientIp: (context) => clientIps.getRequestIp(context.env.incoming),
    corsOrigins: [],
    overload,
    log,
  });
  // Every client has an address of its own, so that limits by address do not tie tests together.
  const send = async (request: Request, address = randomAddress()) =>
    app.fetch(request, {
      incoming: { socket: { remoteAddress: address }, headers: Object.fromEntries(request.headers) },
    });
  let isWorking = true;
  async function stopJobs(): Promise<void> {
    if (isWorking) await worker.stop();
    isWorking = false;
  }
  return {
    database: connection.database,
    databaseUrl: connection.url,
    dataDir,
    outbox: readOutbox(path.join(dataDir, 'outbox')),
    // Middleware is for all methods, and is no route.
    routes: app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : `${method} ${path}`)),
    countDrawings: () => drawings,
    logLines,
    answer: (request) => send(request),
    flushEmptySearches: emptySearches.flush,
    fetch: (path, init, address) => send(new Request(ORIGIN + path, init), address),
    api: (token) =>
      createApiClient({ apiUrl: ORIGIN, getToken: () => token, fetch: (request) => send(request) }),
    stopJobs,
    async close() {
      await liveDesk.close();
      await emptySearches.close();
      await stopJobs();
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function randomAddress(): string {
  return `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`;
}
