import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedLine, lineChange } from '#contract/quotation-drafts.ts';
import { GST_RATES_BPS } from '#domain/gst.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { validate } from '#server/platform/http/validate.ts';
import { addLine, changeLine } from './edit-lines.ts';

const TERMS: QuotationTerms = {
  lines: [
    {
      number: 1,
      orderId: 'order',
      productId: 'lathe',
      title: 'Lathe',
      hsn: '8458',
      quantity: 2,
      unit: 'NOS',
      unitName: 'machine',
      listPricePaise: 100_000,
      ratePaise: 100_000,
      gstBps: 1800,
      offer: 'offered',
      leadDays: 5,
      note: 'Ex stock',
    },
    {
      number: 2,
      title: 'Rods',
      hsn: '',
      quantity: 40,
      unit: 'KGS',
      ratePaise: 0,
      gstBps: 1800,
      offer: 'offered',
    },
  ],
  charges: { freightTerm: 'included', freightPaise: 0, packingPaise: 0, insurancePaise: 0, rule: 'value' },
  validUntil: '2026-12-08',
  notes: [],
};

const change = (number: number, typed: object) =>
  changeLine(TERMS, number, validate(lineChange, typed)).lines.find((line) => line.number === number);

describe('a changed line', () => {
  it('takes no discount in another unit than the list price’s', () => {
    const terms = { ...TERMS, lines: TERMS.lines.map((line) => ({ ...line, listUnit: 'NOS' as const })) };
    const typed = validate(lineChange, { unit: 'KGS', discount: 10 });
    expect(() => changeLine(terms, 1, typed)).toThrow('This line has no list price');
  });

  it('keeps what was not said', () => {
    expect(change(1, { rate: 900 })).toEqual({ ...TERMS.lines[0], ratePaise: 90_000 });
  });

  it('loses a note, a time until dispatch and an alternative when they are taken away', () => {
    const { note: _, leadDays: __, ...line } = TERMS.lines[0] ?? TERMS.lines[1] ?? expect.fail();
    expect(change(1, { note: '', lead_days: null })).toEqual(line);
    const alternative = changeLine(TERMS, 2, { offer: 'alternative', replaces: 1 });
    expect(changeLine(alternative, 2, { offer: 'offered' })).toEqual(TERMS);
  });

  it('loses the unit’s own word with another unit', () => {
    expect(change(1, { unit: 'SET' })).not.toHaveProperty('unitName');
    expect(change(1, { quantity: 3 })).toHaveProperty('unitName', 'machine');
  });

  it('has a rate that with its GST comes to the paisa nearest to the rate with GST that was typed', () => {
    const amount = fc.integer({ min: 1, max: 1_00_00_000_00 });
    fc.assert(
      fc.property(amount, fc.constantFrom(...GST_RATES_BPS), (paise, gstBps) => {
        const terms = { ...TERMS, lines: TERMS.lines.map((line) => ({ ...line, gstBps })) };
        const { ratePaise = 0 } = changeLine(terms, 2, { rate_incl_gst: paise }).lines[1] ?? {};
        // In ten-thousandths of a paisa, which are whole.
        const difference = ratePaise * (10_000 + gstBps) - paise * 10_000;
        expect(Math.abs(difference) * 2).toBeLessThanOrEqual(10_000 + gstBps);
      }),
    );
  });

  it('has the list price less a discount, half up to the paisa', () => {
    expect(change(1, { discount: 12.5 })?.ratePaise).toBe(87_500);
    expect(change(1, { discount: 33.33 })?.ratePaise).toBe(66_670);
  });

  it('becomes a rental with its SAC, whose former price is not one for renting', () => {
    expect(change(1, { rental: { per: 'month', periods: 1.5, deposit: 50_000 } })).toMatchObject({
      hsn: '9973',
      ratePaise: 0,
      rental: { per: 'month', periods: 1.5, depositPaise: 50_000_00, mobilisationPaise: 0 },
    });
    expect(() => change(1, { rental: { periods: 2 } })).toThrow('for a day, a week or a month');
  });
});

describe('what can be typed', () => {
  it.each([
    [{ rate: 10.005 }, 'at most two decimals'],
    [{ rate: 5, discount: 5 }, 'only one of rate, rate with GST and discount'],
    [{ quantity: 0 }, 'A quantity is more than 0'],
    [{ quantity: 1.2345 }, 'at most three decimals'],
    [{ discount: 100 }, 'from 0 to 99.99'],
    [{ gst_percentage: 28 }, 'The GST rates are'],
    [{ offer: 'alternative' }, 'which line it is an alternative to'],
    [{ replaces: 1 }, 'Only an alternative'],
    [{ hsn: '84' }, 'An HSN code has 4, 6 or 8 digits.'],
  ])('is not %j', (typed, sentence) => {
    expect(() => validate(lineChange, typed)).toThrow(sentence);
  });

  it('is a product or words for a new line, not both', () => {
    for (const typed of [{}, { product: 'lathe', title: 'Lathe' }])
      expect(() => validate(addedLine, typed)).toThrow('either a product of the catalogue or');
    const line = validate(addedLine, { title: 'Spare kit', rate: 250.5 });
    expect(addLine(TERMS, 7, line).lines.at(-1)).toEqual({
      number: 7,
      title: 'Spare kit',
      hsn: '',
      gstBps: 1800,
      unit: 'NOS',
      quantity: 1,
      ratePaise: 250_50,
      offer: 'offered',
    });
  });
});
