import type { Page } from '@playwright/test';
import type { WireProduct } from '#contract/catalogue.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts, randomPhone, signUp } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { getPath, readToken, unexpectedErrors } from '../support/page-actions.ts';

let products: WireProduct[];
test.beforeAll(async ({ shop }) => {
  products = await fetchProducts(shop.api(), 2);
});

const TOO_MANY = 'Quantity never be greater than 5';
const productPath = () => `/product/any/${products[0]?._id}/Kolkata`;
const main = (page: Page) => page.getByRole('main');
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const cartIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('udyoghaat_cart') ?? '{"items":{}}').items);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName);

for (const width of WIDTHS)
  test.describe(`quantity field at ${width} px`, () => {
    test('rejects a quantity over 5 with a message and leaves it in the field', async ({ visit }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.goto(productPath());
      const field = main(page).getByRole('textbox', { name: 'Quantity' });
      const add = main(page).getByRole('button', { name: 'Add to Cart', exact: true }).first();
      await field.fill('5');
      await field.fill('7');
      await add.click();
      await main(page).getByRole('alert').getByText(TOO_MANY).waitFor();
      expect(await page.getByText('Added to your cart').count()).toBe(0);
      expect(await cartIn(page)).toEqual({});
      await expect(field).toHaveValue('7');
      await main(page).getByRole('button', { name: 'Decrease quantity' }).click();
      await expect(field).toHaveValue('5');
      await add.click();
      await waitForText(page, 'Added to your cart');
      await expect.poll(() => cartIn(page)).toEqual({ [products[0]?._id ?? '']: 5 });
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('caps a stored cart quantity at 5', async ({ visit }) => {
      const { page } = await visit({ width, cart: { [products[0]?._id ?? '']: 9 } });
      await page.goto('/cart');
      const field = main(page).getByRole('textbox', { name: 'Quantity' });
      await field.waitFor();
      await expect(field).toHaveValue('5');
    });
  });

test.describe('invalid session token', () => {
  test('removes an invalid token and shows the visitor as logged out, without leaving /login or /register', async ({
    shop,
    visit,
  }) => {
    const { page } = await visit({ token: 'garbage' });
    await page.goto('/');
    await expect.poll(() => readToken(page)).toBeUndefined();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    for (const path of ['/login', '/register']) {
      await page
        .context()
        .addCookies([{ name: 'udyoghaat_client_access_token', value: 'garbage', url: shop.url }]);
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'Register' }).waitFor();
      await expect.poll(() => readToken(page)).toBeUndefined();
      expect(getPath(page)).toBe(path);
    }
  });

  test('rechecks the session when the tab becomes visible again', async ({ shop, visit }) => {
    const buyer = await signUp(shop);
    const { page } = await visit({ token: buyer.token });
    await page.goto('/account');
    await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
    // The token is checked at the opening as well.
    await page.waitForLoadState('networkidle');
    await buyer.api.logOut();
    // The page may not listen yet: a visitor comes back more than once as well.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.waitForURL('**/login?next=%2Faccount', { timeout: 3_000 });
    }).toPass();
  });
});

test.describe('phone verification', () => {
  test('keeps a pending phone verification across a reload', async ({ shop, visit }) => {
    const { token } = await signUp(shop);
    const { page } = await visit({ token });
    const phone = randomPhone();
    await page.goto('/account');
    await page.getByLabel('Phone').fill(phone);
    await main(page).getByRole('button', { name: 'Save' }).click();
    await waitForText(page, 'Trial mode: no SMS is sent. Your OTP is');
    await page.reload();
    const code = await main(page)
      .locator('strong')
      .getByText(/^\d{6}$/)
      .innerText();
    await expect(page.getByLabel('Phone')).toHaveValue(phone);
    await page.getByLabel('OTP').fill(code);
    await main(page).getByRole('button', { name: 'Verify and save' }).click();
    await waitForText(page, 'Phone number verified.');
    await page.reload();
    await expect(page.getByLabel('Phone')).toHaveValue(phone);
    expect(await page.getByLabel('OTP').count()).toBe(0);
  });
});

test.describe('rejected registration', () => {
  test('shows the error at its field and in a notice, and moves the focus back into the form when it is dismissed', async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.goto('/register');
    await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
    await page.getByLabel('E-mail').fill('common@buyer.test');
    await page.getByLabel('Password', { exact: true }).fill('password123');
    await main(page).getByRole('button', { name: 'Register' }).click();
    const sentence = page.getByText('This password is too common. Please choose another one.');
    await sentence.first().waitFor();
    await expect(sentence).toHaveCount(2);
    await expect.poll(() => focused(page)).toBe('password');
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('name');
  });
});

for (const width of WIDTHS)
  test.describe(`navigation at ${width} px`, () => {
    test('links from a page number beyond the list to its first page and keeps the sort order', async ({
      visit,
    }) => {
      const { page } = await visit({ width });
      await page.goto('/products?sort=price-asc&page=999');
      await waitForText(page, 'No Item Found');
      await main(page).getByRole('link', { name: 'Go to the first page' }).click();
      await page.waitForURL('**/products?sort=price-asc');
      await main(page).getByRole('article').first().waitFor();
    });

    test('shows the sub-category as the current breadcrumb', async ({ visit }) => {
      const { page } = await visit({ width });
      const product = products[0];
      await page.goto(
        `/category/any/${product?.pro_category_id}?query=any&sid=${product?.pro_subcategory_id}`,
      );
      const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect
        .poll(() => steps.allInnerTexts())
        .toEqual(['Home', 'All categories', product?.pro_category, product?.pro_subcategory]);
      await expect(steps.last()).toHaveAttribute('aria-current', 'page');
    });
  });

test.describe('modal sheet', () => {
  test('closes on a click outside, but not when the pointer was pressed inside', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: /your city/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Choose your city' });
    await sheet.waitFor();
    const box = await sheet.boundingBox();
    if (!box) throw new Error('The sheet is not shown.');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(sheet).toBeVisible();
    await page.mouse.click(5, 5);
    await sheet.waitFor({ state: 'hidden' });
  });
});
