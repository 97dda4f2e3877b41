import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { api } from '#contract/api.ts';
import { Failure } from '#contract/errors.ts';
import { createOpenApiDocument } from '#contract/openapi.ts';
import { accountRoutes } from './account/routes.ts';
import { findBuyer } from './account/sessions.ts';
import { addressRoutes } from './addresses/routes.ts';
import type { SharedReplies } from './cache/shared-replies.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import type { Brand } from './config.ts';
import { contentRoutes } from './content/routes.ts';
import type { Database } from './database/connect.ts';
import type { EstimatePrinter } from './estimates/estimate-printer.ts';
import { estimateRoutes } from './estimates/routes.ts';
import { bindCalls } from './http/bind-calls.ts';
import { createAddressReader } from './http/client-address.ts';
import { compressReplies } from './http/compress-replies.ts';
import { replyToFailure } from './http/failures.ts';
import type { Handlers } from './http/handlers.ts';
import type { Limits } from './http/limits.ts';
import { logRequests } from './http/log-requests.ts';
import type { Overload } from './http/overload.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Geocoder } from './location/geocoder.ts';
import { locationRoutes } from './location/routes.ts';
import { type MediaFolders, serveMedia } from './media/serve-media.ts';
import { orderRoutes } from './orders/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

/** What the application is made of; main.ts and the tests put it together. */
export type Parts = {
  database: Database;
  /** Where the catalogue is read. */
  reads: Database;
  estimatePrinter: EstimatePrinter;
  geocoder: Geocoder;
  brand: Brand;
  limits: Limits;
  /** Without one the shop is in trial mode: replies carry the codes. */
  hasSmsGateway: boolean;
  /** Addresses of proxies whose word on a client's address is believed. */
  trustedProxies: string[];
  corsOrigins: string[];
  /** Keeps what is the same for everyone; without it every reply is made anew. */
  sharedReplies?: SharedReplies | undefined;
  overload?: Overload | undefined;
  /** Aborted when the shop begins to close: load balancers are told to send nobody any more. */
  closing?: AbortSignal;
  log: Logger;
};

/** The API as one function from request to reply. It never listens; pages and files are added by `addStorefront`. */
export function createApp(parts: Parts): Hono {
  const {
    database,
    reads,
    estimatePrinter,
    geocoder,
    limits,
    hasSmsGateway,
    brand,
    trustedProxies,
    corsOrigins,
    log,
  } = parts;
  const app = new Hono();
  const handlers: Handlers = {
    ...catalogueRoutes(reads),
    ...searchRoutes(reads),
    ...contentRoutes(database, limits),
    ...locationRoutes(geocoder),
    ...accountRoutes(database, limits, hasSmsGateway),
    ...wishlistRoutes(database),
    ...addressRoutes(database),
    ...orderRoutes(database),
    ...estimateRoutes(database, estimatePrinter, brand),
  };

  app.use(logRequests(log));
  app.use(compressReplies);
  app.use(securityHeaders);
  if (corsOrigins.length > 0) {
    const allow = cors({
      origin: corsOrigins,
      allowHeaders: ['authorization', 'content-type', 'idempotency-key'],
      exposeHeaders: ['retry-after'],
      maxAge: 600,
    });
    app.use('/api/*', allow);
    app.use('/auth/*', allow);
  }
  bindCalls(app, api, handlers, {
    findBuyer: (token) => findBuyer(database, token),
    readAddress: createAddressReader(trustedProxies),
    corsOrigins,
    sharedReplies: parts.sharedReplies,
    overload: parts.overload,
  });
  app.get('/api/openapi.json', (context) => context.json(createOpenApiDocument(brand.name)));
  app.get('/livez', (context) => context.json({ success: true }));
  app.get('/readyz', async (context) => {
    if (parts.closing?.aborted) throw new Failure('unavailable', 'The shop is closing.');
    await database.execute(sql`select 1`);
    return context.json({ success: true });
  });
  const nothingHere = () => {
    throw new Failure('notFound', 'There is nothing at this address.');
  };
  app.all('/api/*', nothingHere);
  app.all('/auth/*', nothingHere);
  app.notFound(() => replyToFailure(new Failure('notFound', 'There is nothing at this address.'), log));
  app.onError((cause) => replyToFailure(cause, log));
  return app;
}

export type Storefront = {
  /** What search engines ask for beside the pages. */
  sitemap: Hono;
  answerPage: (context: Context) => Promise<Response>;
  media: MediaFolders;
};

/** Adds the storefront's pictures and pages to the API. */
export function addStorefront(app: Hono, { sitemap, answerPage, media }: Storefront): void {
  serveMedia(app, media);
  app.route('/', sitemap);
  app.get('*', answerPage);
}
