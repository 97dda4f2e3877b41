import type { Page } from '@playwright/test';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { correctBuyer } from '#server/features/quotations/correct-buyer.ts';
import { selectParty } from '#server/features/quotations/repository.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import type { DatabaseShop } from '../support/database-shop.ts';
import { logInToDesk } from '../support/desk.ts';
import { makeJpeg, makePng } from '../support/sample-files.ts';

/** Of no other test. */
const GSTIN = '19AABCU9604R1ZJ';

async function ask(shop: DatabaseShop) {
  const buyer = await signUpWithPhone(shop);
  const orders = await requestQuote(buyer.api, 2, { order_gstin: GSTIN });
  return { buyer, request: orders[0]?.order_invoice_id ?? '' };
}

const rate = (page: Page) => page.getByLabel('Rate, ₹, line 1', { exact: true });

test('the status of a GSTIN is noted, warns before sending, and duplicates lead to merging', async ({
  shop,
  page,
}) => {
  const { buyer: other } = await ask(shop);
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'sales', 'Sunita Verma');
  await page.goto(`${shop.url}/desk/requests/${request}`);
  const card = page.getByRole('region', { name: 'Buyer' });
  await expect(card.getByText('Not checked at gst.gov.in yet.')).toBeVisible();

  expect(await findAxeViolations(page)).toEqual([]);
  await rate(page).fill('45000');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/has never been checked at gst\.gov\.in/)).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Active' }).click();
  await expect(card.getByText(/^Checked at gst\.gov\.in on .+: active \(Sunita Verma\)\.$/)).toBeVisible();
  await page.getByRole('button', { name: /Preview/ }).click();
  await expect(dialog.getByText(/looked up/)).toBeHidden();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Cancelled' }).click();
  await expect(card.getByText(/: cancelled \(Sunita Verma\)\.$/)).toBeVisible();
  await page.getByRole('button', { name: /Preview/ }).click();
  await expect(dialog.getByText(/GSTIN was cancelled/)).toBeVisible();
  // It is a warning, no wall.
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Offered R1')).toBeVisible();

  await expect(card.getByText('The same GSTIN:').first()).toBeVisible();
  await card.getByRole('link', { name: other.email }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/: cancelled \(Sunita Verma\)\.$/)).toBeVisible();
});

test('a supply to a special economic zone shows its taxes at once, and is stored', async ({ shop, page }) => {
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'sales');
  await page.goto(`${shop.url}/desk/requests/${request}`);
  const taxNow = page
    .getByRole('table', { name: 'Totals' })
    .getByRole('row', { name: /^IGST/ })
    .getByRole('cell')
    .last();
  await expect(taxNow).toHaveText('₹964.62');
  await page.getByLabel('Supply', { exact: true }).selectOption('To SEZ under LUT');
  await expect(page.getByText('No GST is charged, under the letter of undertaking.')).toBeVisible();
  await expect(taxNow).toHaveText('₹0.00');
  await page.getByLabel('Supply', { exact: true }).blur();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Supply', { exact: true })).toHaveValue('lut');
  await page.getByLabel('Supply', { exact: true }).selectOption('To SEZ, IGST paid');
  await expect(taxNow).toHaveText('₹964.62');
});

test('an acceptance on the buyer’s word is undone by an owner, with a reason the buyer reads', async ({
  shop,
  page,
}) => {
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'owner');
  await page.goto(`${shop.url}/desk/requests/${request}`);
  await rate(page).fill('900');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Accepted by phone …' }).click();
  await dialog.getByLabel('How the buyer accepted').fill('by phone');
  await dialog.getByLabel('Person').fill('Ravi Rao');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Accepted R1', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo the acceptance …' }).click();
  await dialog.getByRole('textbox').fill('The order was for another firm.');
  await dialog.getByRole('button', { name: 'Undo the acceptance', exact: true }).click();
  await expect(page.getByText('Offered R1')).toBeVisible();
  await expect(page.getByText('The order was for another firm.')).toBeVisible();
});

