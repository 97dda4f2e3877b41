import { sql } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import {
  ADDRESS_ENTRY,
  PASSWORD,
  randomPhone,
  signUp,
  signUpWithPhone,
  someProducts,
} from '../support/buyers.ts';
import {
  faults,
  openVisitedShop,
  pathOf,
  staysFor,
  stopClock,
  tokenIn,
  type VisitedShop,
} from '../support/shop-visits.ts';
import { WIDTHS } from '../support/trust.ts';

const NOT_AUTHORISED = 'You are not authorized user, please login...';
const LOGIN_AND_BACK = '/login?next=%2Fsubmit-request';

let shop: VisitedShop;
let products: WireProduct[];
let cart: Record<string, number>;
beforeAll(async () => {
  shop = await openVisitedShop();
  products = await someProducts(shop.api(), 12);
  cart = { [idOf(0)]: 2, [idOf(1)]: 1 };
}, 150_000);
afterAll(() => shop.close());

const idOf = (index: number) => products[index]?._id ?? '';
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const billing = (page: Page) => page.getByRole('group', { name: 'Billing Details' });
const shipping = (page: Page) => page.getByRole('group', { name: 'Shipping Details' });

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** A buyer with a saved address and two products in the cart, on the quotation page. */
async function openQuotation(width = 1440) {
  const buyer = await signUpWithPhone(shop);
  await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
  const visitor = await shop.visitAs({ token: buyer.token, cart, width });
  await visitor.page.goto('/submit-request');
  await visitor.page.getByRole('radio').first().waitFor();
  return { ...visitor, visitor, buyer };
}

describe.each(WIDTHS)('who may ask for a quote at %i px', (width) => {
  it('sends a visitor from the cart to the login after 1.5 s, and from the page at once', async () => {
    const visitor = await shop.visitAs({ cart, width });
    const { page } = visitor;
    await page.goto('/submit-request');
    await page.waitForURL(`**${LOGIN_AND_BACK}`);
    await stopClock(page);
    await page.goto('/cart');
    await press(page, 'Request a quote');
    await staysFor(page, NOT_AUTHORISED, 1500);
    await page.waitForURL(`**${LOGIN_AND_BACK}`);
    expect(faults(visitor)).toEqual([]);
    await visitor.close();
  }, 60_000);

  it('tells a buyer without a phone to update it in Account first', async () => {
    const { token } = await signUp(shop);
    const { page, close } = await shop.visitAs({ token, cart, width });
    await page.goto('/cart');
    await press(page, 'Request a quote');
    await says(page, 'Please update your phone number in Account first');
    expect(pathOf(page)).toBe('/cart');
    await page.goto('/submit-request');
    await main(page).getByText('Please update your phone number in Account first.').waitFor();
    await main(page).getByRole('link', { name: 'Update phone in Account' }).click();
    await page.waitForURL('**/account?for=quotation');
    await main(page).getByLabel('Phone', { exact: true }).fill(randomPhone());
    await press(page, 'Save');
    const code = await page.getByText(/^\d{6}$/).innerText();
    await main(page).getByLabel('Code (OTP)').fill(code);
    await press(page, 'Confirm and save');
    const onward = main(page).getByRole('link', { name: 'Go on with your quotation' });
    await expect.poll(() => onward.evaluate(isInView)).toBe(true);
    await onward.click();
    await page.waitForURL('**/submit-request');
    await close();
  }, 60_000);

  it('shows something wrong for an empty cart, also when all of it has left the catalogue', async () => {
    const { token } = await signUpWithPhone(shop);
    for (const items of [{}, { gone: 1 }]) {
      const { page, close } = await shop.visitAs({ token, cart: items, width });
      await page.goto('/submit-request');
      await page.waitForURL('**/something-wrong');
      await close();
    }
  }, 60_000);
});

