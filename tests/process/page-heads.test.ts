import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireCategory, WireProduct } from '#contract/catalogue.ts';
import {
  brandPath,
  categoryPath,
  productPath,
  SERVICE_WORKER_FILE,
  subCategoryPath,
} from '#domain/page-paths.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { readHead } from '../support/page-head.ts';

let shop: DatabaseShop;
let product: WireProduct;
let category: WireCategory;
beforeAll(async () => {
  shop = await startDatabaseShop();
  const [first] = (await shop.api().listProducts()).products;
  if (!first) throw new Error('The demo catalogue has no products.');
  product = first;
  category = (await shop.api().getCategory({ params: { id: product.pro_category_id } })).result;
});
afterAll(() => shop.close());

const open = (path: string) => fetch(shop.url + path, { redirect: 'manual' });
async function headOf(path: string) {
  const reply = await open(path);
  expect(reply.status, path).toBe(200);
  expect(reply.headers.getSetCookie(), path).toEqual([]);
  return readHead(await reply.text());
}

const ofCategory = () => categoryPath(category._id, category.cat_name);
const ofSubCategory = () => {
  const [sub] = category.sub_category;
  return subCategoryPath(ofCategory(), sub?._id ?? '', sub?.subcat_name ?? '');
};
const ofProduct = (place = 'DEMO') => productPath(product._id, product.pro_title, place);

const ofBrand = () => brandPath(product.pro_brand);

/** Every page that others should find: its address, its title before the brand, what it describes. */
const FOUND: { path: () => string; title: RegExp; describes: string[] }[] = [
  { path: () => '/', title: /^Machinery, equipment/, describes: ['Organization', 'WebSite'] },
  { path: () => '/products', title: /^All products$/, describes: [] },
  { path: () => '/products?page=2', title: /^All products, page 2$/, describes: [] },
  { path: () => '/all-categories', title: /^All categories$/, describes: [] },
  { path: () => '/quick-order', title: /^Quick order$/, describes: [] },
  { path: ofCategory, title: /^All .+ items$/, describes: ['BreadcrumbList'] },
  { path: ofSubCategory, title: /^All .+ items$/, describes: ['BreadcrumbList'] },
  { path: ofBrand, title: /^.+ products$/, describes: ['BreadcrumbList', 'CollectionPage'] },
  { path: ofProduct, title: /./, describes: ['BreadcrumbList', 'Product'] },
  { path: () => '/contact', title: /^Get in Touch$/, describes: ['Organization'] },
  { path: () => '/aboutus', title: /^About Us$/, describes: ['Organization'] },
  { path: () => '/privacy-policy', title: /^Privacy Policy$/, describes: [] },
  { path: () => '/terms-conditions', title: /^Term & Conditions$/, describes: [] },
  { path: () => '/login', title: /^Log in$/, describes: [] },
  { path: () => '/register', title: /^Create your account$/, describes: [] },
];

describe('page with a NUL in its address', () => {
  it.each([
    '/products?brand=%00',
    '/products?sort=%00&page=%00',
    '/search?query=drill%00',
    '/category/any/%00',
    '/brand/%00',
    '/category/%00/any?sid=%00',
    '/product/any/%00/DEMO',
    '/%00',
  ])('%s is not found', async (path) => {
    expect((await open(path)).status).toBe(404);
  });
});

describe('page with a text in its address that is not UTF-8', () => {
  it.each(['%ED%A0%80', '%C0%80', '%E0%A4%A', '%', '%ff', '%25%30%30'])('%s fits nothing', async (text) => {
    for (const path of [
      ...[`/search?query=${text}`, `/products?brand=${text}`, `/category/any/any?sid=${text}`, `/${text}`],
      ...[`/product/any/${text}/DEMO`, `/product/any/any/${text}`, `/category/${text}/any`],
    ]) {
      expect([200, 404], path).toContain((await open(path)).status);
    }
  });
});

