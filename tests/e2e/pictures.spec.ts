import path from 'node:path';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { visitAs } from '../support/visit-as.ts';

type Fetched = { path: string; status: number; type: string | undefined; bytes: number };

/** What is fetched of the shop's pictures while a page is read from top to bottom. */
async function picturesFetched(page: Page, address: string): Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/media/')) return;
    const read = async () => ({
      path: pathname,
      status: response.status(),
      type: response.headers()['content-type'],
      bytes: (await response.body()).length,
    });
    fetched.push(read());
  });
  await page.goto(address, { waitUntil: 'load' });
  // Pictures outside the window load when they are scrolled to.
  const listMissing = () =>
    page.evaluate(async () => {
      // A phone does not show those of the categories on the home page, and so does not load them.
      const isMissing = (picture: HTMLImageElement) =>
        picture.checkVisibility() && (!picture.complete || picture.naturalWidth === 0);
      const pictures = [...document.querySelectorAll('img')];
      for (const picture of pictures.filter(isMissing)) {
        picture.scrollIntoView();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return pictures.filter(isMissing).map(({ currentSrc, complete }) => ({ currentSrc, complete }));
    });
  await expect.poll(listMissing).toEqual([]);
  return Promise.all(fetched);
}

for (const [width, widestCard, maxBytes] of [
  [360, 640, 500_000],
  [1440, 640, 900_000],
] as const)
  test.describe(`pictures at ${width} px`, () => {
    test('fetches pictures as AVIF in the displayed size', async ({ shop, visit }) => {
      const { page, consoleErrors } = await visit({ width });
      const fetched = await picturesFetched(page, `/category/power-tools/${await categoryId(shop)}`);
      expect(fetched.length).toBeGreaterThan(20);
      for (const { path, status, type } of fetched) {
        expect({ path, status, type }).toEqual({ path, status: 200, type: 'image/avif' });
        expect(Number(path.split('.').at(-2))).toBeLessThanOrEqual(widestCard);
      }
      expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(maxBytes);
      expect(consoleErrors).toEqual([]);
    });

    test('fetches banners in the shape that fits the screen', async ({ visit }) => {
      const { page } = await visit({ width });
      const banners = (await picturesFetched(page, '/')).filter(({ path }) =>
        path.startsWith('/media/banner-'),
      );
      expect(banners.length).toBeGreaterThan(0);
      for (const { path } of banners) expect(path.includes('-phone.')).toBe(width < 640);
    });
  });

test.describe('pictures of the operator', () => {
  let shop: DatabaseShop;
  test.beforeAll(async () => {
    shop = await startDatabaseShop();
    await useOwnPictures(shop);
  });
  test.afterAll(() => shop.close());

  for (const width of [360, 1440])
    test(`are fetched as AVIF in the displayed size at ${width} px`, async ({ browser }) => {
      const { page, consoleErrors, close } = await visitAs(browser, shop.url, { width });
      const category = `/category/power-tools/${await categoryId(shop)}`;
      const [product] = await fetchProducts(shop.api(), 1);
      const widths: Record<string, Set<number>> = {};
      for (const address of ['/', category, `/product/any/${product?._id}/Kolkata`]) {
        for (const picture of await picturesFetched(page, address)) {
          const { path: url, status, type } = picture;
          expect({ url, status, type }).toEqual({ url, status: 200, type: 'image/avif' });
          const [, size = '', name = ''] = /^\/media\/resized\/(\d+)\.avif\/(.+)$/.exec(url) ?? [];
          widths[name] = (widths[name] ?? new Set()).add(Number(size));
        }
        page.removeAllListeners('response');
      }
      const isPhone = width < 640;
      const names = ['ad.jpg', 'category.jpg', isPhone ? 'banner-phone.png' : 'banner.jpg', 'product.webp'];
      expect(Object.keys(widths).sort()).toEqual(names.sort());
      for (const [name, sizes] of Object.entries(widths))
        expect(Math.max(...sizes), name).toBeLessThanOrEqual(isPhone ? 640 : 1600);
      expect(consoleErrors).toEqual([]);
      await close();
    });
});

test.describe('missing picture', () => {
  test('shows a placeholder drawing for a product without a picture', async ({ shop, visit }) => {
    const [product] = await fetchProducts(shop.api(), 1);
    const id = product?._id ?? '';
    const { rows } = await shop.database.execute<{ images: string[] }>(
      sql`select images from products where id = ${id}`,
    );
    const setImages = (images: string[]) =>
      shop.pool.query('update products set images = $1 where id = $2', [images, id]);
    await setImages([]);
    const { page } = await visit({ cart: { [id]: 1 } });
    for (const path of [`/category/any/${product?.pro_category_id}`, `/product/any/${id}/Kolkata`, '/cart']) {
      await page.goto(path);
      const place = page.getByRole('main').locator('div.no-picture').first();
      await expect
        .poll(() => place.evaluate((element) => getComputedStyle(element, '::before').maskImage))
        .toContain('svg');
    }
    await setImages(rows[0]?.images ?? []);
  });
});

async function categoryId(shop: { url: string }): Promise<string> {
  const reply = await fetch(`${shop.url}/api/category/getallCategory`);
  const { result } = (await reply.json()) as { result: { _id: string; cat_name: string }[] };
  return result.find(({ cat_name }) => cat_name === 'Power Tools')?._id ?? '';
}

/** Puts pictures into the media folder of a shop, and shows them everywhere. */
async function useOwnPictures({ dataDir, database }: DatabaseShop): Promise<void> {
  const draw = (name: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'tan' } }).toFile(
      path.join(dataDir, 'media', name),
    );
  await draw('banner.jpg', 2400, 750);
  await draw('banner-phone.png', 1400, 800);
  await draw('ad.jpg', 1400, 700);
  await draw('category.jpg', 1600, 1200);
  await draw('product.webp', 3000, 2250);
  await database.execute(
    sql`update banners set image = '/media/banner.jpg', phone_image = '/media/banner-phone.png'`,
  );
  await database.execute(sql`update ads set image = '/media/ad.jpg'`);
  await database.execute(sql`update categories set image = '/media/category.jpg'`);
  await database.execute(sql`update sub_categories set image = '/media/category.jpg'`);
  await database.execute(sql`update products set images = '{/media/product.webp}'`);
}
