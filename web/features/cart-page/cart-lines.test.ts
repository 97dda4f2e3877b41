import { describe, expect, it } from 'vitest';
import { priceOnePiece } from '#domain/pricing.ts';
import type { ProductCard } from '#web/features/catalogue/product.ts';
import { readCartLines } from './cart-lines.ts';

const drill: ProductCard = {
  id: 'drill',
  title: 'Drill',
  image: '/media/drills.svg',
  imageAlt: 'A drill',
  path: '/product/drill/drill/DEMO',
  price: priceOnePiece({ listPricePaise: 1_000_00, discountBps: 1000, gstBps: 1800 }),
  rating: undefined,
  ratingCount: 0,
};

const ASKED = { askedIds: ['drill'], products: [drill] };

const cartOf = (items: Record<string, number>) => ({ items, Totalitems: Object.keys(items).length });

describe('the lines of a cart', () => {
  it('are its products with their quantities, and the four totals', () => {
    const { lines, totals } = readCartLines(cartOf({ drill: 3 }), ASKED, {});
    expect(lines).toEqual([{ product: drill, quantity: 3 }]);
    expect(totals).toEqual({
      totalPaise: 2_700_00,
      totalInclGstPaise: 3_186_00,
      shippingPaise: 0,
      payablePaise: 3_186_00,
    });
  });

  it('name what the catalogue no longer has, outside the totals', () => {
    const details = { askedIds: ['drill', 'gone'], products: [drill] };
    const { goneIds, totals } = readCartLines(cartOf({ drill: 1, gone: 5 }), details, {});
    expect(goneIds).toEqual(['gone']);
    expect(totals.totalPaise).toBe(900_00);
  });

  it('tell apart what was put in since the catalogue was asked', () => {
    const { unknownIds, goneIds } = readCartLines(cartOf({ new: 1 }), { askedIds: [], products: [] }, {});
    expect(unknownIds).toEqual(['new']);
    expect(goneIds).toEqual([]);
  });

  it('say at which other price a product was put in', () => {
    const seen = { discountedPricePaise: 850_00, unitPriceInclGstPaise: 1_003_00 };
    const [line] = readCartLines(cartOf({ drill: 1 }), ASKED, { drill: seen }).lines;
    expect(line?.priceBefore).toEqual(seen);
    const [unchanged] = readCartLines(cartOf({ drill: 1 }), ASKED, { drill: drill.price }).lines;
    expect(unchanged?.priceBefore).toBeUndefined();
  });

  it('are gone with the removed ones', () => {
    const { lines } = readCartLines(cartOf({}), ASKED, {});
    expect(lines).toEqual([]);
  });
});
