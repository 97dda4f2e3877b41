import { describe, expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import { comparisonText } from '#web/text/comparison-en.ts';
import type { ComparedColumn } from './comparison.ts';
import {
  getLandedCosts,
  getOfferPrices,
  isWrongAmount,
  markBestPrices,
  readQuantity,
} from './landed-costs.ts';

const drill = (id: string, rupees: number, changes: Partial<ComparedColumn> = {}): ComparedColumn => ({
  id,
  title: id,
  model: id,
  image: '',
  unit: 'piece',
  price: priceUnit({ listPricePaise: rupees * 100, discountBps: 0, gstBps: 1800 }),
  ...changes,
});
const offer = (price: string, freight = '', gstBps = 1800) => ({
  name: 'Rival',
  price,
  priceInclGst: '',
  gstBps,
  freight,
});

describe('landed costs', () => {
  it('are those of the products and of the offers typed, and the lowest one is marked', () => {
    const { costs, isLowestBeforeGst, isLowestInclGst, aboveLowestPaise } = getLandedCosts(
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
    expect(aboveLowestPaise).toEqual([50_000, 100_000, 0, undefined]);
    expect(isLowestInclGst).toEqual([false, false, true, false]);
  });

  it('take a price that was typed with GST', () => {
    const withGst = { ...offer(''), priceInclGst: '1,180' };
    const typed = { quantity: '2', freights: {}, suppliers: [withGst, offer('')] } as const;
    expect(getOfferPrices(withGst)?.unitPricePaise).toBe(1000_00);
    expect(getLandedCosts([], typed).costs[0]).toEqual({ beforeGstPaise: 2000_00, inclGstPaise: 2360_00 });
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

describe('the best price', () => {
  const products = [drill('p1', 1000), drill('p2', 900)];
  const row = { values: [], isDifferent: true, isBest: [false, true] };
  const rows = [
    { ...row, name: comparisonText.price, amountsPaise: [100_000, 90_000] },
    { ...row, name: comparisonText.gst, values: ['18%', '18%'], isBest: [false, false] },
    { ...row, name: comparisonText.inclGst, amountsPaise: [118_000, 106_200] },
  ];
  const mark = (...suppliers: [string, number][]) => {
    const [first = offer(''), second = offer('')] = suppliers.map(([price, gst]) => offer(price, '', gst));
    return markBestPrices(rows, products, { quantity: '1', freights: {}, suppliers: [first, second] });
  };

  it('is another supplier’s where that is lower', () => {
    expect(mark(['850', 1800])).toMatchObject([
      { isBest: [false, false], isBestOffer: [true, false] },
      { isBest: [false, false] },
      { isBest: [false, false], isBestOffer: [true, false] },
    ]);
  });

  it('is compared with and without GST', () => {
    expect(mark(['950', 500], ['890', 4000])).toMatchObject([
      { isBest: [false, false], isBestOffer: [false, true] },
      {},
      { isBest: [false, false], isBestOffer: [true, false] },
    ]);
  });

  it('stays the product’s as long as the others are higher or not typed', () => {
    expect(mark(['950', 1800])).toMatchObject([
      { isBest: [false, true], isBestOffer: [false, false] },
      {},
      {},
    ]);
    expect(mark()).toMatchObject([{ isBest: [false, true], isBestOffer: [false, false] }, {}, {}]);
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
