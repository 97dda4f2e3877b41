import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressResponses } from '#server/platform/http/compress-responses.ts';
import { toErrorResponse } from '#server/platform/http/error-responses.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { NUMBERS_PER_FILE } from './repository.ts';
import { sitemapRoutes } from './routes.ts';

const SHOP = 'https://shop.example';
const PRODUCTS = 100_000;

let test: TestDatabase;
let app: Hono;
beforeAll(async () => {
  test = await createTestDatabase();
  const log = pino({ level: 'silent' });
  app = new Hono().use(compressResponses).route('/', sitemapRoutes(test.database, SHOP, log));
  app.onError((cause) => toErrorResponse(cause, log));
  // Updating the search index for each product would take minutes and does not matter here.
  await test.database.execute(sql`alter table products disable trigger user`);
  for (let first = 1; first <= PRODUCTS; first += 10_000) {
    await test.database.execute(sql`
      insert into products (id, category_id, sub_category_id, title, description, images, image_alt, list_price_paise,
        discount_bps, gst_bps, brand, model, hsn)
      select 'made' || number, category_id, sub_category_id, 'Pump & "motor" <' || number || '>', '', '{}', '', 100, 0,
        0, '', '', ''
      from (select category_id, sub_category_id from products limit 1) as place,
        generate_series(${first}::integer, ${first}::integer + 9999) as number`);
  }
  await test.database.execute(sql`alter table products enable trigger user`);
}, 120_000);
afterAll(() => test.close());

async function read(path: string): Promise<string> {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return response.text();
}

const ESCAPED_TEXT = '(?:[^<&]|&(?:amp|lt|gt|quot|apos);)*';
const LASTMOD = '(?:<lastmod>\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z</lastmod>)?';

/** Reads the URLs of a sitemap or an index, and checks that every line has exactly the expected format. */
function parseUrls(xml: string, root: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap'): string[] {
  const [declaration, start, ...lines] = xml.trimEnd().split('\n');
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  expect(start).toBe(`<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`);
  expect(lines.pop()).toBe(`</${root}>`);
  const line = new RegExp(`^<${entry}><loc>(${ESCAPED_TEXT})</loc>${LASTMOD}</${entry}>$`);
  return lines.map((text) => {
    const url = line.exec(text)?.[1];
    if (url === undefined) throw new Error(`Not an entry: ${text}`);
    return url.replaceAll('&amp;', '&');
  });
}

const listProductFiles = async () =>
  parseUrls(await read('/sitemap.xml'), 'sitemapindex', 'sitemap')
    .map((url) => url.replace(SHOP, ''))
    .filter((path) => path.includes('products'));

describe('the sitemap of a shop with over 100,000 products', () => {
  it('is an index of files with at most 45,000 products each', async () => {
    const files = parseUrls(await read('/sitemap.xml'), 'sitemapindex', 'sitemap');
    expect(files).toEqual([
      `${SHOP}/sitemap-pages.xml`,
      ...[1, 2, 3].map((number) => `${SHOP}/sitemap-products-${number}.xml`),
    ]);
  });

  it('contains every product once, with its canonical URL', async () => {
    const listed: string[] = [];
    for (const path of await listProductFiles()) {
      const xml = await read(path);
      expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
      const urls = parseUrls(xml, 'urlset', 'url');
      expect(urls.length).toBeLessThanOrEqual(NUMBERS_PER_FILE);
      listed.push(...urls);
    }
    const { rows } = await test.database.execute<{ id: string }>(sql`select id from products`);
    const ids = listed.map(
      (url) => url.match(/^https:\/\/shop\.example\/product\/[^/]+\/([^/]+)\/DEMO$/)?.[1],
    );
    expect(ids.length).toBeGreaterThan(PRODUCTS);
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(listed).toContain(`${SHOP}/product/pump-motor-77777/made77777/DEMO`);
  }, 60_000);

  it('contains every category and sub-category once, and no page of a buyer’s own', async () => {
    const listed = parseUrls(await read('/sitemap-pages.xml'), 'urlset', 'url');
    const { rows } = await test.database.execute<{ lists: number }>(
      sql`select ((select count(*) from categories) + (select count(*) from sub_categories))::integer as lists`,
    );
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((url) => url.includes('/category/')).length).toBe(rows[0]?.lists);
    expect(listed.filter((url) => url.includes('&sid=')).length).toBeGreaterThan(0);
    expect(listed).toContain(`${SHOP}/`);
    expect(listed.filter((url) => /cart|account|orders|login|search/.test(url))).toEqual([]);
  });

  it('contains the time of a product’s last change, but ignores ratings', async () => {
    const when = async () => {
      const xml = await read('/sitemap-products-1.xml');
      return /made7\/DEMO<\/loc><lastmod>([^<]+)/.exec(xml)?.[1];
    };
    const before = await when();
    await test.database.execute(sql`update products set ratings = '{4.5}', title = title where id = 'made7'`);
    expect(await when()).toBe(before);
    await test.database.execute(sql`update products set list_price_paise = 200 where id = 'made7'`);
    const after = await when();
    expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
    const index = await read('/sitemap.xml');
    expect(index).toContain(`sitemap-products-1.xml</loc><lastmod>${after}</lastmod>`);
  });

  it('omits a file without products, and returns 404 for files that are not in the index', async () => {
    await test.database.execute(sql`
      delete from products where listing_number > ${NUMBERS_PER_FILE} and listing_number <= ${2 * NUMBERS_PER_FILE}`);
    expect(await listProductFiles()).toEqual(['/sitemap-products-1.xml', '/sitemap-products-3.xml']);
    for (const path of ['/sitemap-products-2.xml', '/sitemap-products-99.xml', '/sitemap-products-0.xml']) {
      expect((await app.request(path)).status).toBe(404);
    }
  }, 60_000);

  it('is sent compressed, while it is read from the database', async () => {
    let statements = 0;
    const { query } = test.pool;
    test.pool.query = ((...args: Parameters<typeof query>) => {
      statements += 1;
      return query.apply(test.pool, args);
    }) as typeof query;
    const response = await app.request('/sitemap-products-1.xml', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(statements).toBeLessThan(10);
    const sent = Buffer.from(await response.arrayBuffer());
    expect(statements).toBe(46);
    test.pool.query = query;
    const xml = gunzipSync(sent).toString();
    expect(parseUrls(xml, 'urlset', 'url')).toHaveLength(NUMBERS_PER_FILE);
    expect(sent.length).toBeLessThan(xml.length / 5);
  }, 60_000);
});

describe('robots.txt', () => {
  it('names the sitemap and disallows /api/ and /auth/', async () => {
    const response = await app.request('/robots.txt');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: https://shop.example/sitemap.xml\n',
    );
  });
});
