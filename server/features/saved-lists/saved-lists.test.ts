import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import { mergeAccounts } from '#server/features/admin/merge-accounts.ts';
import { fetchProducts, PASSWORD, signUp } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let products: WireProduct[];
beforeAll(async () => {
  shop = await openTestShop();
  products = await fetchProducts(shop.api(), 3);
});
afterAll(() => shop.close());

type Buyer = Awaited<ReturnType<typeof signUp>>;
const line = (product_id: string, quantity = 1, remark?: string) => ({
  product_id,
  quantity,
  ...(remark && { remark }),
});
const save = async ({ api }: Buyer, name = 'Monthly consumables', lines = [line('drill', 2)]) =>
  (await api.saveToList({ body: { name, lines } })).result;
const readLines = async ({ api }: Buyer, id: string) =>
  (await api.getSavedList({ params: { id } })).result.lines;

describe('a saved list', () => {
  it('is created with its first lines, and takes more lines under its name', async () => {
    const buyer = await signUp(shop);
    const { _id: id } = await save(buyer, 'Monthly', [line('drill', 2, 'Keyless'), line('saw', 0.5)]);
    expect(await save(buyer, 'MONTHLY', [line('pump', 40), line('drill', 1)])).toMatchObject({
      _id: id,
      name: 'Monthly',
      lines: [line('drill', 2, 'Keyless'), line('saw', 0.5), line('pump', 40)],
    });
    expect((await buyer.api.listSavedLists()).result).toEqual([
      { _id: id, name: 'Monthly', changed_at: expect.any(String), line_count: 3 },
    ]);
  });

  it('comes before lists that were changed earlier', async () => {
    const buyer = await signUp(shop);
    await save(buyer, 'First');
    await save(buyer, 'Second');
    await save(buyer, 'First', [line('saw')]);
    const { result } = await buyer.api.listSavedLists();
    expect(result.map(({ name }) => name)).toEqual(['First', 'Second']);
  });

  it('is changed line by line, and ignores changes of lines that were removed meanwhile', async () => {
    const buyer = await signUp(shop);
    const { _id: id } = await save(buyer, 'Site', [line('drill'), line('saw'), line('pump')]);
    const { result } = await buyer.api.changeSavedList({
      params: { id },
      body: {
        name: 'Site at Peenya',
        added: [line('belt', 3)],
        changed: [
          { product_id: 'drill', quantity: 12.5, remark: 'Keyless' },
          { product_id: 'gone', quantity: 3 },
        ],
        removed: ['saw', 'unknown'],
        moved: [{ product_id: 'belt', before: 'drill' }],
      },
    });
    expect(result).toMatchObject({
      name: 'Site at Peenya',
      lines: [line('belt', 3), line('drill', 12.5, 'Keyless'), line('pump')],
    });
    await buyer.api.changeSavedList({
      params: { id },
      body: { changed: [{ product_id: 'drill', remark: '' }] },
    });
    expect(await readLines(buyer, id)).toEqual([line('belt', 3), line('drill', 12.5), line('pump')]);
  });

  it('keeps every change of many that arrive at once', async () => {
    const buyer = await signUp(shop);
    const ids = Array.from({ length: 40 }, (_, index) => `product-${index}`);
    await Promise.all(ids.map((id) => save(buyer, 'Monthly', [line(id)])));
    const { result } = await buyer.api.listSavedLists();
    expect(result).toMatchObject([{ line_count: 40 }]);
    const id = result[0]?._id ?? '';
    await Promise.all(
      ids.map((product_id) =>
        buyer.api.changeSavedList({ params: { id }, body: { changed: [{ product_id, quantity: 7 }] } }),
      ),
    );
    expect((await readLines(buyer, id)).filter(({ quantity }) => quantity === 7)).toHaveLength(40);
  });

  it('is nobody else’s to read, change or delete', async () => {
    const [buyer, other] = await Promise.all([signUp(shop), signUp(shop)]);
    const { _id: id } = await save(buyer);
    const unknown = { status: 404, message: 'List not found.' };
    await expect(other.api.getSavedList({ params: { id } })).rejects.toMatchObject(unknown);
    await expect(
      other.api.changeSavedList({ params: { id }, body: { removed: ['drill'] } }),
    ).rejects.toMatchObject(unknown);
    await expect(other.api.deleteSavedList({ params: { id } })).rejects.toMatchObject(unknown);
    expect((await other.api.listSavedLists()).result).toEqual([]);
    await save(other, 'Monthly consumables', [line('saw')]);
    expect(await readLines(buyer, id)).toEqual([line('drill', 2)]);
  });

  it('is not renamed to the name of another one', async () => {
    const buyer = await signUp(shop);
    const { _id: id } = await save(buyer, 'First');
    await save(buyer, 'Second');
    const rename = (name: string) => buyer.api.changeSavedList({ params: { id }, body: { name } });
    await expect(rename('second')).rejects.toMatchObject({
      status: 409,
      fields: { name: 'You already have a list with this name.' },
    });
    expect((await rename('FIRST')).result.name).toBe('FIRST');
  });

  it('is deleted once', async () => {
    const buyer = await signUp(shop);
    const { _id: id } = await save(buyer);
    await buyer.api.deleteSavedList({ params: { id } });
    await expect(buyer.api.deleteSavedList({ params: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await buyer.api.listSavedLists()).result).toEqual([]);
  });

  it.each([
    [{ name: '', lines: [line('drill')] }, 'Name is required.'],
    [{ name: 'x'.repeat(81), lines: [line('drill')] }, 'Name can have at most 80 characters.'],
    [{ name: 'Site', lines: [] }, 'There is nothing to save.'],
    [
      { name: 'Site', lines: [line('drill', 0)] },
      'A quantity must be more than 0 and at most 9999999, with at most three decimals.',
    ],
    [{ name: 'Site', lines: [line('drill', 1, 'x'.repeat(201))] }, 'Remark can have at most 200 characters.'],
  ])('rejects %j', async (body, message) => {
    const { api } = await signUp(shop);
    await expect(api.saveToList({ body })).rejects.toMatchObject({ status: 422, message });
    expect((await api.listSavedLists()).result).toEqual([]);
  });

  it('has at most 500 products, and an account at most 50 lists', async () => {
    const buyer = await signUp(shop);
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => line(`product-${from + index}`));
    const { _id: id } = await save(buyer, 'Full', many(0, 500));
    await save(buyer, 'Full', many(0, 500));
    await expect(save(buyer, 'Full', many(500, 1))).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('501 products; 500 is the maximum'),
    });
    await expect(
      buyer.api.changeSavedList({ params: { id }, body: { added: many(500, 1) } }),
    ).rejects.toMatchObject({ status: 429 });
    expect(await readLines(buyer, id)).toHaveLength(500);
    const names = Array.from({ length: 60 }, (_, index) => `List ${index}`);
    const outcomes = await Promise.allSettled(names.map((name) => save(buyer, name)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(49);
    expect((await buyer.api.listSavedLists()).result).toHaveLength(50);
  });
});

