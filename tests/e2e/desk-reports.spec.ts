import { readFile } from 'node:fs/promises';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { logInToDesk, startOperatorSession } from '../support/desk.ts';

/** No other test sells anything on these days. */
const DAY = '2024-02-29';
const NEXT_DAY = '2024-03-01';
const BRANCH = {
  name: 'Bengaluru',
  address: '4 Peenya, Bengaluru 560058',
  gstin: '29AAUCU4821H1ZR',
  lut: '',
};

test('an accountant reads what was sold in a period, and saves it for spreadsheets and Tally', async ({
  page,
  shop,
}) => {
  const { api } = await signUpWithPhone(shop);
  const orders = await requestQuote(api, 2, { order_customer: 'Reported Pumps' });
  const ids = orders.map(({ _id }) => _id);
  await changeOrders(shop.database, 'meera', ids, { to: 'Confirmed', reason: '' });
  await shop.pool.query(
    `update order_status_changes set changed_at = '${DAY} 12:00+05:30' where order_id = any($1) and status = 'Confirmed'`,
    [ids],
  );
  await logInToDesk(shop, page, 'accounts');
  await page.goto(`${shop.url}/desk/`);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await page.getByLabel('From').fill(DAY);
  await page.getByLabel('Up to').fill(DAY);
  await page.getByRole('button', { name: 'Show' }).click();
  // Until then the table shows another period.
  await expect(page).toHaveURL(new RegExp(`from=${DAY}`));
  const gst = page.getByRole('table', { name: 'GST by HSN' });
  await expect(gst.getByRole('cell', { name: '29-Karnataka' }).first()).toBeVisible();
  const total = await gst.locator('tfoot td').last().innerText();
  expect(total).toMatch(/^₹[\d,.]+$/);
  const summary = await saved('Save as CSV');
  expect(summary.name).toBe(`gst-accepted-${DAY}-${DAY}.csv`);
  expect(summary.content).toContain('29-Karnataka');

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  const table = page.getByRole('table', { name: 'Orders' });
  const row = table.getByRole('row', { name: /Reported Pumps/ });
  await expect(row.getByRole('cell').last()).toHaveText(total);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/staff/report/orders?')) loads.push(request.url());
  });
  expect((await saved('Save as CSV')).content).toContain('Reported Pumps');
  await expect(page.getByText('The file is saved.').first()).toBeVisible();
  const tally = await saved('Save for Tally');
  expect(tally.name).toBe(`orders-accepted-${DAY}-${DAY}.xml`);
  expect(tally.content).toContain('<PARTYNAME>Reported Pumps</PARTYNAME>');
  // Saving is one act: the table is not loaded again, which would be noted as another look at the buyers.
  expect(loads).toEqual([]);

  await page.getByLabel('Orders that were').selectOption('dispatched');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Nothing was sold in this period.')).toBeVisible();
  await page.getByLabel('From').fill(NEXT_DAY);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('The period ends before it begins.')).toBeVisible();
  await page.getByRole('link', { name: 'This month' }).click();
  await expect(page).toHaveURL(/report=orders&by=dispatched&from=\d{4}-\d{2}-01/);
  await expect(page.getByText('The period ends before it begins.')).toBeHidden();

  async function saved(button: string): Promise<{ name: string; content: string }> {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
  }
});

test('a file for Tally is of one GSTIN of the seller, where there are several', async ({ page, shop }) => {
  const day = '2024-03-05';
  const desk = shop.api(await startOperatorSession(shop, 'owner'));
  const { api } = await signUpWithPhone(shop);
  await desk.setBranch({ body: { ...BRANCH, version: 0 } });
  for (const branch of ['', BRANCH.name]) {
    const [order] = await requestQuote(api, 1, { order_customer: `Pumps of ${branch || 'Kolkata'}` });
    const request = order?.order_invoice_id ?? '';
    await desk.setOfferTerms({ body: { request, change: { branch } } });
    await desk.sendOffer({ body: { request } });
    await desk.acceptOfferOnWord({ body: { request, said_by: 'by phone', name: 'Asha Rao' } });
    await shop.pool.query(
      `update order_status_changes set changed_at = '${day} 12:00+05:30' where order_id = $1 and status = 'Confirmed'`,
      [order?._id],
    );
  }
  const [{ name = '', version = 0 } = {}] = (await desk.listBranches()).branches;
  await desk.removeBranch({ body: { name, version } });
  await logInToDesk(shop, page, 'accounts');
  await page.goto(`${shop.url}/desk/reports?report=gst&by=accepted&from=${day}&to=${day}`);
  const gst = page.getByRole('table', { name: 'GST by HSN' });
  await expect(gst.getByRole('columnheader', { name: 'Your GSTIN' })).toBeVisible();
  await expect(gst.getByRole('row').filter({ hasText: BRANCH.gstin })).toHaveCount(1);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByLabel('Your GSTIN').selectOption(BRANCH.gstin);
  expect(await findAxeViolations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save for Tally' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`orders-accepted-${day}-${day}-${BRANCH.gstin}.xml`);
  const content = await readFile(await download.path(), 'utf8');
  expect(content).toContain('<PARTYNAME>Pumps of Bengaluru</PARTYNAME>');
  expect(content).not.toContain('Pumps of Kolkata');
});
