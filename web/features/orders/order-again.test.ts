import { describe, expect, it, vi } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import { priceUnit } from '#domain/pricing.ts';
import type { Wish, WishTerms } from '#domain/wish.ts';
import type { Order } from './order.ts';

const wireProduct = (_id: string, pro_price: number) =>
  ({
    _id,
    pro_title: `The ${_id}`,
    pro_images: [],
    pro_price,
    pro_discount: 0,
    pro_gst_percentage: 18,
    pro_rating: [],
    pro_deciding_specifications: [],
    pro_metadetails: { img_alt: '' },
  }) as Partial<WireProduct>;

const orderLine = (id: string, quantity: number, wishTerms: WishTerms = {}) =>
  ({
    quantity,
    wishTerms,
    quotation: { state: 'new' },
    history: [{ status: 'Requested', isByBuyer: false }],
    product: {
      id,
      title: `The ${id}`,
      price: priceUnit({ listPricePaise: 100_00, discountBps: 0, gstBps: 1800 }),
    },
  }) as Order;

/** Loads the module as a new page would, with this cart and a catalogue of these products. */
async function openPage(items: Record<string, number>, catalogue: Partial<WireProduct>[]) {
  const storage = new Map([['udyoghaat_cart', JSON.stringify({ items })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.resetModules();
  const { orderAgain } = await import('./order-again.ts');
  const { readCart } = await import('#web/features/cart/cart-store.ts');
  const api = {
    getCartDetails: async ({ body }: { body: { ids: string[] } }) => ({
      success: true,
      result: catalogue.filter(({ _id }) => body.ids.includes(_id ?? '')),
    }),
  } as unknown as ApiClient;
  const { readWishes } = await import('#web/features/wishes/local-wishes.ts');
  return {
    readCart,
    readWishes,
    addToCart: (orders: Order[], wishes: Wish[] = []) => orderAgain(api, orders, wishes),
  };
}

describe('orderAgain', () => {
  it('notes the quantity, unit and remark that were wished for, without former prices and days', async () => {
    const { addToCart, readWishes } = await openPage({}, [
      wireProduct('drill', 100),
      wireProduct('saw', 100),
    ]);
    const wish = {
      quantity: 40,
      unit: 'BOX',
      targetPricePaise: 90_00,
      neededBy: '2026-12-05',
      remark: 'Blue',
    };
    await addToCart([orderLine('drill', 5, wish), orderLine('saw', 2)]);
    expect(readWishes().lines).toEqual({ drill: { quantity: 40, unit: 'BOX', remark: 'Blue' } });
  });

  it('asks again for all of a request that the buyer took back', async () => {
    const { addToCart, readWishes } = await openPage({}, [wireProduct('shoe', 100)]);
    const wish = {
      quantity: 12,
      targetPricePaise: 90_00,
      neededBy: '2030-12-05',
      remark: 'Size 7: 4, size 8: 8',
    };
    const takenBack = {
      ...orderLine('shoe', 5, wish),
      quotation: { state: 'closed' },
      history: [{ status: 'Rejected', isByBuyer: true }],
    } as Order;
    await addToCart([takenBack]);
    expect(readWishes().lines).toEqual({ shoe: wish });
  });

  it('asks again for the quantity that was agreed, also if it is more than a cart takes', async () => {
    const { addToCart, readCart, readWishes } = await openPage({}, [wireProduct('helmet', 100)]);
    expect((await addToCart([orderLine('helmet', 40)])).problem).toBeUndefined();
    expect(readCart().items).toEqual({ helmet: 5 });
    expect(readWishes().lines).toEqual({ helmet: { quantity: 40 } });
  });

  it('asks again for what is not in the catalogue, once', async () => {
    const { addToCart, readWishes } = await openPage({}, [wireProduct('drill', 100)]);
    const wishes = [{ text: 'Tea powder', quantity: 50, unit: 'KGS' }, { text: 'Jute bags' }];
    expect((await addToCart([orderLine('drill', 1)], wishes)).wishCount).toBe(2);
    expect((await addToCart([orderLine('drill', 1)], wishes)).wishCount).toBe(2);
    expect(readWishes().others).toEqual([
      { ...wishes[0], key: '1' },
      { ...wishes[1], key: '2' },
    ]);
  });

  it('adds the ordered quantities to the cart, and keeps larger ones that are already there', async () => {
    const { addToCart, readCart } = await openPage({ saw: 5, nail: 1, other: 2 }, [
      wireProduct('drill', 100),
      wireProduct('saw', 100),
      wireProduct('nail', 100),
    ]);
    const outcome = await addToCart([orderLine('drill', 4), orderLine('saw', 2), orderLine('nail', 3)]);
    expect(outcome).toEqual({ addedCount: 3, wishCount: 0, changes: [], problem: undefined });
    expect(readCart().items).toEqual({ saw: 5, nail: 3, other: 2, drill: 4 });
  });

  it('reports changed prices and products that are no longer sold', async () => {
    const { addToCart, readCart } = await openPage({}, [wireProduct('drill', 120)]);
    const outcome = await addToCart([orderLine('drill', 1), orderLine('saw', 1)]);
    expect(outcome.changes).toMatchObject([
      {
        title: 'The drill',
        before: { unitPriceInclGstPaise: 118_00 },
        now: { unitPriceInclGstPaise: 142_00 },
      },
      { title: 'The saw', now: undefined },
    ]);
    expect(readCart().items).toEqual({ drill: 1 });
  });

  it('reports that the cart is full', async () => {
    const full = Object.fromEntries(Array.from({ length: 100 }, (_, number) => [`p${number}`, 1]));
    const { addToCart, readCart } = await openPage(full, [wireProduct('drill', 100)]);
    expect(await addToCart([orderLine('drill', 1)])).toMatchObject({ addedCount: 0, problem: 'cart-full' });
    expect(readCart().Totalitems).toBe(100);
  });
});
