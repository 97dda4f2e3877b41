import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { loadDemo } from '../demo/load-demo.ts';
import { addStorefront, createApp, type Parts } from './app.ts';
import { type OpenCache, openCache } from './cache/open-cache.ts';
import type { HitServer } from './cache/serve-hits.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { openReads } from './database/open-reads.ts';
import { createEstimatePrinter } from './estimates/estimate-printer.ts';
import { createLimits } from './http/limits.ts';
import { listen } from './http/listen.ts';
import { type Overload, watchOverload } from './http/overload.ts';
import { startWorker } from './jobs/worker.ts';
import { createGeocoder } from './location/geocoder.ts';
import { createMailer } from './mail/mailer.ts';
import { createPageAnswers } from './pages/answer-page.ts';
import { loadBrowserFiles } from './pages/browser-files.ts';
import { createPageRenderer } from './pages/render-page.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { createSmsGateway } from './sms/create-sms-gateway.ts';

/** The composition root: the only place that knows every part. */

const PROJECT = path.resolve(fileURLToPath(import.meta.url), '../..');
const CLIENT_FILES = path.join(PROJECT, 'build/client');

export type RunningShop = { url: string; stop(): Promise<void> };

/** Where the pages and browser files come from: the build, or in development a server that builds on the fly. */
export type StorefrontSource = {
  loadBuild: () => Promise<ServerBuild>;
  /** Answers requests for browser files before the shop sees them. */
  beforeShop?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/**
 * Opens the shop.
 * @throws Error in words for the operator when a setting is wrong or a part does not start.
 */
export async function openShop(
  env: NodeJS.ProcessEnv,
  source: StorefrontSource = builtStorefront(),
): Promise<RunningShop> {
  const config = readConfig(env);
  const opened = new AsyncDisposableStack();
  const stop = () => opened.disposeAsync();
  try {
    await openParts(config, source, opened);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { url: config.publicUrl, stop };
}

/** @param opened takes what is to be closed again, in the opposite order. */
async function openParts(
  config: Config,
  source: StorefrontSource,
  opened: AsyncDisposableStack,
): Promise<void> {
  const log = pino({ level: config.logLevel });
  const connection = await openDatabase(config, log);
  opened.defer(connection.close);
  if (config.hasDemo) await loadDemo(connection.database);
  const reads = openReads(connection.url, config.databaseReplicaUrls, log);
  opened.defer(reads.close);
  const smsGateway = createSmsGateway(config);
  const estimatePrinter = createEstimatePrinter();
  opened.defer(estimatePrinter.close);
  const mailer = createMailer(config, log);
  const worker = await startWorker(connection, { mailer, smsGateway, estimatePrinter, config }, log);
  opened.defer(worker.stop);
  // In development a page changes with its code.
  const cache = source.beforeShop
    ? undefined
    : openCache(
        {
          databaseUrl: connection.url,
          maxBytes: config.cacheBytes,
          files: await loadBrowserFiles(CLIENT_FILES),
          onChange: reads.noteChange,
        },
        log,
      );
  opened.defer(async () => cache?.close());
  const overload = watchOverload([connection.pool, ...reads.pools]);
  opened.defer(overload.close);
  const closing = new AbortController();
  const app = assemble(config, source, cache, overload, {
    database: connection.database,
    reads: reads.database,
    estimatePrinter,
    geocoder: createGeocoder(config.geocoderUrl, `${config.brand.name} (${config.publicUrl})`),
    limits: createLimits(connection.pool),
    hasSmsGateway: smsGateway !== undefined,
    brand: config.brand,
    trustedProxies: config.trustedProxies,
    corsOrigins: config.corsOrigins,
    closing: closing.signal,
    log,
  });
  const server = await listen({
    port: config.port,
    host: config.host,
    answer: createAnswer(app, config, source, cache?.hits),
    closing,
    drainSeconds: config.drainSeconds,
  });
  opened.defer(server.close);
}

/** The API, and the pages that call it in-process: those calls are part of a page's request and not logged again. */
function assemble(
  config: Config,
  { loadBuild }: StorefrontSource,
  cache: OpenCache | undefined,
  overload: Overload,
  parts: Parts,
): Hono {
  const app = createApp({ ...parts, sharedReplies: cache?.sharedReplies, overload });
  const inside = createApp({
    ...parts,
    sharedReplies: cache?.innerReplies,
    log: parts.log.child({}, { level: 'warn' }),
  });
  const { brand, publicUrl, apiUrl, sellerUrl } = config;
  const renderPage = createPageRenderer({
    loadBuild,
    fetchApi: async (request) => inside.fetch(request),
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
    sitemap: sitemapRoutes(parts.reads, publicUrl),
    answerPage: createPageAnswers(renderPage, loadBuild, cache?.sharedReplies, overload),
    media: {
      originals: config.mediaDir,
      resized: path.join(config.dataDir, 'media-resized'),
      trialPictures: path.join(PROJECT, 'demo/pictures'),
      trialBrochures: path.join(PROJECT, 'demo/brochures'),
    },
  });
  return app;
}

function builtStorefront(): StorefrontSource {
  const build = import(
    pathToFileURL(path.join(PROJECT, 'build/server/index.js')).href
  ) as Promise<ServerBuild>;
  return { loadBuild: () => build };
}

/** Replies that lie ready are sent before the app looks at the request. */
function createAnswer(
  app: Hono,
  { host, corsOrigins }: Config,
  { beforeShop }: StorefrontSource,
  hits: HitServer | undefined,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = getRequestListener(app.fetch, { hostname: host });
  // What pages of other origins are told depends on who they are.
  const mayBeHit = (url = '') => corsOrigins.length === 0 || !url.startsWith('/api/');
  return (request, response) => {
    if (beforeShop) beforeShop(request, response, () => void answer(request, response));
    else if (!mayBeHit(request.url) || !hits?.serve(request, response)) void answer(request, response);
  };
}
