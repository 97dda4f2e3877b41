import { sql } from 'drizzle-orm';
import { verifyPath } from '#domain/page-paths.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { getHorizontalOverflow } from '../support/inspect-page.ts';
import { storeQuotation } from '../support/stored-quotation.ts';

for (const width of [360, 1440])
  test(`the page behind a quotation’s code says that it is the latest at ${width} px`, async ({
    shop,
    visit,
  }) => {
    const { number, verifyCode } = await storeQuotation(shop);
    const { page, consoleErrors } = await visit({ width });
    const response = await page.goto(verifyPath(number, verifyCode));
    expect(response?.headers()['cache-control']).toContain('no-store');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'This is the latest quotation' }).waitFor();
    await expect(main).toContainText(`${number} R1`);
    await expect(main).toContainText('8 Dec 2099');
    for (const secret of ['Hooghly', '33,629', 'Bench drilling'])
      await expect(main).not.toContainText(secret);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await page.evaluate(getHorizontalOverflow)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

test('a replaced quotation names the newer one, also without scripts', async ({ shop, browser }) => {
  const { quoteRequestId, number, verifyCode } = await storeQuotation(shop);
  await shop.database.execute(
    sql`update quote_revisions set state = 'superseded' where quote_request_id = ${quoteRequestId} and number = 1`,
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url + verifyPath(number, verifyCode));
  await page.getByRole('heading', { level: 1, name: 'There is a newer quotation' }).waitFor();
  await context.close();
});

test('an unknown code is the 404 page, and guessing ends', async ({ shop }) => {
  const { number } = await storeQuotation(shop);
  const guess = async () => fetch(shop.url + verifyPath(number, 'ABCDEFGH23456789'));
  expect((await guess()).status).toBe(404);
  let response = await guess();
  for (let count = 0; count < 700 && response.status !== 429; count += 1) response = await guess();
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).toContain('Too many attempts');
});
