import type { Locator, Page } from '@playwright/test';
import { productPath } from '#domain/page-paths.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts } from '../support/buyers.ts';

const PHONE = { width: 360, height: 740 };
/** Landscape on a phone, or a desktop at 200 %. */
const LOW = { width: 720, height: 450 };

let product: string;
test.beforeAll(async ({ shop }) => {
  const [first] = await fetchProducts(shop.api(), 1);
  product = productPath(first?._id ?? '', first?.pro_title ?? '', 'DEMO');
});

const getBox = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
};

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  // Parts above that are laid out only now move it on.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(1500);
}

/** Open the page at a size that `visit` does not know. */
async function open(page: Page, size: { width: number; height: number }, path: string): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path, { waitUntil: 'networkidle' });
}

test.describe('a phone', () => {
  for (const kind of ['home', 'products', 'product'] as const)
    test(`leaves three quarters of ${kind} to its content, and has a footer of 900 px`, async ({ visit }) => {
      const { page } = await visit({ width: PHONE.width });
      await open(page, PHONE, { home: '/', products: '/products', product }[kind]);
      const main = await getBox(page.getByRole('main'));
      const bars = page.locator('.nav-bar, .buy-bar');
      const tops = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().top));
      expect(main.y + PHONE.height - Math.min(...tops)).toBeLessThanOrEqual(0.25 * PHONE.height);
      expect((await getBox(page.getByRole('contentinfo'))).height).toBeLessThanOrEqual(900);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    });

  for (const kind of ['home', 'products', 'product', 'cart'] as const)
    test(`keeps only the search at the top of ${kind}`, async ({ shop, visit }) => {
      const products = await fetchProducts(shop.api(), 12);
      const cart = Object.fromEntries(products.map(({ _id }) => [_id, 1]));
      const { page } = await visit({ width: PHONE.width, cart });
      await open(page, PHONE, { home: '/', products: '/products', product, cart: '/cart' }[kind]);
      // What the cart shows once it is loaded may be shorter than where it was scrolled to.
      await expect(async () => {
        await scrollDown(page);
        const header = await getBox(page.getByRole('banner'));
        expect(header.y + header.height).toBeGreaterThan(44);
        expect(header.y + header.height).toBeLessThanOrEqual(56);
      }).toPass();
      const search = await getBox(page.getByRole('banner').getByRole('combobox'));
      expect(search.y).toBeGreaterThanOrEqual(0);
    });
});

test('nothing stays on a screen that is lower than 500 px', async ({ visit }) => {
  const { page } = await visit({ width: LOW.width });
  for (const path of ['/products', product]) {
    await open(page, LOW, path);
    await scrollDown(page);
    const listStaying = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility() && element.clientHeight > 0)
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .map((element) => element.className),
      );
    // Until its scripts run, a page has a notice for those that come very late.
    await expect.poll(listStaying).toEqual([]);
  }
});

test('the first screen of 1440 × 900 px shows all categories and a row of products', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  await open(page, { width: 1440, height: 900 }, '/');
  const shortcuts = page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link');
  await expect(shortcuts).toHaveCount(12);
  const last = await getBox(shortcuts.last());
  expect(last.y + last.height).toBeLessThan(500);
  const card = page.getByRole('main').getByRole('article').first();
  const title = await getBox(card.getByRole('heading'));
  expect(title.y + title.height).toBeLessThan(900);
});

test('1920 px show six products in a row', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  for (const path of ['/', '/products']) {
    await open(page, { width: 1920, height: 1080 }, path);
    const cards = page.getByRole('main').getByRole('article');
    const boxes = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => getBox(cards.nth(index))));
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size, path).toBe(1);
    const end = Math.max(...boxes.map(({ x, width }) => x + width));
    expect(end).toBeGreaterThan(1820);
    expect(end).toBeLessThan(1850);
  }
});

for (const width of [360, 768, 1440])
  test(`no title of a card is cut at ${width} px`, async ({ visit }) => {
    const { page } = await visit({ width });
    await page.goto('/products');
    const cut = await page
      .locator('article h2')
      .evaluateAll((titles) =>
        titles
          .filter(
            (title) => title.scrollHeight > title.clientHeight + 1 || title.scrollWidth > title.clientWidth,
          )
          .map((title) => title.textContent),
      );
    expect(cut).toEqual([]);
    await expect(page.locator('.card-specifications')).toHaveCount(48);
  });

