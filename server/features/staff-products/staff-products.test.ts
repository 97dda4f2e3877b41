import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { ApiClient } from '#contract/client.ts';
import { listPermissions, type StaffRole } from '#contract/staff-permissions.ts';
import type { WireListedProduct } from '#contract/staff-products.ts';
import { addFurtherPage } from '#server/features/admin/change-further-pages.ts';
import { readCsv } from '#server/features/admin/read-csv.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { addOperator, startOperatorSession } from '../../../tests/support/desk.ts';
import { importText } from '../../../tests/support/product-files.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { exportList } from './export-list.ts';
import { undoCatalogueChange } from './undo-catalogue-change.ts';

let shop: TestShop;
let desk: ApiClient;
let asha: ApiClient;
let viewer: ApiClient;
let product: WireListedProduct;

beforeAll(async () => {
  shop = await openTestShop();
  desk = shop.api(await startOperatorSession(shop, 'owner'));
  await addOperator(shop, 'catalogue', 'Asha Rao');
  asha = shop.api((await startStaffSession(shop.database, 'test', 'Asha Rao')).token);
  viewer = shop.api(await startOperatorSession(shop, 'viewer'));
});
afterAll(() => shop.close());

const listed = async (query: Parameters<ApiClient['listCatalogueProducts']>[0] = {}) =>
  (await desk.listCatalogueProducts(query)).products;
const save = (cells: Record<string, string>, version = product.version, client = desk) =>
  client.saveCatalogueProduct({ body: { product: product.id, version, cells } });
type StaffFilter = Parameters<ApiClient['exportCatalogueProducts']>[0]['body']['filter'];
const JSON_TYPE = { 'content-type': 'application/json' };
async function countRows(csv: string): Promise<number> {
  let count = 0;
  for await (const _ of readCsv(new Blob([csv]).stream())) count += 1;
  return count;
}
const refresh = async () => (await desk.getCatalogueProduct({ params: { id: product.id } })).product;

beforeEach(async () => {
  const [first] = await listed({ query: { limit: '1' } });
  if (!first) throw new Error('There are no products.');
  product = first;
});

describe('the list of products', () => {
  it('has the products of the shop as its own lists do, with their versions', async () => {
    const page = await desk.listCatalogueProducts({ query: { limit: '3' } });
    const inShop = await shop.api().listProducts({ query: { limit: '3' } });
    expect(page.products.map(({ id }) => id)).toEqual(inShop.products.map(({ _id }) => _id));
    expect(page.total).toBe(inShop.total);
    expect(page.products[0]).toMatchObject({
      price: inShop.products[0]?.pro_price,
      discount: inShop.products[0]?.pro_discount,
      state: 'shown',
      version: expect.any(Number),
    });
    const next = await desk.listCatalogueProducts({ query: { limit: '3', after: page.next ?? '' } });
    expect(next.products.map(({ id }) => id)).not.toContain(page.products[0]?.id);
  });

  it('finds by words, model, brand, category, GST rate and price', async () => {
    const { brand, model, gst, price, discount } = product;
    expect((await listed({ query: { q: model } })).map(({ id }) => id)).toContain(product.id);
    const max = String(Math.ceil((price * (100 - discount)) / 100));
    const query = { brand, gst: String(gst), min_price: max, max_price: max };
    expect((await listed({ query })).map(({ id }) => id)).toContain(product.id);
    const others = await listed({ query: { brand: 'No such brand' } });
    expect(others).toEqual([]);
  });
});

