import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/catalogue-desk.ts';
import { WORKBOOK_PARTS, zip } from '../support/sample-files.ts';

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function firstProduct(page: Page): Promise<{ model: string; brand: string; price: number }> {
  const reply = await page.request.get('/api/product/getAllProducts?limit=1');
  const { products } = await reply.json();
  return { model: products[0].pro_model, brand: products[0].pro_brand, price: products[0].pro_price };
}

/** The shop may show for a moment what it has in its cache. */
const expectPrice = (page: Page, price: number) =>
  expect.poll(async () => (await firstProduct(page)).price).toBe(price);

test('imports a price list: guesses columns, shows old and new, stores, undoes', async ({ desk }) => {
  const { brand, model, price } = await firstProduct(desk);
  await desk.goto('/desk/products/import');
  await choose(
    desk,
    'list.csv',
    `Make,Model No.,Dealer rate,Remarks\n"${brand}","${model}",${price * 2},x\n`,
  );
  await expect(desk.getByLabel('What “Make” becomes')).toHaveValue('brand');
  await expect(desk.getByText('These columns are left out: “Dealer rate”, “Remarks”.')).toBeVisible();
  await desk.getByLabel('What “Dealer rate” becomes').selectOption('price');
  await expect(desk.getByText('These columns are left out: “Remarks”.')).toBeVisible();
  await desk.reload();
  await expect(desk.getByLabel('What “Dealer rate” becomes')).toHaveValue('price');
  await desk.getByRole('button', { name: 'Preview the changes' }).click();
  await expect(desk.getByText('0 products would be added, 1 changed; 0 stay the same.')).toBeVisible();
  await expect(desk.getByText('One price changes by more than 30%.')).toBeVisible();
  const store = desk.getByRole('button', { name: 'Import', exact: true });
  await expect(store).toBeDisabled();
  await desk.getByLabel('These prices are right').check();
  await store.click();
  await expect(desk.getByText('Imported: 0 products added, 1 changed.')).toBeVisible();
  await expectPrice(desk, price * 2);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('Undone.')).toBeVisible();
  await expectPrice(desk, price);

  // The same list again: what its columns are is remembered.
  await choose(desk, 'list.csv', `Make,Model No.,Dealer rate,Remarks\n"${brand}","${model}",${price},x\n`);
  await expect(desk.getByLabel('What “Dealer rate” becomes')).toHaveValue('price');
});

test('lists what is wrong, saves the wrong rows as a file, and stores the others', async ({ desk }) => {
  const { brand, model, price } = await firstProduct(desk);
  await desk.goto('/desk/products/import');
  await choose(desk, 'list.csv', `id,brand,model,price\nnobody,,,100\n,"${brand}","${model}",${price - 1}\n`);
  await desk.getByRole('button', { name: 'Preview the changes' }).click();
  await expect(desk.getByRole('cell', { name: 'There is no product “nobody”.' })).toBeVisible();
  expect(await findAxeViolations(desk)).toEqual([]);
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Save the rows with problems as a file' }).click();
  const file = await readFile((await (await download).path()) ?? '', 'utf8');
  expect(file).toContain('problem,id,brand,model,price');
  expect(file).toContain('nobody,,,100');
  expect(file).not.toContain(model);
  await desk.getByRole('button', { name: 'Go on without these rows' }).click();
  await expect(desk.getByText('1 row is left out because of problems.')).toBeVisible();
  expect(await findAxeViolations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(desk.getByText('Imported: 0 products added, 1 changed.')).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expectPrice(desk, price);
});

test('imports an Excel workbook', async ({ desk }) => {
  const { brand, model, price } = await firstProduct(desk);
  await desk.goto('/desk/products/import');
  await desk.getByLabel('Choose a file').setInputFiles({
    name: 'list.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await makeWorkbook([
      ['Make', 'Model No.', 'Rate'],
      [brand, model, price + 1],
    ]),
  });
  await expect(desk.getByLabel('What “Rate” becomes')).toHaveValue('price');
  await desk.getByRole('button', { name: 'Preview the changes' }).click();
  await desk.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(desk.getByText('Imported: 0 products added, 1 changed.')).toBeVisible();
  await expectPrice(desk, price + 1);
});

/** As Excel stores a sheet: texts and numbers are cells of different types. */
function makeWorkbook(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const cells = rows.map((row, index) => {
    const written = row.map((value, column) => {
      const place = `${'ABC'[column]}${index + 1}`;
      return typeof value === 'number'
        ? `<c r="${place}"><v>${value}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${value.replaceAll('&', '&amp;')}</t></is></c>`;
    });
    return `<row r="${index + 1}">${written.join('')}</row>`;
  });
  return zip({
    ...WORKBOOK_PARTS,
    '_rels/.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Prices" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
  });
}

test('says what is wrong with a file that is none', async ({ desk }) => {
  await desk.goto('/desk/products/import');
  await choose(desk, 'list.csv', 'id;price\n1;2\n');
  await expect(desk.getByRole('alert')).toContainText('semicolons');
  await choose(desk, 'list.xlsx', 'PK\u0003\u0004 no workbook');
  await expect(desk.getByRole('alert')).toContainText('cannot be read');
  expect(await findAxeViolations(desk)).toEqual([]);
});

test('exports the products of a filter as a file that changes nothing when it is imported', async ({
  desk,
}) => {
  await desk.goto('/desk/products?q=drill');
  const count = await desk.getByText(/^\d+ products/).textContent();
  const links = desk.getByRole('table', { name: 'Products' }).getByRole('link');
  const titles = await links.allTextContents();
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(desk.getByText('The products of this list have been saved as a file.')).toBeVisible();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  for (const title of titles) expect(text).toContain(title);

  await desk.goto('/desk/products/import');
  await choose(desk, 'products.csv', text);
  await desk.getByRole('button', { name: 'Preview the changes' }).click();
  await expect(desk.getByText('Everything in the file is already in the catalogue.')).toBeVisible();
  await expect(desk.getByText(`(${count?.trim().replace(/products?/, 'rows')})`)).toBeVisible();
});

test('offers a sample file whose columns are all recognised', async ({ desk }) => {
  await desk.goto('/desk/products/import');
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Download a sample file' }).click();
  await choose(desk, 'sample.csv', await readFile(await (await download).path(), 'utf8'));
  await expect(desk.getByText('(2 rows)')).toBeVisible();
  await expect(desk.getByText('These columns are left out')).toBeHidden();
  await desk.getByRole('button', { name: 'Preview the changes' }).click();
  await expect(desk.getByText('2 products would be added, 0 changed; 0 stay the same.')).toBeVisible();
});
