import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { api } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import { createOpenApiDocument } from '#contract/openapi.ts';
import type { Brand } from '#domain/brand.ts';
import { SERVICE_WORKER_FILE } from '#domain/page-paths.ts';
import { accountRoutes } from '#server/features/accounts/routes.ts';
import { findBuyerByToken } from '#server/features/accounts/sessions.ts';
import { addressRoutes } from '#server/features/addresses/routes.ts';
import { cartRoutes } from '#server/features/cart/routes.ts';
import { catalogueRoutes } from '#server/features/catalogue/routes.ts';
import { contentRoutes } from '#server/features/content/routes.ts';
import type { EstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { estimateRoutes } from '#server/features/estimates/routes.ts';
import type { Geocoder } from '#server/features/location/geocoder.ts';
import { locationRoutes } from '#server/features/location/routes.ts';
import { orderRoutes } from '#server/features/orders/routes.ts';
import { quickOrderRoutes } from '#server/features/quick-order/routes.ts';
import { searchRoutes } from '#server/features/search/routes.ts';
import { wishlistRoutes } from '#server/features/wishlist/routes.ts';
import type { Database, ReadDatabase } from '#server/platform/database/connection.ts';
import { bindCalls } from '#server/platform/http/bind-calls.ts';
import type { CachedResponses } from '#server/platform/http/cache-types.ts';
import type { GetClientIp } from '#server/platform/http/client-ip.ts';
import { compressResponses } from '#server/platform/http/compress-responses.ts';
import { toErrorResponse } from '#server/platform/http/error-responses.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { logRequests } from '#server/platform/http/log-requests.ts';
import { getVisit, OverloadedError, type OverloadGuard } from '#server/platform/http/overload.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { createResponse } from '#server/platform/http/response-bytes.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { type MediaFolders, serveMedia } from '#server/platform/media/serve-media.ts';
import { createServiceWorkerRemoval } from '#server/platform/ssr/service-worker-removal.ts';

/** The dependencies of the application, created by main.ts and by tests. */
export type AppDependencies = {
  database: Database;
  /** The connection for reading the catalogue. */
  readDatabase: ReadDatabase;
  estimateRenderer: EstimateRenderer;
  geocoder: Geocoder;
  brand: Brand;
  limits: RateLimits;
  /** In trial mode every browser activates an account without its password. */
  isTrial: boolean;
  /** How many phone codes are sent in a day; undefined without an SMS gateway: responses contain the codes. */
  smsPerDay: number | undefined;
  getClientIp: GetClientIp;
  corsOrigins: string[];
  /** The cache of responses that are the same for everyone; without it every response is produced again. */
  cachedResponses?: CachedResponses | undefined;
  overload?: OverloadGuard | undefined;
  /** Aborted when the shop begins to close: `/readyz` then tells load balancers to send no more requests. */
  shutdownSignal?: AbortSignal;
  log: Logger;
};

const OPENAPI_PATH = '/api/openapi.json';

/** The handlers of all calls. */
export function createHandlers({
  database,
  readDatabase,
  estimateRenderer,
  geocoder,
  limits,
  isTrial,
  smsPerDay,
  brand,
}: AppDependencies): Handlers {
  return {
    ...catalogueRoutes(readDatabase),
    ...searchRoutes(readDatabase),
    ...quickOrderRoutes(readDatabase, limits),
    ...contentRoutes(database, limits),
    ...locationRoutes(geocoder, limits),
    ...accountRoutes(database, limits, { brand, isTrial, smsPerDay }),
    ...wishlistRoutes(database),
    ...cartRoutes(database),
    ...addressRoutes(database, limits),
    ...orderRoutes(database, brand, limits),
    ...estimateRoutes(database, { renderer: estimateRenderer, brand }, limits),
  };
}

/** Builds the API. It does not listen; pages and pictures are added by `addStorefront`. */
export function buildApp(dependencies: AppDependencies): Hono {
  const { database, brand, getClientIp, corsOrigins, cachedResponses, overload, log } = dependencies;
  const app = new Hono();

  app.use(logRequests(log));
  app.use(compressResponses);
  app.use(securityHeaders);
  if (corsOrigins.length > 0) {
    const allowOrigins = cors({
      origin: corsOrigins,
      allowHeaders: ['authorization', 'content-type', 'idempotency-key'],
      exposeHeaders: ['retry-after'],
      maxAge: 600,
    });
    app.use('/api/*', allowOrigins);
    app.use('/auth/*', allowOrigins);
  }
  bindCalls(app, api, createHandlers(dependencies), {
    findBuyer: (token) => findBuyerByToken(database, token),
    getClientIp,
    corsOrigins,
    cachedResponses,
    overload,
    log,
  });
  let openApiDocument: string | undefined;
  const produceOpenApi = async (context: Context) => {
    overload?.admit(getVisit(context));
    openApiDocument ??= JSON.stringify(createOpenApiDocument(brand.name));
    return createResponse(Buffer.from(openApiDocument), { headers: { 'content-type': 'application/json' } });
  };
  app.get(OPENAPI_PATH, (context) =>
    cachedResponses
      ? cachedResponses.respond(context, OPENAPI_PATH, () => produceOpenApi(context))
      : produceOpenApi(context),
  );
  app.get('/livez', (context) => context.json({ success: true }));
  let pendingCheck: Promise<unknown> | undefined;
  app.get('/readyz', async (context) => {
    if (dependencies.shutdownSignal?.aborted) throw new AppError('unavailable', 'The shop is closing.');
    if (overload?.isRejectingAll()) throw new OverloadedError();
    // Never rejected, so concurrent requests share one statement.
    pendingCheck ??= database.execute(sql`select 1`).finally(() => {
      pendingCheck = undefined;
    });
    await pendingCheck;
    return context.json({ success: true });
  });
  const throwNotFound = () => {
    throw new AppError('not_found', 'Not found.');
  };
  app.all('/api/*', throwNotFound);
  app.all('/auth/*', throwNotFound);
  app.notFound(() => toErrorResponse(new AppError('not_found', 'Not found.'), log));
  app.onError((cause) => toErrorResponse(cause, log));
  return app;
}

export type Storefront = {
  /** The sitemap and robots.txt. */
  sitemap: Hono;
  handlePage: (context: Context) => Promise<Response>;
  media: MediaFolders;
  getClientIp: GetClientIp;
  overload: OverloadGuard;
};

/** Adds the storefront's pictures and pages to the API. */
export function addStorefront(
  app: Hono,
  { sitemap, handlePage, media, getClientIp, overload }: Storefront,
): void {
  serveMedia(app, media, getClientIp);
  app.get('/:file{sitemap.*\\.xml}', async (context, next) => {
    overload.admit(getVisit(context));
    await next();
  });
  app.route('/', sitemap);
  // The built service worker is among the client assets, unless there is none.
  app.get(SERVICE_WORKER_FILE, createServiceWorkerRemoval);
  app.get('*', handlePage);
}
