import type { Locator, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { WireProduct } from '#contract/catalogue.ts';
import { expect, type ShopFixtures, test } from '../support/browser-test.ts';
import {
  ADDRESS_ENTRY,
  fetchProducts,
  PASSWORD,
  randomPhone,
  signUp,
  signUpWithPhone,
} from '../support/buyers.ts';
import { startDatabaseShop } from '../support/database-shop.ts';
import { WIDTHS } from '../support/extended.ts';
import {
  expectTextThenNavigation,
  getPath,
  readToken,
  stopClock,
  unexpectedErrors,
} from '../support/page-actions.ts';
import { visitAs } from '../support/visit-as.ts';

const NOT_AUTHORISED = 'You are not authorized user, please login...';
const LOGIN_WITH_RETURN = '/login?next=%2Fsubmit-request';

let products: WireProduct[];
let cart: Record<string, number>;
test.beforeAll(async ({ shop }) => {
  products = await fetchProducts(shop.api(), 12);
  cart = { [idOf(0)]: 2, [idOf(1)]: 1 };
});

const idOf = (index: number) => products[index]?._id ?? '';
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const billing = (page: Page) => page.getByRole('group', { name: 'Billing Details' });
const shipping = (page: Page) => page.getByRole('group', { name: 'Shipping Details' });

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** A buyer with a saved address and two products in the cart, on the quotation page. */
async function openQuotation({ shop, visit }: ShopFixtures, width = 1440) {
  const buyer = await signUpWithPhone(shop);
  await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
  const visitor = await visit({ token: buyer.token, cart, width });
  await visitor.page.goto('/submit-request');
  await visitor.page.getByRole('radio').first().waitFor();
  return { ...visitor, visitor, buyer };
}

for (const width of WIDTHS)
  test.describe(`access to the quotation page at ${width} px`, () => {
    test('redirects a visitor to the login page: from the cart after 1.5 s, from the quotation page at once', async ({
      visit,
    }) => {
      const visitor = await visit({ cart, width });
      const { page } = visitor;
      await page.goto('/submit-request');
      await page.waitForURL(`**${LOGIN_WITH_RETURN}`);
      await stopClock(page);
      await page.goto('/cart');
      await press(page, 'Request a quote');
      await expectTextThenNavigation(page, NOT_AUTHORISED, 1500);
      await page.waitForURL(`**${LOGIN_WITH_RETURN}`);
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('asks a buyer without a phone number for it, and goes on without leaving the page', async ({
      shop,
      visit,
    }) => {
      const { token } = await signUp(shop);
      const visitor = await visit({ token, cart, width });
      const { page } = visitor;
      await page.goto('/cart');
      await press(page, 'Request a quote');
      await page.waitForURL('**/submit-request');
      await main(page)
        .getByText('Please update your phone number in Account first. You can do that right here.')
        .waitFor();
      const verification = page.getByRole('region', { name: 'Verify your phone number' });
      await verification.getByRole('button').click();
      await verification.getByText('Enter Phone No. & number should be 10 digit').waitFor();
      await verification.getByLabel('Phone', { exact: true }).fill(randomPhone());
      await verification.getByRole('button').click();
      const code = await verification.getByText(/^\d{6}$/).innerText();
      await verification.getByLabel('OTP', { exact: true }).fill('000000');
      await page.keyboard.press('Enter');
      await verification.getByText('Wrong OTP').waitFor();
      await verification.getByLabel('OTP', { exact: true }).fill(code);
      await page.keyboard.press('Enter');
      await waitForText(page, 'No address found');
      expect(getPath(page)).toBe('/submit-request');
      await expect(main(page).getByRole('button', { name: '+ Add Address' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByLabel('Customer or person').waitFor();
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('leads to the account for the phone number, and back', async ({ shop, visit }) => {
      const { token } = await signUp(shop);
      const { page } = await visit({ token, cart, width });
      await page.goto('/submit-request');
      await main(page).getByRole('link', { name: 'Update phone in Account' }).click();
      await page.waitForURL('**/account?for=quotation');
      // The page before has a field for the phone, too.
      await main(page).getByRole('heading', { name: 'Account', level: 1 }).waitFor();
      await main(page).getByLabel('Phone', { exact: true }).fill(randomPhone());
      await press(page, 'Save');
      const code = await page.getByText(/^\d{6}$/).innerText();
      await main(page).getByLabel('OTP').fill(code);
      await press(page, 'Verify and save');
      const onward = main(page).getByRole('link', { name: 'Continue to your request' });
      await expect.poll(() => onward.evaluate(isInView)).toBe(true);
      await onward.click();
      await page.waitForURL('**/submit-request');
    });

    test('shows /something-wrong for a cart that is empty or holds only deleted products', async ({
      shop,
      visit,
    }) => {
      const { token } = await signUpWithPhone(shop);
      for (const items of [{}, { gone: 1 }]) {
        const { page, close } = await visit({ token, cart: items, width });
        await page.goto('/submit-request');
        await page.waitForURL('**/something-wrong');
        await close();
      }
    });
  });

test.describe('session that ends on the quotation page', () => {
  test('reports that the session has ended and goes to the login page after 3 s', async ({ shop, visit }) => {
    const { page, buyer } = await openQuotation({ shop, visit });
    await stopClock(page);
    await buyer.api.logOut();
    await press(page, 'Submit Request');
    await expectTextThenNavigation(page, NOT_AUTHORISED, 3000);
    await page.waitForURL(`**${LOGIN_WITH_RETURN}`);
    await expect.poll(() => readToken(page)).toBeUndefined();
  });

  test('goes to the login page after 1.5 s when the token is gone', async ({ shop, visit }) => {
    const { page } = await openQuotation({ shop, visit }, 360);
    await stopClock(page);
    await page.context().clearCookies();
    await press(page, 'Submit Request');
    await expectTextThenNavigation(page, NOT_AUTHORISED, 1500);
    await page.waitForURL(`**${LOGIN_WITH_RETURN}`);
  });
});

test.describe('server failure', () => {
  for (const [action, table, button] of [
    ['saving an address', 'addresses', 'Save Address'],
    ['submitting a request', 'estimate_counters', 'Submit Request'],
  ] as const)
    test(`goes to /something-wrong 3 s after ${action} fails`, async ({ shop, visit }) => {
      const { page } = await openQuotation({ shop, visit });
      if (button === 'Save Address') await press(page, /^Edit the address/);
      await stopClock(page);
      await shop.database.execute(sql.raw(`alter table ${table} rename to away`));
      try {
        await press(page, button);
        await expectTextThenNavigation(page, 'Something wrong', 3000);
        await page.waitForURL('**/something-wrong');
      } finally {
        await shop.database.execute(sql.raw(`alter table away rename to ${table}`));
      }
    });
});

for (const width of WIDTHS)
  test.describe(`address form at ${width} px`, () => {
    test('fills in related fields, reports an incomplete one only on leaving it, and keeps the draft across reload and login', async ({
      shop,
      visit,
    }) => {
      const buyer = await signUpWithPhone(shop);
      const visitor = await visit({ token: buyer.token, cart, width });
      const { page } = visitor;
      await page.goto('/submit-request');
      await page.getByRole('heading', { level: 1, name: 'Generate Your Instant Quotation' }).waitFor();
      await waitForText(page, 'No address found');
      await press(page, '+ Add Address');
      await expect(page.getByLabel('Customer or person')).toBeFocused();
      await page.getByLabel('Customer or person').fill('Somebody else');
      await press(page, 'Cancel');
      await waitForText(page, 'No address found');
      await press(page, '+ Add Address');
      await expect(page.getByLabel('Customer or person')).toHaveValue('');

      const wrong: [Locator, string, string | RegExp][] = [
        [page.getByLabel('Phone'), '12', /10 to 15 digits/],
        [page.getByLabel('GSTIN'), 'abc', 'A GSTIN has 15 characters.'],
        [billing(page).getByLabel('PIN code'), '4110', /^A PIN code has 6 digits/],
      ];
      for (const [field, typed, message] of wrong) {
        await field.fill(typed);
        expect(await page.getByText(message).count()).toBe(0);
        await field.blur();
        await page.getByText(message).waitFor();
        await field.fill('');
        await page.getByText(message).waitFor({ state: 'detached' });
      }
      // A message that appears on blur does not move the checkbox away from the pointer.
      await billing(page).getByLabel('PIN code').fill('4110');
      await page.getByLabel('Same as Billing Address').click();
      await expect(page.getByLabel('Same as Billing Address')).toBeChecked();
      await waitForText(page, /^A PIN code has 6 digits/);
      await page.getByLabel('Same as Billing Address').click();
      await billing(page).getByLabel('PIN code').fill('');

      await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email);
      expect(await page.getByLabel('E-mail').getAttribute('readonly')).not.toBeNull();
      await page.getByLabel('Phone').fill('+91 98300-12345');
      await expect(page.getByLabel('Phone')).toHaveValue('9830012345');
      await page.getByLabel('Phone').fill('033 4000 1234');
      await expect(page.getByLabel('Phone')).toHaveValue('033 4000 1234');

      await page.getByLabel('GSTIN').fill('29aagcb7383j1z5');
      await billing(page)
        .getByText(/The last character of this GSTIN does not match/)
        .waitFor();
      await page.getByLabel('GSTIN').fill('29aagcb7383j1z4');
      await billing(page).getByText('PAN AAGCB7383J, Karnataka').waitFor();
      await expect(billing(page).getByLabel('State')).toHaveValue('Karnataka');
      await billing(page).getByLabel('State').selectOption('Kerala');
      await billing(page)
        .getByText('This GSTIN belongs to Karnataka, but the billing address is in Kerala.')
        .waitFor();
      await billing(page).getByLabel('State').selectOption('Karnataka');
      await billing(page).getByLabel('PIN code').fill('700001');
      await billing(page).getByText('The PIN code 700001 is not in Karnataka.').waitFor();
      await billing(page).getByLabel('PIN code').fill('560 058');
      await billing(page)
        .getByText('The PIN code 700001 is not in Karnataka.')
        .waitFor({ state: 'detached' });

      await shipping(page).getByLabel('PIN code').fill('700001');
      await expect(shipping(page).getByLabel('State')).toHaveValue('West Bengal');
      const districts = shipping(page).getByLabel('District').locator('option');
      await expect.poll(() => districts.allInnerTexts()).toContain('Kolkata');
      expect(await districts.allInnerTexts()).not.toContain('Mysuru');

      await press(page, 'Save Address');
      await waitForText(page, 'Customer or person is required.');
      expect(
        await page.getByLabel('Customer or person').evaluate((field) => field === document.activeElement),
      ).toBe(true);
      await page.getByLabel('Customer or person').fill('Bharat Tools');

      await page.reload();
      await expect(page.getByLabel('Customer or person')).toHaveValue('Bharat Tools');
      await page.context().clearCookies();
      await page.reload();
      await page.waitForURL(`**${LOGIN_WITH_RETURN}`);
      await page.getByLabel('E-mail').fill(buyer.email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Log in');
      await page.waitForURL('**/submit-request');
      await expect(page.getByLabel('GSTIN')).toHaveValue('29aagcb7383j1z4');

      await billing(page).getByLabel('Address', { exact: true }).fill('7 Peenya Industrial Area');
      await billing(page).getByLabel('District').selectOption('Bengaluru Urban');
      await billing(page).getByLabel('City').fill('Bengaluru');
      await page.getByLabel('Same as Billing Address').check();
      await expect(shipping(page).getByLabel('PIN code')).toHaveValue('560 058');
      await page.getByLabel('Same as Billing Address').uncheck();
      await expect(shipping(page).getByLabel('PIN code')).toHaveValue('');
      await expect(shipping(page).getByLabel('State')).toHaveValue('');
      await page.getByLabel('Same as Billing Address').check();
      await press(page, 'Save Address');
      await waitForText(page, 'Address saved.');
      const choice = page.getByRole('radio', { checked: true });
      const addressText = await page.locator('label', { has: choice }).innerText();
      for (const detail of [
        'Bharat Tools',
        '29AAGCB7383J1Z4',
        '7 Peenya Industrial Area, Bengaluru, Bengaluru Urban, Karnataka 560058',
        buyer.email,
        '033 4000 1234',
      ]) {
        expect(addressText).toContain(detail);
      }
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('fills in district and city from the PIN code, never over what was typed before its answer', async ({
      shop,
      visit,
    }) => {
      const { token } = await signUpWithPhone(shop);
      const visitor = await visit({ token, cart, width });
      const { page } = visitor;
      await page.goto('/submit-request');
      await press(page, '+ Add Address');
      await billing(page).getByLabel('PIN code').fill('560 058');
      await expect(billing(page).getByLabel('City')).toHaveValue('Bengaluru');
      await expect(billing(page).getByLabel('State')).toHaveValue('Karnataka');
      await expect(billing(page).getByLabel('District')).toHaveValue('Bengaluru Urban');
      // A corrected PIN code takes along what the first one filled in.
      await billing(page).getByLabel('PIN code').fill('799001');
      await expect(billing(page).getByLabel('District')).toHaveValue('West Tripura');
      await expect(billing(page).getByLabel('State')).toHaveValue('Tripura');

      const answers: (() => void)[] = [];
      await page.route('**/api/pin/*', async (route) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        await route.continue();
      });
      await shipping(page).getByLabel('PIN code').fill('700001');
      await shipping(page).getByLabel('City').fill('Calcutta');
      await expect.poll(() => answers.length).toBe(1);
      answers.shift()?.();
      await expect(shipping(page).getByLabel('District')).toHaveValue('Kolkata');
      await expect(shipping(page).getByLabel('City')).toHaveValue('Calcutta');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('lets typing replace the city of a PIN code that is filled in under the cursor', async ({
      shop,
      visit,
    }) => {
      const { token } = await signUpWithPhone(shop);
      const visitor = await visit({ token, cart, width });
      const { page } = visitor;
      await page.goto('/submit-request');
      await press(page, '+ Add Address');
      let answer = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/pin/*', async (route) => {
        await asked;
        await route.continue();
      });
      await billing(page).getByLabel('PIN code').fill('560058');
      const city = billing(page).getByLabel('City');
      await city.click();
      answer();
      await expect(city).toHaveValue('Bengaluru');
      await page.keyboard.type('Yelahanka');
      await expect(city).toHaveValue('Yelahanka');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('works without an answer about a PIN code, and for one that nobody knows', async ({
      shop,
      visit,
    }) => {
      const { token } = await signUpWithPhone(shop);
      const visitor = await visit({ token, cart, width });
      const { page } = visitor;
      await page.goto('/submit-request');
      await press(page, '+ Add Address');
      const answer = page.waitForResponse('**/api/pin/900001');
      await billing(page).getByLabel('PIN code').fill('900001');
      expect(await (await answer).json()).toMatchObject({ result: { state: '', district: '', city: '' } });
      await page.route('**/api/pin/*', (route) => route.abort());
      const failure = page.waitForEvent('requestfailed');
      await shipping(page).getByLabel('PIN code').fill('110001');
      await failure;
      await expect(shipping(page).getByLabel('State')).toHaveValue('Delhi');
      await expect(shipping(page).getByLabel('District')).toHaveValue('');
      await expect(billing(page).getByLabel('State')).toHaveValue('');
      expect(getPath(page)).toBe('/submit-request');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('changes saved addresses and deletes them after confirmation', async ({ shop, visit }) => {
      const { page, buyer, visitor } = await openQuotation({ shop, visit }, width);
      await press(page, 'Edit the address of Rao Engineering Works');
      expect(
        await page.getByLabel('Customer or person').evaluate((field) => field === document.activeElement),
      ).toBe(true);
      await page.getByLabel('Customer or person').fill('Rao & Sons');
      await press(page, 'Discard changes');
      await page.getByRole('radio', { checked: true, name: /Rao Engineering Works/ }).waitFor();
      await press(page, 'Edit the address of Rao Engineering Works');
      await expect(page.getByLabel('Customer or person')).toHaveValue('Rao Engineering Works');
      await page.getByLabel('Customer or person').fill('Rao & Sons');
      await press(page, 'Save Address');
      await waitForText(page, 'Address updated.');
      await page.getByRole('radio', { checked: true, name: /Rao & Sons/ }).waitFor();

      await press(page, 'Delete the address of Rao & Sons');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await press(page, 'Delete the address of Rao & Sons');
      await page.getByRole('dialog').getByText('It stays on your earlier quote requests.').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click();
      await waitForText(page, 'Address deleted.');
      await waitForText(page, 'No address found');
      expect((await buyer.api.listAddresses()).result).toEqual([]);
      await press(page, 'Submit Request');
      await waitForText(page, 'Please select an address or add one.');
      await expect(page.getByLabel('Customer or person')).toBeFocused();
      expect(unexpectedErrors(visitor)).toEqual([]);
    });
  });

for (const width of WIDTHS)
  test.describe(`delivery outside the GSTIN’s state at ${width} px`, () => {
    test('says which taxes follow from the place of delivery, for saved and for typed addresses', async ({
      shop,
      visit,
    }) => {
      const { page } = await openQuotation({ shop, visit }, width);
      const note =
        'Place of supply is Karnataka: IGST. Your GSTIN is registered in West Bengal, so input tax credit (ITC) may not be available.';
      await waitForText(page, note);
      await press(page, /^Edit the address/);
      await waitForText(page, note);
      await page.getByLabel('Same as Billing Address').check();
      await page.getByText(note).waitFor({ state: 'detached' });
      await press(page, '+ Add Address');
      await page.getByLabel('GSTIN').fill('29AAGCB7383J1Z4');
      await shipping(page).getByLabel('State').selectOption('Kerala');
      await waitForText(page, /^Place of supply is Kerala: IGST. Your GSTIN is registered in Karnataka,/);
    });

    test('asks whether another company gets the goods, and sends its name and GSTIN', async ({
      shop,
      visit,
    }) => {
      const { page, visitor, buyer } = await openQuotation({ shop, visit }, width);
      await press(page, /^Edit the address/);
      const question = shipping(page).getByRole('group', { name: 'Deliver to' });
      await question.getByRole('radio', { name: 'Our own site', checked: true }).waitFor();
      await question
        .getByText('Input tax credit (ITC) may not be available to your West Bengal GSTIN.')
        .waitFor();
      await question.getByRole('radio', { name: 'Another company' }).check();
      await waitForText(
        page,
        'The goods are delivered to another company, so the place of supply is West Bengal, the state of your GSTIN: CGST + SGST.',
      );
      await press(page, 'Submit Request');
      await shipping(page).getByText('Consignee name is required.').waitFor();
      await shipping(page).getByText('GSTIN is required.').waitFor();
      await shipping(page).getByLabel('Consignee name').fill('Peenya Fabricators');
      await shipping(page).getByLabel('Consignee GSTIN').fill('19AAUCU4821H1ZS');
      await shipping(page).getByText('This is your own GSTIN.').waitFor();
      await shipping(page).getByLabel('Unregistered (URP)').check();
      await shipping(page).getByText('This is your own GSTIN.').waitFor({ state: 'detached' });
      await expect(shipping(page).getByLabel('Consignee GSTIN')).toHaveValue('URP');
      await shipping(page).getByLabel('Consignee GSTIN').fill('29aagcb7383j1z4');
      await expect(shipping(page).getByLabel('Unregistered (URP)')).not.toBeChecked();
      await press(page, 'Save Address');
      await waitForText(page, 'Address updated.');
      await main(page).getByText('Peenya Fabricators, 29AAGCB7383J1Z4').waitFor();
      await press(page, 'Submit Request');
      await page.waitForURL('**/orders');
      const [order] = (await buyer.api.listOrders()).orders;
      expect(order).toMatchObject({
        consignee_name: 'Peenya Fabricators',
        consignee_gstin: '29AAGCB7383J1Z4',
        place_of_supply: 'West Bengal',
      });
      await page.goto(`/order/${order?._id}`);
      const shipTo = page.locator('section', { has: page.getByRole('heading', { name: 'SHIP TO' }) });
      await shipTo.getByText('Peenya Fabricators').waitFor();
      await shipTo.getByText('GSTIN 29AAGCB7383J1Z4').waitFor();
      await shipTo.getByText('Place of supply: West Bengal').waitFor();
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('needs no answer, and forgets it when shipping becomes a copy of billing', async ({
      shop,
      visit,
    }) => {
      const { page, buyer } = await openQuotation({ shop, visit }, width);
      await press(page, /^Edit the address/);
      await shipping(page).getByRole('radio', { name: 'Another company' }).check();
      await page.reload();
      await shipping(page).getByRole('radio', { name: 'Another company', checked: true }).waitFor();
      await page.getByLabel('Same as Billing Address').check();
      await shipping(page).getByRole('radio').first().waitFor({ state: 'detached' });
      await press(page, 'Save Address');
      await waitForText(page, 'Address updated.');
      expect((await buyer.api.listAddresses()).result[0]).not.toHaveProperty('consignee_name');
    });
  });

test.describe('address deleted on another device', () => {
  test('keeps the edits and saves them as a new address', async ({ shop, visit }) => {
    const { page, buyer } = await openQuotation({ shop, visit });
    await press(page, /^Edit the address/);
    await page.getByLabel('Customer or person').fill('Rao & Sons');
    const [saved] = (await buyer.api.listAddresses()).result;
    await buyer.api.deleteAddress({ params: { id: saved?._id ?? '' } });
    await press(page, 'Save Address');
    await waitForText(page, /This address has since been deleted/);
    await expect(page.getByLabel('Customer or person')).toHaveValue('Rao & Sons');
    await press(page, 'Save Address');
    await waitForText(page, 'Address saved.');
    expect((await buyer.api.listAddresses()).result).toMatchObject([{ address_customer: 'Rao & Sons' }]);
  });
});

for (const width of WIDTHS)
  test.describe(`prices changed before submitting at ${width} px`, () => {
    test('shows old and new prices and deleted products, and submits with today’s prices', async ({
      browser,
    }) => {
      const [repriced, deleted, unchanged] = [2, 3, 4];
      // This test changes the catalogue, so it needs a shop of its own.
      const shop = await startDatabaseShop();
      const buyer = await signUpWithPhone(shop);
      await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
      const items = { [idOf(repriced)]: 2, [idOf(deleted)]: 1, [idOf(unchanged)]: 1 };
      const { page, close } = await visitAs(browser, shop.url, { token: buyer.token, cart: items, width });
      await page.goto('/submit-request');
      await page.getByRole('radio').waitFor();
      await shop.database.execute(
        sql`update products set list_price_paise = 100000, discount_bps = 0, gst_bps = 1800 where id = ${idOf(repriced)}`,
      );
      await shop.database.execute(sql`delete from products where id = ${idOf(deleted)}`);
      await press(page, 'Submit Request');
      const notice = main(page).getByRole('alert').filter({ hasText: 'please review your cart' });
      await notice.getByText(products[repriced]?.pro_title ?? '').waitFor();
      await notice.getByText('₹1,180').waitFor();
      await notice.getByText(products[deleted]?.pro_title ?? '').waitFor();
      await notice.getByText('No longer available').waitFor();
      expect(await notice.getByText(products[unchanged]?.pro_title ?? '').count()).toBe(0);
      expect((await buyer.api.listOrders()).total).toBe(0);
      await press(page, 'Submit with today’s prices');
      await waitForText(page, 'Your quote request has been submitted.');
      await page.waitForURL('**/orders');
      const { orders } = await buyer.api.listOrders();
      expect(orders.map((order) => order.order_product._id)).toEqual([idOf(repriced), idOf(unchanged)]);
      expect(orders[0]?.order_price).toBe(1180);
      await close();
      await shop.close();
    });
  });

test.describe('submitted request', () => {
  test('empties the cart, confirms the request and goes to the orders after 3 s', async ({ shop, visit }) => {
    const { page } = await openQuotation({ shop, visit }, 360);
    await stopClock(page);
    await press(page, 'Submit Request');
    await expectTextThenNavigation(page, 'Your quote request has been submitted.', 3000);
    await page.waitForURL('**/orders');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('udyoghaat_cart')))
      .toBe('{"items":{},"Totalitems":0}');
  });

  test('is explained on top of the orders, with its estimate, until it is dismissed', async ({
    shop,
    visit,
  }) => {
    const { page } = await openQuotation({ shop, visit }, 360);
    await press(page, 'Submit Request');
    await page.waitForURL('**/orders');
    const notice = page.getByRole('status').filter({ hasText: 'We have received your request EST/' });
    await expect(notice).toContainText('confirm the price, freight and dispatch date');
    await expect(notice).toContainText(/valid until \d+ \w+ \d{4}\./);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      notice.getByRole('button', { name: 'Estimate' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^invoice_\w+\.pdf$/);
    await page.reload();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await page.getByRole('region', { name: /^Request EST/ }).waitFor();
    await expect(notice).toBeHidden();
  });
});