describe('a session that ends on the page', () => {
  it('is told, cleared after 3 s, and leads to the login and back', async () => {
    const { page, close, buyer } = await openQuotation();
    await stopClock(page);
    await buyer.api.logOut();
    await press(page, 'Submit Request');
    await staysFor(page, NOT_AUTHORISED, 3000);
    await page.waitForURL(`**${LOGIN_AND_BACK}`);
    expect(await tokenIn(page)).toBeUndefined();
    await close();
  }, 60_000);

  it('leads to the login after 1.5 s when its token is gone', async () => {
    const { page, close } = await openQuotation(360);
    await stopClock(page);
    await page.context().clearCookies();
    await press(page, 'Submit Request');
    await staysFor(page, NOT_AUTHORISED, 1500);
    await page.waitForURL(`**${LOGIN_AND_BACK}`);
    await close();
  }, 60_000);
});

describe('a failure of the shop', () => {
  it.each([
    ['saving an address', 'addresses', 'Save Address'],
    ['submitting a request', 'estimate_counters', 'Submit Request'],
  ])(
    'while %s is told, and leads to /something-wrong after 3 s',
    async (_, table, button) => {
      const { page, close } = await openQuotation();
      if (button === 'Save Address') await press(page, /^Change the address/);
      await stopClock(page);
      await shop.database.execute(sql.raw(`alter table ${table} rename to away`));
      try {
        await press(page, button);
        await staysFor(page, 'Something wrong', 3000);
        await page.waitForURL('**/something-wrong');
      } finally {
        await shop.database.execute(sql.raw(`alter table away rename to ${table}`));
      }
      await close();
    },
    60_000,
  );
});

