import { describe, expect, it } from 'vitest';
import { describeValue } from './describe-terms.ts';
import type { QuotationLine } from './quotation-terms.ts';

const LINE: QuotationLine = {
  number: 1,
  title: 'Vibrator',
  hsn: '997313',
  quantity: 1,
  unit: 'NOS',
  ratePaise: 850_00,
  gstBps: 1800,
  offer: 'offered',
};
const RENTAL = { per: 'day', periods: 14, depositPaise: 0, mobilisationPaise: 1_500_00 } as const;

describe('the value of a line', () => {
  it('is its quantity at its rate', () => {
    expect(describeValue({ ...LINE, quantity: 2 })).toBe('2 pieces × ₹850.00 per piece');
  });

  it('is for as long as it is rented, with mobilisation', () => {
    expect(describeValue({ ...LINE, rental: RENTAL })).toBe(
      '1 piece × ₹850.00 per day × 14 days + ₹1,500.00 mobilisation',
    );
    expect(describeValue({ ...LINE, rental: { ...RENTAL, mobilisationPaise: 0 } })).toBe(
      '1 piece × ₹850.00 per day × 14 days',
    );
  });
});
