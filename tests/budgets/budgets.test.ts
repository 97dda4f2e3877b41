import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { WireProductList } from '#contract/catalogue.ts';
import { comparePath } from '#domain/page-paths.ts';
import { createHandlers } from '#server/app/app.ts';
import { readConfig } from '#server/app/config.ts';
import { getMediaFolders } from '#server/app/media-folders.ts';
import { createEmptySearches } from '#server/features/empty-searches/empty-searches.ts';
import {
  createEstimateRenderer,
  type EstimateRenderer,
} from '#server/features/estimates/estimate-renderer.ts';
import { createGeocoder } from '#server/features/location/geocoder.ts';
import { createLiveDesk } from '#server/features/staff-live/live-desk.ts';
import { createSharedResults } from '#server/platform/cache/shared-results.ts';
import { createStoredFiles } from '#server/platform/files/stored-files.ts';
import { createRateLimits } from '#server/platform/http/rate-limits.ts';
import { createInProcessApi } from '#server/platform/ssr/in-process-api.ts';
import type { RenderPage } from '#server/platform/ssr/render-page.ts';
import { createBenchRenderer, loadStorefront } from '../../bench/page-renderer.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/**
 * The limits of each page. `javascript` is everything that a first visit loads, `html` the page itself, both in bytes
 * as compressed on demand, and `plainHtml` uncompressed; `statements` is the number of SQL statements when nothing is
 * kept, `ownStatements` when what many pages need is.
 */
const BUDGETS = {
  home: {
    route: 'routes/home',
    javascript: 115_000,
    html: 21_000,
    // Which blocks and products are drawn decides some 2,000 of them.
    plainHtml: 123_000,
    statements: 13,
    ownStatements: 6,
  },
  category: {
    route: 'routes/category',
    javascript: 115_000,
    html: 21_000,
    plainHtml: 110_500,
    statements: 6,
    ownStatements: 3,
  },
  products: {
    route: 'routes/products',
    javascript: 115_000,
    html: 21_000,
    plainHtml: 150_000,
    statements: 5,
    ownStatements: 2,
  },
  search: {
    route: 'routes/search',
    javascript: 115_100,
    html: 21_000,
    plainHtml: 150_000,
    statements: 6,
    ownStatements: 3,
  },
  // The table loads its own code beside this.
  table: {
    route: 'routes/category',
    javascript: 115_000,
    html: 21_000,
    plainHtml: 110_000,
    statements: 9,
    ownStatements: 6,
  },
  compare: {
    route: 'routes/compare',
    // It reads specifications, and calculates what offers cost.
    javascript: 119_000,
    html: 12_000,
    plainHtml: 60_500,
    statements: 6,
    ownStatements: 3,
  },
  product: {
    route: 'routes/product',
    javascript: 115_000,
    html: 21_000,
    plainHtml: 80_000,
    statements: 5,
    ownStatements: 2,
  },
  quickOrder: {
    route: 'routes/quick-order',
    javascript: 128_600,
    html: 9_000,
    plainHtml: 40_000,
    statements: 3,
    ownStatements: 0,
  },
  cart: {
    route: 'routes/cart',
    // It notes what is wanted beyond it.
    javascript: 119_000,
    html: 9_000,
    plainHtml: 40_000,
    statements: 3,
    ownStatements: 0,
  },
};
type PageName = keyof typeof BUDGETS;
const PAGES = Object.entries(BUDGETS) as [PageName, (typeof BUDGETS)[PageName]][];

const CLIENT_FILES = path.resolve(import.meta.dirname, '../../build/client');
let build: ServerBuild;
let database: TestDatabase;
let estimatePrinter: EstimateRenderer;
let generation = 0;
let renderPage: RenderPage;
let addresses: Record<PageName, string>;