test('files go with a message to the buyer, and can be left out before', async ({ shop, page }) => {
  const { buyer, request } = await ask(shop);
  await logInToDesk(shop, page, 'sales');
  await page.goto(`${shop.url}/desk/requests/${request}`);
  const files = [
    { name: 'Drawing.png', mimeType: 'image/png', buffer: await makePng() },
    { name: 'Photo.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() },
    { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a kind of file that is taken') },
  ];
  await page.getByLabel('Attach files').setInputFiles(files);
  await expect(page.getByRole('alert').filter({ hasText: 'Notes.txt:' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave out Photo.jpg' }).click();
  // What is attached is still there after a reload.
  await page.reload();
  await page.getByRole('textbox', { name: 'Message to the buyer' }).fill('Is this the right shaft?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const conversation = page.getByRole('region', { name: 'Conversation' });
  const sent = conversation.getByRole('listitem').filter({ hasText: 'Is this the right shaft?' });
  await expect(sent.getByRole('button', { name: 'Drawing.png' })).toBeVisible();
  await expect(sent.getByRole('button', { name: 'Photo.jpg' })).toHaveCount(0);
  const invoice = (await buyer.api.listOrders({})).orders[0]?.order_invoice_id ?? '';
  const { result } = await buyer.api.getQuotation({ params: { invoice } });
  const [file] = result.messages.at(-1)?.files ?? [];
  expect((await buyer.api.fetchFile({ params: { file: file?.id ?? '' } })).size).toBe(
    files[0]?.buffer.length,
  );
});

test('the buyer’s details are corrected, and wrong ones are kept and explained', async ({ shop, page }) => {
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'sales');
  await page.goto(`${shop.url}/desk/requests/${request}`);
  await page.getByRole('button', { name: 'Correct …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the buyer’s details' });
  await dialog.getByLabel('Firm', { exact: true }).fill('Rao Corrected Pumps');
  await dialog.getByLabel('GSTIN', { exact: true }).fill('27AAPFU0939F1ZV');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/This GSTIN belongs to Maharashtra/).first()).toBeVisible();
  expect(await findAxeViolations(page, { except: 'fieldset:not(dialog *)' })).toEqual([]);
  await dialog.getByLabel('GSTIN', { exact: true }).fill(GSTIN);
  const shipTo = dialog.getByRole('group', { name: 'Ship to' });
  await shipTo.getByLabel('State').selectOption('West Bengal');
  await shipTo.getByLabel('District').selectOption('Kolkata');
  await shipTo.getByLabel('City').fill('Kolkata');
  await shipTo.getByLabel('PIN code').fill('700001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /Rao Corrected Pumps/ })).toBeVisible();
  const sum = page.getByRole('table', { name: 'Totals' });
  await expect(sum.getByRole('row', { name: /^CGST/ })).toBeVisible();
});

test('who corrects what somebody else has just corrected sees both, and chooses', async ({ shop, page }) => {
  const { request } = await ask(shop);
  await logInToDesk(shop, page, 'sales');
  await page.goto(`${shop.url}/desk/requests/${request}`);
  await page.getByRole('button', { name: 'Correct …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the buyer’s details' });
  await dialog.getByLabel('Firm', { exact: true }).fill('Mine Pumps');
  await runAsOperator(shop.database, 'Meera', async (transaction) => {
    const party = await selectParty(transaction, request);
    if (!party) throw new Error('There is no such request.');
    const corrected = { ...party, customer: 'Theirs Pumps' };
    await correctBuyer(transaction, { quoteRequestId: request, operator: 'Meera', party: corrected });
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = dialog.getByRole('alert');
  await expect(conflict).toContainText('Meera');
  const row = conflict.getByRole('row', { name: /^Firm/ });
  await expect(row).toContainText('Theirs Pumps');
  await expect(row).toContainText('Mine Pumps');
  expect(await findAxeViolations(page, { except: 'fieldset:not(dialog *)' })).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /Mine Pumps/ })).toBeVisible();
});
