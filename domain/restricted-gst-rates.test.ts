import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GST_RATES_BPS } from './gst.ts';
import { findRateRestriction } from './restricted-gst-rates.ts';

describe('findRateRestriction', () => {
  it.each([
    [150, '7102'],
    [150, '71023910'],
    [150, '71049100'],
    [1200, '6815'],
    [1200, '68159910'],
    [1200, '6901'],
    [1200, '69010010'],
    [1200, '690410'],
    [1200, '69041000'],
    [1200, '69051000'],
  ])('lets %i basis points stand with HSN %s', (gstBps, hsn) => {
    expect(findRateRestriction(gstBps, hsn)).toBeUndefined();
  });

  it.each([
    [150, '7103'],
    [150, '71131910'],
    [150, '84672100'],
    [1200, '69049000'],
    [1200, '69072100'],
    [1200, '25232910'],
    [1200, '8467'],
    [1200, '7102'],
  ])('restricts %i basis points to other goods than those with HSN %s', (gstBps, hsn) => {
    expect(findRateRestriction(gstBps, hsn)).toMatchObject({ goods: expect.stringMatching(/./) });
  });

  it('restricts none of the general rates', () => {
    const general = fc.constantFrom(...GST_RATES_BPS.filter((bps) => bps !== 150 && bps !== 1200));
    fc.assert(
      fc.property(general, fc.stringMatching(/^\d{4,8}$/), (gstBps, hsn) => {
        expect(findRateRestriction(gstBps, hsn)).toBeUndefined();
      }),
    );
  });
});
