import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPerUnit, priceMeasure } from './unit-price.ts';

describe('the price of a unit', () => {
  it('names the unit', () => {
    expect(formatPerUnit(1045_00, 'bar')).toBe('₹1,045 per bar');
    expect(formatPerUnit(55_12, 'kg')).toBe('₹55.12 per kg');
  });

  it('is worked out for a kg, a metre or a piece of its content', () => {
    expect(priceMeasure(1045_00, '18.96 kg')).toEqual({ pricePaise: 5512, measure: 'kg' });
    expect(priceMeasure(1800_00, '90 m')).toEqual({ pricePaise: 2000, measure: 'metre' });
    expect(priceMeasure(500_00, '100 pieces')).toEqual({ pricePaise: 500, measure: 'piece' });
    expect(priceMeasure(120_00, '500 g')).toEqual({ pricePaise: 240_00, measure: 'kg' });
    expect(priceMeasure(7500_00, '1,000 l')).toEqual({ pricePaise: 750, measure: 'litre' });
  });

  it('is not worked out for what cannot be measured, or is one already', () => {
    for (const content of ['', '1 kg', '8–10 kg', 'mixed sizes']) {
      expect(priceMeasure(100_00, content), content).toBeUndefined();
    }
  });

  it('is within half a paisa of its share', () => {
    const price = fc.integer({ min: 1, max: 10 ** 10 });
    const weight = fc.integer({ min: 2, max: 10 ** 5 });
    fc.assert(
      fc.property(price, weight, (paise, kg) => {
        const { pricePaise = Number.NaN } = priceMeasure(paise, `${kg} kg`) ?? {};
        expect(Math.abs(pricePaise * kg - paise)).toBeLessThanOrEqual(kg / 2);
      }),
    );
  });
});
