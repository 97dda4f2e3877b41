import { describe, expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import type { ProductSummary } from '#web/features/product/product.ts';
import { toCartView } from './cart-view.ts';

const drill: ProductSummary = {
  id: 'drill',
  title: 'Drill',
  image: '/media/drills.svg',
  imageAlt: 'A drill',
  path: '/product/drill/drill/DEMO',
  price: priceUnit({ listPricePaise: 1_000_00, discountBps: 1000, gstBps: 1800 }),
  rating: undefined,
  ratingCount: 0,
};

const ASKED = { requestedIds: ['drill'], products: [drill] };

const cartOf = (items: Record<string, number>) => ({ items, Totalitems: Object.keys(items).length });

describe('the lines of a cart', () => {
  it('are its products with their quantities, and the four totals', () => {
    const { lines, totals } = toCartView(cartOf({ drill: 3 }), ASKED, {});
    expect(lines).toEqual([{ product: drill, quantity: 3 }]);
    expect(totals).toEqual({
      totalPaise: 2_700_00,
      totalInclGstPaise: 3_186_00,
      shippingPaise: 0,
      payablePaise: 3_186_00,
    });
  });

  it('name what the catalogue no longer has, outside the totals', () => {
    const details = { requestedIds: ['drill', 'gone'], products: [drill] };
    const { goneIds, totals } = toCartView(cartOf({ drill: 1, gone: 5 }), details, {});
    expect(goneIds).toEqual(['gone']);
    expect(totals.totalPaise).toBe(900_00);
  });

  it('tell apart what was put in since the catalogue was asked', () => {
    const { unknownIds, goneIds } = toCartView(cartOf({ new: 1 }), { requestedIds: [], products: [] }, {});
    expect(unknownIds).toEqual(['new']);
    expect(goneIds).toEqual([]);
  });

  it('say at which other price a product was put in', () => {
    const seen = { discountedPricePaise: 850_00, unitPriceInclGstPaise: 1_003_00 };
    const [line] = toCartView(cartOf({ drill: 1 }), ASKED, { drill: seen }).lines;
    expect(line?.previousPrice).toEqual(seen);
    const [unchanged] = toCartView(cartOf({ drill: 1 }), ASKED, { drill: drill.price }).lines;
    expect(unchanged?.previousPrice).toBeUndefined();
  });

  it('are gone with the removed ones', () => {
    const { lines } = toCartView(cartOf({}), ASKED, {});
    expect(lines).toEqual([]);
  });
});
