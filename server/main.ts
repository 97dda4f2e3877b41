import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { loadDemo } from '../demo/load-demo.ts';
import { addStorefront, createApp, type Parts } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { createEstimatePrinter } from './estimates/estimate-printer.ts';
import { createLimits } from './http/limits.ts';
import { startWorker } from './jobs/worker.ts';
import { createGeocoder } from './location/geocoder.ts';
import { createMailer } from './mail/mailer.ts';
import { createPageRenderer } from './pages/render-page.ts';
import { createSmsGateway } from './sms/sms-gateway.ts';

/** The composition root: the only place that knows every part. */

const PROJECT = path.resolve(fileURLToPath(import.meta.url), '../..');

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
  const log = pino({ level: config.logLevel });
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;

  const connection = await openDatabase(config, log);
  if (config.hasDemo) await loadDemo(connection.database);
  const smsGateway = createSmsGateway(config);
  const worker = await startWorker(
    connection,
    { mailer: createMailer(config, publicUrl, log), smsGateway },
    log,
  );
  const estimatePrinter = createEstimatePrinter();
  const app = assemble(config, publicUrl, source, {
    database: connection.database,
    estimatePrinter,
    geocoder: createGeocoder(config.geocoderUrl, `${config.brand.name} (${publicUrl})`),
    limits: createLimits(connection.pool),
    hasSmsGateway: smsGateway !== undefined,
    brand: config.brand,
    trustedProxies: config.trustedProxies,
    corsOrigins: config.corsOrigins,
    log,
  });
  const server = await listen(app, config, source);

  return {
    url: publicUrl,
    async stop() {
      await finishRequests(server);
      await worker.stop();
      await estimatePrinter.close();
      await connection.close();
    },
  };
}

/** The API, and the pages that call it in-process: those calls are part of a page's request and not logged again. */
function assemble(config: Config, publicUrl: string, { loadBuild }: StorefrontSource, parts: Parts): Hono {
  const app = createApp(parts);
  const inside = createApp({ ...parts, log: parts.log.child({}, { level: 'warn' }) });
  const { brand, apiUrl, sellerUrl } = config;
  addStorefront(app, {
    renderPage: createPageRenderer({
      loadBuild,
      fetchApi: async (request) => inside.fetch(request),
      site: { publicUrl, apiUrl, sellerUrl, brandName: brand.name, brandNameHindi: brand.nameHindi },
      otherOrigins: apiUrl === '' ? [] : [apiUrl],
    }),
    clientDir: path.join(PROJECT, 'build/client'),
    mediaDir: path.join(PROJECT, 'demo/pictures'),
  });
  return app;
}

function builtStorefront(): StorefrontSource {
  const build = import(
    pathToFileURL(path.join(PROJECT, 'build/server/index.js')).href
  ) as Promise<ServerBuild>;
  return { loadBuild: () => build };
}

async function listen(app: Hono, { port, host }: Config, { beforeShop }: StorefrontSource): Promise<Server> {
  const answer = getRequestListener(app.fetch, { hostname: host });
  const server = createServer((request, response) => {
    if (beforeShop) beforeShop(request, response, () => void answer(request, response));
    else void answer(request, response);
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const isTaken = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken
      ? new Error(`Port ${port} is in use already; please set PORT to another one.`, { cause })
      : cause;
  }
  return server;
}

/** In-flight requests get this long when the shop closes. */
const GRACE_MS = 30_000;

async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(timer);
}
