import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { addOperator, startOperatorSession } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let desk: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  desk = shop.api(await startOperatorSession(shop, 'catalogue'));
});
afterAll(() => shop.close());

const upload = (text: string) => desk.uploadImport({ file: new Blob([text]) });
const firstProduct = async () => {
  const { products } = await desk.listCatalogueProducts({ query: { limit: '1' } });
  if (!products[0]) throw new Error('There are no products.');
  return products[0];
};

describe('an import', () => {
  it('guesses the columns, shows what changes, stores it and is undone as one act', async () => {
    const { brand, model, price } = await firstProduct();
    const file = await upload(`Make,Model No.,Rate,Remarks\n"${brand}","${model}",${price - 100},hot\n`);
    expect(file).toMatchObject({
      rows: 1,
      columns: [
        { name: 'Make', sample: brand, guess: 'brand' },
        { name: 'Model No.', sample: model, guess: 'model' },
        { name: 'Rate', sample: String(price - 100), guess: 'price' },
        { name: 'Remarks', sample: 'hot', guess: '' },
      ],
    });
    const body = { import: file.import, columns: file.columns.map(({ guess }) => guess) };
    const preview = await desk.runImport({ body: { ...body, dry_run: true } });
    expect(preview).toMatchObject({ added: 0, changed: 1, problem_count: 0, change: null });
    expect(preview.changes[0]?.cells).toEqual([
      { column: 'price', before: String(price), after: String(price - 100) },
    ]);
    expect((await firstProduct()).price).toBe(price);
    const { change } = await desk.runImport({ body: { ...body, seal: preview.seal } });
    expect((await firstProduct()).price).toBe(price - 100);
    await desk.undoCatalogueChange({ body: { change: change ?? 0 } });
    expect((await firstProduct()).price).toBe(price);
  });

  it('takes every column of the sample file, whose products are new', async () => {
    const sample = await desk.fetchImportSample();
    const file = await desk.uploadImport({ file: sample });
    const columns = file.columns.map(({ guess }) => guess);
    expect(columns).toEqual(file.columns.map(({ name }) => name));
    const outcome = await desk.runImport({ body: { import: file.import, columns, dry_run: true } });
    expect(outcome).toMatchObject({ added: 2, problems: [] });
  });

  it('names the wrong rows and gives them as a file that can be imported again', async () => {
    const { id, price } = await firstProduct();
    const file = await upload(`id,price\n${id},${price}\n${id}x,10\n`);
    const body = { import: file.import, columns: ['id', 'price'] };
    const outcome = await desk.runImport({ body: { ...body, seal: '' } });
    expect(outcome).toMatchObject({ change: null, problem_count: 1, problems: [{ row: 3, column: 'id' }] });
    const rejects = await (await desk.fetchImportRejects({ body })).text();
    expect(rejects).toContain('problem,id,price');
    expect(rejects).toContain(`${id}x,10`);
    expect(rejects).not.toContain(`${id},`);
  });

  it('stores the other rows when the wrong ones are left out', async () => {
    const { products } = await desk.listCatalogueProducts({ query: { limit: '2' } });
    const [{ id = '', price = 0 } = {}, other] = products;
    const file = await upload(`id,price\n${id}x,10\n${other?.id},none\n${id},${price - 2}\n`);
    const body = { import: file.import, columns: ['id', 'price'], leaves_out_wrong_rows: true };
    const preview = await desk.runImport({ body: { ...body, dry_run: true } });
    expect(preview).toMatchObject({ changed: 1, left_out: 2, problem_count: 0, change: null });
    const rejects = await (await desk.fetchImportRejects({ body })).text();
    expect(rejects.trim().split('\n')).toHaveLength(3);
    const stored = await desk.runImport({ body: { ...body, seal: preview.seal } });
    expect(stored).toMatchObject({ changed: 1, left_out: 2 });
    expect((await firstProduct()).price).toBe(price - 2);
    await desk.undoCatalogueChange({ body: { change: stored.change ?? 0 } });
  });

  it('wants jumps of prices confirmed', async () => {
    const { id, price } = await firstProduct();
    const file = await upload(`id,price\n${id},${price * 2}\n`);
    const body = { import: file.import, columns: ['id', 'price'] };
    const { jumps, seal } = await desk.runImport({ body: { ...body, dry_run: true } });
    expect(jumps).toBe(1);
    await expect(desk.runImport({ body: { ...body, seal } })).rejects.toMatchObject({ status: 409 });
    const { change } = await desk.runImport({ body: { ...body, seal, allows_price_jumps: true } });
    await desk.undoCatalogueChange({ body: { change: change ?? 0 } });
  });

  it('stores nothing when somebody has changed a product since the dry run, and says who', async () => {
    const { id, title, version, price } = await firstProduct();
    const file = await upload(`id,price\n${id},${price - 50}\n`);
    const body = { import: file.import, columns: ['id', 'price'] };
    await expect(desk.runImport({ body })).rejects.toMatchObject({ status: 422 });
    const { seal } = await desk.runImport({ body: { ...body, dry_run: true } });
    const name = await addOperator(shop, 'catalogue');
    const other = shop.api((await startStaffSession(shop.database, 'test', name)).token);
    await other.saveCatalogueProduct({
      body: { product: id, version, cells: { price: String(price - 20) } },
    });
    await expect(desk.runImport({ body: { ...body, seal } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`${name} changed “${title}” on `),
    });
    expect((await firstProduct()).price).toBe(price - 20);
    const again = await desk.runImport({ body: { ...body, dry_run: true } });
    expect(again.changes[0]?.cells).toEqual([
      { column: 'price', before: String(price - 20), after: String(price - 50) },
    ]);
    const { change } = await desk.runImport({ body: { ...body, seal: again.seal } });
    await desk.undoCatalogueChange({ body: { change: change ?? 0 } });
  });

  it('makes missing categories when it is asked to', async () => {
    const cells = 'Crane X,Hoistco,X-1,Cranes,Jib cranes,8426,90000,0,18';
    const file = await upload(`title,brand,model,category,sub_category,hsn,price,discount,gst\n${cells}\n`);
    const body = { import: file.import, columns: file.columns.map(({ guess }) => guess) };
    expect((await desk.runImport({ body: { ...body, dry_run: true } })).problem_count).toBe(1);
    const chosen = { ...body, makes_categories: true };
    const { seal } = await desk.runImport({ body: { ...chosen, dry_run: true } });
    const made = await desk.runImport({ body: { ...chosen, seal } });
    expect(made).toMatchObject({ added: 1, problem_count: 0 });
    expect(made.new_categories.join()).toContain('Cranes');
    await desk.undoCatalogueChange({ body: { change: made.change ?? 0 } });
    expect((await desk.listCatalogueProducts({ query: { brand: 'Hoistco' } })).products).toEqual([]);
  });

  it.each([
    ['has no rows', 'id,price\n'],
    ['is no text', '\u0000\uFFFF'],
    ['has semicolons', 'id;price\n1;2\n'],
  ])('refuses a file that %s', async (_, text) => {
    await expect(upload(text)).rejects.toMatchObject({ status: 422 });
  });

  it('knows no file by a made-up name', async () => {
    const body = { import: '../../etc/passwd', columns: ['id'], dry_run: true };
    await expect(desk.runImport({ body })).rejects.toMatchObject({ status: 404 });
  });

  it('is only for those who keep the catalogue', async () => {
    const sales = shop.api(await startOperatorSession(shop, 'sales'));
    await expect(sales.uploadImport({ file: new Blob(['id,price\n1,2\n']) })).rejects.toMatchObject({
      status: 403,
    });
  });
});
