import { changeOrders } from '#server/features/admin/change-orders.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { logInToDesk } from '../support/desk.ts';

for (const width of [768, 1440]) {
  test(`sends goods in parts at ${width} px and records that they have arrived`, async ({ shop, visit }) => {
    const buyer = await signUpWithPhone(shop);
    const [product] = await fetchProducts(shop.api(), 1);
    if (!product) throw new Error('There are no products.');
    const { result } = await buyer.api.submitQuoteRequest({
      body: quoteRequestFor([{ product, quantity: 5 }]),
    });
    const number = result[0]?.estimate_number ?? '';
    await changeOrders(shop.database, 'Meera', number, { to: 'Confirmed', reason: '' });
    const { page } = await visit({ width });
    await logInToDesk(shop, page, 'accounts');

    await page.goto('/desk/dispatch');
    await page.getByRole('link', { name: number }).click();
    await page.getByLabel(`Quantity of ${product.pro_title} to send`).fill('2');
    await page.getByLabel('Transporter').fill('VRL Logistics');
    await page.getByLabel('LR number').fill('1234');
    await page.reload();
    await expect(page.getByLabel('LR number')).toHaveValue('1234');
    await page.getByRole('button', { name: /^Record/ }).click();
    const anyway = page.getByRole('button', { name: 'Record it without an e-way bill' });
    const card = page.getByRole('heading', { name: `${number}/S1` });
    await expect(anyway.or(card)).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await expect(card).toBeVisible();
    await expect(page.getByLabel(`Quantity of ${product.pro_title} to send`)).toHaveValue('3');
    await expect(page.getByLabel('LR number')).toHaveValue('');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Packing list' }).click();
    expect((await download).suggestedFilename()).toBe(`packing-list_${number.replaceAll('/', '-')}-S1.pdf`);

    await page.getByRole('button', { name: `Correct ${number}/S1 …` }).click();
    const correction = page.getByRole('form', { name: `Correct ${number}/S1` });
    await expect(correction.getByLabel('LR number')).toHaveValue('1234');
    await correction.getByLabel('LR number').fill('4321');
    await correction.getByLabel('Expected').fill('2026-12-01');
    await correction.getByLabel(`Quantity of ${product.pro_title} in it`).fill('6');
    await correction.getByRole('button', { name: 'Store the correction' }).click();
    await expect(correction.getByText(/at most 5 of 5 can be in this shipment/)).toBeVisible();
    // No field is half below the header.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findAxeViolations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: `Correct ${number}/S1 …` }).click();
    await expect(correction.getByLabel('LR number')).toHaveValue('4321');
    await correction.getByLabel(`Quantity of ${product.pro_title} in it`).fill('3');
    await correction.getByRole('button', { name: 'Store the correction' }).click();
    await expect(page.getByText('VRL Logistics · 4321')).toBeVisible();
    await expect(correction).toBeHidden();
    await expect(page.getByText(`3 × ${product.pro_title}`)).toBeVisible();
    await expect(page.getByLabel(`Quantity of ${product.pro_title} to send`)).toHaveValue('2');
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findAxeViolations(page)).toEqual([]);

    await page.goto('/desk/dispatch?on-the-way');
    await page.getByLabel(`Mark ${number}/S1`).check();
    await page.getByLabel('Received by').fill('Ramesh Kumar');
    await page.getByRole('button', { name: 'Record the delivery' }).click();
    await expect(page.getByLabel(`Mark ${number}/S1`)).toBeHidden();
    expect(await findAxeViolations(page)).toEqual([]);

    await page.goto('/desk/dispatch');
    await page.getByRole('link', { name: number }).click();
    const form = page.getByRole('form', { name: 'Record a return' });
    await expect(form.getByLabel('Which goods')).toHaveText(product.pro_title);
    await form.getByLabel('Quantity, at most 3').fill('4');
    await form.getByLabel('Reason of the buyer').fill('One has a dent');
    await form.getByRole('button', { name: 'Record a return' }).click();
    await expect(form.getByText('Only 3 of this order can be returned.')).toBeVisible();
    await form.getByLabel('Quantity, at most 3').fill('1');
    await form.getByRole('button', { name: 'Record a return' }).click();
    await expect(page.getByText(`1 × ${product.pro_title} Requested`)).toBeVisible();
    await expect(page.getByText('One has a dent')).toBeVisible();
    await expect(form.getByLabel('Quantity, at most 2')).toHaveValue('');
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findAxeViolations(page)).toEqual([]);
  });
}
