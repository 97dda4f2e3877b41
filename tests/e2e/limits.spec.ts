import type { Locator, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { WireProduct } from '#contract/catalogue.ts';
import { expect, test } from '../support/browser-test.ts';
import {
  ADDRESS_ENTRY,
  fetchProducts,
  quoteRequestFor,
  randomPhone,
  signUpWithPhone,
} from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { getPath, unexpectedErrors } from '../support/page-actions.ts';

/** What a buyer sees when a limit is used up: the server's words, on the page where the buyer is. */

let products: WireProduct[];
let cart: Record<string, number>;
test.beforeAll(async ({ shop }) => {
  products = await fetchProducts(shop.api(), 2);
  cart = { [products[0]?._id ?? '']: 2 };
});

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const toast = (page: Page, text: string) => page.getByRole('listitem').getByText(text);

/** Answers a call as if its limit were used up. */
const refuse = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, code: 'rate_limited', msg: 'Too many attempts.' },
    }),
  );

/** Longer than the delay before /something-wrong. */
const stays = async (page: Page, path: string) => {
  await page.waitForTimeout(3500);
  expect(getPath(page)).toBe(path);
};

async function isInView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

for (const width of WIDTHS)
  test.describe(`used-up limit at ${width} px`, () => {
    test('of quote requests is shown on the quotation page, which can be sent later', async ({
      shop,
      visit,
    }) => {
      const buyer = await signUpWithPhone(shop);
      await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
      const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
      for (let sent = 0; sent < 30; sent += 1) await buyer.api.submitQuoteRequest({ body });
      const visitor = await visit({ token: buyer.token, cart, width });
      const { page } = visitor;
      await page.goto('/submit-request');
      await page.getByRole('radio').first().waitFor();
      await press(page, 'Submit Request');
      const notice = main(page).getByRole('alert').getByText('You have sent too many quote requests.');
      await notice.waitFor();
      await expect.poll(() => isInView(notice)).toBe(true);
      await stays(page, '/submit-request');
      await shop.database.execute(sql`
        update quote_requests set created_at = created_at - interval '1 hour' where email = ${buyer.email}`);
      await press(page, 'Submit Request');
      await page.waitForURL('**/orders');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('of addresses is shown on the quotation page, and what was typed stays', async ({ shop, visit }) => {
      const buyer = await signUpWithPhone(shop);
      await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
      const visitor = await visit({ token: buyer.token, cart, width });
      const { page } = visitor;
      await page.goto('/submit-request');
      await page
        .getByRole('button', { name: `Edit the address of ${ADDRESS_ENTRY.address_customer}` })
        .click();
      await refuse(page, '**/updateorderaddress/**');
      await main(page).getByLabel('Full name').fill('Typed Name');
      await press(page, 'Save Address');
      await toast(page, 'Too many attempts.').waitFor();
      await main(page).getByRole('alert').getByText('Too many attempts.').waitFor();
      await stays(page, '/submit-request');
      await expect(main(page).getByLabel('Full name')).toHaveValue('Typed Name');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('of the wishlist is shown where the heart is', async ({ shop, visit }) => {
      const { token } = await signUpWithPhone(shop);
      const visitor = await visit({ token, width });
      const { page } = visitor;
      const path = `/product/any/${products[1]?._id}/DEMO`;
      await refuse(page, '**/addtowishlist');
      await page.goto(path);
      await main(page)
        .getByRole('button', { name: /^Save to wishlist/ })
        .first()
        .click();
      await toast(page, 'Too many attempts.').waitFor();
      await stays(page, path);
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('of estimates is shown with the order', async ({ shop, visit }) => {
      const buyer = await signUpWithPhone(shop);
      const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
      await buyer.api.submitQuoteRequest({ body });
      const visitor = await visit({ token: buyer.token, width });
      const { page } = visitor;
      await refuse(page, '**/invoice-pdf');
      await page.goto('/orders');
      await press(page, /Estimate/);
      await toast(page, 'Too many attempts.').waitFor();
      await stays(page, '/orders');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('of phone codes is shown in the profile, and what was typed stays', async ({ shop, visit }) => {
      const buyer = await signUpWithPhone(shop);
      const phonenumber = randomPhone();
      for (let sent = 0; sent < 3; sent += 1) await buyer.api.requestPhoneCode({ body: { phonenumber } });
      const visitor = await visit({ token: buyer.token, width });
      const { page } = visitor;
      await page.goto('/account');
      await main(page).getByLabel('Name', { exact: true }).fill('Typed Name');
      await main(page).getByLabel('Phone', { exact: true }).fill(phonenumber);
      await press(page, 'Save');
      const notice = main(page).getByText('Too many OTP requests for this number.');
      await notice.waitFor();
      await expect.poll(() => isInView(notice)).toBe(true);
      await stays(page, '/account');
      await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('Typed Name');
      await expect(main(page).getByLabel('Phone', { exact: true })).toHaveValue(phonenumber);
      expect(unexpectedErrors(visitor)).toEqual([]);
    });
  });