test('a slider stops for good when it is touched, and shows its position', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const slider = page.getByRole('region', { name: 'Banners' });
  const dots = slider.locator('.carousel-dots > *');
  await expect(dots.first()).toHaveAttribute('data-current');
  const buttons = slider.getByRole('button');
  const playing = await buttons.nth(1).getAttribute('aria-label');
  await buttons.last().click();
  await expect(dots.nth(1)).toHaveAttribute('data-current');
  expect(await buttons.nth(1).getAttribute('aria-label')).not.toBe(playing);
  await buttons.nth(1).click();
  await expect(buttons.nth(1)).toHaveAttribute('aria-label', playing ?? '');
});

test('a slider moves only while it is in sight', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  const dots = page.getByRole('region', { name: 'Banners' }).locator('.carousel-dots > *');
  const readPosition = () =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('data-current')));
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return readPosition();
    })
    .toBe(1);
  await scrollDown(page);
  const left = await readPosition();
  for (let second = 0; second < 30; second += 1) await page.clock.runFor(1000);
  expect(await readPosition()).toBe(left);
});

test('filters stay beside a long list', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  await open(page, { width: 1440, height: 900 }, '/products');
  await scrollDown(page);
  const filters = page.locator('.filter-rail');
  expect((await getBox(filters)).y).toBe(16);
  await expect(filters.getByRole('group', { name: 'Category' })).toBeInViewport();
});

test('cards show stars from three ratings on, always with their number', async ({ shop, visit }) => {
  const { page } = await visit({ width: 1440 });
  await page.goto('/products');
  const { products } = await shop.api().listProducts({ query: { limit: '48' } });
  const counts = new Map(products.map(({ _id, pro_rating }) => [_id, pro_rating.length]));
  const shown = await page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => ({
      path: card.querySelector('a')?.getAttribute('href') ?? '',
      stars: card.querySelector('.rating > [aria-hidden]')?.textContent,
    })),
  );
  expect(shown).toHaveLength(48);
  for (const { path, stars } of shown) {
    const count = counts.get(path.split('/')[3] ?? '') ?? 0;
    expect(stars ?? '', path).toMatch(count < 3 ? /^$/ : new RegExp(`^\\d\\.\\d \\(${count}\\)$`));
  }
  expect([...counts.values()].some((count) => count > 0 && count < 3)).toBe(true);
});

test('banners are dark in the dark', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Banners' }).getByRole('link').first();
  const background = await banner.evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(background).toBe('rgb(28, 32, 36)');
});

for (const { width, path } of [
  { width: 360, path: '/products' },
  { width: 1440, path: '/products' },
  { width: 360, path: 'product' },
  { width: 1440, path: 'product' },
])
  test(`a message at ${width} px covers no button on ${path}`, async ({ visit }) => {
    const { page } = await visit({ width });
    await page.goto(path === 'product' ? product : path, { waitUntil: 'networkidle' });
    for (const scrolled of [0, 300, 600]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Add to Cart' })
        .filter({ visible: true })
        .first()
        .evaluate((button: HTMLButtonElement) => button.click());
      const toast = page.getByRole('listitem').filter({ hasText: 'Added to your cart' });
      await toast.waitFor();
      // At rest: while it slides in, it is below its place.
      await expect.poll(() => toast.evaluate((each) => each.getAnimations().length)).toBe(0);
      // A picture that can be enlarged can be pressed beside the message, too.
      const covered = await toast.evaluate((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        const isCovered = (box: DOMRect) =>
          box.width > 0 && box.top < bottom && box.bottom > top && box.left < right && box.right > left;
        return [...document.querySelectorAll('main button:not(:has(img))')]
          .filter((button) => button.checkVisibility() && isCovered(button.getBoundingClientRect()))
          .map((button) => button.textContent || button.ariaLabel);
      });
      expect(covered).toEqual([]);
    }
  });

test('a message leaves what can be asked for about a product readable', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  await page.goto(product, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  const message = page.getByRole('listitem').filter({ hasText: 'Added to your cart' });
  await message.waitFor();
  await expect.poll(() => message.evaluate((each) => each.getAnimations().length)).toBe(0);
  const isHit = await page.getByRole('link', { name: 'More than 5?' }).evaluate((link) => {
    const { left, top, height } = link.getBoundingClientRect();
    return document.elementFromPoint(left + 1, top + height / 2) === link;
  });
  expect(isHit).toBe(true);
});

test('a message that was read does not lie over the next page', async ({ visit }) => {
  const { page } = await visit({ width: 360 });
  await page.goto('/products');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const message = page.getByRole('listitem').filter({ hasText: 'Added to your cart' });
  await message.waitFor();
  await message.hover();
  // Longer than it takes to read it; under the pointer it would stay.
  await page.waitForTimeout(2500);
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(message).toHaveCount(0, { timeout: 2000 });
});
