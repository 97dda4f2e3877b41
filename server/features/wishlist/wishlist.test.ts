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

  it('rejects an unknown product', async () => {
    await expect(add(await signUp(shop), 'unknown')).rejects.toMatchObject({ status: 404 });
  });
});