beforeAll(async () => {
  build = await loadStorefront();
  database = await createTestDatabase();
  estimatePrinter = createEstimateRenderer();
  const log = pino({ level: 'silent' });
  const handlers = createHandlers({
    database: database.database,
    readDatabase: database.database,
    estimateRenderer: estimatePrinter,
    requestFiles: createStoredFiles('nowhere'),
    shopFolders: getMediaFolders({ dataDir: 'nowhere', mediaDir: 'nowhere' }),
    importFiles: createStoredFiles('nowhere'),
    findFileProblem: async () => undefined,
    readPicture: readConfig({}).readBrandPicture,
    geocoder: createGeocoder('http://127.0.0.1:9', 'Udyog Haat test'),
    limits: createRateLimits(database.pool),
    isTrial: true,
    smsPerDay: undefined,
    brand: readConfig({}).brand,
    operatorEmail: undefined,
    webhookHost: undefined,
    deskUrl: readConfig({}).deskUrl,
    desk: readConfig({}).desk,
    workingTime: readConfig({}).workingTime,
    liveDesk: createLiveDesk({ database: database.database, databaseUrl: database.url, log }),
    emptySearches: createEmptySearches(database.database, log),
    checkShop: async () => [],
    getClientIp: () => '',
    corsOrigins: [],
    log,
  });
  const sharedResults = createSharedResults(() => generation);
  const callApi = createInProcessApi(api, handlers, { sharedResults, log });
  renderPage = createBenchRenderer(callApi);
  const { products } = (await callApi('listProducts', { query: { limit: '6' } })) as WireProductList;
  addresses = {
    home: '/',
    category: `/category/any/${products[0]?.pro_category_id}`,
    products: '/products',
    search: '/search?query=drill',
    table: `/category/any/${products[0]?.pro_category_id}?query=any&sid=${products[0]?.pro_subcategory_id}&view=table`,
    compare: comparePath(products.map(({ _id }) => _id)),
    product: `/product/any/${products[0]?._id}/DEMO`,
    quickOrder: '/quick-order',
    cart: '/cart',
  };
});
afterAll(async () => {
  await estimatePrinter.close();
  await database.close();
});

/** Renders a page, and counts what that asks of the database. */
async function render(name: PageName): Promise<{ html: string; statements: number }> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const page = await renderPage(addresses[name]);
    expect(page.status).toBe(200);
    return { html: await page.text(), statements: query.mock.calls.length };
  } finally {
    query.mockRestore();
  }
}

describe.each(PAGES)('page %s', (name, budget) => {
  it(`loads at most ${budget.javascript} bytes of JavaScript`, () => {
    const { entry, routes, url } = build.assets;
    const parts = [entry, routes.root, routes[budget.route]];
    const files = new Set([
      url,
      ...parts.flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : [])),
    ]);
    expect(files.size).toBeGreaterThan(3);
    const bytes = [...files].reduce((sum, file) => sum + sizeOf(path.join(CLIENT_FILES, file)), 0);
    expect(bytes).toBeLessThanOrEqual(budget.javascript);
  });

  it(`takes at most ${budget.html} bytes of HTML and ${budget.statements} statements, ${budget.ownStatements} of its own`, async () => {
    generation += 1;
    const { html, statements } = await render(name);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(budget.html);
    expect(html.length).toBeLessThanOrEqual(budget.plainHtml);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(budget.statements);
    expect((await render(name)).statements).toBeLessThanOrEqual(budget.ownStatements);
  });
});

const MAX_TABLE_BYTES = 5000;

it(`loads the code of the table, at most ${MAX_TABLE_BYTES} bytes, with no page before it is shown`, () => {
  const files = globSync('assets/product-table-*.js', { cwd: CLIENT_FILES });
  expect(files).toHaveLength(1);
  const [file = ''] = files;
  expect(sizeOf(path.join(CLIENT_FILES, file))).toBeLessThanOrEqual(MAX_TABLE_BYTES);
  const loadedByRoutes = Object.values(build.assets.routes).flatMap((route) =>
    route ? [route.module, ...(route.imports ?? [])] : [],
  );
  expect(loadedByRoutes).not.toContain(`/${file}`);
});

/** As it is sent: compressed by the build, unless it is too short for that. */
function sizeOf(file: string): number {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return compressed?.size ?? readFileSync(file).length;
}
