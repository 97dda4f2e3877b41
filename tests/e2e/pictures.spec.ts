import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts } from '../support/buyers.ts';

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
  // Pictures outside the window load when they are scrolled to.
  const countMissing = () =>
    page.evaluate(async () => {
      const isMissing = ({ complete, naturalWidth }: HTMLImageElement) => !complete || naturalWidth === 0;
      const pictures = [...document.querySelectorAll('img')];
      for (const picture of pictures.filter(isMissing)) {
        picture.scrollIntoView();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return pictures.filter(isMissing).length;
    });
  await expect.poll(countMissing).toBe(0);
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
      const place = page.getByRole('main').locator('div.bg-ground').first();
      expect(await place.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('svg');
    }
    await setImages(rows[0]?.images ?? []);
  });
});

async function categoryId(shop: { url: string }): Promise<string> {
  const reply = await fetch(`${shop.url}/api/category/getallCategory`);
  const { result } = (await reply.json()) as { result: { _id: string; cat_name: string }[] };
  return result.find(({ cat_name }) => cat_name === 'Power Tools')?._id ?? '';
}
