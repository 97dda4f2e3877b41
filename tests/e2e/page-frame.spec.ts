import { expect, test } from '../support/browser-test.ts';

test.describe('page frame', () => {
  test('tells the browser the header’s colour, in light and in dark', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const named = await page
        .locator(`meta[name=theme-color][media="(prefers-color-scheme: ${colorScheme})"]`)
        .getAttribute('content');
      const asRgb = `rgb(${[1, 3, 5].map((at) => Number.parseInt(named?.slice(at, at + 2) ?? '', 16)).join(', ')})`;
      const header = page.locator('header').first();
      await expect.poll(() => header.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(asRgb);
    }
  });

  test('shows the category bar on every page except login, registration and error pages', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 1440 });
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
  });

  test('says what is loading when that takes longer than a second', async ({ visit }) => {
    const { page } = await visit({ width: 1440 });
    await page.goto('/products');
    await page.route('**/api/product/getProductsByCategoryId/*', () => {});
    const bar = page.getByRole('navigation', { name: 'Categories', exact: true });
    const category = bar.getByRole('list').last().getByRole('link').last();
    const words = `Loading ${await category.innerText()} …`;
    await category.click();
    await page.getByRole('progressbar', { name: words }).waitFor();
    expect(await page.getByText(words, { exact: true }).isVisible()).toBe(false);
    await page.getByText(words, { exact: true }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('/aboutus');
    expect(await page.getByText(words, { exact: true }).count()).toBe(0);
  });

  test('scrolls smoothly to the top of the next page, also on the first navigation', async ({ visit }) => {
    const { page } = await visit({ width: 1440 });
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
  });
});
