import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { ZipFile } from 'yazl';
import { expect, test } from '../support/browser-test.ts';
import { focusedText, tabTo } from '../support/keyboard.ts';
import { unexpectedErrors } from '../support/page-actions.ts';

const LIST = ['VG-100S→Angle grinder 100 mm→4→Nos', '10 nag bench drill 13mm', '2 cnc lathe', 'SL-8700 40']
  .join('\n')
  .replaceAll('→', '\t');

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const showsText = (page: Page, text: string | RegExp) => main(page).getByText(text).first().waitFor();
const cartIn = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('udyoghaat_cart') ?? '{"items":{}}').items);

const wishesIn = (page: Page): Promise<{ lines: object; others: object[] }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('udyoghaat_wishes') ?? '{}'));

async function paste(page: Page, list: string): Promise<void> {
  await page.goto('/quick-order');
  // Typing a megabyte would take a browser minutes.
  await field(page, 'Your list').evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value;
  }, list);
  await press(page, 'Find products');
}

const choose = (page: Page, file: { name: string; buffer: Buffer }) =>
  main(page)
    .locator('input[type=file]')
    .setInputFiles({ mimeType: '', ...file });

for (const width of [360, 1440])
  test.describe(`quick order at ${width} px`, () => {
    test('finds a pasted list, takes corrections by keyboard alone, and fills the cart', async ({
      visit,
    }) => {
      const visitor = await visit({ width });
      const { page } = visitor;
      await page.goto('/quick-order');
      await tabTo(page, 'Your list');
      await page.keyboard.insertText(LIST);
      await page.keyboard.press('Control+Enter');
      await showsText(page, '2 found, 2 to check, including 1 not in the catalogue');
      await expect.poll(() => focusedText(page)).toBe('H2 Items in your list');
      await expect(
        main(page).getByText('2 found, 2 to check, including 1 not in the catalogue'),
      ).toBeInViewport();
      await expect(field(page, 'Line 1, as written')).toBeInViewport();
      await expect(field(page, 'Quantity of line 1')).toHaveValue('4');
      await expect(field(page, 'Quantity of line 2')).toHaveValue('10');

      await tabTo(page, 'Next line to check');
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedText(page)).toBe('SELECT Product of line 2');
      await page.keyboard.press('ArrowDown');
      await tabTo(page, 'Quantity of line 2');
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedText(page)).toBe('TEXTAREA Line 3, as written');
      await page.keyboard.type('HCD-18L x 2');
      await page.keyboard.press('Enter');
      await showsText(page, '4 found');
      await expect(field(page, 'Quantity of line 3')).toHaveValue('2');
      await expect.poll(() => focusedText(page)).toBe('TEXTAREA Line 3, as written');

      await tabTo(page, 'Add 4 products to cart');
      await page.keyboard.press('Enter');
      await showsText(page, '4 products are in your cart.');
      expect(Object.values(await cartIn(page)).sort()).toEqual([2, 3, 4, 5]);
      await showsText(page, 'For 1 product you asked for more than 5, or for a different unit');
      expect(Object.values((await wishesIn(page)).lines)).toEqual([{ quantity: 40 }]);
      await tabTo(page, 'View cart');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
      await expect(main(page).getByRole('textbox', { name: 'Quantity' })).toHaveCount(4);

      // What was written and chosen is still there.
      await page.goBack();
      await showsText(page, '4 found');
      await page.reload();
      await showsText(page, '4 found');
      await expect(field(page, 'Quantity of line 2')).toHaveValue('3');
      await expect(main(page).getByRole('button', { name: 'Next line to check' })).toBeDisabled();

      // The list has done its work.
      await press(page, 'Add 4 products to cart');
      await main(page).getByRole('button', { name: 'Clear list' }).last().click();
      await expect(main(page).getByRole('listitem')).toHaveCount(0);
      await expect.poll(() => focusedText(page)).toBe('TEXTAREA Your list');
      await page.getByRole('button', { name: 'Undo' }).click();
      await showsText(page, '4 found');
      expect(unexpectedErrors(visitor)).toEqual([]);
    });
  });

