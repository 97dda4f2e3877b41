import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { PARTY, requestQuote, signUpWithPhone } from '../support/buyers.ts';
import type { DatabaseShop } from '../support/database-shop.ts';
import { WIDTHS } from '../support/extended.ts';
import { unexpectedErrors } from '../support/page-actions.ts';
import { lapse, linkTo, sendOffer } from '../support/quotations.ts';
import { makePng } from '../support/sample-files.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const total = (page: Page) => page.getByText('Total with GST').locator('xpath=following-sibling::dd');

/** With all of the page in view: what a bar covers for a moment is too small only until somebody scrolls. */
async function findViolations(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ ...size, height: 5000 });
  const violations = await findAxeViolations(page);
  await page.setViewportSize(size);
  return violations;
}

/** A buyer with a request of two products and an offer: one with another rate, an alternative and an option. */
async function buyerWithOffer(shop: DatabaseShop) {
  const buyer = await signUpWithPhone(shop);
  const orders = await requestQuote(buyer.api, 2);
  const invoice = orders[0]?.order_invoice_id ?? '';
  await sendOffer(shop.database, invoice, (terms, next) => ({
    ...terms,
    lines: [
      ...terms.lines.map((line) => ({
        ...line,
        quantity: 40,
        ratePaise: 1_250_50,
        leadDays: 5,
        hsn: '8467',
      })),
      {
        number: next,
        title: 'Impact drill 650 W, keyless chuck',
        brand: 'Kavach',
        model: 'ID-650K',
        hsn: '8467',
        quantity: 40,
        unit: 'NOS',
        ratePaise: 990_00,
        gstBps: 1800,
        offer: 'alternative',
        replaces: 1,
        note: 'In stock in Howrah.',
      },
      {
        number: next + 1,
        title: 'Diesel generator 62.5 kVA, silent',
        hsn: '9973',
        quantity: 1,
        unit: 'NOS',
        ratePaise: 4_500_00,
        gstBps: 1800,
        offer: 'optional',
        rental: {
          per: 'week',
          periods: 2,
          from: '2026-12-05',
          until: '2026-12-18',
          pin: '560058',
          withOperator: true,
          depositPaise: 50_000_00,
          mobilisationPaise: 6_000_00,
        },
      },
    ],
    charges: { ...terms.charges, freightTerm: 'added', freightPaise: 1_500_00, packingPaise: 250_00 },
    deliveryTerms: 'Door delivery to Peenya, Bengaluru',
    paymentTerms: '50% with the order, the rest within 30 days of the invoice',
    warranty: '12 months from the invoice',
    notes: ['Prices hold for the whole quantity only.'],
  }));
  return { ...buyer, orders, invoice };
}

