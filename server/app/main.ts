import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { createEstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { createGeocoder } from '#server/features/location/geocoder.ts';
import { sitemapRoutes } from '#server/features/sitemap/routes.ts';
import type { CacheFastPath } from '#server/platform/cache/cache-fast-path.ts';
import { type CacheHandle, openCache } from '#server/platform/cache/open-cache.ts';
import { openAndMigrate } from '#server/platform/database/connect-database.ts';
import { openReadPool } from '#server/platform/database/read-pool.ts';
import { createMailer } from '#server/platform/email/mailer.ts';
import { listen } from '#server/platform/http/listen.ts';
import { createOverloadGuard, type OverloadGuard } from '#server/platform/http/overload.ts';
import { createRateLimits } from '#server/platform/http/rate-limits.ts';
import { createSmsGateway } from '#server/platform/sms/create-sms-gateway.ts';
import { loadClientAssets } from '#server/platform/ssr/client-assets.ts';
import { createPageHandler } from '#server/platform/ssr/page-handler.ts';
import { createPageRenderer } from '#server/platform/ssr/render-page.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { type AppDependencies, addStorefront, buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { startWorker } from './worker.ts';

/** The composition root, the only module that knows all others. */

const PROJECT = path.resolve(fileURLToPath(import.meta.url), '../../..');
const CLIENT_FILES = path.join(PROJECT, 'build/client');

export type RunningShop = { url: string; stop(): Promise<void> };

/** Where pages and client assets come from: the build, or in development Vite's server. */
export type StorefrontSource = {
  loadBuild: () => Promise<ServerBuild>;
  /** Answers requests for client assets before the shop handles them. */
  devMiddleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

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
  const stop = () => cleanup.disposeAsync();
  try {
    await startServices(config, storefrontSource, cleanup);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { url: config.publicUrl, stop };
}

/** @param cleanup receives the close functions, which run in reverse order. */
async function startServices(
  config: Config,
  storefrontSource: StorefrontSource,
  cleanup: AsyncDisposableStack,
): Promise<void> {
  const log = pino({ level: config.logLevel });
  const connection = await openAndMigrate(config, log);
  cleanup.defer(connection.close);
  if (config.hasDemo) await loadDemo(connection.database);
  const readPool = openReadPool(connection.url, config.databaseReplicaUrls, log);
  cleanup.defer(readPool.close);
  const smsGateway = createSmsGateway(config);
  const estimateRenderer = createEstimateRenderer();
  cleanup.defer(estimateRenderer.close);
  const mailer = createMailer(config, log);
  const worker = await startWorker(connection, { mailer, smsGateway, estimateRenderer, config }, log);
  cleanup.defer(worker.stop);
  // In development a page changes with its code, so nothing is cached.
  const cache = storefrontSource.devMiddleware
    ? undefined
    : openCache(
        {
          databaseUrl: connection.url,
          maxBytes: config.cacheBytes,
          files: await loadClientAssets(CLIENT_FILES),
          onChange: readPool.invalidateReplicas,
        },
        log,
      );
  cleanup.defer(async () => cache?.close());
  const overload = createOverloadGuard([connection.pool, ...readPool.pools]);
  cleanup.defer(overload.close);
  const shutdown = new AbortController();
  const app = buildAppWithStorefront(config, storefrontSource, cache, overload, {
    database: connection.database,
    readDatabase: readPool.database,
    estimateRenderer,
    geocoder: createGeocoder(config.geocoderUrl, `${config.brand.name} (${config.publicUrl})`),
    limits: createRateLimits(connection.pool),
    hasSmsGateway: smsGateway !== undefined,
    brand: config.brand,
    trustedProxies: config.trustedProxies,
    corsOrigins: config.corsOrigins,
    shutdownSignal: shutdown.signal,
    log,
  });
  const server = await listen({
    port: config.port,
    host: config.host,
    handleRequest: createRequestListener(app, config, storefrontSource, cache?.fastPath),
    shutdown,
    drainSeconds: config.drainSeconds,
  });
  cleanup.defer(server.close);
}

/** Builds the API and the pages. Pages call the API in-process; these calls are not logged as separate requests. */
function buildAppWithStorefront(
  config: Config,
  { loadBuild }: StorefrontSource,
  cache: CacheHandle | undefined,
  overload: OverloadGuard,
  dependencies: AppDependencies,
): Hono {
  const app = buildApp({ ...dependencies, cachedResponses: cache?.cachedResponses, overload });
  const internalApp = buildApp({
    ...dependencies,
    cachedResponses: cache?.internalResponses,
    log: dependencies.log.child({}, { level: 'warn' }),
  });
  const { brand, publicUrl, apiUrl, sellerUrl } = config;
  const renderPage = createPageRenderer({
    loadBuild,
    fetchApi: async (request) => internalApp.fetch(request),
    site: {
      publicUrl,
      apiUrl,
      sellerUrl,
      brandName: brand.name,
      brandNameHindi: brand.nameHindi,
      legalName: brand.legalName,
      gstin: brand.gstin,
    },
    otherOrigins: apiUrl === '' ? [] : [apiUrl],
  });
  addStorefront(app, {
    sitemap: sitemapRoutes(dependencies.readDatabase, publicUrl),
    handlePage: createPageHandler(renderPage, loadBuild, cache?.cachedResponses, overload),
    media: {
      originals: config.mediaDir,
      resized: path.join(config.dataDir, 'media-resized'),
      demoPictures: path.join(PROJECT, 'demo/pictures'),
      demoBrochures: path.join(PROJECT, 'demo/brochures'),
    },
  });
  return app;
}

function loadBuiltStorefront(): StorefrontSource {
  const build = import(
    pathToFileURL(path.join(PROJECT, 'build/server/index.js')).href
  ) as Promise<ServerBuild>;
  return { loadBuild: () => build };
}

/** Sends cached responses before the app handles the request. */
function createRequestListener(
  app: Hono,
  { host, corsOrigins }: Config,
  { devMiddleware }: StorefrontSource,
  fastPath: CacheFastPath | undefined,
): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = getRequestListener(app.fetch, { hostname: host });
  // With CORS, headers of API responses depend on the origin of the request.
  const canUseFastPath = (url = '') => corsOrigins.length === 0 || !url.startsWith('/api/');
  return (request, response) => {
    if (devMiddleware) devMiddleware(request, response, () => void listener(request, response));
    else if (!canUseFastPath(request.url) || !fastPath?.serve(request, response))
      void listener(request, response);
  };
}
