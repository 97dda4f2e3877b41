import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect, type ShopFixtures, test } from '../support/browser-test.ts';
import { ADDRESS_ENTRY, fetchProducts, signUpWithPhone } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { unexpectedErrors } from '../support/page-actions.ts';
import { makeJpeg, makePng, readRealPdf } from '../support/sample-files.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Drawings and photos (optional)' });
const row = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name });

/** A buyer with a product in the cart, where files can be added. */
async function openQuotation({ shop, visit }: ShopFixtures, width: number) {
  const buyer = await signUpWithPhone(shop);
  await buyer.api.saveAddress({ body: ADDRESS_ENTRY });
  const [product] = await fetchProducts(buyer.api, 1);
  const visitor = await visit({ token: buyer.token, cart: { [product?._id ?? '']: 1 }, width });
  await visitor.page.goto('/submit-request');
  await section(visitor.page).waitFor();
  return { buyer, visitor, page: visitor.page };
}

async function choose(page: Page, ...files: { name: string; buffer: Buffer }[]): Promise<void> {
  const chosen = files.map((file) => ({ ...file, mimeType: 'application/octet-stream' }));
  await section(page).locator('input[type=file]').setInputFiles(chosen);
}

for (const width of WIDTHS) {
  test.describe(`files of a quote request at ${width} px`, () => {
    test('are added, survive a reload, go with the request and are saved from the order', async ({
      shop,
      visit,
    }) => {
      const { buyer, visitor, page } = await openQuotation({ shop, visit }, width);
      const pdf = await readRealPdf();
      await choose(page, { name: 'Plan.pdf', buffer: pdf }, { name: 'Photo.jpg', buffer: await makeJpeg() });
      await row(page, 'Plan.pdf')
        .getByText(/^\d+ KB$/)
        .waitFor();
      await row(page, 'Photo.jpg').getByText('1 KB').waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      await page.reload();
      await row(page, 'Photo.jpg').getByRole('button', { name: 'Remove Photo.jpg' }).click();
      await expect(row(page, 'Photo.jpg')).toHaveCount(0);
      await expect(section(page).getByRole('button', { name: 'Add drawings or photos' })).toBeFocused();
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await page.waitForURL('**/orders');

      const { orders } = await buyer.api.listOrders();
      await page.goto(`/order/${orders[0]?._id}`);
      const downloaded = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download Plan.pdf' }).click();
      const download = await downloaded;
      expect(download.suggestedFilename()).toBe('Plan.pdf');
      expect(await readFile(await download.path())).toEqual(pdf);
      await expect(page.getByText('Photo.jpg')).toHaveCount(0);
      expect(await findAxeViolations(page)).toEqual([]);
      expect(unexpectedErrors(visitor)).toEqual([]);
    });

    test('that cannot be added say why, and the others are added', async ({ shop, visit }) => {
      const { buyer, page } = await openQuotation({ shop, visit }, width);
      await choose(
        page,
        { name: 'program.pdf', buffer: Buffer.from('MZ a program') },
        { name: 'large.pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
        { name: 'empty.png', buffer: Buffer.alloc(0) },
        { name: 'photo.png', buffer: await makePng() },
      );
      await row(page, 'program.pdf').getByText('Only PDF, JPEG, PNG and Excel').waitFor();
      await row(page, 'large.pdf').getByText('It is larger than 10 MB.').waitFor();
      await row(page, 'empty.png').getByText('It is empty.').waitFor();
      await row(page, 'photo.png').getByText('1 KB').waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      expect((await buyer.api.listUnusedFiles()).files.map(({ name }) => name)).toEqual(['photo.png']);
    });
  });
}

test('a file whose connection was cut can be sent again, and the request waits for it', async ({
  shop,
  visit,
}) => {
  const { page } = await openQuotation({ shop, visit }, 1440);
  await page.route('**/api/file/upload', (route) => route.abort(), { times: 1 });
  await choose(page, { name: 'Plan.pdf', buffer: await readRealPdf() });
  await row(page, 'Plan.pdf').getByText('There is no connection.').waitFor();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/file/upload', async (route) => {
    await held.promise;
    await route.continue();
  });
  await row(page, 'Plan.pdf').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByText('Your files are still being sent.').waitFor();
  held.resolve();
  await row(page, 'Plan.pdf')
    .getByText(/^\d+ KB$/)
    .waitFor();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.waitForURL('**/orders');
});

test('a file that the shop has deleted since is forgotten after the request was rejected', async ({
  shop,
  visit,
}) => {
  const { buyer, page } = await openQuotation({ shop, visit }, 1440);
  await choose(page, { name: 'Plan.pdf', buffer: await readRealPdf() });
  await row(page, 'Plan.pdf')
    .getByText(/^\d+ KB$/)
    .waitFor();
  const { files } = await buyer.api.listUnusedFiles();
  await buyer.api.removeFile({ body: { file: files[0]?.id ?? '' } });
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByText('A file that you added is no longer there').first().waitFor();
  await expect(row(page, 'Plan.pdf')).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.waitForURL('**/orders');
});

test('a file is added, and removed while it is being sent, by keyboard', async ({ shop, visit }) => {
  const { page } = await openQuotation({ shop, visit }, 1440);
  await page.route('**/api/file/upload', () => undefined);
  const add = section(page).getByRole('button', { name: 'Add drawings or photos' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.press('Enter')]);
  await chooser.setFiles([{ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: await readRealPdf() }]);
  await section(page).getByRole('progressbar', { name: 'Sending Plan.pdf' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove Plan.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('listitem')).toHaveCount(0);
  await expect(section(page).getByRole('button', { name: 'Add drawings or photos' })).toBeFocused();
});

test('a message covers no problem of a file, also one that is said later', async ({ shop, visit }) => {
  const { page } = await openQuotation({ shop, visit }, 1440);
  const { y, height } = (await section(page).boundingBox()) ?? { y: 0, height: 0 };
  // The problem will be said where the message is.
  await page.setViewportSize({ width: 1440, height: Math.round(y + height + 100) });
  await page.route('**/addOrders', (route) =>
    route.fulfill({ status: 409, json: { success: false, msg: 'Prices have changed', prices: {} } }),
  );
  await page.getByRole('button', { name: 'Submit Request' }).click();
  const toast = page.locator('[data-sonner-toast]', { hasText: 'Prices have changed' });
  await toast.waitFor();
  await choose(page, { name: 'empty.png', buffer: Buffer.alloc(0) });
  const problem = section(page).getByText('It is empty.', { exact: true });
  await problem.waitFor();
  await expect
    .poll(async () => {
      const [above, below] = [await toast.boundingBox(), await problem.boundingBox()];
      return above && below && above.y + above.height <= below.y;
    })
    .toBe(true);
});
