import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iterations } from '../tests/support/extended.ts';
import { GST_RATES_BPS, getTaxNames, splitTax } from './gst.ts';

const amounts = fc.integer({ min: 0, max: 10 ** 13 });
const rates = fc.constantFrom(...GST_RATES_BPS);

describe('splitTax', () => {
  it('splits ₹1,357.00 at 18 % as a purchase department would', () => {
    expect(splitTax(135_700, 1800, true)).toEqual({
      taxablePaise: 115_000,
      cgstPaise: 10_350,
      sgstPaise: 10_350,
      igstPaise: 0,
    });
    expect(splitTax(135_700, 1800, false)).toEqual({
      taxablePaise: 115_000,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 20_700,
    });
  });

  it('returns parts that sum exactly to the amount, for any amount, rate and state', () => {
    fc.assert(
      fc.property(amounts, rates, fc.boolean(), (amount, gstBps, isIntraState) => {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitTax(amount, gstBps, isIntraState);
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(amount);
      }),
      { numRuns: iterations(500, 10_000) },
    );
  });

  it('returns equal halves within a state, only IGST across states, each within a paisa of the exact rate', () => {
    fc.assert(
      fc.property(amounts, rates, fc.boolean(), (amount, gstBps, isIntraState) => {
        const split = splitTax(amount, gstBps, isIntraState);
        expect(split.cgstPaise).toBe(split.sgstPaise);
        expect(isIntraState ? split.igstPaise : split.cgstPaise).toBe(0);
        const taxPaise = BigInt(split.cgstPaise + split.sgstPaise + split.igstPaise);
        const error = taxPaise * BigInt(10_000 + gstBps) - BigInt(amount) * BigInt(gstBps);
        expect((error < 0n ? -error : error) <= BigInt(10_000 + gstBps)).toBe(true);
      }),
    );
  });
});

describe('getTaxNames', () => {
  it('returns CGST and SGST within a state, IGST across states', () => {
    expect(getTaxNames('West Bengal', 'West Bengal')).toEqual(['CGST', 'SGST']);
    expect(getTaxNames('West Bengal', 'Karnataka')).toEqual(['IGST']);
  });

  it('returns CGST and UTGST within a union territory that has no legislature', () => {
    expect(getTaxNames('Chandigarh', 'Chandigarh')).toEqual(['CGST', 'UTGST']);
    expect(getTaxNames('Delhi', 'Delhi')).toEqual(['CGST', 'SGST']);
  });
});