for (const width of WIDTHS)
  test.describe(`a quotation at ${width} px`, () => {
    test('is countered, revised and accepted by link, while the buyer sees it in another browser', async ({
      shop,
      visit,
    }) => {
      const { orders, invoice, token: login } = await buyerWithOffer(shop);
      const token = await linkTo(shop.database, invoice);
      const guest = await visit({ width });
      const { page } = guest;
      await page.goto(`/quotation/${token}`);
      await page.getByRole('heading', { level: 1, name: /^Quotation EST/ }).waitFor();
      await page.getByText(/^Please respond by \d+ \w+ 2026\.$/).waitFor();
      await page.getByText(/Valid until \d+ \w+ 2026/).waitFor();
      expect(await findViolations(page)).toEqual([]);
      const offered = await total(page).innerText();

      // The alternative takes the place of its line, and the option comes on top.
      await page.getByRole('checkbox', { name: 'Select Impact drill 650 W, keyless chuck' }).check();
      const boxes = page.getByRole('checkbox', { name: /^Select / });
      await expect
        .poll(() => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked)))
        .toEqual([false, true, true, false]);
      expect(await total(page).innerText()).not.toBe(offered);
      await boxes.first().check();
      expect(await total(page).innerText()).toBe(offered);

      await button(page, 'Ask for changes').click();
      await page.getByLabel('Your price in ₹').first().fill('cheap');
      await button(page, 'Send changes').click();
      await page.getByText('A price must be a number.').first().waitFor();
      await page.getByLabel('Your price in ₹').first().fill('1,175.50');
      await page.getByLabel('Quantity').nth(1).fill('60');
      await page.getByLabel('Message (optional)').fill('We order every quarter.');
      await page.getByLabel('Your name').fill('Ramesh Gupta');
      expect(await findViolations(page)).toEqual([]);
      await button(page, 'Send changes').click();
      await page.getByText(/^Ramesh Gupta asked for changes via a link on /).waitFor();
      await page.getByText(/^Ramesh Gupta asked for changes to R1 via a link on /).waitFor();
      await page.getByText('at ₹1,175.50').waitFor();

      await sendOffer(shop.database, invoice, (terms) => ({
        ...terms,
        lines: terms.lines.map((line) => (line.number === 1 ? { ...line, ratePaise: 1_199_00 } : line)),
      }));
      await page.reload();
      await page.getByRole('heading', { name: 'Changes since R1' }).waitFor();
      await page.getByText('₹1,199.00 per piece').first().waitFor();

      const buyer = await visit({ token: login, width: 1440 });
      await buyer.page.goto('/orders');
      await buyer.page.getByText(/Quotation R2 – please respond by \d+ \w+ 2026/).waitFor();

      await button(page, 'Accept').click();
      await page.getByLabel('Your name').fill('Asha Rao');
      await page.getByLabel('Designation (optional)').fill('Purchase Manager');
      await page.getByLabel('Purchase order number (optional)').fill('PO/2026/4711');
      const file = { name: 'PO 4711.png', mimeType: 'image/png', buffer: Buffer.from(await makePng()) };
      const purchaseOrder = page.getByLabel('Purchase order file (optional)');
      await purchaseOrder.setInputFiles({ ...file, name: 'Wrong.png' });
      const removed = page.waitForResponse((response) => response.url().endsWith('/remove-file'));
      await button(page, 'Remove Wrong.png').click();
      expect((await removed).status()).toBe(200);
      await purchaseOrder.setInputFiles(file);
      await page.getByText('PO 4711.png').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await button(page, 'Accept and order').click();
      await page.getByText(/^Accepted on .* by Asha Rao, Purchase Manager$/).waitFor();
      await page.getByText('Purchase order PO/2026/4711').waitFor();
      await page.getByText('What happens next').waitFor();
      expect(await button(page, 'Accept').count()).toBe(0);
      expect(unexpectedErrors(guest)).toEqual([]);

      await buyer.page.goto(`/order/${orders[0]?._id}`);
      await buyer.page.getByRole('heading', { level: 1, name: /^Order EST/ }).waitFor();
      await buyer.page.getByText(/^Quotation R2 – 2 of 4 items accepted on \d+ \w+ 2026$/).waitFor();
      await button(buyer.page, 'View quotation').click();
      await buyer.page.getByText(/^Accepted on .* by Asha Rao/).waitFor();
      await buyer.page.getByText('Agreed price before GST').first().waitFor();
      await buyer.page.getByText('Taxable value').first().waitFor();
    });

    test('keeps what is typed when a newer offer comes while the buyer accepts', async ({ shop, visit }) => {
      const { invoice } = await buyerWithOffer(shop);
      const token = await linkTo(shop.database, invoice);
      const { page } = await visit({ width });
      await page.goto(`/quotation/${token}`);
      await button(page, 'Accept').click();
      await page.getByLabel('Your name').fill('Asha Rao');
      await page.getByLabel('Purchase order number (optional)').fill('PO/2026/4711');
      await sendOffer(shop.database, invoice, (terms) => ({ ...terms, warranty: '24 months' }));
      await button(page, 'Accept and order').click();
      await page.getByRole('heading', { name: 'Changes since R1' }).waitFor();
      await page.getByRole('alert').first().waitFor();
      await expect(page.getByLabel('Purchase order number (optional)')).toHaveValue('PO/2026/4711');
      await button(page, 'Accept and order').click();
      await page.getByText(/^Accepted on .* by Asha Rao$/).waitFor();
    });

    test('shows the truth to the person who accepts second', async ({ shop, visit }) => {
      const { invoice, token: login, orders } = await buyerWithOffer(shop);
      const token = await linkTo(shop.database, invoice);
      const [guest, buyer] = [await visit({ width }), await visit({ token: login, width })];
      await guest.page.goto(`/quotation/${token}`);
      await buyer.page.goto(`/order/${orders[0]?._id}`);
      for (const { page } of [guest, buyer]) await button(page, 'Accept').click();
      await guest.page.getByLabel('Your name').fill('Ravi Iyer');
      await buyer.page.getByLabel('Your name').fill('Asha Rao');
      await button(guest.page, 'Accept and order').click();
      await guest.page.getByText(/^Accepted on .* by Ravi Iyer$/).waitFor();
      await button(buyer.page, 'Accept and order').click();
      await buyer.page.getByText(/^Accepted on .* by Ravi Iyer$/).waitFor();
    });

    test('locks when its last day is over, but for asking to renew it', async ({ shop, visit }) => {
      const { invoice } = await buyerWithOffer(shop);
      const token = await linkTo(shop.database, invoice);
      await lapse(shop.database, invoice);
      const { page } = await visit({ width });
      await page.goto(`/quotation/${token}`);
      await page.getByText(/^This quotation was valid until .* and can no longer be accepted\.$/).waitFor();
      for (const name of ['Accept', 'Ask for changes', 'Decline', 'Ask a question'])
        expect(await button(page, name).count()).toBe(0);
      expect(await page.getByRole('checkbox').count()).toBe(0);
      await button(page, 'Ask to renew').click();
      await page.getByLabel('Your name').fill('Ravi Iyer');
      await button(page, 'Ask to renew').click();
      await page.getByText(/^Ravi Iyer asked us via a link on .* to renew this quotation\./).waitFor();
    });

    test('is declined with a reason, and asked about', async ({ shop, visit }) => {
      const { invoice } = await buyerWithOffer(shop);
      const token = await linkTo(shop.database, invoice);
      const { page } = await visit({ width });
      await page.goto(`/quotation/${token}`);
      await button(page, 'Ask a question').click();
      await page.getByLabel('Your name').fill('Ravi Iyer');
      await page.getByLabel('Your question').fill('Can it come on Saturday?\nThe gate is open until 14:00.');
      await button(page, 'Send').click();
      await page.getByText('Can it come on Saturday?').waitFor();
      await button(page, 'Decline').click();
      await button(page, 'Decline quotation').click();
      await page.getByText('Please choose a reason.').first().waitFor();
      await page.getByLabel('Reason').selectOption('The delivery is too late');
      await page.getByLabel('Your name').fill('Ravi Iyer');
      await button(page, 'Decline quotation').click();
      await page.getByText(/^Ravi Iyer declined this quotation via a link on /).waitFor();
    });
  });

