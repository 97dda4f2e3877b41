import { expect, it } from 'vitest';
import { compareTerms } from './compare-terms.ts';
import type { QuotationLine, QuotationTerms } from './quotation-terms.ts';

const CEMENT: QuotationLine = {
  number: 1,
  productId: 'p1',
  title: 'Cement OPC 53',
  model: 'VC-53',
  hsn: '2523',
  quantity: 40,
  unit: 'BAG',
  ratePaise: 380_00,
  gstBps: 1800,
  offer: 'offered',
};
const MIXER: QuotationLine = {
  number: 2,
  title: 'Concrete mixer',
  hsn: '9973',
  quantity: 1,
  unit: 'NOS',
  ratePaise: 9_000_00,
  gstBps: 1800,
  offer: 'optional',
  rental: { per: 'week', periods: 2, depositPaise: 50_000_00, mobilisationPaise: 0, pin: '711204' },
};
const TERMS: QuotationTerms = {
  lines: [CEMENT, MIXER],
  charges: { freightTerm: 'included', freightPaise: 0, packingPaise: 0, insurancePaise: 0, rule: 'value' },
  validUntil: '2026-12-08',
  paymentTerms: '30 days',
  notes: [],
};

function compare(changes: Partial<QuotationTerms>, [former, current] = [1_00, 1_00]) {
  return compareTerms(
    { terms: TERMS, figures: { totalPaise: former } },
    { terms: { ...TERMS, ...changes }, figures: { totalPaise: current } },
  );
}

it('finds no difference between equal terms', () => {
  expect(compare({})).toEqual([]);
});

it('names the cells of a line that differ, in words and Indian format', () => {
  const line = { ...CEMENT, quantity: 1_20_000.5, ratePaise: 3_50_000_00, leadDays: 3, note: 'In two lots' };
  expect(compare({ lines: [line, MIXER] })).toEqual([
    { line: 1, what: 'Quantity', before: '40 bags', after: '1,20,000.5 bags' },
    { line: 1, what: 'Rate', before: '₹380.00 per bag', after: '₹3,50,000.00 per bag' },
    { line: 1, what: 'Dispatch', after: '3 working days' },
    { line: 1, what: 'Note', after: 'In two lots' },
  ]);
});

it('names a line that came and one that went as a whole', () => {
  const alternative: QuotationLine = {
    ...CEMENT,
    number: 3,
    model: 'VC-43',
    offer: 'alternative',
    replaces: 1,
  };
  expect(compare({ lines: [CEMENT, alternative] })).toEqual([
    { line: 2, what: 'Line', before: 'Concrete mixer: 1 piece × ₹9,000.00 per week × 2 weeks, optional' },
    {
      line: 3,
      what: 'Line',
      after: 'Cement OPC 53, model VC-43: 40 bags × ₹380.00 per bag, alternative to line 1',
    },
  ]);
});

it('names the changes of an offer and of a rental', () => {
  const lines: QuotationLine[] = [
    { ...CEMENT, offer: 'unavailable' },
    { ...MIXER, rental: { per: 'week', periods: 2.5, depositPaise: 0, mobilisationPaise: 0, pin: '711204' } },
  ];
  expect(compare({ lines })).toEqual([
    { line: 1, what: 'Offer', before: 'offered', after: 'not available' },
    { line: 2, what: 'Period', before: '2 weeks, at PIN 711204', after: '2.5 weeks, at PIN 711204' },
    { line: 2, what: 'Deposit', before: '₹50,000.00', after: '₹0.00' },
  ]);
});

it('names charges, terms and the total that differ', () => {
  const { paymentTerms, ...rest } = TERMS;
  const changes = compareTerms(
    { terms: TERMS, figures: { totalPaise: 1_00_000_00 } },
    {
      terms: {
        ...rest,
        charges: { ...TERMS.charges, freightTerm: 'added', freightPaise: 4_500_00 },
        validUntil: '2026-12-15',
        notes: ['Unloading by crane', 'By day only'],
      },
      figures: { totalPaise: 1_05_310_00 },
    },
  );
  expect(changes).toEqual([
    { what: 'Freight', before: 'included in the prices', after: '₹4,500.00, in the total' },
    { what: 'Valid until', before: '8 Dec 2026', after: '15 Dec 2026' },
    { what: 'Payment terms', before: paymentTerms },
    { what: 'Notes', after: 'Unloading by crane · By day only' },
    { what: 'Grand total', before: '₹1,00,000.00', after: '₹1,05,310.00' },
  ]);
});
