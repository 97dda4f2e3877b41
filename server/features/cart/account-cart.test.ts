import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import { mergeAccounts } from '#server/features/admin/merge-accounts.ts';
import {
  fetchProducts,
  PASSWORD,
  quoteRequestFor,
  signUp,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let products: WireProduct[];
beforeAll(async () => {
  shop = await openTestShop();
  products = await fetchProducts(shop.api(), 3);
});
afterAll(() => shop.close());

const NONE = { added: {}, changed: {}, removed: [] };
type Buyer = Awaited<ReturnType<typeof signUp>>;
const change = ({ api }: Buyer, changes: Partial<{ added: object; changed: object; removed: string[] }>) =>
  api.changeAccountCart({ body: { ...NONE, ...changes } as never });
const countCarts = () => shop.database.$count(sql`account_carts`);

describe('the cart of an account', () => {
  it('is empty at first, takes changes, and counts only those that change something', async () => {
    const buyer = await signUp(shop);
    const carts = await countCarts();
    expect(await buyer.api.getAccountCart()).toMatchObject({ version: 0, items: {} });
    expect(await change(buyer, {})).toMatchObject({ version: 0, items: {} });
    expect(await countCarts()).toBe(carts);
    expect(await change(buyer, { added: { drill: 2, saw: 1 } })).toMatchObject({
      version: 1,
      items: { drill: 2, saw: 1 },
    });
    expect(await change(buyer, { added: { drill: 2 } })).toMatchObject({ version: 1 });
    expect(
      await change(buyer, { changed: { drill: 5, gone: 3 }, removed: ['saw', 'unknown'] }),
    ).toMatchObject({
      version: 2,
      items: { drill: 5 },
    });
    expect(await buyer.api.getAccountCart()).toMatchObject({ version: 2, items: { drill: 5 } });
  });

  it('is nobody else’s, and each account has another owner name', async () => {
    const [buyer, other] = await Promise.all([signUp(shop), signUp(shop)]);
    const { owner } = await change(buyer, { added: { drill: 2 } });
    const others = await other.api.getAccountCart();
    expect(others.items).toEqual({});
    expect(others.owner).not.toBe(owner);
    await change(other, { removed: ['drill'] });
    const { access_token } = await shop.api().logIn({ body: { email: buyer.email, password: PASSWORD } });
    expect(await shop.api(access_token).getAccountCart()).toMatchObject({ owner, items: { drill: 2 } });
  });

  it.each([
    [{ added: { drill: 6 } }, 'Quantity never be greater than 5'],
    [{ changed: { drill: 0 } }, 'Quantity never be less than 1'],
  ])('rejects %j', async (changes, message) => {
    await expect(change(await signUp(shop), changes)).rejects.toMatchObject({ status: 422, message });
  });

  it('keeps every change of many that arrive at once', async () => {
    const buyer = await signUp(shop);
    const ids = Array.from({ length: 50 }, (_, index) => `product-${index}`);
    await Promise.all(ids.map((id) => change(buyer, { added: { [id]: 1 } })));
    const { version, items } = await buyer.api.getAccountCart();
    expect(version).toBe(50);
    expect(Object.keys(items).toSorted()).toEqual(ids.toSorted());
  });

  it('has at most 500 products, until one is removed', async () => {
    const buyer = await signUp(shop);
    const hundred = (from: number) =>
      Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`product-${from + index}`, 1]));
    for (const from of [0, 100, 200, 300, 400]) await change(buyer, { added: hundred(from) });
    await expect(change(buyer, { added: { drill: 1 } })).rejects.toMatchObject({ status: 429 });
    expect((await change(buyer, { added: { drill: 1 }, removed: ['product-7'] })).version).toBe(6);
  });

  it('loses what was requested, and nothing when the request is rejected', async () => {
    const buyer = await signUpWithPhone(shop);
    const [requested, kept] = products;
    if (!requested || !kept) throw new Error('There are too few products.');
    const added = { [requested._id]: 1, [kept._id]: 2 };
    await change(buyer, { added });
    const body = quoteRequestFor([{ product: requested, quantity: 3 }]);
    await expect(buyer.api.submitQuoteRequest({ body: { ...body, totalamount: 1 } })).rejects.toMatchObject({
      status: 409,
    });
    expect(await buyer.api.getAccountCart()).toMatchObject({ version: 1, items: added });
    await buyer.api.submitQuoteRequest({ body });
    expect(await buyer.api.getAccountCart()).toMatchObject({ version: 2, items: { [kept._id]: 2 } });
  });

  it('is in the download of the buyer’s data, also products that have left the catalogue', async () => {
    const buyer = await signUp(shop);
    const [product] = products;
    await change(buyer, { added: { [product?._id ?? '']: 2, gone: 1 } });
    const { result } = await buyer.api.downloadMyData();
    expect(result.cart).toHaveLength(2);
    expect(result.cart).toContainEqual({ product: product?.pro_title, quantity: 2 });
    expect(result.cart).toContainEqual({ product: 'gone', quantity: 1 });
  });

  it('goes to the account that another one is joined with, which keeps its quantities', async () => {
    const [from, into] = await Promise.all([signUp(shop), signUp(shop)]);
    await change(from, { added: { drill: 1, saw: 1 } });
    await change(into, { added: { drill: 4 } });
    await mergeAccounts(shop.database, 'meera', from.email, into.email);
    expect(await into.api.getAccountCart()).toMatchObject({ version: 2, items: { drill: 4, saw: 1 } });
  });

  it('is erased with its account', async () => {
    const buyer = await signUp(shop);
    await change(buyer, { added: { drill: 1 } });
    const carts = await countCarts();
    await buyer.api.deleteAccount({ body: { password: PASSWORD } });
    expect(await countCarts()).toBe(carts - 1);
  });
});
