import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { api } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import { createOpenApiDocument } from '#contract/openapi.ts';
import type { WorkingTime } from '#domain/answer-time.ts';
import type { Brand } from '#domain/brand.ts';
import { SERVICE_WORKER_FILE } from '#domain/page-paths.ts';
import { findBuyerByToken } from '#server/features/accounts/find-buyer-by-token.ts';
import { accountRoutes } from '#server/features/accounts/routes.ts';
import { addressRoutes } from '#server/features/addresses/routes.ts';
import type { ReadPicture } from '#server/features/admin/change-setting.ts';
import type { FindFileProblem } from '#server/features/admin/find-file-problems.ts';
import { findStaffByToken } from '#server/features/admin/find-staff-by-token.ts';
import { selectPictureMark } from '#server/features/admin/picture-queries.ts';
import { answerTimeRoutes } from '#server/features/answer-time/routes.ts';
import { createUsualAnswerTime } from '#server/features/answer-time/usual-answer-time.ts';
import { findKeyHolder } from '#server/features/api-keys/find-key-holder.ts';
import { apiKeyRoutes } from '#server/features/api-keys/routes.ts';
import { cartRoutes } from '#server/features/cart/routes.ts';
import { catalogueRoutes } from '#server/features/catalogue/routes.ts';
import { contentRoutes } from '#server/features/content/routes.ts';
import { dispatchRoutes } from '#server/features/dispatch/routes.ts';
import type { EmptySearches } from '#server/features/empty-searches/empty-searches.ts';
import type { EstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { estimateRoutes } from '#server/features/estimates/routes.ts';
import type { Geocoder } from '#server/features/location/geocoder.ts';
import { locationRoutes } from '#server/features/location/routes.ts';
import { orderRoutes } from '#server/features/orders/routes.ts';
import { quickOrderRoutes } from '#server/features/quick-order/routes.ts';
import { quotationRoutes } from '#server/features/quotations/routes.ts';
import { listPictureProblems } from '#server/features/readiness/list-picture-problems.ts';
import type { ReadinessProblem } from '#server/features/readiness/readiness-problem.ts';
import { createRecentCheck } from '#server/features/readiness/recent-check.ts';
import { selectTextMark } from '#server/features/readiness/repository.ts';
import { requestFileRoutes } from '#server/features/request-files/routes.ts';
import { savedListRoutes } from '#server/features/saved-lists/routes.ts';
import { searchRoutes } from '#server/features/search/routes.ts';
import { staffAccessRoutes } from '#server/features/staff-access/routes.ts';
import { staffBlockRoutes } from '#server/features/staff-blocks/routes.ts';
import { staffBuyerRoutes } from '#server/features/staff-buyers/routes.ts';
import { staffCategoryRoutes } from '#server/features/staff-categories/routes.ts';
import { staffChangeRoutes } from '#server/features/staff-changes/routes.ts';
import { staffDispatchRoutes } from '#server/features/staff-dispatch/routes.ts';
import { staffFigureRoutes } from '#server/features/staff-figures/routes.ts';
import { staffHomeRoutes } from '#server/features/staff-home/routes.ts';
import { staffImportRoutes } from '#server/features/staff-imports/routes.ts';
import type { LiveDesk } from '#server/features/staff-live/live-desk.ts';
import { staffLiveRoutes } from '#server/features/staff-live/routes.ts';
import { staffMailRoutes } from '#server/features/staff-mails/routes.ts';
import { staffMessageRoutes } from '#server/features/staff-messages/routes.ts';
import { staffPageRoutes } from '#server/features/staff-pages/routes.ts';
import { staffPictureRoutes } from '#server/features/staff-pictures/routes.ts';
import { staffProductRoutes } from '#server/features/staff-products/routes.ts';
import { staffQuotationRoutes } from '#server/features/staff-quotations/routes.ts';
import { staffReportRoutes } from '#server/features/staff-reports/routes.ts';
import { staffRequestRoutes } from '#server/features/staff-requests/routes.ts';
import { staffSettingRoutes } from '#server/features/staff-settings/routes.ts';
import { staffSynonymRoutes } from '#server/features/staff-synonyms/routes.ts';
import { staffTodayRoutes } from '#server/features/staff-today/routes.ts';
import { verificationRoutes } from '#server/features/verification/routes.ts';
import { webhookRoutes } from '#server/features/webhooks/routes.ts';
import { wishlistRoutes } from '#server/features/wishlist/routes.ts';
import type { Database, ReadDatabase } from '#server/platform/database/connection.ts';
import type { StoredFiles } from '#server/platform/files/stored-files.ts';
import { bindCalls } from '#server/platform/http/bind-calls.ts';
import type { CachedResponses } from '#server/platform/http/cache-types.ts';
import type { GetClientIp } from '#server/platform/http/client-ip.ts';
import { compressResponses } from '#server/platform/http/compress-responses.ts';
import { toErrorResponse } from '#server/platform/http/error-responses.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import { logRequests } from '#server/platform/http/log-requests.ts';
import { getVisit, OverloadedError, type OverloadGuard } from '#server/platform/http/overload.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { refuseWithoutDesk } from '#server/platform/http/refuse-without-desk.ts';
import { createResponse } from '#server/platform/http/response-bytes.ts';
import {
  keepOutOfCaches,
  secretLinkHeaders,
  securityHeaders,
} from '#server/platform/http/security-headers.ts';
import type { ShopFolders } from '#server/platform/media/find-shop-file.ts';
import { type FindFocus, type MediaFolders, serveMedia } from '#server/platform/media/serve-media.ts';
import { limitPages } from '#server/platform/ssr/limit-pages.ts';
import { createServiceWorkerRemoval } from '#server/platform/ssr/service-worker-removal.ts';

/** The dependencies of the application, created by main.ts and by tests. */
export type AppDependencies = {
  database: Database;
  /** The connection for reading the catalogue. */
  readDatabase: ReadDatabase;
  estimateRenderer: EstimateRenderer;
  requestFiles: StoredFiles;
  /** From which the shop serves pictures and papers. */
  shopFolders: ShopFolders;
  /** What operators import. */
  importFiles: StoredFiles;
  /** Checks the pictures and documents that products name. */
  findFileProblem: FindFileProblem;
  /** Of the brand, by its path in the shop. */
  readPicture: ReadPicture;
  geocoder: Geocoder;
  brand: Brand;
  /** Where the desk is, without a slash at the end. */
  deskUrl: string;
  /** The only host of the desk, if it has one; undefined when it is left out. */
  desk: { host: string | undefined } | undefined;
  /** Undefined for the shop's contact address. */
  operatorEmail: string | undefined;
  /** A host that webhooks may be sent to although it is not public. */
  webhookHost: string | undefined;
  /** When quote requests are answered, unless operators have set it. */
  workingTime: WorkingTime;
  emptySearches: EmptySearches;
  /** Tells operators what has changed. */
  liveDesk: LiveDesk;
  /** Lists what is not ready for business. */
  checkShop: () => Promise<ReadinessProblem[]>;
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
/** Quotations are read and answered by anyone who has the link. */
const SECRET_LINKS = [
  '/quotation/*',
  '/api/quotation/*',
  '/api/quotation-link/*',
  '/api/order/getQuotation/*',
];

/** The handlers of all calls. */
export function createHandlers({
  database,
  readDatabase,
  estimateRenderer,
  requestFiles,
  shopFolders,
  importFiles,
  findFileProblem,
  readPicture,
  geocoder,
  limits,
  isTrial,
  smsPerDay,
  brand,
  deskUrl,
  operatorEmail,
  webhookHost,
  workingTime,
  liveDesk,
  emptySearches,
  checkShop,
  log,
}: AppDependencies): Handlers {
  return {
    ...catalogueRoutes(readDatabase),
    ...searchRoutes(readDatabase, emptySearches),
    ...quickOrderRoutes(readDatabase, limits),
    ...contentRoutes(database, brand, limits),
    ...locationRoutes(geocoder, limits),
    ...accountRoutes(database, limits, { brand, isTrial, smsPerDay }),
    ...wishlistRoutes(database),
    ...cartRoutes(database),
    ...savedListRoutes(database),
    ...addressRoutes(database, limits),
    ...orderRoutes(database, { brand, workingTime }, limits),
    ...dispatchRoutes(database, limits),
    ...answerTimeRoutes(createUsualAnswerTime(database, workingTime)),
    ...requestFileRoutes(database, requestFiles, limits, log),
    ...estimateRoutes(database, { renderer: estimateRenderer, brand }, limits),
    ...verificationRoutes(database, limits),
    ...staffAccessRoutes({ database, limits, brand, deskUrl }),
    ...apiKeyRoutes(database),
    ...webhookRoutes(database, webhookHost),
    ...staffBuyerRoutes(database),
    ...staffBlockRoutes(database),
    ...staffChangeRoutes(database),
    ...staffProductRoutes(database, findFileProblem),
    ...staffSynonymRoutes(database),
    ...staffCategoryRoutes(database, findFileProblem),
    ...staffPictureRoutes({
      ...{ database, folders: shopFolders, findFileProblem },
      recentProblems: createRecentCheck(
        () => listPictureProblems(database, shopFolders),
        () => selectPictureMark(database),
      ),
    }),
    ...staffImportRoutes({ database, files: importFiles, findFileProblem }),
    ...staffPageRoutes(database),
    ...staffHomeRoutes({ database, mediaDir: shopFolders.originals, findFileProblem }),
    ...staffDispatchRoutes({ database, brand, operatorEmail }),
    ...staffReportRoutes({ database, brand }),
    ...staffRequestRoutes({ database, brand }),
    ...staffTodayRoutes({
      database,
      workingTime,
      recentCheck: createRecentCheck(checkShop, () => selectTextMark(database)),
    }),
    ...staffFigureRoutes({ database, workingTime }),
    ...staffLiveRoutes(liveDesk),
    ...staffSettingRoutes({ database, brand, workingTime, readPicture }),
    ...staffMailRoutes(database),
    ...staffMessageRoutes(database),
    ...staffQuotationRoutes({
      ...{ database, brand, requestFiles, renderer: estimateRenderer, log },
      operatorEmail,
    }),
    ...quotationRoutes({ database, renderer: estimateRenderer, brand, files: requestFiles, limits, log }),
  };
}

/** Builds the API. It does not listen; pages and pictures are added by `addStorefront`. */
export function buildApp(dependencies: AppDependencies): Hono {
  const { database, getClientIp, corsOrigins, cachedResponses, overload, log } = dependencies;
  const app = new Hono();

  app.use(logRequests(log));
  app.use(compressResponses);
  app.use(securityHeaders);
  app.use('/api/*', keepOutOfCaches);
  app.use('/auth/*', keepOutOfCaches);
  for (const paths of SECRET_LINKS) app.use(paths, secretLinkHeaders);
  if (corsOrigins.length > 0) {
    const allowOrigins = cors({
      origin: corsOrigins,
      allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-file-name'],
      exposeHeaders: ['retry-after'],
      maxAge: 600,
    });
    app.use('/api/*', allowOrigins);
    app.use('/auth/*', allowOrigins);
  }
  app.use('/api/staff/*', refuseWithoutDesk(dependencies.desk));
  bindCalls(app, api, createHandlers(dependencies), {
    findBuyer: (token) => findBuyerByToken(database, token),
    findStaff: (token, kind) => findStaffByToken(database, token, kind),
    findKeyHolder: (key) => findKeyHolder(database, dependencies.limits, key),
    getClientIp,
    corsOrigins,
    cachedResponses,
    overload,
    log,
  });
  let openApiDocument: string | undefined;
  const produceOpenApi = async (context: Context) => {
    overload?.admit(getVisit(context));
    openApiDocument ??= JSON.stringify(createOpenApiDocument());
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
  limits: RateLimits;
  media: MediaFolders;
  findFocus: FindFocus;
  getClientIp: GetClientIp;
  overload: OverloadGuard;
  /** Answers requests for the pages of the desk; undefined when it is left out. */
  handleDesk: ((context: Context) => Response | undefined) | undefined;
};

/** Adds the storefront's pictures and pages to the API. */
export function addStorefront(
  app: Hono,
  { sitemap, handlePage, limits, media, findFocus, getClientIp, overload, handleDesk }: Storefront,
): void {
  serveMedia(app, media, getClientIp, findFocus);
  app.get('/:file{sitemap.*\\.xml}', async (context, next) => {
    overload.admit(getVisit(context));
    await next();
  });
  app.route('/', sitemap);
  // The built service worker is among the client assets, unless there is none.
  app.get(SERVICE_WORKER_FILE, createServiceWorkerRemoval);
  if (handleDesk) {
    const answerDesk = (context: Context) => handleDesk(context) ?? handlePage(context);
    app.get('/desk', answerDesk);
    app.get('/desk/*', answerDesk);
  }
  app.get('/verify/*', limitPages(limits, 'quotation verified from an address', getClientIp));
  app.get('*', handlePage);
}
