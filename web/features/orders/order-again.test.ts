import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import { priceUnit } from '#domain/pricing.ts';
import type { Order } from './order.ts';

const sold = (_id: string, pro_price: number) =>
  ({
    _id,
    pro_title: `The ${_id}`,
    pro_images: [],
    pro_price,
    pro_discount: 0,
    pro_gst_percentage: 18,
    pro_rating: [],
    pro_metadetails: { img_alt: '' },
  }) as Partial<WireProduct>;

const ordered = (id: string, quantity: number) =>
  ({
    quantity,
    product: {
      id,
      title: `The ${id}`,
      price: priceUnit({ listPricePaise: 100_00, discountBps: 0, gstBps: 1800 }),
    },
  }) as Order;

/** The cart of a newly loaded page, and a catalogue with these products. */
async function open(items: Record<string, number>, catalogue: Partial<WireProduct>[]) {
  const kept = new Map([['udyoghaat_cart', JSON.stringify({ items })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
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
  return { readCart, again: (orders: Order[]) => orderAgain(api, orders) };
}

beforeEach(() => () => vi.unstubAllGlobals());

describe('ordering again', () => {
  it('puts the quantities of then into the cart, and never fewer than are there', async () => {
    const { again, readCart } = await open({ saw: 5, nail: 1, other: 2 }, [
      sold('drill', 100),
      sold('saw', 100),
      sold('nail', 100),
    ]);
    const outcome = await again([ordered('drill', 4), ordered('saw', 2), ordered('nail', 3)]);
    expect(outcome).toEqual({ addedCount: 3, changes: [], problem: undefined });
    expect(readCart().items).toEqual({ saw: 5, nail: 3, other: 2, drill: 4 });
  });

  it('says what costs something else and what is gone', async () => {
    const { again, readCart } = await open({}, [sold('drill', 120)]);
    const outcome = await again([ordered('drill', 1), ordered('saw', 1)]);
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

  it('says when the cart is full', async () => {
    const full = Object.fromEntries(Array.from({ length: 100 }, (_, number) => [`p${number}`, 1]));
    const { again, readCart } = await open(full, [sold('drill', 100)]);
    expect(await again([ordered('drill', 1)])).toMatchObject({ addedCount: 0, problem: 'cart-full' });
    expect(readCart().Totalitems).toBe(100);
  });
});
