import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { api } from '#contract/api.ts';
import { SERVICE_WORKER_FILE } from '#domain/page-paths.ts';
import { passwordQueue } from '#server/features/accounts/password-queue.ts';
import { selectFocus } from '#server/features/admin/picture-queries.ts';
import { applyErasures } from '#server/features/backup/apply-erasures.ts';
import { createEmptySearches } from '#server/features/empty-searches/empty-searches.ts';
import { storeEstimatePicture } from '#server/features/estimates/estimate-pictures.ts';
import { createEstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { createGeocoder } from '#server/features/location/geocoder.ts';
import { sitemapRoutes } from '#server/features/sitemap/routes.ts';
import { createLiveDesk } from '#server/features/staff-live/live-desk.ts';
import type { CacheFastPath } from '#server/platform/cache/cache-fast-path.ts';
import { type CacheHandle, openCache } from '#server/platform/cache/open-cache.ts';
import { assertSameDatabase } from '#server/platform/database/assert-same-database.ts';
import { logConnectionError } from '#server/platform/database/connect-database.ts';
import { type Connection, createConnection, type Database } from '#server/platform/database/connection.ts';
import { describeStatement } from '#server/platform/database/describe-statement.ts';
import { openAndMigrate } from '#server/platform/database/open-and-migrate.ts';
import { createPooledConnection } from '#server/platform/database/pooled-connection.ts';
import { openReadPool } from '#server/platform/database/read-pool.ts';
import { type OnStatement, timeStatements } from '#server/platform/database/time-statements.ts';
import { withoutTransactions } from '#server/platform/database/transaction.ts';
import { createMailers } from '#server/platform/email/mailer.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { createClientIps } from '#server/platform/http/client-ip.ts';
import { type ListeningServer, listen } from '#server/platform/http/listen.ts';
import { createOverloadGuard, type OverloadGuard } from '#server/platform/http/overload.ts';
import { createRateLimits } from '#server/platform/http/rate-limits.ts';
import { openLog, type ReportError } from '#server/platform/logging/open-log.ts';
import { getRequestContext, noteStatement } from '#server/platform/logging/request-context.ts';
import { measureRequests } from '#server/platform/metrics/measure-requests.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { createSmsGateway } from '#server/platform/sms/create-sms-gateway.ts';
import { DESK_FOLDER, loadClientAssets } from '#server/platform/ssr/client-assets.ts';
import { createDeskPage } from '#server/platform/ssr/desk-page.ts';
import { createInProcessApi } from '#server/platform/ssr/in-process-api.ts';
import { createPageCacheKeys, type PageCacheKeys } from '#server/platform/ssr/page-cache-keys.ts';
import { createPageHandler } from '#server/platform/ssr/page-handler.ts';
import { createPageRejection, type RejectPage } from '#server/platform/ssr/reject-pages.ts';
import { createPageRenderer } from '#server/platform/ssr/render-page.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { type AppDependencies, addStorefront, buildApp, createHandlers } from './app.ts';
import { checkShop } from './check-shop.ts';
import { findFileProblem } from './cli/shop-files.ts';
import { type Config, readConfig } from './config.ts';
import { getBackupPeriods, lookAfterBackups } from './look-after-backups.ts';
import { getMediaFolders } from './media-folders.ts';
import { addShopMetrics, createShopRouteFinder } from './shop-metrics.ts';
import { assertSameMode, getModeName } from './shop-mode.ts';
import { startWorker } from './worker.ts';

/** The composition root, the only module that knows all others. */

const PROJECT = path.resolve(fileURLToPath(import.meta.url), '../../..');
const CLIENT_FILES = path.join(PROJECT, 'build/client');
const DESK_PAGE = path.join(CLIENT_FILES, 'desk/index.html');

/** What remains when the last request is finished, such as a mail that is being sent, may take this long. */
const MAX_CLOSE_MS = 10_000;
/** People who try the shop out together, such as a class, share a network address. */
const TRIAL_ADDRESS_FACTOR = 10;
/** A buyer notices a statement that takes longer. */
const SLOW_STATEMENT_MS = 100;
/** Long enough to anonymise the quote requests of years. */
const JOB_TIMEOUT_MS = 60_000;

export type RunningShop = { url: string; stop(): Promise<void> };

/** Where pages and client assets come from: the build, or in development Vite's server. */
export type StorefrontSource = {
  loadBuild: () => Promise<ServerBuild>;
  /** Answers requests for client assets before the shop handles them. */
  devMiddleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

type StorefrontCache = CacheHandle & { pageKeys: Promise<PageCacheKeys> };

/**
 * Starts the shop with all its services.
 * @throws Error with a message for the operator when a setting is invalid or a service does not start.
 */
export async function openShop(
  env: NodeJS.ProcessEnv,
  storefrontSource: StorefrontSource = loadBuiltStorefront(),
): Promise<RunningShop> {
  const config = readConfig(env);
  const cleanup = new AsyncDisposableStack();
  try {
    const server = await startServices(config, storefrontSource, cleanup);
    return {
      url: config.publicUrl,
      async stop() {
        await server.close();
        await closeInTime(cleanup);
      },
    };
  } catch (cause) {
    await closeInTime(cleanup);
    throw cause;
  }
}

/** @throws Error when the services do not stop in time, for example because PostgreSQL hangs. */
async function closeInTime(cleanup: AsyncDisposableStack): Promise<void> {
  const timeout = sleep(MAX_CLOSE_MS, 'late', { ref: false });
  if ((await Promise.race([cleanup.disposeAsync(), timeout])) === 'late') {
    throw new Error('The shop was closed before all of its services had stopped.');
  }
}

/** @param cleanup receives the close functions, which run in reverse order. */
async function startServices(
  config: Config,
  storefrontSource: StorefrontSource,
  cleanup: AsyncDisposableStack,
): Promise<ListeningServer> {
  const processLog = openLog(config.logLevel, await loadErrorHook(config.errorHook));
  const { log } = processLog;
  await assertSameDatabase(config);
  const direct = await openAndMigrate(config, log);
  cleanup.defer(direct.close);
  await assertSameMode(direct.pool, config);
  await applyErasures(direct.database, config.dataDir);
  await storeBrandPictures(direct.database, config.brand);
  if (config.hasDemo) await loadDemo(direct.url);
  const connection = openRequestConnection(direct, config, log);
  if (connection !== direct) cleanup.defer(connection.close);
  const metrics = config.metricsPort === undefined ? undefined : await loadMetrics();
  const readPool = openReadPool(direct.url, config.databaseReplicaUrls, log);
  cleanup.defer(readPool.close);
  const smsGateway = createSmsGateway(config);
  const estimateRenderer = createEstimateRenderer();
  cleanup.defer(estimateRenderer.close);
  const mailerOf = createMailers(config, log);
  const jobConnection = createConnection(
    direct.url,
    logConnectionError(log),
    JOB_TIMEOUT_MS,
    getModeName(config),
  );
  cleanup.defer(jobConnection.close);
  const pools = {
    main: connection.pool,
    jobs: jobConnection.pool,
    ...Object.fromEntries(
      readPool.pools.map((pool, index) => [index === 0 ? 'read' : `replica-${index}`, pool]),
    ),
  };
  for (const pool of Object.values(pools)) timeStatements(pool, recordStatementsIn(metrics));
  const worker = await startWorker(jobConnection, { mailerOf, smsGateway, estimateRenderer, config }, log);
  cleanup.defer(worker.stop);
  if (config.backup.everyMs !== undefined || config.backup.isChecked) {
    const backupConnection = createConnection(direct.url, logConnectionError(log), 0);
    cleanup.defer(backupConnection.close);
    const backups = await lookAfterBackups(backupConnection, config, log);
    cleanup.defer(backups.stop);
  }
  // In development a page changes with its code, so nothing is cached.
  const cache = storefrontSource.devMiddleware
    ? undefined
    : {
        pageKeys: storefrontSource.loadBuild().then(createPageCacheKeys),
        ...openCache(
          {
            databaseUrl: direct.url,
            maxBytes: config.cacheBytes,
            files: await loadClientAssets(CLIENT_FILES, {
              hasServiceWorker: config.hasServiceWorker,
              hasDesk: config.desk !== undefined,
            }),
            onChange: readPool.invalidateReplicas,
          },
          processLog,
        ),
      };
  cleanup.defer(async () => cache?.close());
  const clientIps = createClientIps(config.trustedProxies, log);
  const overload = createOverloadGuard(
    [withoutTransactions(connection.pool), ...readPool.pools],
    [passwordQueue, estimateRenderer],
    clientIps,
  );
  cleanup.defer(overload.close);
  const shutdown = new AbortController();
  const { database } = connection;
  const liveDesk = createLiveDesk({
    database,
    databaseUrl: direct.url,
    shutdownSignal: shutdown.signal,
    log,
  });
  cleanup.defer(liveDesk.close);
  const emptySearches = createEmptySearches(database, log);
  cleanup.defer(emptySearches.close);
  const app = buildAppWithStorefront(config, storefrontSource, cache, overload, {
    database: connection.database,
    readDatabase: readPool.database,
    estimateRenderer,
    requestFiles: createStoredFiles(config.requestFilesDir),
    shopFolders: getMediaFolders(config),
    importFiles: createStoredFiles(config.importsDir),
    findFileProblem: (address, kind) => findFileProblem(config, address, kind),
    readPicture: config.readBrandPicture,
    geocoder: createGeocoder(config.geocoderUrl, `${config.brand.name} (${config.publicUrl})`),
    isTrial: config.isTrial,
    limits: createRateLimits(connection.pool, config.isTrial ? TRIAL_ADDRESS_FACTOR : 1),
    smsPerDay: smsGateway && config.smsPerDay,
    brand: config.brand,
    operatorEmail: config.operatorEmail,
    webhookHost: config.webhookHost,
    deskUrl: config.deskUrl,
    desk: config.desk,
    workingTime: config.workingTime,
    liveDesk,
    emptySearches,
    checkShop: () => checkShop(connection.database, config),
    getClientIp: (context) => (context.env?.incoming ? clientIps.getRequestIp(context.env.incoming) : ''),
    corsOrigins: config.corsOrigins,
    shutdownSignal: shutdown.signal,
    log,
  });
  const shortcuts = cache && {
    fastPath: cache.fastPath,
    rejectPage: createPageRejection(cache.pageKeys, cache.cache.has, overload, processLog.logCachedResponse),
  };
  const answer = createRequestListener(app, config, storefrontSource, overload, shortcuts);
  const server = await listen({
    port: config.port,
    host: config.host,
    handleRequest: metrics
      ? measureRequests(answer, metrics, createShopRouteFinder(app, await storefrontSource.loadBuild()))
      : answer,
    shutdown,
    drainSeconds: config.drainSeconds,
    clientIps,
    log,
  });
  if (metrics) {
    addShopMetrics(metrics, {
      ...{ database: connection.database, pools, cache: cache?.cache, overload },
      countDropped: server.countDropped,
      backupPeriods: getBackupPeriods(config),
    });
  }
  return server;
}

/**
 * Requests go through the pooler where there is one. All else needs a session of its own: changes are listened to, jobs
 * and backups hold locks and have other limits, and what reads the catalogue is planned in another way.
 */
function openRequestConnection(
  direct: Connection,
  { databaseUrl, databaseDirectUrl }: Config,
  log: Logger,
): Connection {
  const hasPooler = databaseUrl !== undefined && databaseDirectUrl !== undefined;
  return hasPooler ? createPooledConnection(databaseUrl, logConnectionError(log)) : direct;
}

/** @throws Error when the module cannot be loaded or exports no function. */
async function loadErrorHook(file: string | undefined): Promise<ReportError | undefined> {
  if (file === undefined) return undefined;
  const hook: { default?: unknown } = await import(pathToFileURL(file).href).catch((cause: Error) => {
    throw new Error(`ERROR_HOOK: ${file} cannot be loaded: ${cause.message}`, { cause });
  });
  if (typeof hook.default !== 'function') {
    throw new Error(`ERROR_HOOK: ${file} does not export a function as its default.`);
  }
  return hook.default as ReportError;
}

/** The library is loaded only where it is used. */
async function loadMetrics(): Promise<Metrics> {
  const { createMetrics } = await import('#server/platform/metrics/metrics.ts');
  return createMetrics();
}

/** For the log of a slow request and, where they are counted, for the figures of the shop. */
function recordStatementsIn(metrics: Metrics | undefined): OnStatement {
  return (text) => {
    const request = getRequestContext();
    return (milliseconds) => {
      noteStatement(request, { text, milliseconds });
      metrics?.recordStatement(milliseconds / 1000);
      if (milliseconds > SLOW_STATEMENT_MS) metrics?.countSlowStatement(describeStatement(text));
    };
  };
}

/** Stores the pictures that the environment names, for estimates. */
async function storeBrandPictures(database: Database, { logo, signature }: Config['brand']): Promise<void> {
  for (const picture of [logo, signature]) if (picture) await storeEstimatePicture(database, picture);
}

/** Builds the API and the pages, which call the API in-process. */
function buildAppWithStorefront(
  config: Config,
  { loadBuild, devMiddleware }: StorefrontSource,
  cache: StorefrontCache | undefined,
  overload: OverloadGuard,
  dependencies: AppDependencies,
): Hono {
  const app = buildApp({ ...dependencies, cachedResponses: cache?.cachedResponses, overload });
  const { publicUrl, apiUrl, sellerUrl, desk } = config;
  const hasServiceWorker = config.hasServiceWorker && !devMiddleware;
  const renderPage = createPageRenderer({
    loadBuild,
    callApi: createInProcessApi(api, createHandlers(dependencies), {
      sharedResults: cache?.sharedResults,
      onFailure: cache?.cache.reportFailure,
      log: dependencies.log,
    }),
    environment: {
      publicUrl,
      apiUrl,
      serviceWorker: hasServiceWorker ? SERVICE_WORKER_FILE : undefined,
      sellerUrl,
    },
    otherOrigins: apiUrl === '' ? [] : [apiUrl],
  });
  addStorefront(app, {
    sitemap: sitemapRoutes(dependencies.readDatabase, publicUrl, dependencies.log),
    handlePage: createPageHandler(
      renderPage,
      cache && { responses: cache.cachedResponses, keys: cache.pageKeys },
      overload,
      dependencies.getClientIp,
    ),
    limits: dependencies.limits,
    media: getMediaFolders(config),
    findFocus: (address) => selectFocus(dependencies.database, address),
    getClientIp: dependencies.getClientIp,
    overload,
    // In development Vite answers requests for the desk before.
    handleDesk:
      desk && !devMiddleware
        ? createDeskPage({
            html: readFileSync(DESK_PAGE, 'utf8'),
            host: desk.host,
            isHttps: publicUrl.startsWith('https:'),
          })
        : undefined,
  });
  return app;
}

function loadBuiltStorefront(): StorefrontSource {
  const build = import(
    pathToFileURL(path.join(PROJECT, 'build/server/index.js')).href
  ) as Promise<ServerBuild>;
  return { loadBuild: () => build };
}

/** Sends cached responses, and rejects pages, before the app handles the request. */
function createRequestListener(
  app: Hono,
  { host, corsOrigins, desk }: Config,
  { devMiddleware }: StorefrontSource,
  overload: OverloadGuard,
  shortcuts: { fastPath: CacheFastPath; rejectPage: RejectPage } | undefined,
): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as HttpBindings;
      return overload.runVisit(incoming, outgoing, (visit) => app.fetch(request, { ...env, visit }));
    },
    { hostname: host },
  );
  // With CORS, headers of API responses depend on the origin of the request.
  const canUseFastPath = ({ url = '', headers }: IncomingMessage) => {
    if (url.startsWith(DESK_FOLDER)) return desk?.host === undefined || desk.host === headers.host;
    return corsOrigins.length === 0 || !url.startsWith('/api/');
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (devMiddleware) {
      devMiddleware(request, response, () => void listener(request, response));
      return;
    }
    const sentBytes = canUseFastPath(request) ? shortcuts?.fastPath.serve(request, response) : undefined;
    if (sentBytes !== undefined) overload.countSent(request, sentBytes);
    else if (!shortcuts?.rejectPage(request, response)) void listener(request, response);
  };
  return (request, response) => {
    const heldBack = overload.holdBack(request);
    if (heldBack) void heldBack.then(() => response.destroyed || answer(request, response));
    else answer(request, response);
  };
}