describe.each(WIDTHS)('the address form at %i px', (width) => {
  it('helps while one types, explains beside the field, and keeps all over a reload and a login', async () => {
    const buyer = await signUpWithPhone(shop);
    const visitor = await shop.visitAs({ token: buyer.token, cart, width });
    const { page } = visitor;
    await page.goto('/submit-request');
    await page.getByRole('heading', { level: 1, name: 'Generate Your Instant Quotation' }).waitFor();
    await says(page, 'No address found');
    await press(page, '+ Add Address');
    await press(page, '+ Add Address');
    await says(page, 'No address found');
    await press(page, '+ Add Address');
    await page.getByLabel('Customer or person').fill('Somebody else');
    await press(page, 'Cancel');
    await says(page, 'No address found');
    await press(page, '+ Add Address');
    expect(await page.getByLabel('Customer or person').inputValue()).toBe('');

    const wrong: [Locator, string, string | RegExp][] = [
      [page.getByLabel('Phone'), '12', /number should be 10 digit/],
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
    // What is pressed does not move away from under the pointer.
    await billing(page).getByLabel('PIN code').fill('4110');
    await page.getByLabel('Same as Billing Address').click();
    expect(await page.getByLabel('Same as Billing Address').isChecked()).toBe(true);
    await says(page, /^A PIN code has 6 digits/);
    await page.getByLabel('Same as Billing Address').click();
    await billing(page).getByLabel('PIN code').fill('');

    expect(await page.getByLabel('E-mail').inputValue()).toBe(buyer.email);
    expect(await page.getByLabel('E-mail').getAttribute('readonly')).not.toBeNull();
    await page.getByLabel('Phone').fill('+91 98300-12345');
    expect(await page.getByLabel('Phone').inputValue()).toBe('9830012345');

    await page.getByLabel('GSTIN').fill('29aagcb7383j1z5');
    await billing(page)
      .getByText(/The last character of this GSTIN does not match/)
      .waitFor();
    await page.getByLabel('GSTIN').fill('29aagcb7383j1z4');
    await billing(page).getByText('PAN AAGCB7383J, Karnataka').waitFor();
    expect(await billing(page).getByLabel('State').inputValue()).toBe('Karnataka');
    await billing(page).getByLabel('State').selectOption('Kerala');
    await billing(page)
      .getByText('This GSTIN belongs to Karnataka, but the billing address is in Kerala.')
      .waitFor();
    await billing(page).getByLabel('State').selectOption('Karnataka');
    await billing(page).getByLabel('PIN code').fill('700001');
    await billing(page).getByText('The PIN code 700001 is not in Karnataka.').waitFor();
    await billing(page).getByLabel('PIN code').fill('560 058');
    await billing(page).getByText('The PIN code 700001 is not in Karnataka.').waitFor({ state: 'detached' });

    await shipping(page).getByLabel('PIN code').fill('700001');
    expect(await shipping(page).getByLabel('State').inputValue()).toBe('West Bengal');
    const districts = shipping(page).getByLabel('District').locator('option');
    expect(await districts.allInnerTexts()).toContain('Kolkata');
    expect(await districts.allInnerTexts()).not.toContain('Mysuru');

    await press(page, 'Save Address');
    await says(page, 'Customer or person is required.');
    expect(
      await page.getByLabel('Customer or person').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.getByLabel('Customer or person').fill('Bharat Tools');

    await page.reload();
    expect(await page.getByLabel('Customer or person').inputValue()).toBe('Bharat Tools');
    await page.context().clearCookies();
    await page.reload();
    await page.waitForURL(`**${LOGIN_AND_BACK}`);
    await page.getByLabel('E-mail').fill(buyer.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Login');
    await page.waitForURL('**/submit-request');
    expect(await page.getByLabel('GSTIN').inputValue()).toBe('29aagcb7383j1z4');

    await billing(page).getByLabel('Address', { exact: true }).fill('7 Peenya Industrial Area');
    await billing(page).getByLabel('District').selectOption('Bengaluru Urban');
    await billing(page).getByLabel('City').fill('Bengaluru');
    await page.getByLabel('Same as Billing Address').check();
    expect(await shipping(page).getByLabel('PIN code').inputValue()).toBe('560 058');
    await page.getByLabel('Same as Billing Address').uncheck();
    expect(await shipping(page).getByLabel('PIN code').inputValue()).toBe('');
    expect(await shipping(page).getByLabel('State').inputValue()).toBe('');
    await page.getByLabel('Same as Billing Address').check();
    await press(page, 'Save Address');
    await says(page, 'The address is saved.');
    const choice = page.getByRole('radio', { checked: true });
    const words = await page.locator('label', { has: choice }).innerText();
    for (const fact of [
      'Bharat Tools',
      '29AAGCB7383J1Z4',
      '7 Peenya Industrial Area, Bengaluru, Bengaluru Urban, Karnataka 560058',
      buyer.email,
      '9830012345',
    ]) {
      expect(words).toContain(fact);
    }
    expect(faults(visitor)).toEqual([]);
    await visitor.close();
  }, 90_000);

  it('changes and deletes saved addresses, after asking', async () => {
    const { page, close, buyer, visitor } = await openQuotation(width);
    await press(page, 'Change the address of Rao Engineering Works');
    expect(
      await page.getByLabel('Customer or person').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.getByLabel('Customer or person').fill('Rao & Sons');
    await press(page, 'Leave it as it was');
    await page.getByRole('radio', { checked: true, name: /Rao Engineering Works/ }).waitFor();
    await press(page, 'Change the address of Rao Engineering Works');
    expect(await page.getByLabel('Customer or person').inputValue()).toBe('Rao Engineering Works');
    await page.getByLabel('Customer or person').fill('Rao & Sons');
    await press(page, 'Save Address');
    await says(page, 'The address is changed.');
    await page.getByRole('radio', { checked: true, name: /Rao & Sons/ }).waitFor();

    await press(page, 'Delete the address of Rao & Sons');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await press(page, 'Delete the address of Rao & Sons');
    await page.getByRole('dialog').getByText('Quotes you asked for before keep it.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click();
    await says(page, 'The address is deleted.');
    await says(page, 'No address found');
    expect((await buyer.api.listAddresses()).result).toEqual([]);
    await press(page, 'Submit Request');
    await says(page, 'Please choose an address or add one.');
    expect(faults(visitor)).toEqual([]);
    await close();
  }, 60_000);
});

describe.each(WIDTHS)('a delivery to another state than the GSTIN’s at %i px', (width) => {
  it('is named as what the tax depends on, for a saved address and for one that is typed', async () => {
    const { page, close } = await openQuotation(width);
    const note = 'GST is charged as for delivery to Karnataka; your GSTIN is of West Bengal.';
    await says(page, note);
    await press(page, /^Change the address/);
    await says(page, note);
    await page.getByLabel('Same as Billing Address').check();
    await page.getByText(note).waitFor({ state: 'detached' });
    await press(page, '+ Add Address');
    await page.getByLabel('GSTIN').fill('29AAGCB7383J1Z4');
    await shipping(page).getByLabel('State').selectOption('Kerala');
    await says(page, 'GST is charged as for delivery to Kerala; your GSTIN is of Karnataka.');
    await close();
  }, 60_000);
});

describe('an address deleted on another device', () => {
  it('does not lose what was typed to change it', async () => {
    const { page, close, buyer } = await openQuotation();
    await press(page, /^Change the address/);
    await page.getByLabel('Customer or person').fill('Rao & Sons');
    const [saved] = (await buyer.api.listAddresses()).result;
    await buyer.api.deleteAddress({ params: { id: saved?._id ?? '' } });
    await press(page, 'Save Address');
    await says(page, /This address was deleted meanwhile/);
    expect(await page.getByLabel('Customer or person').inputValue()).toBe('Rao & Sons');
    await press(page, 'Save Address');
    await says(page, 'The address is saved.');
    expect((await buyer.api.listAddresses()).result).toMatchObject([{ address_customer: 'Rao & Sons' }]);
    await close();
  }, 60_000);
});

describe.each(WIDTHS)('prices that change meanwhile at %i px', (width) => {
  it('are shown old and new, with what is gone; one more tap asks with them', async () => {
    const [dearer, gone, same] = width === 360 ? [2, 3, 4] : [5, 6, 7];
    const buyer = await signUpWithPhone(shop);
    await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
    const items = { [idOf(dearer)]: 2, [idOf(gone)]: 1, [idOf(same)]: 1 };
    const { page, close } = await shop.visitAs({ token: buyer.token, cart: items, width });
    await page.goto('/submit-request');
    await page.getByRole('radio').waitFor();
    await shop.database.execute(
      sql`update products set list_price_paise = 100000, discount_bps = 0, gst_bps = 1800 where id = ${idOf(dearer)}`,
    );
    await shop.database.execute(sql`delete from products where id = ${idOf(gone)}`);
    await press(page, 'Submit Request');
    const notice = main(page).getByRole('alert').filter({ hasText: 'please review your cart' });
    await notice.getByText(products[dearer]?.pro_title ?? '').waitFor();
    await notice.getByText('₹1,180').waitFor();
    await notice.getByText(products[gone]?.pro_title ?? '').waitFor();
    await notice.getByText('No longer in the catalogue').waitFor();
    expect(await notice.getByText(products[same]?.pro_title ?? '').count()).toBe(0);
    expect((await buyer.api.listOrders()).total).toBe(0);
    await press(page, 'Submit with today’s prices');
    await says(page, 'Your quote request has been submitted.');
    await page.waitForURL('**/orders');
    const { orders } = await buyer.api.listOrders();
    expect(orders.map((order) => order.order_product._id)).toEqual([idOf(dearer), idOf(same)]);
    expect(orders[0]?.order_price).toBe(1180);
    await close();
  }, 60_000);
});

describe('a request that was made', () => {
  it('empties the cart, says so, and leads to the orders after 3 s', async () => {
    const { page, close } = await openQuotation(360);
    await stopClock(page);
    await press(page, 'Submit Request');
    await staysFor(page, 'Your quote request has been submitted.', 3000);
    await page.waitForURL('**/orders');
    expect(await page.evaluate(() => localStorage.getItem('udyoghaat_cart'))).toBe(
      '{"items":{},"Totalitems":0}',
    );
    await close();
  }, 60_000);
});