describe('an export', () => {
  const read = async (filter: StaffFilter) =>
    (await desk.exportCatalogueProducts({ body: { filter } })).text();
  const importBack = async (text: string) => {
    const file = await desk.uploadImport({ file: new Blob([text]) });
    const columns = file.columns.map(({ guess }) => guess);
    return desk.runImport({ body: { import: file.import, columns, dry_run: true } });
  };

  it('has the products of the list as a file whose import changes nothing', async () => {
    const text = await read({ brand: product.brand });
    const { total } = await desk.listCatalogueProducts({ query: { brand: product.brand } });
    expect(text).toContain(product.id);
    expect(await importBack(text)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: total,
      problem_count: 0,
    });
  });

  it('has hidden products and drafts where their list is shown', async () => {
    await save({ state: 'draft' });
    expect(await read({})).not.toContain(product.id);
    expect(await read({ state: 'draft' })).toContain(product.id);
    await save({ state: 'shown' }, product.version + 1);
  });

  it('is written while it is sent, a page of the list at a time', async () => {
    const staff = { id: '', name: 'Asha Rao', via: 'test', permissions: [] };
    const { total } = await desk.listCatalogueProducts({});
    const { text } = await exportList(shop.database, staff, {
      state: 'shown',
      page: 1,
      limit: 1,
      sort: 'all',
    });
    const rows: number[] = [];
    for await (const piece of text) rows.push(await countRows(piece));
    const pages = Array.from({ length: Math.ceil(total / 200) }, (_, page) =>
      Math.min(200, total - page * 200),
    );
    expect(rows).toEqual([1, ...pages]);
  });

  it('is a response of no length that is known before', async () => {
    const { headers } = await shop.fetch('/api/staff/products/export', {
      method: 'POST',
      headers: { authorization: await startOperatorSession(shop, 'catalogue'), ...JSON_TYPE },
      body: JSON.stringify({ filter: {} }),
    });
    expect(headers.get('content-length')).toBeNull();
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="products-[\d-]{10}\.csv"/);
  });

  it('has all that a search finds, however many there are', async () => {
    const cells = 'title,brand,model,category,sub_category,hsn,price,gst';
    const copies = Array.from(
      { length: 300 },
      (_, index) => `Zweck,Zweckmann,Z${index},Power Tools,Drills,8467,9,18`,
    );
    await importText(shop.database, [cells, ...copies].join('\n'));
    const text = await read({ q: 'zweckmann' });
    expect(copies.filter((_, index) => !text.includes(`,Z${index},`))).toEqual([]);
  });

  it('is recorded with the operator and the filter', async () => {
    await asha.exportCatalogueProducts({ body: { filter: { q: 'drill', brand: 'Bosch' } } });
    const { reads } = await desk.listPersonalDataReads({ query: { by: 'Asha Rao' } });
    expect(reads[0]).toMatchObject({
      command: 'exportCatalogueProducts: brand=Bosch&q=drill&state=shown',
      record_count: 0,
    });
  });

  it('is for those who may change products, after a proof of who they are', async () => {
    await expect(viewer.exportCatalogueProducts({ body: { filter: {} } })).rejects.toMatchObject({
      status: 403,
    });
    expect(api.exportCatalogueProducts).toMatchObject({ may: 'catalogue:write', needsProof: true });
  });
});

describe('a product that is not in the shop', () => {
  it.each(['hidden', 'draft'] as const)(
    '%s: is nowhere in the shop, until it is shown again',
    async (state) => {
      const { product: edited } = await save({ state });
      const api = shop.api();
      await expect(api.getProduct({ params: { id: product.id } })).rejects.toMatchObject({ status: 404 });
      const found = await api.searchProducts({ params: { query: product.model } });
      expect(found.products.map(({ _id }) => _id)).not.toContain(product.id);
      expect((await api.getCartDetails({ body: { ids: [product.id] } })).result).toEqual([]);
      expect((await api.listRecentlyViewed({ body: [product.id] })).result).toEqual([]);
      await expect(api.listSimilarProducts({ params: { id: product.id } })).rejects.toMatchObject({
        status: 404,
      });
      const { rows } = await shop.database.execute(
        sql`select 1 from listings join products using (listing_number) where id = ${product.id}`,
      );
      expect(rows).toEqual([]);
      expect((await listed({ query: { state } })).map(({ id }) => id)).toEqual([product.id]);
      expect(
        (await listed({ query: { state, q: product.model.slice(0, 3), brand: product.brand } })).map(
          ({ id }) => id,
        ),
      ).toEqual([product.id]);
      expect(await listed({ query: { state, q: 'zzz' } })).toEqual([]);
      await save({ state: 'shown' }, edited.version);
      expect((await api.getProduct({ params: { id: product.id } })).product._id).toBe(product.id);
      expect((await desk.listCatalogueProducts({ query: { state } })).total).toBe(0);
    },
  );

  it('is counted neither in its category nor in its family', async () => {
    const count = async () => (await shop.api().listProducts()).total;
    const before = await count();
    const { change } = await save({ state: 'hidden' });
    expect(await count()).toBe(before - 1);
    await desk.undoCatalogueChange({ body: { change: change ?? 0 } });
    expect(await count()).toBe(before);
  });
});

