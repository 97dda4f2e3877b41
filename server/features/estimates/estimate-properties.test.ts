import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GST_RATES_BPS } from '#domain/gst.ts';
import { states } from '#domain/india/states.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { findMisplacedWords, type Page, readBoxes, readFlow } from '../../../tests/support/read-pdf.ts';
import { sampleEstimate } from '../../../tests/support/sample-estimate.ts';
import { drawEstimate } from './draw-estimate.ts';
import type { EstimateDocument } from './estimate-document.ts';

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Pump', '5.5', 'kW', '₹', '415V', 'three-phase', 'Ω', 'cc/rev') },
  { weight: 2, arbitrary: fc.constantFrom('मशीन', 'ड्रिलिंग', 'क्षैतिज', 'इंडस्ट्रीज़', 'प्रा.', 'श्रीमती', 'र्त्स्न्य') },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom('W', 'i', 'क्ष', '8'), minLength: 1, maxLength: 90 }),
  },
);

/** Latin and Devanagari words, some of them unbreakable, of at most this many characters in total. */
function words(maxLength: number) {
  return fc
    .array(word, { minLength: 1, maxLength: 40 })
    .map((parts) => parts.join(' ').slice(0, maxLength).trim());
}

const address = fc.record({
  address: words(300),
  city: words(100),
  district: words(60),
  state: fc.constantFrom(...states.map(({ name }) => name)),
  pin: fc.constant('711204'),
});

const line = fc.record({
  title: words(300),
  model: words(40),
  hsn: fc.constantFrom('8413', '84592100'),
  quantity: fc.integer({ min: 1, max: 5 }),
  listPricePaise: fc.oneof(fc.integer({ min: 0, max: 10 ** 7 }), fc.integer({ min: 0, max: 10 ** 12 })),
  discountBps: fc.constantFrom(0, 500, 1234, 9999),
  addedDiscountMicroBps: fc.constantFrom(0, 250_000_000, 5_000_000_000, 13_6904762_00),
  gstBps: fc.constantFrom(...GST_RATES_BPS),
  status: fc.constantFrom('Requested' as const, 'Requested' as const, 'Rejected' as const),
  rejectionReason: words(500),
});

const estimates: fc.Arbitrary<EstimateDocument> = fc
  .record({
    lines: fc.oneof(
      { weight: 3, arbitrary: fc.array(line, { minLength: 1, maxLength: 8 }) },
      { weight: 1, arbitrary: fc.array(line, { minLength: 20, maxLength: 45 }) },
    ),
    request: fc.record({
      customer: words(150),
      contactName: words(100),
      email: fc.constantFrom('stores@hooghly.example', `${'w'.repeat(240)}@w.example`),
      billing: address,
      shipping: address,
      consignee: fc.option(fc.record({ name: words(150), gstin: fc.constantFrom('URP', '29AAGCB7383J1Z4') })),
    }),
  })
  .map(({ lines, request }) => sampleEstimate(lines, request));

/** The amounts at the right edge of the pages from top to bottom: those of the lines, then the totals. */
function readRightmostAmounts(pages: Page[]): string[] {
  const edge = Math.max(...pages.flatMap(({ words: found }) => found.map(({ xMax }) => xMax)));
  return pages.flatMap(({ words: found }) =>
    found
      .filter(({ text, xMax }) => text.startsWith('₹') && xMax > edge - 0.5)
      .toSorted((a, b) => a.yMin - b.yMin)
      .map(({ text }) => text),
  );
}

function removeSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s/g, '');
}

describe('any estimate', () => {
  it('has no overlapping words, respects the margins, shows every line in full, and adds up', async () => {
    const check = fc.asyncProperty(estimates, async (estimate) => {
      const { lines, totals } = estimate;
      const pdf = await drawEstimate(estimate);
      const pages = readBoxes(pdf);
      expect(findMisplacedWords(pages)).toEqual([]);

      const flow = removeSpaces(readFlow(pdf));
      for (const { title } of lines) expect(flow).toContain(removeSpaces(title));

      const amounts = readRightmostAmounts(pages);
      expect(amounts.slice(0, lines.length)).toEqual(lines.map((one) => formatRupees(one.amountPaise)));
      expect(amounts.at(-1)).toBe(formatRupees(totals.totalPaise));

      const sum = (some: number[]) => some.reduce((total, paise) => total + paise, 0);
      expect(sum(lines.map((one) => one.amountPaise))).toBe(totals.totalPaise);
      expect(totals.taxablePaise + sum(totals.taxesPaise)).toBe(totals.totalPaise);
      expect(totals.listValuePaise - totals.discountPaise + totals.roundingPaise).toBe(totals.taxablePaise);
      expect(sum(estimate.taxSummary.flatMap((tax) => tax.taxesPaise))).toBe(sum(totals.taxesPaise));
      expect(sum(estimate.taxSummary.map((tax) => tax.taxablePaise))).toBe(totals.taxablePaise);
    });
    await fc.assert(check, { numRuns: 25 });
  }, 60_000);
});
