import { describe, expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import type { ComparedColumn } from './comparison.ts';
import { getLandedCosts, isWrongAmount, readQuantity } from './landed-costs.ts';

const drill = (id: string, rupees: number, changes: Partial<ComparedColumn> = {}): ComparedColumn => ({
  id,
  title: id,
  image: '',
  unit: 'piece',
  price: priceUnit({ listPricePaise: rupees * 100, discountBps: 0, gstBps: 1800 }),
  ...changes,
});
const offer = (price: string, freight = '', gstBps = 1800) => ({ name: 'Rival', price, gstBps, freight });

describe('landed costs', () => {
  it('are those of the products and of the offers typed, and the lowest one is marked', () => {
    const { costs, isLowestBeforeGst, isLowestInclGst } = getLandedCosts(
      [drill('p1', 1000), drill('p2', 900)],
      { quantity: '10', freights: { p2: '1,500' }, suppliers: [offer('950', '0', 0), offer('')] },
    );
    expect(costs).toEqual([
      { beforeGstPaise: 1_000_000, inclGstPaise: 1_180_000 },
      { beforeGstPaise: 1_050_000, inclGstPaise: 1_239_000 },
      { beforeGstPaise: 950_000, inclGstPaise: 950_000 },
      undefined,
    ]);
    expect(isLowestBeforeGst).toEqual([false, false, true, false]);
    expect(isLowestInclGst).toEqual([false, false, true, false]);
  });

  it('leave out an offer whose price is no amount', () => {
    const typed = { quantity: '1', freights: {}, suppliers: [offer('call us'), offer('0')] } as const;
    expect(getLandedCosts([drill('p1', 10)], typed).costs).toEqual([
      { beforeGstPaise: 1000, inclGstPaise: 1200 },
      undefined,
      undefined,
    ]);
  });
});

describe('the lowest landed cost (L1)', () => {
  const typed = { quantity: '1', freights: {}, suppliers: [offer('950'), offer('')] } as const;
  const findLowest = (...products: ComparedColumn[]) => {
    const { isLowestBeforeGst, isLowestInclGst } = getLandedCosts(products, { ...typed });
    expect(isLowestInclGst).toEqual(isLowestBeforeGst);
    return isLowestBeforeGst;
  };

  it('is none of a product whose price is only a guide', () => {
    const guide = drill('p1', 100, { isPriceOnRequest: true });
    expect(findLowest(guide, drill('p2', 1000))).toEqual([false, false, true, false]);
    expect(findLowest(guide, drill('p2', 900))).toEqual([false, true, false, false]);
  });

  it('is not known where the prices are for different units', () => {
    const bar = drill('p1', 1045, { unit: 'bar' });
    expect(findLowest(bar, drill('p2', 60, { unit: 'kg' }))).toEqual([false, false, false, false]);
    const guide = drill('p2', 60, { unit: 'kg', isPriceOnRequest: true });
    expect(findLowest(bar, guide)).toEqual([false, false, true, false]);
  });
});

it('reads whole quantities up to 10,000', () => {
  expect(['40', '1,000', '10000', '0', '1.5', '10001', '', 'ten'].map(readQuantity)).toEqual([
    40,
    1000,
    10_000,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('tells a wrong amount from none', () => {
  expect(['', ' ', '12.50', 'twelve', '-3'].map(isWrongAmount)).toEqual([false, false, false, true, true]);
});