describe('saving a product', () => {
  it('changes what is given and counts the version', async () => {
    const cheaper = String(Math.round(product.price * 0.9));
    const { product: edited, change } = await save(
      { price: cheaper, warranty: '9 months' },
      product.version,
      asha,
    );
    expect(edited).toMatchObject({
      version: product.version + 1,
      cells: { price: cheaper, warranty: '9 months' },
    });
    const { changes } = await desk.listProductChanges({ params: { id: product.id } });
    expect(changes[0]).toMatchObject({
      number: change,
      changed_by: 'Asha Rao',
      verb: 'changed',
      cells: [
        { column: 'price', before: String(product.price), after: cheaper },
        { column: 'warranty', before: expect.any(String), after: '9 months' },
      ],
    });
  });

  it('is refused over what somebody else has changed since, with who it was and what is there now', async () => {
    await save({ warranty: '12 months' }, product.version, asha);
    await expect(save({ warranty: '24 months' })).rejects.toMatchObject({
      status: 409,
      conflict: {
        changed_by: 'Asha Rao',
        version: product.version + 1,
        current: expect.objectContaining({ warranty: '12 months' }),
      },
    });
    expect((await refresh()).cells.warranty).toBe('12 months');
    const again = await save({ warranty: '24 months' }, product.version + 1);
    expect(again.product.cells.warranty).toBe('24 months');
  });

  it('names the wrong fields', async () => {
    await expect(save({ hsn: '1', gst: '17', title: '' })).rejects.toMatchObject({
      status: 422,
      fields: { hsn: expect.stringContaining('HSN'), gst: expect.any(String), title: expect.any(String) },
    });
  });

  it('asks before the price jumps', async () => {
    const doubled = { price: String(product.price * 2) };
    await expect(save(doubled)).rejects.toMatchObject({ status: 409, fields: { jump: expect.any(String) } });
    const body = { product: product.id, version: product.version, cells: doubled, allows_price_jumps: true };
    expect((await desk.saveCatalogueProduct({ body })).product.cells.price).toBe(doubled.price);
  });

  it('cannot reach another product by an id among the cells', async () => {
    const [, other] = await listed({ query: { limit: '2' } });
    await save({ id: other?.id ?? '', title: 'Renamed' });
    const { product: untouched } = await desk.getCatalogueProduct({ params: { id: other?.id ?? '' } });
    expect(untouched.title).toBe(other?.title);
  });

  it('rejects changes by a viewer', async () => {
    await expect(save({ title: 'Mine' }, product.version, viewer)).rejects.toMatchObject({ status: 403 });
  });
});

describe('adding a product', () => {
  const addCopy = async (change: Record<string, string>) => {
    const { cells } = await refresh();
    return desk.addCatalogueProduct({ body: { cells: { ...cells, sku: '', ...change } } });
  };

  it('makes a draft out of a copy', async () => {
    const { product: added } = await addCopy({ model: 'COPY-1', state: 'draft' });
    expect(added).toMatchObject({ state: 'draft', version: 1, cells: { model: 'COPY-1' } });
    expect(added.id).not.toBe(product.id);
  });

  it('refuses a model that there is already', async () => {
    await expect(addCopy({})).rejects.toMatchObject({
      status: 422,
      fields: { model: expect.stringContaining('already') },
    });
  });
});

