import { newId } from '#server/platform/database/new-id.ts';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { logInToDesk } from '../support/desk.ts';

test('the day begins with what waits, and every count leads to its list', async ({ shop, visit }) => {
  const buyer = await signUpWithPhone(shop);
  const firm = `Today Works ${newId()}`;
  await requestQuote(buyer.api, 1, { order_customer: firm });
  await shop.pool.query(
    "update quote_requests set answer_due_at = now() - interval '1 hour' where customer = $1",
    [firm],
  );
  const { page } = await visit();
  await logInToDesk(shop, page, 'owner');
  await page.goto(`${shop.url}/desk/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(page.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: /^\d+ Promised answers overdue/ }).click();
  await expect(page.getByRole('row', { name: firm })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  const counts = page.getByRole('region', { name: 'To do' }).getByRole('link');
  await expect(counts).toHaveCount(7);
  const addresses = await counts.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).href),
  );
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/could not be loaded|no such page/);
  }
});

test('owners see what is not ready for business, and others see nothing of it', async ({ shop, visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'owner');
  await page.goto(`${shop.url}/desk/`);
  const forServer = page.getByRole('heading', { name: 'For whoever runs the server' }).locator('+ ol');
  await expect(forServer).toContainText('No mail leaves the shop. Set SMTP_URL to your mail server.');
  await expect(forServer).not.toContainText('Fix it');
  await page.getByRole('link', { name: 'Fix it: Settings, Contact' }).click();
  await expect(page.getByRole('heading', { name: 'How buyers reach you' })).toBeVisible();
  await logInToDesk(shop, page, 'viewer');
  await page.goto(`${shop.url}/desk/`);
  await expect(page.getByRole('link', { name: /Our turn/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before opening for business' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Messages|Mails/ })).toHaveCount(0);
});
