import { createApiClient } from '#contract/client.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { logInToDesk } from '../support/desk.ts';
import { addWebhookEndpoint } from '../support/integrations.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

/** One of its own, which may send messages to a receiver on this machine. */
let shop: DatabaseShop;
let receiver: WebhookReceiver;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  receiver = await startWebhookReceiver();
  shop = await startDatabaseShop({ WEBHOOK_LOCAL_HOST: receiver.host });
});
test.afterAll(async () => {
  await shop.close();
  await receiver.close();
});

test('an owner makes a key, which is shown once, works, and ends when it is revoked', async ({ browser }) => {
  const page = await browser.newPage();
  await logInToDesk(shop, page, 'owner');
  await page.goto(`${shop.url}/desk/settings/keys`);
  await page.getByLabel('Name', { exact: true }).fill('Tally bridge');
  await page.getByRole('button', { name: 'Create the key' }).click();
  await expect(page.getByText('Please choose at least one permission.').first()).toBeVisible();
  await page.getByLabel('read quote requests').press('Space');
  await page.getByLabel('Last day').fill(formatIsoDay(new Date()));
  await page.getByRole('button', { name: 'Create the key' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The key of Tally bridge' })).toBeFocused();
  const key = (await page.locator('code').filter({ hasText: /^uh_/ }).textContent()) ?? '';
  const api = createApiClient({ apiUrl: shop.url, getToken: () => `Bearer ${key}` });
  await api.listQuoteRequests();
  const row = page.getByRole('row').filter({ hasText: 'Tally bridge' });
  await page.reload();
  await expect(row).toContainText('Active');
  await expect(row).not.toContainText('Never');
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke the key of Tally bridge' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  await expect(api.listQuoteRequests()).rejects.toMatchObject({ status: 401 });
});

test('an owner adds an address, sees its messages, and sends one again', async ({ browser }) => {
  const page = await browser.newPage();
  await logInToDesk(shop, page, 'owner');
  await page.goto(`${shop.url}/desk/settings/webhooks`);
  await page.getByLabel('Address').fill('https://10.0.0.5/hook');
  await page.getByLabel('a new quote request').press('Space');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('10.0.0.5 is not on the public internet.').first()).toBeVisible();
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await requestQuote((await signUpWithPhone(shop)).api);
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.getByRole('link', { name: receiver.url }).click();
  const row = page.getByRole('row').filter({ hasText: 'request.made' });
  await expect(row).toContainText('Arrived');
  await expect(row).toContainText('200 · Thank you');
  await row.getByRole('button', { name: /^Send again/ }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  await page.getByLabel('an acceptance', { exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${receiver.url}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/settings\/webhooks$/);
  await expect(page.getByText('There are no addresses yet.')).toBeVisible();
});

test('Today leads to an address that the shop has switched off', async ({ browser }) => {
  const { id } = await addWebhookEndpoint(shop, 'https://erp.example/hook', ['request.made']);
  await shop.pool.query(
    `update webhook_endpoints set switched_off_at = now(), failing_since = now() - interval '4 days' where id = $1`,
    [id],
  );
  const page = await browser.newPage();
  await logInToDesk(shop, page, 'owner');
  await page.goto(`${shop.url}/desk`);
  await page.getByRole('link', { name: /Webhooks switched off/ }).click();
  await expect(page.getByText(/Off since/)).toBeVisible();
  await page.getByRole('button', { name: 'Switch on https://erp.example/hook' }).click();
  await expect(page.getByText('Switched on.')).toBeVisible();
  await page.goto(`${shop.url}/desk`);
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible();
  await expect(page.getByText(/Webhooks switched off/)).toHaveCount(0);
});
