import type { Page } from '@playwright/test';
import type { WireProduct } from '#contract/catalogue.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts, PASSWORD, signUp, signUpWithPhone } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { readToken, unexpectedErrors } from '../support/page-actions.ts';
import { TOKEN_COOKIE } from '../support/visit-as.ts';

let products: WireProduct[];
test.beforeAll(async ({ shop }) => {
  products = await fetchProducts(shop.api(), 8);
});

const NOT_AUTHORISED = 'You are not authorized user, please login...';

const addressOf = (product: WireProduct | undefined) => `/product/any/${product?._id}/DEMO`;
const hearts = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Save to wishlist/ });
/** On a product's own page, where cards follow. */
const heartOfProduct = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Save to wishlist/ })
    .first();
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}
const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();

const discountedPrice = ({ pro_price, pro_discount }: WireProduct) =>
  Math.ceil((pro_price * (100 - pro_discount)) / 100);
const average = ({ pro_rating }: WireProduct) =>
  pro_rating.reduce((sum, rating) => sum + rating, 0) / Math.max(1, pro_rating.length);

async function giveToken(shop: { url: string }, page: Page, token: string): Promise<void> {
  await page.context().addCookies([{ name: TOKEN_COOKIE, value: token, url: shop.url }]);
}

for (const width of WIDTHS)
  test.describe(`wishlist at ${width} px`, () => {
    test('sends a visitor to the login after 5 s, then back to the list, and saves the product', async ({
      shop,
      visit,
    }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      const { email } = await signUp(shop);
      await page.goto('/products?sort=price-asc');
      await hearts(page).first().click();
      await page.getByText(NOT_AUTHORISED).waitFor();
      const saidAt = Date.now();
      await page.waitForURL('**/login?**');
      expect(Date.now() - saidAt).toBeGreaterThan(4000);
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.getByText('Added to your wishlist').waitFor();
      await page.waitForURL(`${shop.url}/products?sort=price-asc`);
      await expect.poll(() => hearts(page).first().getAttribute('aria-pressed')).toBe('true');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('saves the product of a heart also when the login is in the tab that a mail opened', async ({
      shop,
      visit,
    }) => {
      const { page } = await visit({ width });
      const { email } = await signUp(shop);
      await page.goto('/products?sort=price-asc');
      await hearts(page).first().click();
      await page.waitForURL('**/login?**');
      const mailed = await page.context().newPage();
      await page.close();
      await mailed.goto('/login');
      await mailed.getByLabel('E-mail').fill(email);
      await mailed.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await mailed.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await mailed.getByText('Added to your wishlist').waitFor();
    });

    test('leads back from the login of a heart to its product, where the message has gone', async ({
      visit,
    }) => {
      const { page } = await visit({ width });
      await page.goto('/products');
      await page.goto(addressOf(products[0]));
      await heartOfProduct(page).click();
      const message = page.getByText(NOT_AUTHORISED);
      await message.waitFor();
      await page.waitForURL('**/login?**');
      // It was read on the page before.
      await expect(message).toHaveCount(0, { timeout: 3000 });
      await page.goBack();
      await page.waitForURL(`**${addressOf(products[0])}`);
    });

    test('adds and removes products in all tabs, newest first, and reports duplicates', async ({
      shop,
      visit,
    }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await giveToken(shop, page, (await signUp(shop)).token);
      await page.goto('/products');
      for (const index of [0, 1]) {
        await hearts(page).nth(index).click();
        await page.getByText('Added to your wishlist').waitFor();
        await expect.poll(() => hearts(page).nth(index).getAttribute('aria-pressed')).toBe('true');
      }
      await hearts(page).first().click();
      await page.getByText('Already present in your wishlist').waitFor();

      const otherTab = await page.context().newPage();
      await otherTab.goto('/wishlist');
      await otherTab.getByRole('article').first().waitFor();
      const [first, second] = products.map((product) => product.pro_title);
      await expect.poll(() => titles(otherTab)).toEqual([second, first]);
      await otherTab.getByRole('link', { name: 'Wishlist, 2 products' }).first().waitFor();

      await otherTab.getByRole('button', { name: `Add to Cart: ${second}` }).click();
      await otherTab.getByText('Added to your cart').waitFor();
      await otherTab.getByRole('button', { name: `Remove from wishlist: ${second}` }).click();
      await otherTab.getByText('Item removed successfully').waitFor();
      await expect.poll(() => titles(otherTab)).toEqual([first]);
      await expect.poll(() => hearts(page).nth(1).getAttribute('aria-pressed')).toBe('false');
      await otherTab.getByRole('button', { name: `Remove from wishlist: ${first}` }).click();
      await otherTab.getByText('No Item Found').waitFor();

      await hearts(page).nth(2).click();
      await otherTab.getByRole('article').waitFor();
      await page.reload();
      await expect.poll(() => hearts(page).nth(2).getAttribute('aria-pressed')).toBe('true');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('ends a session that the server no longer knows', async ({ shop, visit }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await giveToken(shop, page, 'of-yesterday');
      await page.goto('/wishlist');
      await page.waitForURL('**/login?next=%2Fwishlist');
      await expect.poll(() => readToken(page)).toBeUndefined();
      await page.getByText('Log in to see your wishlist.').waitFor();

      const buyer = await signUp(shop);
      await buyer.api.addToWishlist({ body: { product_id: products[0]?._id ?? '' } });
      await giveToken(shop, page, buyer.token);
      await page.goto('/wishlist');
      await page.getByRole('article').waitFor();
      // The token is checked at the opening as well.
      await page.waitForLoadState('networkidle');
      await buyer.api.logOut();
      await page.getByRole('button', { name: /^Remove from wishlist/ }).click();
      await page.waitForURL('**/login?next=%2Fwishlist');
      await expect.poll(() => readToken(page)).toBeUndefined();

      const next = await signUp(shop);
      await giveToken(shop, page, next.token);
      await page.goto('/products');
      await page.getByRole('link', { name: 'Wishlist, empty' }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await next.api.logOut();
      await hearts(page).first().click();
      await page.getByText(NOT_AUTHORISED).waitFor();
      await expect.poll(() => readToken(page)).toBeUndefined();
      await page.waitForURL('**/login?next=%2Fproducts');
    });

    test('goes to /something-wrong after 3 s when adding fails for another reason', async ({
      shop,
      visit,
    }) => {
      const { page } = await visit({ width });
      await giveToken(shop, page, (await signUp(shop)).token);
      await page.route('**/addtowishlist', (route) =>
        route.fulfill({ status: 503, json: { success: false, msg: 'Please try again later.' } }),
      );
      await page.goto(addressOf(products[0]));
      await heartOfProduct(page).click();
      await page.getByText('Something wrong', { exact: true }).waitFor();
      await page.waitForURL('**/something-wrong');
      expect(await readToken(page)).toBeDefined();
    });
  });

for (const width of WIDTHS)
  test.describe(`recently viewed at ${width} px`, () => {
    test('lists viewed products once, latest first, and sorts them on request', async ({ visit }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.goto('/recent-viewed');
      await page.getByText('No Item Found').waitFor();
      const [first, second, third] = products;
      for (const product of [first, second, third, first]) {
        await page.goto(addressOf(product));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect
          .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('udyoghaat_recent') ?? '[]')[0]))
          .toBe(product?._id);
      }
      await page.goto('/recent-viewed');
      await page.getByRole('heading', { level: 1, name: 'Recently Viewed Product' }).waitFor();
      await expect(page).toHaveTitle(/^Recently Viewed Product/);
      const asSeen = [first, third, second].map((product) => product?.pro_title);
      await expect.poll(() => titles(page)).toEqual(asSeen);

      await page.getByLabel('Sort').selectOption('Price:Low-Top');
      await page.waitForURL('**/recent-viewed?sort=price-asc');
      const cheapestFirst = [first, second, third]
        .flatMap((product) => product ?? [])
        .toSorted((a, b) => discountedPrice(a) - discountedPrice(b))
        .map((product) => product.pro_title);
      await expect.poll(() => titles(page)).toEqual(cheapestFirst);
      await page.getByLabel('Sort').selectOption('Price:Top-Low');
      await expect.poll(() => titles(page)).toEqual(cheapestFirst.toReversed());
      await page.getByLabel('Sort').selectOption('Rating:Top-Low');
      const best = [first, second, third]
        .flatMap((product) => product ?? [])
        .toSorted((a, b) => average(b) - average(a))[0];
      await expect.poll(async () => (await titles(page))[0]).toBe(best?.pro_title);
      await page.getByLabel('Sort').selectOption('All');
      await expect.poll(() => titles(page)).toEqual(asSeen);
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('shows viewed products on the home page as a row of up to six, else as a slider, and up to a hundred', async ({
      shop,
      visit,
    }) => {
      const { page, consoleErrors } = await visit({ width });
      const heading = page.getByRole('heading', { name: 'Recent viewed' });
      const section = page.getByRole('region', { name: 'Recent viewed' });
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      expect(await heading.count()).toBe(0);
      const look = (ids: string[]) =>
        page.evaluate((seen) => localStorage.setItem('udyoghaat_recent', JSON.stringify(seen)), ids);
      const ids = products.map(({ _id }) => _id);

      await look(ids.slice(0, 6));
      await page.reload();
      await heading.waitFor();
      await expect(section.getByRole('article')).toHaveCount(6);
      expect(await section.getByRole('button', { name: 'Pause' }).count()).toBe(0);

      await look(ids.slice(0, 7));
      await page.reload();
      await section.getByRole('button', { name: 'Pause' }).waitFor();

      const many = (await fetchProducts(shop.api(), 100)).map(({ _id }) => _id);
      await look(many);
      await page.goto('/recent-viewed');
      await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(100);
      expect(consoleErrors).toEqual([]);
    });
  });

for (const width of WIDTHS)
  test.describe(`product page at ${width} px`, () => {
    test('shows the price with its GST parts, also as structured data', async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      const drill = products[0];
      await page.goto(addressOf(drill));
      await page
        .getByText(/IGST 18% ₹[\d,.]+, rounded up to the rupee, or CGST 9% ₹[\d,.]+ \+ SGST 9% ₹[\d,.]+ for/)
        .waitFor();
      await page.getByRole('heading', { name: 'Similar products' }).waitFor();

      const data = await page.locator('script[type="application/ld+json"]').textContent();
      const [offered, trail] = JSON.parse(data ?? '')['@graph'];
      const shown = await page.locator('dl div', { hasText: 'Price incl. GST' }).locator('dd').innerText();
      expect(offered).toMatchObject({ '@type': 'Product', name: drill?.pro_title });
      expect(offered.offers).toMatchObject({
        priceCurrency: 'INR',
        price: Number(shown.replace(/[₹,]/g, '')),
        priceSpecification: { valueAddedTaxIncluded: true },
      });
      expect(offered.aggregateRating.ratingCount).toBe(drill?.pro_rating.length);
      expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
        'Home',
        drill?.pro_category,
        drill?.pro_subcategory,
        drill?.pro_title,
      ]);
      expect(consoleErrors).toEqual([]);
    });

    test('opens, zooms and closes the picture viewer by keyboard', async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto(addressOf(products[0]));
      const picture = page.getByRole('button', { name: /Enlarge$/ }).first();
      await picture.focus();
      await page.keyboard.press('Enter');
      const viewer = page.getByRole('dialog', { name: 'Product pictures' });
      await viewer.waitFor();
      await page.keyboard.press('+');
      await viewer.getByRole('button', { name: 'Zoom out' }).waitFor();
      await page.keyboard.press('-');
      await viewer.getByRole('button', { name: 'Zoom in' }).waitFor();
      await page.keyboard.press('Escape');
      await viewer.waitFor({ state: 'hidden' });
      await expect.poll(() => picture.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(consoleErrors).toEqual([]);
    });

    test('shares the canonical URL whatever the buyer’s city', async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => localStorage.setItem('udyoghaat_location', 'Pune'));
      await page.goto(addressOf(products[0]));
      await page.waitForURL('**/Pune');
      await page.getByRole('main').getByText('Pune').waitFor();
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(canonical).toMatch(/\/DEMO$/);

      await page.getByText('Share', { exact: true }).click();
      const whatsApp = await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href');
      expect(decodeURIComponent(whatsApp ?? '')).toContain(canonical);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Link copied').waitFor();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
      expect(consoleErrors).toEqual([]);
    });
  });

