import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { PASSWORD, randomPhone } from '../support/buyers.ts';
import type { DatabaseShop } from '../support/database-shop.ts';

/** What the screen shows as the amount beside a label. */
async function amountBeside(page: Page, label: string): Promise<string> {
  const row = page.locator('dl div', { has: page.getByText(label, { exact: true }) }).last();
  return (await row.locator('dd').innerText()).trim();
}

async function registerAndLogIn(shop: DatabaseShop, page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/login');

  await page.goto(await shop.outbox.waitForLink(email, 'Activate'));
  await page.getByText('Thank You!! Your Account has been activated').waitFor();
  await page.getByRole('link', { name: 'Login Now' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Login Successfully Done').waitFor();
  await page.waitForURL(`${shop.url}/`);
}

async function verifyPhone(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('Phone').fill(randomPhone());
  await page.getByRole('button', { name: 'Save' }).click();
  const code = (
    await page
      .getByText(/^\d{6}$/)
      .first()
      .innerText()
  ).trim();
  await page.getByLabel('OTP').fill(code);
  await page.getByRole('button', { name: 'Verify and save' }).click();
  await page.getByText('Phone number verified.').waitFor();
}

async function enterAddress(page: Page): Promise<void> {
  await page.getByText('No address found').waitFor();
  await page.getByRole('button', { name: '+ Add Address' }).first().click();
  await page.getByLabel('Customer or person').fill('राव इंजीनियरिंग वर्क्स');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('GSTIN').fill('29AAGCB7383J1Z4');
  const billing = page.getByRole('group', { name: 'Billing Details' });
  await billing.getByLabel('Address', { exact: true }).fill('7 Peenya Industrial Area');
  await billing.getByLabel('PIN code').fill('560058');
  await expect.poll(() => billing.getByLabel('State').inputValue()).toBe('Karnataka');
  await billing.getByLabel('District').selectOption('Bengaluru Urban');
  await billing.getByLabel('City').fill('Bengaluru');
  await page.getByLabel('Same as Billing Address').check();
  await page.getByRole('button', { name: 'Save Address' }).click();
  await page.getByText('Address saved.').waitFor();
}

for (const width of [1440, 360])
  test(`leads from a category to an estimate with the cart’s total at ${width} px`, async ({
    shop,
    visit,
  }) => {
    const { page, consoleErrors } = await visit({ width });
    const email = `buyer${width}@buyer.test`;

    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Welding', exact: true }).click();
    await page.getByRole('heading', { name: 'All Welding items' }).waitFor();
    const card = page.getByRole('article').first();
    const title = (await card.getByRole('heading').innerText()).trim();
    await card.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.getByText('Added to your cart').first().waitFor();
    await page.goto('/products');
    await page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /Add to Cart/ })
      .click();

    await registerAndLogIn(shop, page, email);
    await verifyPhone(page);

    await page.goto('/cart');
    const payable = await amountBeside(page, 'Payable amount');
    expect(payable).toMatch(/^₹[\d,]+$/);
    await page.getByRole('main').getByText('Request a quote').click();
    await page.getByRole('heading', { name: 'Generate Your Instant Quotation' }).waitFor();
    await enterAddress(page);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await page.getByText('Your quote request has been submitted.').waitFor();
    await page.waitForURL('**/orders');

    await page.getByRole('main').getByText('Requested').first().waitFor();
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await page.getByText('BILL TO').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Estimate' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^invoice_[0-9A-Za-z]{22}\.pdf$/);
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', await download.path(), '-']);
    expect(stdout).toContain(`${payable}.00`);
    expect(stdout).toContain('राव इंजीनियरिंग वर्क्स');
    expect(stdout).toContain('29AAGCB7383J1Z4');
    expect(stdout).toContain('Karnataka (29)');
    expect(stdout).toContain('Estimate – not a tax invoice');
    expect(stdout.replace(/\s+/g, ' ')).toContain(title.split(' ').slice(0, 4).join(' '));
    expect(stdout).toMatch(/Rupees .* Only/);

    await page.goto('/cart');
    await page.getByText('There is no items').waitFor();
    expect(consoleErrors).toEqual([]);
  });