test('keeps the sum and its answer at the end of a phone’s screen', async ({ shop, visit }) => {
  const { invoice } = await buyerWithOffer(shop);
  const { page } = await visit({ width: 360 });
  await page.goto(`/quotation/${await linkTo(shop.database, invoice)}`);
  const accept = button(page, 'Accept');
  const scrollTo = (text: string) => page.getByText(text).scrollIntoViewIfNeeded();
  await expect(accept).toBeInViewport({ ratio: 1 });
  const bar = page.locator('[data-buy-bar]');
  await expect(bar).toContainText('Total with GST');
  await scrollTo('General terms');
  await expect(accept).toBeInViewport({ ratio: 1 });
  const before = await bar.innerText();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .last()
    .check();
  await expect(bar).not.toHaveText(before);

  await button(page, 'Ask for changes').click();
  const send = button(page, 'Send changes');
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('New total with GST');
  const unchanged = await bar.getByRole('status').innerText();
  await page.getByLabel('Your price in ₹').first().fill('1,000');
  await expect(bar.getByRole('status')).not.toHaveText(unchanged);
  await page.getByLabel('Your price in ₹').first().fill('cheap');
  await expect(bar.getByText('New total with GST')).toHaveCount(0);
  await expect(send).toBeInViewport({ ratio: 1 });
});

