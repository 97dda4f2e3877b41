import { sql } from 'drizzle-orm';
import { formatIsoDay, getPreviousDay } from '#domain/indian-day.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { logInToDesk } from '../support/desk.ts';

let shop: DatabaseShop;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  shop = await startDatabaseShop();
  const buyer = await signUpWithPhone(shop);
  for (let count = 0; count < 3; count += 1) await requestQuote(buyer.api, 1);
  await shop.database.execute(sql`
    update quote_requests set state = 'declined', decided_at = now(), answered_at = now()
    where id = (select id from quote_requests order by created_at limit 1)`);
  await shop.database.execute(sql`
    insert into empty_searches (day, words, count)
    values (current_date, 'gzhatsk pump', 7), (current_date, 'only twice', 2)`);
});
test.afterAll(() => shop.close());

test('today has the figures in short, and leads to all of them, by days and by months', async ({ visit }) => {
  const { page } = await visit({ width: 1440 });
  await logInToDesk(shop, page, 'viewer');
  await page.goto(`${shop.url}/desk/`);
  await expect(page.getByRole('definition').first()).toHaveText('3');
  await page.getByRole('link', { name: 'All figures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Figures');
  const asked = page.locator('dl div', { hasText: 'Requests received' });
  await expect(asked).toContainText('3');
  await expect(asked).toContainText('previously: 0');
  await expect(page.getByRole('img', { name: 'Requests over time' })).toBeVisible();
  await page.getByText('As a table').first().click();
  await expect(page.getByRole('table', { name: 'Requests over time' }).getByRole('row')).toHaveCount(31);
  await expect(page.getByRole('img', { name: 'Why requests were lost' })).toContainText('Not recorded');
  expect(await findAxeViolations(page)).toEqual([]);
  // The table stays open.
  await page.getByRole('link', { name: 'Last 365 days' }).click();
  await expect(page.getByRole('table', { name: 'Requests over time' }).getByRole('row')).toHaveCount(
    1 + countMonths(365),
  );
});

/** In how many months the last days are: 365 days are in 13, but in 12 when the last one ends a month. */
function countMonths(days: number): number {
  const months = new Set<string>();
  let day = new Date();
  for (let count = 0; count < days; count += 1) {
    months.add(formatIsoDay(day).slice(0, 7));
    day = getPreviousDay(day);
  }
  return months.size;
}

test('a search without a result leads to a synonym, and to what a buyer sees', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'catalogue');
  await page.goto(`${shop.url}/desk/figures`);
  const row = page.getByRole('row', { name: /gzhatsk pump/ });
  await expect(row).toContainText('7');
  await expect(page.getByText('only twice')).toHaveCount(0);
  await expect(row.getByRole('link', { name: 'Add a synonym for' })).toHaveAttribute(
    'href',
    '/desk/synonyms?term=gzhatsk+pump',
  );
  const opened = page.context().waitForEvent('page');
  await row.getByRole('link', { name: 'See what a buyer sees' }).click();
  await expect(await opened).toHaveURL(`${shop.url}/search?query=gzhatsk+pump`);
});

test('a viewer is not led to synonyms', async ({ visit }) => {
  const { page } = await visit();
  await logInToDesk(shop, page, 'viewer');
  await page.goto(`${shop.url}/desk/figures`);
  await expect(page.getByRole('link', { name: 'See what a buyer sees' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a synonym' })).toHaveCount(0);
});
