import type { Locator, Page } from '@playwright/test';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import type { DatabaseShop } from '../support/database-shop.ts';
import { logInToDesk } from '../support/desk.ts';

/**
 * From the moment of a press the shop says nothing. What the desk shows then comes from the press itself, so it does
 * not wait for the shop; when the shop turns out to be gone, nothing that was typed is lost.
 * @param shown is on the screen once it is loaded.
 */
async function silence(page: Page, shown: Locator): Promise<() => Promise<void>> {
  await expect(shown).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await promise;
    await route.abort();
  });
  return async () => {
    resolve();
    await expect(page.getByText(/cannot be reached|Not saved/).first()).toBeVisible();
  };
}

const buttonIn = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const isBusy = (button: Locator) => expect(button).toHaveAttribute('aria-busy', 'true');
const shopIsBack = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/** A request that somebody has opened, so that its screen is not read again for that. */
async function ask(shop: DatabaseShop) {
  const buyer = await signUpWithPhone(shop);
  const [order] = await requestQuote(buyer.api, 1);
  const request = order?.order_invoice_id ?? '';
  await shop.pool.query("update quote_requests set state = 'open', opened_at = now() where id = $1", [
    request,
  ]);
  return { request, number: order?.estimate_number ?? '' };
}

test.beforeEach(async ({ shop, page }) => {
  await logInToDesk(shop, page, 'owner');
});

test('a price that is being saved says so, and stays typed', async ({ shop, page }) => {
  await page.goto(`${shop.url}/desk/products`);
  const price = page.getByRole('textbox', { name: /^List price of/ }).first();
  await price.fill('777');
  const end = await silence(page, price);
  await price.press('Enter');
  await expect(page.getByText('Saving …')).toBeAttached();
  await expect(price).toHaveValue('777');
  await end();
  await expect(price).toHaveValue('777');
  await shopIsBack(page);
  await page.reload();
  await expect(price).toHaveValue('777');
});

test('marked products say what is done with them, and stay marked', async ({ shop, page }) => {
  await page.goto(`${shop.url}/desk/products`);
  const mark = page.getByRole('checkbox').nth(1);
  const end = await silence(page, mark);
  await mark.check();
  await expect(page.getByText('1 product marked')).toBeVisible();
  await buttonIn(page, 'Hide').click();
  await isBusy(buttonIn(page, 'Hide'));
  await end();
  await expect(mark).toBeChecked();
});

test('a draft calculates at once, and its figures stay typed until they are saved', async ({
  shop,
  page,
}) => {
  const { request } = await ask(shop);
  await page.goto(`${shop.url}/desk/requests/${request}`);
  const rate = page.getByLabel('Rate, ₹, line 1', { exact: true });
  await expect(rate).toBeFocused();
  const end = await silence(page, rate);
  await rate.fill('1000');
  await expect(page.getByLabel('With GST, ₹, line 1', { exact: true })).toHaveValue('1,180');
  await rate.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saving …' })).toBeVisible();
  await end();
  await expect(rate).toHaveValue('1000');
  await shopIsBack(page);
  await buttonIn(page, 'Try again').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a message that is being sent says so, and stays typed', async ({ shop, page }) => {
  const { request } = await ask(shop);
  await page.goto(`${shop.url}/desk/requests/${request}`);
  const words = page.getByLabel('Message to the buyer', { exact: true });
  await words.fill('Which colour do you need?');
  const end = await silence(page, words);
  await buttonIn(page, 'Send message').click();
  await isBusy(buttonIn(page, 'Send message'));
  await end();
  await expect(words).toHaveValue('Which colour do you need?');
});

test('a quotation that is being sent says so, and can be sent again', async ({ shop, page }) => {
  const { request } = await ask(shop);
  await page.goto(`${shop.url}/desk/requests/${request}`);
  await page.getByLabel('Rate, ₹, line 1', { exact: true }).fill('900');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send', exact: true });
  const end = await silence(page, dialog.getByText(/@buyer\.test/));
  await send.click();
  await isBusy(send);
  await end();
  await shopIsBack(page);
  await send.click();
  await expect(page.getByText('Offered R1')).toBeVisible();
});

