import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVisitedShop, type VisitedShop } from '../support/shop-visits.ts';

let shop: VisitedShop;
beforeAll(async () => {
  shop = await openVisitedShop();
}, 150_000);
afterAll(() => shop.close());

describe('around a page', () => {
  it('the bar of categories is everywhere but where it would lead away', async () => {
    const { page, close } = await shop.visitAs({ width: 1440 });
    const bar = page.getByRole('navigation', { name: 'Categories', exact: true });
    for (const path of ['/', '/cart', '/nowhere']) {
      await page.goto(path);
      await bar.first().waitFor();
    }
    for (const path of ['/login', '/register', '/error', '/something-wrong', '/Login/']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await bar.count(), path).toBe(0);
    }
    await close();
  });

  it('a link leads smoothly to the top of the next page, also the first one that is followed', async () => {
    const { page, close } = await shop.visitAs({ width: 1440 });
    await page.goto('/products');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await link.scrollIntoViewIfNeeded();
    const bottom = await page.evaluate(() => scrollY);
    await page.evaluate(() => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      addEventListener('scroll', () => seen.add(scrollY));
    });
    await link.click();
    await page.waitForURL('/aboutus');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]);
    expect(seen.filter((y) => y > 0 && y < bottom).length).toBeGreaterThan(2);
    await close();
  });
});
