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
    // No field is half below the header.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findAxeViolations(page)).toEqual([]);

    await page.goto('/desk/dispatch?on-the-way');
    await page.getByLabel(`Mark ${number}/S1`).check();
    await page.getByLabel('Received by').fill('Ramesh Kumar');
    await page.getByRole('button', { name: 'Record the delivery' }).click();
    await expect(page.getByLabel(`Mark ${number}/S1`)).toBeHidden();
    expect(await findAxeViolations(page)).toEqual([]);
  });
}