test('requests that are being taken say so, and stay marked', async ({ shop, page }) => {
  const { number } = await ask(shop);
  await page.goto(`${shop.url}/desk/requests`);
  const mark = page.getByRole('checkbox', { name: `Mark ${number}` });
  const end = await silence(page, mark);
  await mark.check();
  await expect(page.getByText('1 marked')).toBeVisible();
  await buttonIn(page, 'Take').click();
  await expect(buttonIn(page, 'Take')).toBeDisabled();
  await expect(page.locator('[aria-busy=true] > .animate-spin').first()).toBeVisible();
  await end();
  await expect(mark).toBeChecked();
});

test('a filter and a request that are being opened show it at once, and can be opened again', async ({
  shop,
  page,
}) => {
  const { request, number } = await ask(shop);
  await page.goto(`${shop.url}/desk/requests`);
  const bar = page.locator('.loading-bar');
  for (const press of [
    () => page.getByRole('searchbox').press('Enter'),
    () => page.getByRole('link', { name: number }).click(),
  ]) {
    await page.getByRole('searchbox').fill(number);
    const end = await silence(page, page.getByRole('link', { name: number }));
    await press();
    await expect(bar).toBeVisible();
    // It grows from the first moment.
    await expect(bar).toHaveCSS('animation-delay', '0s');
    await end();
    await shopIsBack(page);
    await buttonIn(page, 'Try again').click();
    if (page.url().includes(request)) break;
    await expect(page.getByRole('searchbox')).toHaveValue(number);
  }
  await expect(page.getByLabel('Rate, ₹, line 1', { exact: true })).toBeVisible();
});

test('a request that is opened while the list is being read again says that the shop is gone', async ({
  shop,
  page,
}) => {
  const { number } = await ask(shop);
  await page.goto(`${shop.url}/desk/requests`);
  const link = page.getByRole('link', { name: number });
  const end = await silence(page, link);
  const readAgain = page.waitForRequest('**/api/staff/requests?*');
  await ask(shop);
  await readAgain;
  await link.click();
  await end();
  await shopIsBack(page);
  const rate = page.getByLabel('Rate, ₹, line 1', { exact: true });
  // The list may be read once more after the failure, which brings the request without a press.
  await Promise.race([buttonIn(page, 'Try again').click(), rate.waitFor()]);
  await expect(rate).toBeVisible();
});

test('files that are being uploaded say so, and can be sent again', async ({ shop, page }) => {
  await page.goto(`${shop.url}/desk/products/pictures`);
  let end = await silence(page, page.getByLabel('Choose pictures'));
  const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a picture') };
  await page.getByLabel('Choose pictures').setInputFiles(picture);
  await expect(page.getByText('Uploading …')).toBeVisible();
  await end();
  await shopIsBack(page);
  await buttonIn(page, 'Try again').click();
  // The shop has read it.
  await expect(page.getByRole('alert')).toContainText('not a picture');

  await page.goto(`${shop.url}/desk/products/import`);
  end = await silence(page, page.getByLabel(/file/i));
  const file = {
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('brand,model\nBosch,GSB 500'),
  };
  await page.getByLabel(/file/i).setInputFiles(file);
  await expect(page.locator('[role=status] .animate-spin')).toBeVisible();
  await end();
  await shopIsBack(page);
  await page.getByLabel(/file/i).setInputFiles(file);
  await expect(page.getByRole('combobox').first()).toBeVisible();
});

test('what leaves is said to be recorded, and stays typed', async ({ shop, page }) => {
  const { request, number } = await ask(shop);
  await changeOrders(shop.database, 'Meera', number, { to: 'Confirmed', reason: '' });
  await page.goto(`${shop.url}/desk/dispatch/${request}`);
  await page.getByLabel('Transporter').fill('VRL Logistics');
  const end = await silence(page, page.getByLabel('Transporter'));
  await buttonIn(page, 'Record the shipment').click();
  await isBusy(buttonIn(page, 'Record the shipment'));
  await end();
  await expect(page.getByLabel('Transporter')).toHaveValue('VRL Logistics');
  await shopIsBack(page);
  await page.reload();
  await expect(page.getByLabel('Transporter')).toHaveValue('VRL Logistics');
});