describe('the saved lists of an account', () => {
  it('are in the download of the buyer’s data, with titles of products', async () => {
    const buyer = await signUp(shop);
    const [product] = products;
    await save(buyer, 'Site', [line(product?._id ?? '', 2, 'Blue'), line('gone', 40)]);
    expect((await buyer.api.downloadMyData()).result.saved_lists).toEqual([
      {
        name: 'Site',
        changedAt: expect.any(String),
        lines: [
          { product: product?.pro_title, quantity: 2, remark: 'Blue' },
          { product: 'gone', quantity: 40, remark: '' },
        ],
      },
    ]);
  });

  it('are deleted with the account', async () => {
    const buyer = await signUp(shop);
    const { _id: id } = await save(buyer);
    await buyer.api.deleteAccount({ body: { password: PASSWORD } });
    expect(await shop.database.$count(sql`saved_lists where id = ${id}`)).toBe(0);
  });

  it('go to the account that it is joined with, unless they are too many together', async () => {
    const [from, into] = await Promise.all([signUp(shop), signUp(shop)]);
    await save(from, 'Monthly');
    await save(into, 'Monthly', [line('saw')]);
    await mergeAccounts(shop.database, 'meera', from.email, into.email);
    expect((await into.api.listSavedLists()).result.map(({ name }) => name)).toEqual(['Monthly', 'Monthly']);

    const third = await signUp(shop);
    for (let index = 0; index < 49; index += 1) await save(third, `List ${index}`);
    await expect(mergeAccounts(shop.database, 'meera', third.email, into.email)).rejects.toThrow(
      'Together they have 51 lists; there can be 50.',
    );
    expect((await third.api.listSavedLists()).result).toHaveLength(49);
  });
});
