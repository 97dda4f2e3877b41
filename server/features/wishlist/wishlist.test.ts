import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchProducts, signUp } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let ids: string[];
beforeAll(async () => {
  shop = await openTestShop();
  ids = (await fetchProducts(shop.api(), 3)).map((product) => product._id);
});
afterAll(() => shop.close());

const add = (buyer: Awaited<ReturnType<typeof signUp>>, product_id = '') =>
  buyer.api.addToWishlist({ body: { product_id } });

describe('a wishlist', () => {
  it('contains its buyer’s products once each, newest first', async () => {
    const buyer = await signUp(shop);
    for (const id of ids) await add(buyer, id);
    await expect(add(buyer, ids[0])).rejects.toMatchObject({
      status: 409,
      message: 'Already present in your wishlist',
    });
    const { result } = await buyer.api.listWishlist();
    expect(result.map((entry) => entry.wish_product._id)).toEqual(ids.toReversed());
  });

  it('gets one entry when a product is added 50 times at once', async () => {
    const buyer = await signUp(shop);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => add(buyer, ids[0])));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect((await buyer.api.listWishlist()).result).toHaveLength(1);
  });

  it('lets only its buyer remove an entry, and only once', async () => {
    const [buyer, other] = await Promise.all([signUp(shop), signUp(shop)]);
    await add(buyer, ids[0]);
    const wishId = (await buyer.api.listWishlist()).result[0]?._id ?? '';
    await expect(other.api.removeFromWishlist({ params: { wishId } })).rejects.toMatchObject({ status: 404 });
    await shop.fetch(`/api/wishlist/removeFromWishlist/${wishId}`, {
      method: 'HEAD',
      headers: { authorization: buyer.token },
    });
    expect((await buyer.api.listWishlist()).result).toHaveLength(1);
    expect((await buyer.api.removeFromWishlist({ params: { wishId } })).msg).toBe(
      'Item removed successfully',
    );
    await expect(buyer.api.removeFromWishlist({ params: { wishId } })).rejects.toMatchObject({ status: 404 });
    expect((await buyer.api.listWishlist()).result).toEqual([]);
  });

  it('has at most 500 products, also when fifty are added at once, until one is removed', async () => {
    const buyer = await signUp(shop);
    const [first, ...others] = await fetchProducts(shop.api(), 52).then((products) =>
      products.map((product) => product._id),
    );
    await add(buyer, first);
    // The demo catalogue is smaller.
    await shop.database.execute(sql`
      insert into products (id, category_id, sub_category_id, title, description, images, image_alt, list_price_paise,
        discount_bps, gst_bps, ratings, brand, model, hsn, specifications)
      select 'copy ' || number, category_id, sub_category_id, title, description, images, image_alt, list_price_paise,
        discount_bps, gst_bps, ratings, brand, model || number, hsn, specifications
      from products, generate_series(1, 497) as number where id = ${first}`);
    await shop.database.execute(sql`
      insert into wishlist_entries (id, account_id, product_id)
      select 'entry' || number, accounts.id, 'copy ' || number
      from accounts, generate_series(1, 497) as number where email = ${buyer.email}`);
    const outcomes = await Promise.allSettled(others.slice(0, 50).map((id) => add(buyer, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(add(buyer, others[50])).rejects.toMatchObject({
      status: 429,
      message: 'Your wishlist has 500 products, which is the maximum. Please remove one first.',
    });
    await expect(add(buyer, first)).rejects.toMatchObject({ status: 409 });
    await buyer.api.removeFromWishlist({ params: { wishId: 'entry1' } });
    expect((await add(buyer, others[50])).success).toBe(true);
    expect((await buyer.api.listWishlist()).result).toHaveLength(500);
  });

  it('rejects an unknown product', async () => {
    await expect(add(await signUp(shop), 'unknown')).rejects.toMatchObject({ status: 404 });
  });
});
