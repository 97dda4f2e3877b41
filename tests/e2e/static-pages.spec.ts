import type { Page } from '@playwright/test';
import { formatDay } from '#domain/indian-format.ts';
import { productPath } from '#domain/page-paths.ts';
import { expect, test } from '../support/browser-test.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { WIDTHS } from '../support/extended.ts';
import { getPath, unexpectedErrors } from '../support/page-actions.ts';

const MESSAGE = {
  'First name': 'Asha',
  'Last name': 'Rao',
  Phone: '+91 98300 12345',
  Message: 'Do you rent?',
};
async function fill(page: Page, fields: Record<string, string> = MESSAGE) {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Now' });

for (const width of WIDTHS)
  test.describe(`contact page at ${width} px`, () => {
    test('shows how to reach the shop and accepts a message', async ({ shop, visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/contact');
      await page.getByRole('heading', { level: 1, name: 'Get in Touch' }).waitFor();
      const { phone, email } = (await shop.api().getContactLinks()).result;
      const directly = page.getByRole('region', { name: 'Contact us directly' });
      await expect
        .poll(() => directly.getByRole('link', { name: phone }).getAttribute('href'))
        .toBe('tel:+913340001234');
      await expect
        .poll(() => directly.getByRole('link', { name: email, exact: true }).getAttribute('href'))
        .toBe(`mailto:${email}`);

      await fill(page, { ...MESSAGE, Phone: '033 4000 1234' });
      const sent = page.waitForRequest('**/postContact');
      await send(page).click();
      expect((await sent).postDataJSON()).not.toHaveProperty('email');
      await page.getByText('Thank you for your message. We will call you back.').waitFor();
      await page.getByRole('main').getByText('Your message has reached us.').waitFor();
      await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
      expect(consoleErrors).toEqual([]);
    });

    test('reports every missing field and focuses the first', async ({ visit }) => {
      const { page } = await visit({ width });
      await page.goto('/contact');
      await fill(page, { 'Last name': 'Rao', Phone: '12345' });
      await send(page).click();
      await page.getByText('First name is required.').waitFor();
      await page.getByText('Message is required.').waitFor();
      await page.getByText(/^Please enter a phone number with STD code/).waitFor();
      expect(await page.getByText('E-mail is required.').count()).toBe(0);
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
      await expect.poll(focused).toBe('fname');
    });

    test('sends the e-mail address if one is typed', async ({ visit }) => {
      const { page } = await visit({ width });
      await page.goto('/contact');
      await fill(page, { ...MESSAGE, 'E-mail (optional)': 'asha@' });
      await send(page).click();
      await page.getByText('Please enter a valid e-mail address.').waitFor();
      await fill(page, { 'E-mail (optional)': 'asha@rao.test' });
      const sent = page.waitForRequest('**/postContact');
      await send(page).click();
      expect((await sent).postDataJSON()).toMatchObject({ email: 'asha@rao.test' });
      await page.getByText('Thank you for your message.').waitFor();
    });

    test('shows the server’s error and keeps the message', async ({ visit }) => {
      const { page } = await visit({ width });
      await page.route('**/postContact', (route) =>
        route.fulfill({ status: 429, json: { success: false, msg: 'Too many attempts.' } }),
      );
      await page.goto('/contact');
      await fill(page);
      await send(page).click();
      await page.getByRole('listitem').getByText('Too many attempts.').waitFor();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you rent?');
    });
  });

const TEXTS = [
  { path: '/aboutus', heading: 'About Us', section: 'How to get a quote' },
  { path: '/privacy-policy', heading: 'Privacy Policy', section: 'Grievance Officer' },
  { path: '/terms-conditions', heading: 'Term & Conditions', section: '10. Governing law and jurisdiction' },
];

for (const width of WIDTHS)
  test.describe(`content pages at ${width} px`, () => {
    for (const { path, heading, section } of TEXTS)
      test(`shows ${heading} and scrolls to its sections`, async ({ visit }) => {
        const { page, consoleErrors } = await visit({ width });
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        const main = page.getByRole('main');
        if (width < 1024) await main.getByText('On this page').first().click();
        await main.getByRole('link', { name: section }).click();
        await page.waitForURL(/#./);
        const found = main.getByRole('heading', { level: 2, name: section });
        await expect
          .poll(() => found.evaluate((h2) => Math.abs(h2.getBoundingClientRect().top) < window.innerHeight))
          .toBe(true);
        await page.reload();
        await expect
          .poll(() => found.evaluate((h2) => h2.getBoundingClientRect().top < window.innerHeight))
          .toBe(true);
        await page.goto(`${path}#100%`);
        await page.reload();
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        expect(consoleErrors).toEqual([]);
      });

    test('shows a content page at once and its text when it arrives', async ({ visit }) => {
      const { page, consoleErrors } = await visit({ width });
      await page.goto('/contact');
      let answer = () => {};
      const mayAnswer = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/getPageContent/**', async (route) => {
        await mayAnswer;
        await route.continue();
      });
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Term & Conditions' }).click();
      await page.getByRole('heading', { level: 1, name: 'Term & Conditions' }).waitFor();
      await page.getByRole('main').getByRole('status').waitFor({ state: 'attached' });
      expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
      answer();
      await page.getByRole('heading', { name: '1. These terms' }).waitFor();
      expect(await page.getByRole('main').getByRole('status').count()).toBe(0);
      expect(consoleErrors).toEqual([]);
    });

    for (const { heading } of TEXTS)
      test(`leads from ${heading} to /something-wrong when the shop fails to give the text`, async ({
        visit,
      }) => {
        const visitor = await visit({ width });
        const { page } = visitor;
        await page.goto('/contact');
        await page.route('**/getPageContent/**', (route) =>
          route.fulfill({ status: 503, json: { success: false, msg: 'Resting.' } }),
        );
        await page.getByRole('contentinfo').getByRole('link', { name: heading }).click();
        await page.waitForURL('**/something-wrong');
        await page.getByRole('heading', { name: 'Something Wrong' }).waitFor();
        await page.goBack();
        await page.waitForURL('**/contact');
        expect(unexpectedErrors(visitor)).toEqual([]);
      });

    test('stays at a content page without a connection, and shows its text when it is back', async ({
      visit,
    }) => {
      const { page } = await visit({ width });
      await page.goto('/contact');
      await page.route('**/getPageContent/**', (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
      expect(getPath(page)).toBe('/aboutus');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    });
  });

for (const width of WIDTHS)
  test.describe(`footer at ${width} px`, () => {
    test('has the footer links on an error page, and sets no cookie', async ({ shop, visit }) => {
      const { page, consoleErrors } = await visit({ width });
      // Though its address begins as a product's.
      await page.goto('/product/nowhere');
      await page.getByRole('heading', { name: '404 Error !! Page Not Found' }).waitFor();
      const footer = page.getByRole('contentinfo');
      const links = (await shop.api().getContactLinks()).result;
      for (const [name, href] of [
        ['About Us', '/aboutus'],
        ['Contact', '/contact'],
        ['Privacy Policy', '/privacy-policy'],
        ['Term & Conditions', '/terms-conditions'],
        ['Sell on Udyog Haat', 'https://seller.udyoghaat.example'],
        ['Udyog Haat on LinkedIn', links.linkedin],
        [links.phone, 'tel:+913340001234'],
        [links.email, `mailto:${links.email}`],
        [/^Grievance Officer: Ananya Mukherjee/, `mailto:${links.grievance_email}`],
      ] as const) {
        const link = footer.getByRole('link', { name, exact: typeof name === 'string' });
        await expect.poll(() => link.getAttribute('href'), String(name)).toBe(href);
      }
      const popular = footer.getByRole('navigation', { name: 'Popular searches by category' });
      await expect(popular.locator('> div > ul > li')).toHaveCount(4);
      await page.getByRole('main').getByRole('link', { name: 'Go Back' }).click();
      await page.waitForURL(`${shop.url}/`);
      await page.waitForLoadState('networkidle');
      expect(await page.context().cookies()).toEqual([]);
      expect(consoleErrors.filter((error) => !error.includes('404'))).toEqual([]);
    });
  });

test.describe('print', () => {
  const visible = async (page: Page, name: string) =>
    (await page.getByText(name, { exact: true }).filter({ visible: true }).count()) > 0;

  test('prints a product dark on white, with its prices and without controls', async ({ shop, visit }) => {
    const { page } = await visit({ width: 794 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const [product] = await fetchProducts(shop.api(), 1);
    await page.goto(productPath(product?._id ?? '', product?.pro_title ?? '', 'DEMO'));
    await expect.poll(() => visible(page, product?.pro_title ?? '')).toBe(true);
    await expect.poll(() => visible(page, 'Price incl. GST')).toBe(true);
    await expect.poll(() => visible(page, 'sales@udyoghaat.example')).toBe(true);
    await page.getByText(`Prices as on ${formatDay(new Date())}`).waitFor();
    const address = page.getByText(`/product/-/${product?._id}/-`).filter({ visible: true });
    const printed = new URL(await address.innerText());
    for (const name of [
      'Add to Cart',
      'Share',
      'Similar products',
      'Popular searches by category',
      'Log in',
    ]) {
      expect(await visible(page, name), name).toBe(false);
    }
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
    expect(colours).toEqual({ color: 'rgb(22, 25, 29)', backgroundColor: 'rgb(255, 255, 255)' });
    await page.goto(printed.pathname);
    await page.getByRole('heading', { level: 1, name: product?.pro_title ?? '' }).waitFor();
  });

  test('prints an order with its parties and prices', async ({ shop, visit }) => {
    const buyer = await signUpWithPhone(shop);
    const [product] = await fetchProducts(shop.api(), 1);
    if (!product) throw new Error('The demo catalogue has no products.');
    const { result } = await buyer.api.submitQuoteRequest({
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: quoteRequestFor([{ product, quantity: 2 }]),
    });
    const { page } = await visit({ width: 794 });
    await page
      .context()
      .addCookies([{ name: 'udyoghaat_client_access_token', value: buyer.token, url: shop.url }]);
    await page.goto(`/order/${result[0]?._id}`);
    await page.getByText('BILL TO').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => visible(page, 'SHIP TO')).toBe(true);
    await expect.poll(() => visible(page, 'Price breakdown')).toBe(true);
    expect(await page.getByText('Prices as on').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Estimate' }).isVisible()).toBe(false);
    expect(await visible(page, 'You can rate this after delivery')).toBe(false);
    const line = page.getByRole('list', { name: 'Progress' });
    await expect.poll(() => line.evaluate((list) => getComputedStyle(list).printColorAdjust)).toBe('exact');
    await page.goto('/orders');
    await page.getByText('1 product in 1 request').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Find in your orders' }).isVisible()).toBe(false);
  });
});

test.describe('without JavaScript', () => {
  for (const path of ['/contact', '/login', '/register', '/forget-password', '/cart', '/orders', '/account'])
    test(`${path} says that it needs JavaScript`, async ({ browser, shop }) => {
      const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await page
        .getByText(/needs JavaScript/)
        .first()
        .waitFor();
    });

  test('shows the content pages without JavaScript', async ({ browser, shop }) => {
    const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const { path, section } of TEXTS) {
      await page.goto(path);
      await page.getByRole('heading', { name: section }).waitFor();
    }
  });
});
