import { describe, expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import { type CartProduct, toCartView } from './cart-view.ts';

const drill: CartProduct = {
  id: 'drill',
  title: 'Drill',
  image: '/media/drills.svg',
  imageAlt: 'A drill',
  price: priceUnit({ listPricePaise: 1_000_00, discountBps: 1000, gstBps: 1800 }),
  unit: { singular: 'piece', plural: 'pieces' },
  deciding: '',
  rating: undefined,
  ratingCount: 0,
  model: 'D 10',
  hsn: '8467',
  unitCode: 'NOS',
  unitContent: undefined,
  sizes: undefined,
};

const PRODUCTS = { requestedIds: ['drill'], products: [drill] };

const createCart = (items: Record<string, number>) => ({ items, Totalitems: Object.keys(items).length });

describe('toCartView', () => {
  it('returns the products with their quantities, and the four totals', () => {
    const { lines, totals } = toCartView(createCart({ drill: 3 }), PRODUCTS, {});
    expect(lines).toEqual([{ product: drill, quantity: 3 }]);
    expect(totals).toEqual({
      totalPaise: 2_700_00,
      totalInclGstPaise: 3_186_00,
      shippingPaise: 0,
      payablePaise: 3_186_00,
    });
  });

  it('names products that are no longer in the catalogue and leaves them out of the totals', () => {
    const details = { requestedIds: ['drill', 'gone'], products: [drill] };
    const { unavailableIds, totals } = toCartView(createCart({ drill: 1, gone: 5 }), details, {});
    expect(unavailableIds).toEqual(['gone']);
    expect(totals.totalPaise).toBe(900_00);
  });

  it('tells products that were added after the catalogue was queried from unavailable ones', () => {
    const { unloadedIds, unavailableIds } = toCartView(
      createCart({ new: 1 }),
      { requestedIds: [], products: [] },
      {},
    );
    expect(unloadedIds).toEqual(['new']);
    expect(unavailableIds).toEqual([]);
  });

  it('gives the price at which a product was added, when it is another one now', () => {
    const seen = { discountedPricePaise: 850_00, unitPriceInclGstPaise: 1_003_00 };
    const [line] = toCartView(createCart({ drill: 1 }), PRODUCTS, { drill: seen }).lines;
    expect(line?.previousPrice).toEqual(seen);
    const [unchanged] = toCartView(createCart({ drill: 1 }), PRODUCTS, { drill: drill.price }).lines;
    expect(unchanged?.previousPrice).toBeUndefined();
  });

  it('returns no lines for an empty cart', () => {
    const { lines } = toCartView(createCart({}), PRODUCTS, {});
    expect(lines).toEqual([]);
  });
});
