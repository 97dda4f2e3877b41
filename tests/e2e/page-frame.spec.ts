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

  test('begins at the top where a sub-category is opened by its address', async ({ visit }) => {
    const { page } = await visit({ width: 1440 });
    await page.goto('/');
    const subCategory = page.locator('a[href*="sid="]').last();
    await page.goto((await subCategory.getAttribute('href')) ?? '');
    await page.getByRole('main').locator('li [aria-current]').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('says what is loading when that takes longer than a second', async ({ visit }) => {
    const { page } = await visit({ width: 1440 });
    await page.goto('/products');
    await page.route('**/api/product/getProductsByCategoryId/*', () => {});
    const bar = page.getByRole('navigation', { name: 'Categories', exact: true });
    const category = bar.getByRole('list').last().getByRole('link').last();
    const words = `Loading ${await category.innerText()} …`;
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    // The second is an animation's, and ten of them are time enough for a look.
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    await category.click();
    await page.getByRole('progressbar', { name: words }).waitFor();
    expect(await page.getByText(words, { exact: true }).isVisible()).toBe(false);
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await page.getByText(words, { exact: true }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('/aboutus');
    expect(await page.getByText(words, { exact: true }).count()).toBe(0);
  });

  for (const width of [320, 360, 768, 1440])
    test(`has phone and e-mail in the header at ${width} px`, async ({ shop, visit }) => {
      const { page } = await visit({ width });
      await page.goto('/');
      const { phone, email } = (await shop.api().getContactLinks()).result;
      const header = page.getByRole('banner');
      const home = await header.getByRole('link', { name: 'Udyog Haat, home page' }).boundingBox();
      for (const [name, href] of [
        [`Call ${phone}`, 'tel:+913340001234'],
        [`Write to ${email}`, `mailto:${email}`],
      ] as const) {
        const link = header.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', href);
        if (width >= 1024) continue;
        const box = await link.boundingBox();
        expect([box?.width, box?.height]).toEqual([44, 44]);
        // In the first row, beside the logo.
        expect(box?.y).toBeLessThan((home?.y ?? 0) + (home?.height ?? 0));
      }
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  for (const width of [360, 768])
    test(`opens all categories with their sub-categories in a sheet at ${width} px`, async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/products');
      await page.waitForLoadState('networkidle');
      const opener = page.getByRole('link', { name: 'All category' });
      const sheet = page.getByRole('dialog', { name: 'All category' });
      const subCategories = sheet.getByRole('listitem').getByRole('listitem').getByRole('link');
      await opener.click();
      await sheet.waitFor();
      await expect.poll(() => subCategories.count()).toBeGreaterThan(40);
      expect(page.url()).toContain('/products');
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
      await expect(opener).toBeFocused();

      await opener.press('Enter');
      const name = await subCategories.nth(7).innerText();
      await subCategories.nth(7).click();
      const heading = page.getByRole('heading', { level: 1, name });
      await heading.waitFor();
      await expect(heading).toBeFocused();
      expect(await sheet.count()).toBe(0);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
      expect(await sheet.count()).toBe(0);
      expect(consoleErrors).toEqual([]);
    });

  test('shows all visitors the same four categories in the footer and on the home page', async ({
    visit,
  }) => {
    // Again if there was a new draw in between.
    await expect(async () => {
      const seen: string[][] = [];
      for (const width of [360, 1440]) {
        const { page } = await visit({ width });
        await page.goto('/');
        const popular = page.locator('.popular-searches > li > a');
        const headings = page.getByRole('main').getByRole('heading', { level: 2 });
        seen.push([...(await popular.allTextContents()), ...(await headings.allTextContents())]);
      }
      expect(seen[0]).toHaveLength(4 + 7);
      expect(seen[1]).toEqual(seen[0]);
    }).toPass();
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
