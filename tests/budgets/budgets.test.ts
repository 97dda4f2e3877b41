import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app/app.ts';
import { readConfig } from '#server/app/config.ts';
import {
  createEstimateRenderer,
  type EstimateRenderer,
} from '#server/features/estimates/estimate-renderer.ts';
import { createGeocoder } from '#server/features/location/geocoder.ts';
import { createInternalResponses } from '#server/platform/cache/cached-responses.ts';
import { createResponseCache, type ResponseCache } from '#server/platform/cache/response-cache.ts';
import { createRateLimits } from '#server/platform/http/rate-limits.ts';
import { createPageRenderer, type RenderPage } from '#server/platform/ssr/render-page.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/**
 * The limits of each page. `javascript` is everything that a first visit loads, `html` the page itself, both in bytes as
 * compressed on demand; `statements` is the number of SQL statements when nothing is cached.
 */
const BUDGETS = {
  home: { route: 'routes/home', javascript: 130_500, html: 25_000, statements: 30 },
  category: { route: 'routes/category', javascript: 130_500, html: 25_000, statements: 9 },
  products: { route: 'routes/products', javascript: 130_500, html: 25_000, statements: 7 },
  search: { route: 'routes/search', javascript: 130_500, html: 25_000, statements: 11 },
  product: { route: 'routes/product', javascript: 130_500, html: 25_000, statements: 8 },
  cart: { route: 'routes/cart', javascript: 130_500, html: 11_000, statements: 3 },
};
type PageName = keyof typeof BUDGETS;
const PAGES = Object.entries(BUDGETS) as [PageName, (typeof BUDGETS)[PageName]][];

const BUILD = path.resolve(import.meta.dirname, '../../build');
let build: ServerBuild;
let database: TestDatabase;
let estimatePrinter: EstimateRenderer;
let cache: ResponseCache;
let renderPage: RenderPage;
let addresses: Record<PageName, string>;

beforeAll(async () => {
  build = await import(path.join(BUILD, 'server/index.js'));
  database = await createTestDatabase();
  estimatePrinter = createEstimateRenderer();
  cache = createResponseCache({ maxBytes: 1e7 });
  cache.setListening(true);
  const app = buildApp({
    database: database.database,
    readDatabase: database.database,
    estimateRenderer: estimatePrinter,
    geocoder: createGeocoder('http://127.0.0.1:9', 'Udyog Haat test'),
    limits: createRateLimits(database.pool),
    isTrial: true,
    smsPerDay: undefined,
    brand: readConfig({}).brand,
    getClientIp: () => '',
    corsOrigins: [],
    cachedResponses: createInternalResponses(cache),
    log: pino({ level: 'silent' }),
  });
  const site = {
    publicUrl: 'http://shop.test',
    apiUrl: '',
    sellerUrl: '',
    brandName: '',
    brandNameHindi: '',
    tagline: '',
  };
  const fetchApi = async (request: Request) => app.fetch(request);
  renderPage = createPageRenderer({ loadBuild: async () => build, fetchApi, site, otherOrigins: [] });
  const { products } = await (await app.request('/api/product/getAllProducts?limit=1')).json();
  addresses = {
    home: '/',
    category: `/category/any/${products[0].pro_category_id}`,
    products: '/products',
    search: '/search?query=drill',
    product: `/product/any/${products[0]._id}/DEMO`,
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
    const bytes = [...files].reduce((sum, file) => sum + sizeOf(path.join(BUILD, 'client', file)), 0);
    expect(bytes).toBeLessThanOrEqual(budget.javascript);
  });

  it(`takes at most ${budget.html} bytes of HTML and ${budget.statements} statements, and none from the cache`, async () => {
    cache.invalidateAll();
    const { html, statements } = await render(name);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(budget.html);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(budget.statements);
    // The home page picks other categories each time and asks for what it has not had.
    if (name !== 'home') expect((await render(name)).statements).toBe(0);
  });
});

/** As it is sent: compressed by the build, unless it is too short for that. */
function sizeOf(file: string): number {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return compressed?.size ?? readFileSync(file).length;
}
