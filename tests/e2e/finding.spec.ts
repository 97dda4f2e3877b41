import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { WIDTHS } from '../support/extended.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search products' });

/** The filters stand beside the list, on a phone behind a button. */
async function openFilters(page: Page, width: number) {
  if (width >= 1024) return page.getByRole('region', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

for (const width of WIDTHS)
  test.describe(`search and lists at ${width} px`, () => {
    test('offers suggestions by keyboard and searches for the typed text', async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/');
      const field = searchField(page);
      await field.pressSequentially('drill', { delay: 20 });
      const list = page.getByRole('listbox', { name: 'Suggestions' });
      await list.waitFor();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(() => list.getByRole('option').first().innerText()).toMatch(/drill/i);

      await field.press('ArrowDown');
      const active = await field.getAttribute('aria-activedescendant');
      await expect(page.getByRole('option', { selected: true })).toHaveAttribute('id', active ?? '');
      await field.press('Escape');
      await list.waitFor({ state: 'hidden' });
      await expect(field).toHaveValue('drill');

      // The last option leads to all results, the one before it to a product.
      await field.press('ArrowUp');
      await field.press('ArrowUp');
      const product = list.getByRole('group', { name: 'Products' }).getByRole('option').last();
      const title = await product.locator('.line-clamp-2').innerText();
      await field.press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();

      await field.fill('drill');
      await field.press('Enter');
      await page.waitForURL('**/search?query=drill');
      const heading = page.getByRole('heading', { level: 1, name: 'Results for “drill”' });
      await heading.waitFor();
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await cards(page).count()).toBeGreaterThan(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(field).toHaveValue('drill');
      expect(consoleErrors).toEqual([]);
    });

    test('corrects a misspelt search, offers the literal one, and says when nothing was found', async ({
      visit,
    }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/search?query=grindr');
      await page.getByText('Showing results for').waitFor();
      expect(await cards(page).count()).toBeGreaterThan(0);
      await page.getByRole('main').getByRole('link', { name: 'grindr' }).click();
      await page.waitForURL('**/search?query=grindr&exact=yes');
      await page.getByText('No Item Found').waitFor();
      expect(await page.getByText('Showing results for').count()).toBe(0);
      await page.getByRole('main').getByRole('link', { name: 'Power Tools', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'All Power Tools items' }).waitFor();

      for (const nothing of ['..', '%25%25', 'qqzzxx', '+']) {
        const reply = await page.goto(`/search?query=${nothing}`);
        expect(reply?.status()).toBe(200);
        await expect(page.getByRole('main').getByRole('link', { name: 'Welding', exact: true })).toHaveCount(
          1,
        );
      }
      expect(consoleErrors).toEqual([]);
    });

    for (const width of [360, 1440])
      test(`applies filters at once, keeps them in the URL and removes them one by one at ${width} px`, async ({
        visit,
      }) => {
        const { page, consoleErrors } = await visit({ width });
        await page.goto('/products?sort=price-asc');
        let filters = await openFilters(page, width);
        const brand = filters.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first();
        const name = (await brand.getAttribute('value')) ?? '';
        await brand.check();
        await page.waitForURL((url) => url.searchParams.get('brand') === name);
        await filters.getByRole('radio', { name: /^4 and above/ }).check();
        await page.waitForURL(/min_rating=4/);
        await filters.getByLabel('Min ₹').fill('₹1,000');
        await filters.getByLabel('Min ₹').press('Enter');
        await page.waitForURL(/min_price=1000/);
        // The brands are in the order of their counts, which the other filters change.
        await expect(filters.locator(`input[name="brand"][value="${name}"]`)).toBeChecked();
        expect(new URL(page.url()).searchParams.get('sort')).toBe('price-asc');
        if (width < 1024) await filters.getByRole('button', { name: /^Show \d/ }).click();

        const chips = page.getByRole('list', { name: 'Filters applied' });
        await expect.poll(() => chips.getByRole('link').count()).toBe(4);
        await chips.getByRole('link', { name: 'Remove filter From ₹1,000 excl. GST' }).click();
        await page.waitForURL((url) => !url.searchParams.has('min_price'));
        await page.reload();
        filters = await openFilters(page, width);
        await expect(filters.getByRole('checkbox', { name })).toBeChecked();
        const count = filters.locator('label', { hasText: name });
        const expected = Number((await count.innerText()).match(/(\d+)\s*$/)?.[1]);
        if (width < 1024) await page.keyboard.press('Escape');
        await expect(cards(page)).toHaveCount(expected);

        await page.goBack();
        await page.waitForURL(/min_price=1000/);
        await page.getByRole('link', { name: 'Clear all' }).click();
        await page.waitForURL('**/products?sort=price-asc');
        await page.goto('/products?min_price=99999999');
        await page.getByText('No Item Found').waitFor();
        await page.getByRole('link', { name: 'Clear all filters' }).click();
        await cards(page).first().waitFor();
        expect(consoleErrors).toEqual([]);
      });

    test('keeps filters that are chosen before the list shows the one before', async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/products');
      const filters = await openFilters(page, width);
      const names = ['max_dispatch', 'min_discount'];
      await filters.getByRole('group', { name: 'Rating' }).waitFor();
      // Each at the moment when the address already has the one before and the page does not.
      await page.evaluate((next) => {
        const pushState = history.pushState.bind(history);
        history.pushState = (...args) => {
          pushState(...args);
          const name = next.shift();
          const option = document.querySelector<HTMLInputElement>(`input[name="${name}"]:not(:checked)`);
          queueMicrotask(() => option?.click());
        };
      }, names);
      await filters.getByRole('radio', { name: /^4 and above/ }).click();
      await page.waitForURL(/min_discount=/);
      expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual(['min_rating', ...names].sort());
      for (const name of ['min_rating', ...names])
        await expect(filters.locator(`input[name="${name}"]:checked`)).not.toHaveValue('');
      expect(consoleErrors).toEqual([]);
    });

    test('keeps what is chosen, one after the other, before any products have come', async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/products');
      const filters = await openFilters(page, width);
      const rating = filters.getByRole('radio', { name: /^4 and above/ });
      await rating.waitFor();
      let arrive = () => {};
      const mayArrive = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/min_rating=4|max_dispatch=/, async (route) => {
        await mayArrive;
        await route.continue().catch(() => {});
      });
      await rating.click();
      if (width < 1024) await page.keyboard.press('Escape');
      await page.getByLabel('Sort').selectOption('Price:Low-Top');
      await (await openFilters(page, width))
        .locator('input[name="max_dispatch"]:not(:checked)')
        .first()
        .click();
      arrive();
      await page.waitForURL(/max_dispatch=/);
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('min_rating')).toBe('4');
      expect(searchParams.get('sort')).toBe('price-asc');
      expect(consoleErrors).toEqual([]);
    });

    test('turns a price in words into a filter that can be removed', async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/');
      const list = page.getByRole('listbox', { name: 'Suggestions' });
      // What is typed before the page listens gets no suggestions.
      await expect(async () => {
        await searchField(page).fill('');
        await searchField(page).fill('drill under 5000');
        await list.getByRole('option').first().waitFor({ timeout: 3000 });
      }).toPass();
      await page.getByText('Up to ₹5,000 incl. GST').waitFor();
      await searchField(page).press('Enter');
      await page.waitForURL('**/search?query=drill&max_price=5000&price_with_gst=yes&typed=*');
      await page.getByRole('heading', { level: 1, name: 'Results for “drill under 5000”' }).waitFor();
      await expect(searchField(page)).toHaveValue('drill under 5000');
      const chips = page.getByRole('list', { name: 'Filters applied' });
      await chips.getByText('Up to ₹5,000 incl. GST').waitFor();
      const withinPrice = await cards(page).count();
      expect(withinPrice).toBeGreaterThan(0);
      const filters = await openFilters(page, width);
      await expect(filters.getByLabel('Max ₹')).toHaveValue('5000');
      await filters.getByRole('checkbox', { name: 'Prices include GST' }).uncheck();
      await page.waitForURL('**/search?query=drill&max_price=5000');
      await filters.getByRole('checkbox', { name: 'Prices include GST' }).check();
      await page.waitForURL('**/search?query=drill&max_price=5000&price_with_gst=yes');
      if (width < 1024) await page.keyboard.press('Escape');
      await chips.getByRole('link', { name: 'Remove filter Up to ₹5,000 incl. GST' }).click();
      await page.waitForURL('**/search?query=drill');
      await expect.poll(() => cards(page).count()).toBeGreaterThan(withinPrice);

      await page.goto('/search?query=under+500&sort=price-asc');
      expect(new URL(page.url()).search).toBe('?sort=price-asc&max_price=500&price_with_gst=yes');
      await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
      expect(consoleErrors).toEqual([]);
    });

    test('swaps a price range entered the wrong way round', async ({ visit }) => {
      const { page } = await visit({ width: 1440 });
      await page.goto('/products');
      const filters = await openFilters(page, 1440);
      await filters.getByLabel('Min ₹').fill('5000');
      await filters.getByLabel('Max ₹').fill('3000');
      await filters.getByLabel('Max ₹').press('Enter');
      await page.waitForURL((url) => url.search === '?min_price=3000&max_price=5000');
      await expect.poll(() => filters.getByLabel('Min ₹').inputValue()).toBe('3000');
      await expect.poll(() => filters.getByLabel('Max ₹').inputValue()).toBe('5000');
    });

    test('loads more products in place and restores them and the scroll position on Back', async ({
      visit,
    }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/products');
      await expect(cards(page)).toHaveCount(48);
      for (const shown of [96, 144]) {
        await page.getByRole('link', { name: 'Load more' }).click();
        await expect.poll(() => cards(page).count()).toBe(shown);
      }
      expect(new URL(page.url()).search).toBe('?page=3');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('article') !== null))
        .toBe(true);
      const far = cards(page).nth(120);
      const title = await far.getByRole('heading').innerText();
      await far.scrollIntoViewIfNeeded();
      await page.waitForTimeout(600);
      await far.getByRole('link').first().click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.goBack();
      await page.waitForURL('**/products?page=3');
      await expect.poll(() => cards(page).count()).toBe(144);
      // Cards that were not laid out yet may turn out a little higher or lower than they were.
      const isNear = () => far.evaluate((card) => Math.abs(card.getBoundingClientRect().top) < innerHeight);
      await expect.poll(isNear).toBe(true);

      await page.goto('/products?page=3');
      await expect(cards(page)).toHaveCount(48);
      await expect
        .poll(() => page.getByRole('link', { name: 'Page 2', exact: true }).getAttribute('href'))
        .toBe('/products?page=2');
      expect(consoleErrors).toEqual([]);
    });

    test('shows every block of the home page, and stops the banners on request', async ({ shop, visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/');
      const banners = page.getByRole('region', { name: 'Banners' });
      const scrolled = () => banners.getByRole('list').evaluate((list) => list.scrollLeft);
      await expect.poll(scrolled).toBeGreaterThan(0);
      await banners.getByRole('button', { name: 'Pause' }).click();
      await page.mouse.move(5, 5);
      const isStill = async () => {
        const before = await scrolled();
        await page.waitForTimeout(600);
        return (await scrolled()) === before;
      };
      await expect.poll(isStill).toBe(true);
      const stopped = await scrolled();
      await page.waitForTimeout(3600);
      expect(await scrolled()).toBe(stopped);

      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
      expect(headings.slice(0, 3)).toEqual(['Shop by category', 'Best Sellers', 'Small Business Machinary']);
      expect(headings).toHaveLength(7);
      const [first] = (await shop.api().listCategories()).result;
      expect(headings.slice(3)).not.toContain(first?.cat_name);
      await expect(page.getByRole('list', { name: 'Advertisements' }).getByRole('link')).toHaveCount(3);

      await page.getByRole('main').getByRole('link', { name: 'See all products' }).first().click();
      await page.waitForURL('**/products');
      await page.goBack();
      await page.getByRole('heading', { name: 'Best Sellers' }).waitFor();
      await expect
        .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
        .toEqual(headings);
      expect(consoleErrors).toEqual([]);
    });

    test('searches, filters and pages without JavaScript', async ({ browser, shop }) => {
      const setting: BrowserContextOptions = {
        baseURL: shop.url,
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
      };
      const context = await browser.newContext(setting);
      const page = await context.newPage();
      await page.goto('/');
      await page.locator('#site-search').fill('drill');
      await page.locator('#site-search').press('Enter');
      await page.waitForURL('**/search?query=drill');
      const brand = page.locator('input[name=brand]').first();
      const name = await brand.getAttribute('value');
      await brand.check();
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await page.waitForURL((url) => url.searchParams.get('brand') === name);
      expect(new URL(page.url()).searchParams.get('query')).toBe('drill');
      await page.getByRole('list', { name: 'Filters applied' }).getByRole('link').first().click();
      await page.waitForURL((url) => !url.searchParams.has('brand'));
      await page.goto('/products');
      await page.getByRole('link', { name: 'Load more' }).click();
      await page.waitForURL('**/products?page=2');
    });
  });