describe('changing many products', () => {
  const mark = async () => (await listed({ query: { limit: '5' } })).map(({ id }) => id);

  it('shows old and new, stores what was shown, and is undone as one act', async () => {
    const products = await mark();
    const before = await listed({ query: { limit: '5' } });
    const wanted = { kind: 'price_by', value: 10 } as const;
    const preview = await desk.changeCatalogueProducts({ body: { products, wanted, dry_run: true } });
    expect(preview).toMatchObject({ changed: 5, unchanged: 0, jumps: 0, change: null });
    expect(await listed({ query: { limit: '5' } })).toEqual(before);
    const stored = await desk.changeCatalogueProducts({ body: { products, wanted, seal: preview.seal } });
    expect(stored.changes).toEqual(preview.changes);
    const after = await listed({ query: { limit: '5' } });
    expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version + 1));
    await desk.undoCatalogueChange({ body: { change: stored.change ?? 0 } });
    expect((await listed({ query: { limit: '5' } })).map(({ price }) => price)).toEqual(
      before.map(({ price }) => price),
    );
  });

  it('stores nothing when a product was changed since the preview', async () => {
    const products = await mark();
    const wanted = { kind: 'discount', value: 12.5 } as const;
    const { seal } = await desk.changeCatalogueProducts({ body: { products, wanted, dry_run: true } });
    await save({ availability: 'In stock' });
    await expect(desk.changeCatalogueProducts({ body: { products, wanted, seal } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/ changed “.+” on .+, after the preview\. Please look at it again\./),
    });
  });

  it('marks jumps of the price and wants them confirmed', async () => {
    const products = await mark();
    const wanted = { kind: 'price_by', value: -50 } as const;
    const preview = await desk.changeCatalogueProducts({ body: { products, wanted, dry_run: true } });
    expect(preview.jumps).toBe(5);
    expect(preview.changes.every((change) => change.is_jump)).toBe(true);
    await expect(desk.changeCatalogueProducts({ body: { products, wanted } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('changes all products of a list', async () => {
    const filter = { brand: product.brand };
    const all = await desk.listCatalogueProducts({ query: filter });
    const hidden = await desk.changeCatalogueProducts({
      body: { filter, wanted: { kind: 'state', value: 'hidden' } },
    });
    expect(hidden.changed).toBe(all.total);
    expect(await listed({ query: filter })).toEqual([]);
    await desk.undoCatalogueChange({ body: { change: hidden.change ?? 0 } });
    expect((await desk.listCatalogueProducts({ query: filter })).total).toBe(all.total);
  });

  it('is refused as a whole when it does not fit one product', async () => {
    const wanted = { kind: 'discount_by', value: -100 } as const;
    await expect(
      desk.changeCatalogueProducts({ body: { products: await mark(), wanted } }),
    ).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('Discount'),
    });
  });
});

describe('removing products', () => {
  it('says how many open requests have them, removes them and can be undone', async () => {
    const body = { products: [product.id] };
    expect(await desk.removeCatalogueProducts({ body: { ...body, dry_run: true } })).toMatchObject({
      removed: 1,
      open_requests: 0,
      change: null,
    });
    const { versions } = await desk.removeCatalogueProducts({ body: { ...body, dry_run: true } });
    await expect(desk.removeCatalogueProducts({ body })).rejects.toMatchObject({ status: 422 });
    await save({ warranty: '27 months' });
    await expect(desk.removeCatalogueProducts({ body: { ...body, versions } })).rejects.toMatchObject({
      status: 409,
      conflict: { changed_by: expect.any(String), current: { title: product.title, warranty: '27 months' } },
    });
    const again = await desk.removeCatalogueProducts({ body: { ...body, dry_run: true } });
    const { change } = await desk.removeCatalogueProducts({ body: { ...body, versions: again.versions } });
    await expect(refresh()).rejects.toMatchObject({ status: 404 });
    await expect(save({ title: 'Gone' })).rejects.toMatchObject({ status: 409 });
    await desk.undoCatalogueChange({ body: { change: change ?? 0 } });
    expect((await refresh()).title).toBe(product.title);
  });
});

describe('the history of a product', () => {
  it('gives back what one change has replaced, and nothing else', async () => {
    const { product: first, change } = await save({ warranty: '6 months', country_of_origin: 'India' });
    const { product: second } = await save({ warranty: '36 months' }, first.version);
    const { cells } = await refresh();
    const restored = await desk.restoreProductChange({
      body: { product: product.id, version: second.version, change: change ?? 0 },
    });
    const { changes } = await desk.listProductChanges({ params: { id: product.id } });
    const [own] = changes.filter(({ number }) => number === change);
    const former = Object.fromEntries((own?.cells ?? []).map(({ column, before }) => [column, before]));
    expect(restored.product.cells).toEqual({ ...cells, ...former });
  });

  it('knows no change of another product', async () => {
    const [, other] = await listed({ query: { limit: '2' } });
    const { change } = await save({ availability: 'In Pune' });
    await expect(
      desk.restoreProductChange({
        body: { product: other?.id ?? '', version: other?.version ?? 1, change: change ?? 0 },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

it('undoes changes of the catalogue only', async () => {
  await desk.setSnippet({ body: { name: 'advance', kind: 'payment', words: '30% in advance', version: 0 } });
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select max(id) as id from changes where kind = 'text_snippets'`,
  );
  await expect(asha.undoCatalogueChange({ body: { change: Number(rows[0]?.id) } })).rejects.toMatchObject({
    status: 403,
  });
});

it('undoes a change of pages only for operators who may change pages', async () => {
  await addFurtherPage(shop.database, 'test', 'undoable', { title: 'Undoable' });
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select max(id) as id from changes where kind = 'page_contents'`,
  );
  const change = Number(rows[0]?.id);
  const as = (role: StaffRole) => ({ name: 'Meera', via: 'desk', permissions: listPermissions(role) });
  await expect(undoCatalogueChange(shop.database, as('sales'), change)).rejects.toMatchObject({
    code: 'forbidden',
  });
  await undoCatalogueChange(shop.database, as('catalogue'), change);
});