describe('indexed page', () => {
  it('cannot be moved to another address by a base element, nor shown in a frame', async () => {
    const policy = (await open('/')).headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]),
    );
  });

  it.each(FOUND)('$title has a complete head', async ({ path, title, describes }) => {
    const { lang, canonical, meta, described, headings, ...head } = await headOf(path());
    const address = shop.url + path();
    const [ownTitle = '', brand] = head.title?.split(' | ') ?? [];
    expect(ownTitle).toMatch(title);
    expect(brand).toBe('Udyog Haat');
    expect(lang).toBe('en-IN');
    expect(canonical).toBe(address);
    expect(meta.robots).toBeUndefined();
    expect(meta.description?.length).toBeGreaterThan(40);
    expect(meta.description?.length).toBeLessThanOrEqual(160);
    expect(headings).toBe(1);
    expect(meta).toMatchObject({
      'og:title': ownTitle,
      'og:description': meta.description,
      'og:url': address,
      'og:type': 'website',
      'og:site_name': 'Udyog Haat',
      'og:locale': 'en_IN',
      'twitter:card': 'summary_large_image',
    });
    const picture = await fetch(meta['og:image'] ?? '');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toMatch(/^image\/(png|jpeg|webp)$/);
    expect(Object.keys(described).toSorted()).toEqual(describes);
  });

  it('has a unique title and canonical URL', async () => {
    const heads = await Promise.all(FOUND.map(({ path }) => headOf(path())));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(FOUND.length);
    expect(new Set(heads.map(({ canonical }) => canonical)).size).toBe(FOUND.length);
  });

  it('has one canonical URL for all its variants', async () => {
    for (const [path, own] of [
      [ofProduct('Pune'), ofProduct()],
      [ofProduct().replace(/^\/product\/[^/]+/, '/product/other-words'), ofProduct()],
      [ofCategory().replace(/^\/category\/[^/]+/, '/category/other-words'), ofCategory()],
      [ofSubCategory().replace(/&sid=.*/, ''), ofSubCategory()],
      [`${ofBrand().toUpperCase().replace('/BRAND', '/brand')}?brand=Other`, ofBrand()],
      ['/products?page=1', '/products'],
      ['/products/?utm_source=mail', '/products'],
      ['/login?next=%2Fcart', '/login'],
    ] as const) {
      expect((await headOf(path)).canonical, path).toBe(shop.url + own);
    }
  });

  it('describes a product’s price, tax, availability, maker and ratings as structured data', async () => {
    const { described } = await headOf(ofProduct());
    const { product: detail } = await shop.api().getProduct({ params: { id: product._id } });
    expect(described.Product).toMatchObject({
      name: product.pro_title,
      sku: detail.pro_sku,
      mpn: product.pro_model,
      brand: { '@type': 'Brand', name: product.pro_brand },
      offers: {
        '@type': 'Offer',
        url: shop.url + ofProduct(),
        priceCurrency: 'INR',
        price: expect.any(Number),
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          name: `Price incl. GST ${product.pro_gst_percentage}%`,
          valueAddedTaxIncluded: true,
        },
      },
      aggregateRating: { ratingValue: expect.any(Number), ratingCount: product.pro_rating.length },
    });
  });

  it('describes the organisation and the site search as structured data', async () => {
    const { described } = await headOf('/');
    const links = (await shop.api().getContactLinks()).result;
    expect(described.Organization).toMatchObject({
      name: 'Udyog Haat',
      legalName: 'Udyog Haat Marketplace Private Limited',
      contactPoint: { telephone: links.phone, email: links.email },
    });
    expect(described.WebSite).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${shop.url}/search?query={search_term_string}` },
      },
    });
  });
});

describe('unindexed page', () => {
  it.each([
    ...[
      '/compare',
      '/cart',
      '/wishlist',
      '/recent-viewed',
      '/submit-request',
      '/account',
      '/orders',
      '/order/abc',
    ],
    ...['/lists', '/lists/abc', '/lists/shared'],
    ...['/forget-password', '/reset-password/abc', '/verify-account/abc', '/something-wrong'],
    ...['/search?query=drill', '/products?sort=price-asc', '/products?min_price=100&page=2'],
  ])('%s is noindex', async (path) => {
    const { title, meta, canonical } = await headOf(path);
    expect(title).toMatch(/.+ \| Udyog Haat$/);
    expect(meta.robots).toBe('noindex');
    expect(meta.description?.length).toBeGreaterThan(40);
    expect(canonical).toBeUndefined();
  });

  it.each([
    ...[
      '/nowhere',
      '/product/a/unknown/DEMO',
      '/category/a/unknown',
      '/brand/unknown',
      '/contact/us',
      '/sitemap-products-0.xml',
    ],
    '/sitemap-products-99.xml',
  ])('%s answers 404', async (path) => {
    const reply = await open(path);
    expect(reply.status).toBe(404);
    if (path.includes('sitemap-products-99')) return;
    const { title, meta } = readHead(await reply.text());
    expect(title).toBe('Page Not Found');
    expect(meta.robots).toBe('noindex');
  });

  it('answers 404 for an unknown sub-category', async () => {
    expect((await open(`${ofCategory()}?query=other&sid=unknown`)).status).toBe(404);
    expect((await open(`${ofCategory()}?query=other`)).status).toBe(404);
  });
});

describe('machine-readable files', () => {
  it('serves the icons and the manifest named in the head', async () => {
    const html = await (await open('/')).text();
    const named = [...html.matchAll(/<link [^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g)].map(
      ([tag]) => /href="([^"]*)"/.exec(tag)?.[1] ?? '',
    );
    expect(named).toEqual(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']);
    const manifest = await (await open('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Udyog Haat', start_url: '/', lang: 'en-IN' });
    const icons: { src: string; type: string }[] = manifest.icons;
    expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
    for (const [path, type] of [
      ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
      ['/apple-touch-icon.png', /^image\/png/],
      ...icons.map(({ src, type }) => [src, new RegExp(`^${type.replace('+', '\\+')}`)] as const),
    ] as const) {
      const icon = await open(path);
      expect(icon.status, path).toBe(200);
      expect(icon.headers.get('content-type'), path).toMatch(type);
      expect(icon.headers.get('cache-control'), path).toMatch(/max-age/);
    }
    expect((await open('/manifest.webmanifest')).headers.get('content-type')).toBe(
      'application/manifest+json',
    );
  });

  it('names a service worker that no cache stores, that loads from the shop alone and that is one file', async () => {
    const [, path] = /<html[^>]* data-service-worker="([^"]+)"/.exec(await (await open('/')).text()) ?? [];
    expect(path).toBe(SERVICE_WORKER_FILE);
    const reply = await open(SERVICE_WORKER_FILE);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    });
    expect(await reply.text()).not.toMatch(/\bimport\b/);
  });

  it('lists only existing pages in the sitemap, by their canonical URLs', async () => {
    const xml = await (await open('/sitemap-pages.xml')).text();
    const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&').replace(shop.url, ''),
    );
    expect(paths.length).toBeGreaterThan(60);
    const [brands, subCategories] = ['/brand/', 'sid='].map((part) =>
      paths.filter((path) => path.includes(part)),
    );
    expect(brands?.length).toBeGreaterThan(10);
    const some = [...paths.slice(0, 9), ...(subCategories ?? []).slice(0, 3), ...(brands ?? []).slice(-3)];
    const products = await (await open('/sitemap-products-1.xml')).text();
    const [, firstProduct = ''] = /<loc>([^<]*)<\/loc>/.exec(products) ?? [];
    for (const path of [...some, firstProduct.replace(shop.url, '')]) {
      expect((await headOf(path)).canonical).toBe(shop.url + path);
    }
    expect(await (await open('/robots.txt')).text()).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  });
});
