import { describe, expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import type { ProductSummary } from '#web/features/product/product.ts';
import { sortProducts } from './recent-products.ts';

function product(id: string, rupees: number, discountBps: number, rating?: number): ProductSummary {
  const price = priceUnit({ listPricePaise: rupees * 100, discountBps, gstBps: 1800 });
  return {
    id,
    title: id,
    image: '',
    imageAlt: '',
    price,
    unit: undefined,
    deciding: '',
    rating,
    ratingCount: 0,
  };
}

// The drill costs as much as the lamp after its discount.
const viewed = [
  product('lamp', 900, 0),
  product('pump', 5000, 0, 3.5),
  product('drill', 1000, 1000, 4.5),
  product('glove', 100, 0),
];
const idsBy = (sort: Parameters<typeof sortProducts>[1]) => sortProducts(viewed, sort).map(({ id }) => id);

describe('sortProducts', () => {
  it('keeps the order for the default sort key', () => {
    expect(idsBy('all')).toEqual(['lamp', 'pump', 'drill', 'glove']);
  });

  it('sorts by discounted price and keeps the order of equal prices', () => {
    expect(idsBy('price-asc')).toEqual(['glove', 'lamp', 'drill', 'pump']);
    expect(idsBy('price-desc')).toEqual(['pump', 'lamp', 'drill', 'glove']);
  });

  it('sorts by rating, with unrated products last', () => {
    expect(idsBy('rating-desc')).toEqual(['drill', 'pump', 'lamp', 'glove']);
  });
});
