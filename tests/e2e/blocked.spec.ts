import type { Page } from '@playwright/test';
import { blockAccount, blockValue } from '#server/features/admin/block-buyers.ts';
import { unblock } from '#server/features/admin/unblock.ts';
import { expect, test } from '../support/browser-test.ts';
import { ADDRESS_ENTRY, fetchProducts, GSTIN, PASSWORD, signUp, signUpWithPhone } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { getPath, unexpectedErrors } from '../support/page-actions.ts';

/** What somebody sees whom the operator keeps out: the server's words, with the shop's contact. */

const main = (page: Page) => page.getByRole('main');

for (const width of WIDTHS)
  test.describe(`block at ${width} px`, () => {
    test('of an account ends its session, and the login page says so', async ({ shop, visit }) => {
      const { email, token } = await signUp(shop);
      const visitor = await visit({ token, width });
      const { page } = visitor;
      await page.goto('/account');
      await main(page).getByLabel('E-mail', { exact: true }).waitFor();
      await blockAccount(shop.database, 'meera', email, 'Sends spam');
      await page.goto('/account');
      await page.waitForURL('**/login**');
      await main(page).getByLabel('E-mail', { exact: true }).fill(email);
      await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
      await main(page).getByRole('button', { name: 'Log in' }).click();
      const message = page.getByText('This account is blocked.').first();
      await message.waitFor();
      await expect(message).toContainText('sales@udyoghaat.example');
      expect(getPath(page)).toBe('/login?next=%2Faccount');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('of a GSTIN is said on the quotation page, which stays', async ({ shop, visit }) => {
      const buyer = await signUpWithPhone(shop);
      await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
      const [product] = await fetchProducts(shop.api(), 1);
      await blockValue(shop.database, 'meera', { kind: 'gstin', value: GSTIN }, 'Not theirs');
      const visitor = await visit({ token: buyer.token, cart: { [product?._id ?? '']: 2 }, width });
      const { page } = visitor;
      await page.goto('/submit-request');
      await main(page).getByRole('radio').first().waitFor();
      await main(page).getByRole('button', { name: 'Submit Request' }).click();
      const message = main(page)
        .getByRole('alert')
        .getByText('We cannot accept quote requests with this GSTIN.');
      await message.waitFor();
      // Longer than the delay before /something-wrong.
      await page.waitForTimeout(3500);
      expect(getPath(page)).toBe('/submit-request');
      await unblock(shop.database, 'meera', GSTIN);
      await main(page).getByRole('button', { name: 'Submit Request' }).click();
      await page.waitForURL('**/orders');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });
  });