test.describe('quick order', () => {
  test('says how much is usually sold, and how many of a product a weight is', async ({ shop, visit }) => {
    const { products } = await shop.api().listProducts({ query: { limit: '200' } });
    const bar = products.find(({ pro_unit_content = '' }) => / kg$/.test(pro_unit_content));
    const { page } = await visit({ width: 360 });
    await page.goto('/quick-order');
    await field(page, 'Your list').fill(`40 RG-13N / 2 ton ${bar?.pro_model}`);
    await press(page, 'Find products');
    await showsText(page, 'Minimum order: 12 pairs, in multiples of 12');
    const count = Math.ceil(2000 / Number.parseFloat(bar?.pro_unit_content ?? ''));
    await showsText(
      page,
      `That is ${count} ${bar?.pro_unit_plural} of ${bar?.pro_unit_content}. The cart has 5 ${bar?.pro_unit_plural};`,
    );
    await expect(field(page, 'Unit of line 1').locator('option:checked')).toHaveText('pairs');
  });

  test('shows the list in a new tab too, such as the one of an activation mail, until it is cleared', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 1440 });
    await paste(page, LIST);
    await showsText(page, '2 found, 2 to check, including 1 not in the catalogue');
    // Without a screen no tab is ever hidden by another one.
    const leave = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await leave();
    const tab = await page.context().newPage();
    await tab.goto('/quick-order');
    await showsText(tab, '2 found, 2 to check, including 1 not in the catalogue');

    await main(page).getByRole('button', { name: 'Clear list' }).last().click();
    await leave();
    const later = await page.context().newPage();
    await later.goto('/quick-order');
    await expect(field(later, 'Your list')).toBeVisible();
    await expect(main(later).getByRole('listitem')).toHaveCount(0);
  });

  test('asks for long lists in parts, shows the first results before the last are asked for', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 360 });
    const sizes: number[] = [];
    let releaseLast = () => {};
    const last = new Promise<void>((resolve) => {
      releaseLast = resolve;
    });
    await page.route('**/matchList', async (route) => {
      sizes.push(route.request().postDataJSON().lines.length);
      if (sizes.length === 3) await last;
      await route.continue();
    });
    await paste(page, 'VG-100S 4\n'.repeat(60));
    await showsText(page, 'Looking for 50 of 60');
    await expect(main(page).getByText('Found', { exact: true })).toHaveCount(50);
    releaseLast();
    await showsText(page, '60 found');
    expect(sizes).toEqual([25, 25, 10]);
    await press(page, 'Clear list');
    await page.getByRole('button', { name: 'Undo' }).click();
    await showsText(page, '60 found');
  });

  test('finds something for each line of its own example', async ({ visit }) => {
    const { page } = await visit({ width: 360 });
    await page.goto('/quick-order');
    await paste(page, (await field(page, 'Your list').getAttribute('placeholder')) ?? '');
    await showsText(page, /^\d found(, \d to check)?$/);
  });

  test('takes what fits for several lines at once, to be checked, and gives it back', async ({ visit }) => {
    const { page } = await visit({ width: 360 });
    await paste(page, 'haath ke dastane cotton 5\ngumboot paanch jodi\nair compresor 3hp 1\nVG-100S 4');
    await showsText(page, '1 found, 3 to check');
    await press(page, 'Use the best match for 2 lines');
    await showsText(page, '1 found, 3 to check');
    await expect(main(page).getByText('Please check', { exact: true })).toHaveCount(2);
    await expect(field(page, 'Product of line 3')).toHaveValue('');
    await expect.poll(() => focusedText(page)).toBe('BUTTON Undo best matches');
    // Those that were taken are still to be looked at.
    await press(page, 'Next line to check');
    await expect.poll(() => focusedText(page)).toBe('SELECT Product of line 1');
    await main(page).getByRole('button', { name: 'Undo best matches' }).focus();
    await page.keyboard.press('Enter');
    await showsText(page, '1 found, 3 to check');
    await expect(main(page).getByText('Please check', { exact: true })).toHaveCount(0);
  });

  test('takes the only product with the figures of a line, and leaves the others to choose from', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 360 });
    await paste(page, 'pallet truck 2.5 ton 2 nos');
    await showsText(page, '1 found');
    const product = field(page, 'Product of line 1');
    await expect(product.locator('option:checked')).toContainText('2500 kg');
    await expect(product.getByRole('option', { name: 'does not state 2.5 ton' })).toHaveCount(4);
    await expect(main(page).getByText('Found', { exact: true })).toBeVisible();
    await product.selectOption({ index: 2 });
    await expect(main(page).getByText('Chosen', { exact: true })).toBeVisible();
    await product.selectOption({ index: 0 });
    await showsText(page, '0 found, 1 to check');
    await expect(main(page).getByText('Choose', { exact: true })).toBeVisible();
  });

  test('waits while the shop is busy, and says when a limit is used up', async ({ visit }) => {
    const { page } = await visit({ width: 360 });
    const answers = [
      { status: 503, headers: { 'retry-after': '1' }, json: { success: false, msg: 'Busy.' } },
      { status: 429, json: { success: false, msg: 'Too many attempts. Please try again in 5 minutes.' } },
    ];
    await page.route('**/matchList', async (route) => {
      const answer = answers.shift();
      await (answer ? route.fulfill(answer) : route.continue());
    });
    await paste(page, 'VG-100S 4');
    await showsText(page, 'Too many attempts. Please try again in 5 minutes.');
    await press(page, 'Continue');
    await showsText(page, '1 found');
  });

  test('reads a CSV and an Excel file in the browser', async ({ visit }) => {
    const { page } = await visit({ width: 360 });
    await page.goto('/quick-order');
    await choose(page, { name: 'list.csv', buffer: Buffer.from('Item,Qty,Unit\nVG-100S,4,Nos\n') });
    await showsText(page, '1 found');
    await choose(page, { name: 'list.xlsx', buffer: await makeWorkbook('VD-13RE', 7) });
    await showsText(page, '2 found');
    await expect(field(page, 'Quantity of line 2')).toHaveValue('7');
  });

  test('says clearly what it cannot take, and keeps nothing of it', async ({ shop, visit }) => {
    const { page } = await visit({ width: 360 });
    let calls = 0;
    await page.route('**/matchList', (route) => {
      calls += 1;
      return route.continue();
    });
    const refusals = [
      ['', 'Please paste at least one line.'],
      ['saw\n'.repeat(10_000), 'and this one has 10,000. Please split it.'],
      ['x'.repeat(2 ** 20), 'Line 1 has more than 300 characters.'],
    ] as const;
    for (const [list, message] of refusals) {
      await paste(page, list);
      await showsText(page, message);
      await expect(field(page, 'Your list')).toHaveValue(list);
    }
    const bomb = await zip({ 'xl/workbook.xml': Buffer.alloc(40 * 2 ** 20) });
    const files = [
      [bomb, 'This file is too large.'],
      [readFileSync('public/icon-192.png'), 'This is neither a CSV nor an Excel file.'],
      [Buffer.from('saw,1\n'.repeat(10_000)), 'and this one has 10,000. Please split it.'],
      [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'This Excel file is in the old .xls format'],
    ] as const;
    for (const [content, message] of files) {
      await choose(page, { name: 'list.xlsx', buffer: content });
      await showsText(page, message);
    }
    expect(calls).toBe(0);
    expect((await shop.pool.query('select from rate_limits')).rowCount).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('udyoghaat_quick_order_3'))).toBeNull();
  });

  test('refuses 10,000 pasted lines at once, and keeps them', async ({ visit }) => {
    const { page } = await visit({ width: 360 });
    await page.goto('/quick-order');
    const list = 'GM-112-4 2\n'.repeat(10_000);
    const isInserted = await field(page, 'Your list').evaluate((element: HTMLTextAreaElement, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      // The browser inserts it only if the page has not.
      element.focus();
      return !element.dispatchEvent(event);
    }, list);
    expect(isInserted).toBe(true);
    await showsText(page, 'and this one has 10,000. Please split it.');
    await expect(field(page, 'Your list')).toHaveValue(list);
  });

  test('shows what is found without JavaScript', async ({ browser, shop }) => {
    const context = await browser.newContext({
      baseURL: shop.url,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await paste(page, 'VG-100S 4\n10 nag bench drill 13mm');
    await page.waitForURL('**/quick-order?list=*');
    await expect(field(page, 'Quantity of line 1')).toHaveValue('4');
    const links = main(page)
      .getByRole('listitem')
      .getByRole('link', { name: /drill|grinder/i });
    await expect.poll(() => links.count()).toBeGreaterThan(2);
    await context.close();
  });

  test('offers each unit of a line once', async ({ visit }) => {
    const { page } = await visit({ width: 1440 });
    await paste(page, 'RS-620D - 10 pair');
    const units = field(page, 'Unit of line 1').getByRole('option');
    await expect(units.filter({ hasText: 'litres' })).toHaveCount(0);
    await expect(units.filter({ hasText: 'pairs' })).toHaveCount(1);
  });

  test('looks a line with a tab up again only if it was changed', async ({ visit }) => {
    const { page } = await visit({ width: 360 });
    await paste(page, 'VG-100S\t4');
    await field(page, 'Quantity of line 1').fill('3');
    await field(page, 'Line 1, as written').focus();
    await field(page, 'Quantity of line 1').focus();
    await expect(field(page, 'Quantity of line 1')).toHaveValue('3');
    await field(page, 'Line 1, as written').fill('VG-100S\n5');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Quantity of line 1')).toHaveValue('5');
    await expect(field(page, 'Line 1, as written')).toHaveValue('VG-100S 5');
  });

  test('says what a list replaces in the cart, and keeps the former quantities if asked', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 360 });
    await paste(page, 'VG-100S 12\nRS-620D 6 pairs');
    await press(page, 'Add 2 products to cart');
    await field(page, 'Quantity of line 1').fill('3');
    await press(page, 'Add 2 products to cart');
    await showsText(page, 'This list replaces what your cart held of these products:');
    const notice = main(page).getByRole('status').filter({ hasText: 'in your cart' });
    await expect(notice.getByRole('listitem')).toHaveText([/: 3 pieces \(was 12 pieces\)$/]);
    await press(page, 'Keep the former quantities');
    await expect(notice).toContainText('Your cart keeps the former quantities of these products:');
    await expect(notice.getByRole('listitem')).toHaveText([/: 12 pieces$/]);
    await expect.poll(() => focusedText(page)).toBe('A View cart');
    expect(Object.values(await cartIn(page))).toEqual([5, 5]);
    expect(Object.values((await wishesIn(page)).lines)).toContainEqual({ quantity: 12 });
  });

  test('shows what it left out of a message, and adds a line of it', async ({ visit }) => {
    const { page } = await visit({ width: 360 });
    await paste(page, 'Dear Sir,\nVG-100S - 4 nos\nSITE OFFICE CHAIR\nPune - 411018');
    await showsText(page, '1 found');
    await main(page).getByText('3 lines left out because they do not name a product').click();
    await showsText(page, 'Pune - 411018');
    await press(page, 'Add “SITE OFFICE CHAIR”');
    await expect(field(page, 'Line 2, as written')).toHaveValue('SITE OFFICE CHAIR');
    await showsText(page, '2 lines left out because they do not name a product');
    await press(page, 'Clear list');
    await expect(main(page).getByText('left out')).toHaveCount(0);
  });

  test('asks for what is not in the catalogue in the words of the list', async ({ visit }) => {
    const { page } = await visit({ width: 360 });
    await paste(page, '2 cnc lathe\n5 bori cement\nVG-100S 4');
    await field(page, 'Product of line 2').selectOption('None of these');
    await press(page, 'Ask for 2 lines not in the catalogue');
    await page.getByText('2 items added to your quote request').waitFor();
    expect((await wishesIn(page)).others).toMatchObject([
      { text: 'cnc lathe', quantity: 2 },
      { text: 'cement', quantity: 5, unit: 'BAG' },
    ]);
    await expect(field(page, 'Line 1, as written')).toHaveValue('VG-100S 4');
    await page.getByRole('button', { name: 'View cart' }).click();
    await showsText(page, 'cnc lathe');
  });

  test('is linked from the cart and the footer', async ({ visit }) => {
    const { page } = await visit({ width: 360 });
    await page.goto('/cart');
    await main(page).getByRole('link', { name: 'Paste a list' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quick order' }).waitFor();
    await page.goto('/');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Quick order' })).toHaveCount(1);
  });
});

function makeWorkbook(model: string, quantity: number): Promise<Buffer> {
  const row = `<row><c t="inlineStr"><is><t>${model}</t></is></c><c><v>${quantity}</v></c></row>`;
  return zip({
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${row}</sheetData></worksheet>`,
  });
}

async function zip(files: Record<string, string | Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream);
}