test('a link shows itself only to those who have it, and only as long as it works', async ({
  shop,
  visit,
}) => {
  const { invoice, orders, token: login } = await buyerWithOffer(shop);
  const { page } = await visit({ token: login, width: 360 });
  await page.goto(`/order/${orders[0]?._id}`);
  await page.getByText('Links for colleagues').click();
  await page.getByLabel('E-mail address of your colleague').fill('works@rao.test');
  await button(page, 'Create a link').click();
  const url = await page.getByText(/\/quotation\/[0-9A-Za-z]{22}$/).innerText();

  const colleague = await visit({ width: 360 });
  const response = await colleague.page.goto(url);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await colleague.page.getByText('This link lets you view the quotation, but not respond to it.').waitFor();
  expect(await button(colleague.page, 'Accept').count()).toBe(0);

  await button(page, 'Revoke the link for works@rao.test').click();
  await expect(button(page, 'Revoke the link for works@rao.test')).toHaveCount(0);
  const unknown = randomBytes(11).toString('hex');
  for (const address of [url, `/quotation/${unknown}`, '/quotation/short']) {
    await colleague.page.goto(address);
    await colleague.page
      .getByText(/^This link to a quotation is incomplete, has expired or was withdrawn\./)
      .waitFor();
  }
  expect(await linkTo(shop.database, invoice)).toMatch(/^[0-9A-Za-z]{22}$/);
});

test('links the PDF where there is no JavaScript', async ({ shop, browser }) => {
  const { invoice } = await buyerWithOffer(shop);
  const token = await linkTo(shop.database, invoice);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  // A shop that is busy asks visitors to come again.
  await expect(async () => {
    await page.goto(`${shop.url}/quotation/${token}`);
    const link = page.getByRole('link', { name: 'download the quotation as a PDF' });
    const [download] = await Promise.all([page.waitForEvent('download', { timeout: 20_000 }), link.click()]);
    expect(download.suggestedFilename()).toMatch(/-R1\.pdf$/);
  }).toPass();
  await context.close();
});

test('answers a request of wishes alone within the orders', async ({ shop, visit }) => {
  const buyer = await signUpWithPhone(shop);
  const wishes = [{ text: 'Welding rods E6013, 3.15 mm', quantity: 25, unit: 'KGS' }];
  const { result } = await buyer.api.submitWishes({ body: { ...PARTY, wishes } });
  await sendOffer(shop.database, result.order_invoice_id, (terms) => ({
    ...terms,
    lines: terms.lines.map((line) => ({ ...line, hsn: '8311', ratePaise: 182_50 })),
  }));
  const { page } = await visit({ token: buyer.token, width: 360 });
  await page.goto('/orders');
  await button(page, 'View and respond').click();
  await button(page, 'Accept').click();
  await page.getByLabel('Your name').fill('Asha Rao');
  await button(page, 'Accept and order').click();
  // The order that the acceptance made, which has no page in the catalogue.
  await page.getByRole('link', { name: 'Welding rods E6013, 3.15 mm' }).click();
  await page.getByText('Agreed price before GST').first().waitFor();
  expect(await page.getByRole('link', { name: /opens in a new tab/ }).count()).toBe(0);
});
