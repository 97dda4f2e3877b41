import { expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import { findPriceChanges } from './price-changes.ts';
import type { QuoteLine } from './quotation.ts';

function line(id: string, rupees: number): QuoteLine {
  const price = priceUnit({ listPricePaise: rupees * 100, discountBps: 1000, gstBps: 1800 });
  const product = {
    id,
    title: `The ${id}`,
    image: '',
    imageAlt: '',
    path: '',
    price,
    unit: undefined,
    unitCode: undefined,
    unitContent: undefined,
    sizes: undefined,
    deciding: '',
    rating: undefined,
    ratingCount: 0,
  };
  return { ...price, quantity: 2, product };
}

const currentPrice = (pro_price: number) => ({ pro_price, pro_discount: 10, pro_gst_percentage: 18 });

it('returns changed prices and unavailable products only', () => {
  const lines = [line('drill', 1000), line('saw', 500), line('nail', 10), line('later', 1)];
  const changes = findPriceChanges(lines, { drill: currentPrice(1200), saw: null, nail: currentPrice(10) });
  expect(changes).toEqual([
    {
      id: 'drill',
      title: 'The drill',
      before: expect.objectContaining({ discountedPricePaise: 900_00, unitPriceInclGstPaise: 1062_00 }),
      now: expect.objectContaining({ discountedPricePaise: 1080_00, unitPriceInclGstPaise: 1275_00 }),
    },
    { id: 'saw', title: 'The saw', before: expect.anything(), now: undefined },
  ]);
});
