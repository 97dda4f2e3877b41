import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProducts } from '../support/buyers.ts';
import { openVisitedShop, type VisitedShop } from '../support/shop-visits.ts';

let shop: VisitedShop;
beforeAll(async () => {
  shop = await openVisitedShop();
}, 150_000);
afterAll(() => shop.close());

type Fetched = { path: string; status: number; type: string | undefined; bytes: number };

/** What is fetched of the shop's pictures while a page is read from top to bottom. */
async function picturesFetched(page: Page, path: string): Promise<Fetched[]> {
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
  await page.goto(path, { waitUntil: 'load' });
  const isBroken = () =>
    page.evaluate(async () => {
      const pictures = [...document.querySelectorAll('img')];
      for (const picture of pictures) {
        picture.scrollIntoView();
        await picture.decode();
      }
      return pictures.some(({ naturalWidth }) => naturalWidth === 0);
    });
  expect(await isBroken()).toBe(false);
  return Promise.all(fetched);
}

describe.each([
  [360, 640, 500_000],
  [1440, 640, 900_000],
])('pictures at %i px', (width, widestCard, mostBytes) => {
  it('are fetched in the size they are shown in, as AVIF', async () => {
    const { page, complaints, close } = await shop.visitAs({ width });
    const fetched = await picturesFetched(page, `/category/power-tools/${await categoryId()}`);
    expect(fetched.length).toBeGreaterThan(20);
    for (const { path, status, type } of fetched) {
      expect({ path, status, type }).toEqual({ path, status: 200, type: 'image/avif' });
      expect(Number(path.split('.').at(-2))).toBeLessThanOrEqual(widestCard);
    }
    expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(mostBytes);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  it('of banners suit the shape of the screen', async () => {
    const { page, close } = await shop.visitAs({ width });
    const banners = (await picturesFetched(page, '/')).filter(({ path }) =>
      path.startsWith('/media/banner-'),
    );
    expect(banners.length).toBeGreaterThan(0);
    for (const { path } of banners) expect(path.includes('-phone.')).toBe(width < 640);
    await close();
  }, 60_000);
});

describe('a product without a picture', () => {
  it('has a drawing in its place, wherever it is shown', async () => {
    const [product] = await someProducts(shop.api(), 1);
    const id = product?._id ?? '';
    await shop.database.execute(sql`update products set images = '{}' where id = ${id}`);
    const { page, close } = await shop.visitAs({ cart: { [id]: 1 } });
    for (const path of [`/category/any/${product?.pro_category_id}`, `/product/any/${id}/Kolkata`, '/cart']) {
      await page.goto(path);
      const place = page.getByRole('main').locator('div.bg-ground').first();
      expect(await place.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('svg');
    }
    await close();
  }, 60_000);
});

async function categoryId(): Promise<string> {
  const reply = await fetch(`${shop.url}/api/category/getallCategory`);
  const { result } = (await reply.json()) as { result: { _id: string; cat_name: string }[] };
  return result.find(({ cat_name }) => cat_name === 'Power Tools')?._id ?? '';
}