for (const width of WIDTHS)
  test.describe(`cart at ${width} px`, () => {
    test('shows the fields of a bulk quote also for the last of many products', async ({ visit }) => {
      const ids = products.slice(0, 12).map(({ _id }) => _id);
      const { page } = await visit({ width, cart: Object.fromEntries(ids.map((id) => [id, 5])) });
      await page.goto('/cart');
      const last = page.getByRole('main').getByRole('listitem').last().getByRole('link').last();
      await last.click();
      await page.getByRole('link', { name: 'More than 5? Ask for a bulk quote' }).click();
      const quantity = page.getByLabel('Quantity needed');
      await expect(quantity).toHaveValue('6');
      await expect(quantity).toBeFocused();
      // The page has come to rest.
      await page.waitForTimeout(1000);
      await expect(quantity).toBeInViewport();
      expect(await quantity.evaluate(isUncovered)).toBe(true);
    });

    test('leads from the sixth piece on page, card and cart to the wish of the line', async ({ visit }) => {
      const [product] = products;
      const id = product?._id ?? '';
      const visitor = await visit({ width, cart: { [id]: 5 } });
      const { page } = visitor;
      const needMore = page.getByRole('link', { name: 'Need more? Ask for a bulk quote' });
      const expectWish = async (quantity: number, link = needMore) => {
        await link.click();
        await page.waitForURL((url) => url.pathname === '/cart' && url.search === '');
        await expect(page.getByLabel('Quantity needed')).toHaveValue(String(quantity));
        const wishes = await page.evaluate(() => localStorage.getItem('udyoghaat_wishes'));
        expect(JSON.parse(wishes ?? '')).toMatchObject({ lines: { [id]: { quantity } } });
        await page.evaluate(() => localStorage.removeItem('udyoghaat_wishes'));
      };

      await page.goto(addressOf(product));
      await expectWish(6, page.getByRole('link', { name: 'More than 5? Ask for a bulk quote' }));
      await page.goto(addressOf(product));
      await page.getByRole('main').getByRole('textbox', { name: 'Quantity' }).fill('25');
      await page.keyboard.press('Enter');
      await page.getByText('Quantity never be greater than 5').first().waitFor();
      await expect.poll(() => needMore.evaluate(isUncovered)).toBe(true);
      await expectWish(25);
      await page.goto(`/search?query=${encodeURIComponent(product?.pro_model ?? '')}`);
      await page
        .getByRole('article')
        .filter({ hasText: product?.pro_title ?? '' })
        .getByRole('button', { name: /^Add to Cart/ })
        .click();
      await page.getByText('Quantity never be greater than 5').first().waitFor();
      await expectWish(6);
      await page.goto('/cart');
      await page.getByText('Freight is quoted with our answer').waitFor();
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await expectWish(6);
      expect(visitor.consoleErrors).toEqual([]);
    });

    test('leaves items that are not sold to the contact form, which knows a buyer who is logged in', async ({
      shop,
      visit,
    }) => {
      const { token, email, phone } = await signUpWithPhone(shop);
      const { page } = await visit({ width, token });
      await page.goto('/contact?ask=bosch+drill');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/could not find.*bosch drill/);
      await expect(page.getByLabel('First name')).toHaveValue('Asha');
      await expect(page.getByLabel('Last name')).toHaveValue('Rao');
      await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(phone);
      await expect(page.getByLabel('E-mail (optional)')).toHaveValue(email);
    });

    test('reports a price change until it is acknowledged, and returns to the quotation after the login', async ({
      visit,
    }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto(addressOf(products[0]));
      await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
      await page.getByText('Added to your cart').waitFor();
      await page.goto('/cart');
      await page.getByText('Payable amount').waitFor();
      expect(await page.getByText('The price has changed').count()).toBe(0);

      await page.route('**/getCartDetails', async (route) => {
        const reply = await route.fetch();
        const { result, ...rest } = await reply.json();
        const dearer = result.map((product: WireProduct) => ({
          ...product,
          pro_price: product.pro_price + 1000,
        }));
        await route.fulfill({ response: reply, json: { ...rest, result: dearer } });
      });
      await page.reload();
      await page.getByText('The price has changed since you added this').waitFor();
      await page.getByText('The price of one product has changed since you added it.').waitFor();
      await page.getByRole('button', { name: /^Accept the new price/ }).click();
      await page.reload();
      await page.getByText('Payable amount').waitFor();
      expect(await page.getByText('has changed').count()).toBe(0);

      await page.getByRole('main').getByText('Request a quote').click();
      await page.getByText(NOT_AUTHORISED).waitFor();
      await page.waitForURL('**/login?next=%2Fsubmit-request');
      await page.getByText('Log in to request a quote. Your cart will be kept.').waitFor();
      // Who has no account yet comes back, too.
      const register = page.getByRole('banner').getByRole('link', { name: 'Register' });
      if (width === 1440)
        expect(await register.getAttribute('href')).toBe('/register?next=%2Fsubmit-request');
      expect(consoleErrors).toEqual([]);
    });
  });