test('a view that is being saved says so, and stays typed', async ({ shop, page }) => {
  await page.goto(`${shop.url}/desk/requests?turn=ours`);
  await page.getByText('Saved views').click();
  await buttonIn(page, 'Save these filters …').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the view').fill('Ludhiana');
  const end = await silence(page, dialog);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await isBusy(dialog.getByRole('button', { name: 'Save' }));
  await end();
  await expect(dialog.getByLabel('Name of the view')).toHaveValue('Ludhiana');
});

test('a buyer’s details that are being saved say so, and stay typed', async ({ shop, page }) => {
  const buyer = await signUpWithPhone(shop);
  const { rows } = await shop.pool.query('select id from accounts where email = $1', [buyer.email]);
  await page.goto(`${shop.url}/desk/buyers/${rows[0].id}`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Asha Verma');
  const end = await silence(page, name);
  await buttonIn(page, 'Save').click();
  await isBusy(buttonIn(page, 'Save'));
  await end();
  await expect(name).toHaveValue('Asha Verma');
  await shopIsBack(page);
  await page.reload();
  await expect(name).toHaveValue('Asha Verma');
});

test('a screen stays while it is read again and the shop is gone', async ({ shop, page }) => {
  const buyer = await signUpWithPhone(shop);
  const { rows } = await shop.pool.query('select id from accounts where email = $1', [buyer.email]);
  await page.goto(`${shop.url}/desk/buyers/${rows[0].id}`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Asha Sharma');
  let failed = 0;
  await page.route('**/api/staff/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    failed += 1;
    await route.abort();
  });
  await buttonIn(page, 'Save').click();
  await expect.poll(() => failed).toBeGreaterThan(1);
  await expect(name).toHaveValue('Asha Sharma');
  await isBusy(buttonIn(page, 'Save'));
  await shopIsBack(page);
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
  await expect(name).toHaveValue('Asha Sharma');
});

/**
 * What is done with one press: it shows at once that it is under way, and says so when the shop turns out to be gone.
 */
const PRESSES: readonly {
  what: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  press: (page: Page) => Locator;
  /** What says that it is under way; the button itself where it is absent. */
  busy?: (page: Page) => Locator;
}[] = [
  {
    what: 'a category that moves',
    path: '/categories',
    press: (page) => buttonIn(page, /^Move down: /).first(),
    busy: (page) => page.locator('main [aria-busy=true]').first(),
  },
  {
    what: 'a category that is added',
    path: '/categories',
    prepare: (page) => page.getByLabel('Name', { exact: true }).fill('Silent goods'),
    press: (page) => page.getByRole('button', { name: 'Add', exact: true }),
  },
  {
    what: 'a synonym',
    path: '/synonyms?term=hathoda',
    prepare: (page) => page.getByLabel('The search finds').fill('rotary hammer'),
    press: (page) => page.getByRole('button', { name: 'Save', exact: true }),
  },
  {
    what: 'a known brand',
    path: '/synonyms/brands',
    prepare: (page) => page.getByLabel('Brand', { exact: true }).fill('Silentia'),
    press: (page) => page.getByRole('button', { name: 'Add', exact: true }),
  },
  {
    what: 'a blocked address',
    path: '/buyers/blocked',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'E-mail address' }).fill('spam@silent.test');
      await page.getByLabel('Reason').fill('Spam');
    },
    press: (page) => page.getByRole('button', { name: 'Block', exact: true }),
  },
  {
    what: 'contact links',
    path: '/settings/contact',
    prepare: (page) => page.getByLabel('Phone', { exact: true }).fill('0161 500 1234'),
    press: (page) => page.getByRole('button', { name: 'Save', exact: true }),
  },
  {
    what: 'a new operator',
    path: '/staff',
    prepare: (page) => page.getByLabel('Name', { exact: true }).fill('Silent Singh'),
    press: (page) => page.getByRole('button', { name: 'Add', exact: true }),
  },
  {
    what: 'a file for the books',
    path: '/reports',
    press: (page) => buttonIn(page, 'Save as CSV'),
  },
];

for (const { what, path, prepare, press, busy } of PRESSES)
  test(`${what} shows at once that it is under way`, async ({ shop, page }) => {
    await page.goto(`${shop.url}/desk${path}`);
    await prepare?.(page);
    const end = await silence(page, press(page));
    await press(page).click();
    if (busy) await expect(busy(page)).toBeVisible();
    else await isBusy(press(page));
    await end();
  });
