import { describe, expect, it } from 'vitest';
import { findGaps, findTermProblems } from './check-terms.ts';
import type { QuotationLine, QuotationTerms } from './quotation-terms.ts';

const LINE: QuotationLine = {
  number: 1,
  title: 'Bench drill',
  hsn: '84592910',
  quantity: 2,
  unit: 'NOS',
  ratePaise: 12_345_00,
  gstBps: 1800,
  offer: 'offered',
};
const TERMS: QuotationTerms = {
  lines: [LINE],
  charges: {
    freightTerm: 'added',
    freightPaise: 1_500_00,
    packingPaise: 0,
    insurancePaise: 0,
    rule: 'value',
  },
  validUntil: '2026-12-08',
  notes: [],
};
const RENTAL = { per: 'month', periods: 1.5, depositPaise: 0, mobilisationPaise: 0 } as const;

const withLine = (change: Partial<QuotationLine>): QuotationTerms => ({
  ...TERMS,
  lines: [{ ...LINE, ...change }],
});
const withCharges = (change: Partial<QuotationTerms['charges']>): QuotationTerms => ({
  ...TERMS,
  charges: { ...TERMS.charges, ...change },
});

describe('the terms of a quotation', () => {
  it('are right as they are usual', () => {
    expect(findTermProblems(TERMS)).toEqual([]);
    expect(findTermProblems(withLine({ quantity: 0.125, rental: RENTAL }))).toEqual([]);
    expect(findGaps(TERMS, '2026-12-08')).toEqual([]);
  });

  it.each<{ change: Partial<QuotationLine>; message: string }>([
    { change: { number: 0 }, message: 'its number is not a whole number from 1.' },
    { change: { title: ' ' }, message: 'its title needs 1 to 300 characters.' },
    { change: { hsn: '845' }, message: 'an HSN code has 4, 6 or 8 digits.' },
    { change: { quantity: 0 }, message: 'a quantity is above 0, with at most three decimals.' },
    { change: { quantity: 0.0001 }, message: 'a quantity is above 0, with at most three decimals.' },
    { change: { ratePaise: 1.5 }, message: 'a rate is from ₹0 to ₹100 crore.' },
    { change: { ratePaise: -1 }, message: 'a rate is from ₹0 to ₹100 crore.' },
    {
      change: { quantity: 9_000_000, ratePaise: 90_000_000 },
      message: 'its value is more than ₹10,000 crore.',
    },
    { change: { gstBps: 2800 }, message: 'this GST rate is not in force.' },
    { change: { leadDays: 0.5 }, message: 'the time until dispatch is 0 to 730 working days.' },
    { change: { offer: 'alternative' }, message: 'an alternative needs the line in whose place it comes.' },
    { change: { replaces: 1 }, message: 'only an alternative comes in the place of another line.' },
    {
      change: { rental: { ...RENTAL, periods: 0.3 } },
      message: 'a machine is rented for half a period to 1000 periods.',
    },
    {
      change: { rental: { ...RENTAL, from: '2026-12-09', until: '2026-12-08' } },
      message: 'its rent ends before it begins.',
    },
    { change: { rental: { ...RENTAL, pin: '0123' } }, message: 'the PIN of the site is not valid.' },
    {
      change: { rental: { ...RENTAL, depositPaise: -1 } },
      message: 'deposit and mobilisation are from ₹0 to ₹100 crore.',
    },
  ])('are wrong with a line of which $message', ({ change, message }) => {
    const { number } = { ...LINE, ...change };
    expect(findTermProblems(withLine(change))).toContainEqual({ line: number, message });
  });

  it.each([
    {
      terms: withCharges({ freightTerm: 'to_pay' }),
      message: 'Freight has an amount only if it is charged extra.',
    },
    { terms: withCharges({ packingPaise: -5 }), message: 'Charges must be from ₹0 to ₹100 crore.' },
    {
      terms: { ...TERMS, validUntil: '2026-02-31' },
      message: 'The last day of the offer is not a valid date.',
    },
    { terms: { ...TERMS, lines: [LINE, LINE] }, message: 'Two lines have the same number.' },
  ])('are wrong as a whole: $message', ({ terms, message }) => {
    expect(findTermProblems(terms)).toContainEqual({ message });
  });

  it.each([
    {
      terms: withLine({ offer: 'unavailable' }),
      message: 'Nothing is offered: decline the request instead.',
    },
    {
      terms: { ...TERMS, validUntil: '2026-12-07' },
      message: 'The offer’s last day (7 Dec 2026) has passed.',
    },
    { terms: { ...TERMS, validUntil: '2028-01-01' }, message: 'An offer is valid for at most 365 days.' },
  ])('are not complete: $message', ({ terms, message }) => {
    expect(findGaps(terms, '2026-12-08')).toContainEqual({ message });
  });

  it('lack rates and HSN codes only of lines that can be chosen', () => {
    const lines = [
      { ...LINE, ratePaise: 0, hsn: '' },
      { ...LINE, number: 2, ratePaise: 0, hsn: '', offer: 'unavailable' as const },
    ];
    expect(findGaps({ ...TERMS, lines }, '2026-12-08')).toEqual([
      { line: 1, message: 'there is no rate yet.' },
      { line: 1, message: 'there is no HSN code yet.' },
    ]);
  });
});
