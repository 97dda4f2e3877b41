import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iterations } from '../../tests/support/extended.ts';
import { GST_RATES_BPS } from '../gst.ts';
import { type PricedQuotation, priceQuotation, type Supply } from './price-quotation.ts';
import { LINE_OFFERS, type QuotationCharges, type QuotationLine, RENT_PERIODS } from './quotation-terms.ts';
import { SEZ_SUPPLIES, type SezSupply } from './sez.ts';

const NO_CHARGES: QuotationCharges = {
  freightTerm: 'included',
  freightPaise: 0,
  packingPaise: 0,
  insurancePaise: 0,
  rule: 'value',
};
const WITHIN: Supply = { isGoodsIntraState: true, isRentalIntraState: true };
const BETWEEN: Supply = { isGoodsIntraState: false, isRentalIntraState: false };
const freight = (freightPaise: number, rule: QuotationCharges['rule'] = 'value'): QuotationCharges => ({
  ...NO_CHARGES,
  freightTerm: 'added',
  freightPaise,
  rule,
});

function line(number: number, changes: Partial<QuotationLine> = {}): QuotationLine {
  const common = { title: 'Cement', hsn: '2523', unit: 'BAG', offer: 'offered' } as const;
  return { number, ...common, quantity: 1, ratePaise: 100_00, gstBps: 1800, ...changes };
}
const rental = { per: 'week', periods: 2.5, depositPaise: 50_000_00, mobilisationPaise: 5_000_00 } as const;

describe('the figures of a quotation', () => {
  it('taxes rate × quantity half up to the paisa, of CGST and SGST each by itself', () => {
    const quotation = { lines: [line(1, { quantity: 2.345, ratePaise: 333_33 })], charges: NO_CHARGES };
    // 781.65885 rupees; 9 % of 781.66 is 70.3494, 18 % is 140.6988.
    expect(priceQuotation(quotation, WITHIN)).toMatchObject({
      lines: [{ taxablePaise: 781_66, taxes: { cgstPaise: 70_35, sgstPaise: 70_35, igstPaise: 0 } }],
      roundOffPaise: -36,
      totalPaise: 922_00,
    });
    expect(priceQuotation(quotation, BETWEEN)).toMatchObject({
      taxes: { cgstPaise: 0, sgstPaise: 0, igstPaise: 140_70 },
      totalPaise: 922_00,
    });
  });

  it('rounds the total to the rupee once, half a rupee up', () => {
    const roundOff = (ratePaise: number) => {
      const { roundOffPaise } = priceQuotation(
        { lines: [line(1, { ratePaise, gstBps: 0 })], charges: NO_CHARGES },
        WITHIN,
      );
      return roundOffPaise;
    };
    expect([100_00, 100_49, 100_50, 100_99].map(roundOff)).toEqual([0, -49, 50, 1]);
  });

  it('shares charges out over goods of several rates by value, and taxes them with the goods', () => {
    const lines = [
      line(1, { ratePaise: 200_00, gstBps: 500 }),
      line(2, { ratePaise: 100_00, gstBps: 1800 }),
      line(3, { rental, ratePaise: 900_00 }),
    ];
    const {
      lines: priced,
      rates,
      chargesPaise,
    } = priceQuotation({ lines, charges: freight(100_00) }, BETWEEN);
    expect(priced.map((one) => one.chargesPaise)).toEqual([66_67, 33_33, 0]);
    expect(chargesPaise).toBe(100_00);
    expect(rates).toEqual([
      {
        gstBps: 500,
        isIntraState: false,
        taxablePaise: 266_67,
        chargesPaise: 66_67,
        // 10.00 and 3.3335
        taxes: { cgstPaise: 0, sgstPaise: 0, igstPaise: 13_33 },
      },
      expect.objectContaining({ gstBps: 1800, taxablePaise: 100_00 + 33_33 + 2_250_00 + 5_000_00 }),
    ]);
  });

  it('charges all at the highest rate by rule', () => {
    const lines = [line(1, { gstBps: 500 }), line(2), line(3)];
    const { lines: priced } = priceQuotation({ lines, charges: freight(99, 'highest') }, BETWEEN);
    expect(priced.map((one) => one.chargesPaise)).toEqual([0, 50, 49]);
  });

  it('lets rentals bear the charges when only rentals are chosen, and goods without a price in equal parts', () => {
    const lines = [line(1), line(2, { rental })];
    const chosen = priceQuotation({ lines, charges: freight(100_00) }, BETWEEN, new Set([2]));
    expect(chosen.lines.map((one) => one.chargesPaise)).toEqual([0, 100_00]);
    const free = [line(1, { ratePaise: 0 }), line(2, { ratePaise: 0 })];
    const { lines: priced } = priceQuotation({ lines: free, charges: freight(101) }, BETWEEN);
    expect(priced.map((one) => one.chargesPaise)).toEqual([51, 50]);
  });

  it('leaves freight out unless it is added', () => {
    for (const freightTerm of ['included', 'to_pay', 'ex_works'] as const) {
      const charges = { ...freight(100_00), freightTerm, packingPaise: 1_00, insurancePaise: 2_00 };
      expect(priceQuotation({ lines: [line(1)], charges }, WITHIN).chargesPaise).toBe(3_00);
    }
  });

  it('keeps optional, alternative and unavailable lines outside the sum unless they are chosen', () => {
    const lines = LINE_OFFERS.map((offer, index) => line(index + 1, { offer }));
    const listInSum = ({ lines: priced }: PricedQuotation) =>
      priced.filter(({ isInSum }) => isInSum).map(({ number }) => number);
    const quotation = { lines, charges: freight(100_00) };
    expect(listInSum(priceQuotation(quotation, WITHIN))).toEqual([1]);
    expect(listInSum(priceQuotation(quotation, WITHIN, new Set([2, 3, 4])))).toEqual([2, 3]);
    const none = priceQuotation(quotation, WITHIN, new Set());
    expect(none).toMatchObject({ totalPaise: 0, chargesPaise: 0, rates: [] });
    // Their own figures are there all the same.
    expect(none.lines[1]).toMatchObject({ taxablePaise: 100_00, totalPaise: 118_00 });
  });

  it('prices a rental by its periods with mobilisation, and its deposit outside the total', () => {
    const lines = [line(1, { rental, quantity: 2, ratePaise: 900_00 }), line(2)];
    const supply = { isGoodsIntraState: true, isRentalIntraState: false };
    const figures = priceQuotation({ lines, charges: NO_CHARGES }, supply);
    expect(figures).toMatchObject({ depositPaise: 50_000_00, linesPaise: 9_500_00 + 100_00 });
    expect(figures.rates.map(({ isIntraState, taxablePaise }) => [isIntraState, taxablePaise])).toEqual([
      [true, 100_00],
      [false, 9_500_00],
    ]);
  });

  it('charges a special economic zone IGST whatever its state, and none at all under LUT', () => {
    const lines = [line(1), line(2, { rental, gstBps: 500 })];
    const paid = priceQuotation({ lines, charges: freight(100_00), sez: 'paid' }, WITHIN);
    expect(paid).toEqual(priceQuotation({ lines, charges: freight(100_00) }, BETWEEN));
    const lut = priceQuotation({ lines, charges: freight(100_00), sez: 'lut' }, WITHIN);
    expect(lut.rates).toEqual([
      expect.objectContaining({
        gstBps: 0,
        isIntraState: false,
        taxes: { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
      }),
    ]);
    expect(lut.totalPaise).toBe(lut.taxablePaise);
  });

  it('refuses amounts that are too large to be exact', () => {
    const lines = [line(1, { quantity: 9_999_999, ratePaise: 100_000_000_000 })];
    expect(() => priceQuotation({ lines, charges: NO_CHARGES }, WITHIN)).toThrow(RangeError);
  });
});

const paise = (max: number) => fc.nat({ max });
const anyLine = fc.record({
  offer: fc.constantFrom('offered' as const, ...LINE_OFFERS),
  gstBps: fc.constantFrom(...GST_RATES_BPS),
  ratePaise: paise(10_000_000),
  thousandths: fc.oneof(
    fc.integer({ min: 1, max: 5_000_000 }),
    fc.integer({ min: 1, max: 5 }).map((n) => n * 1000),
  ),
  rental: fc.option(
    fc.record({
      per: fc.constantFrom(...RENT_PERIODS),
      halves: fc.integer({ min: 1, max: 48 }),
      depositPaise: paise(10_000_000),
      mobilisationPaise: paise(1_000_000),
    }),
    { freq: 4, nil: undefined },
  ),
});
const anyQuotation = fc.record({
  drafts: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  charges: fc.record({
    freightTerm: fc.constantFrom('added' as const, 'added' as const, 'included' as const, 'to_pay' as const),
    freightPaise: paise(5_000_000),
    packingPaise: paise(100_000),
    insurancePaise: paise(100_000),
    rule: fc.constantFrom('value' as const, 'value' as const, 'highest' as const),
  }),
  supply: fc.record({ isGoodsIntraState: fc.boolean(), isRentalIntraState: fc.boolean() }),
  sez: fc.option(fc.constantFrom(...SEZ_SUPPLIES), { freq: 2, nil: undefined }),
});

type Drafts = Parameters<Parameters<typeof anyQuotation.map>[0]>[0]['drafts'];
const toLines = (drafts: Drafts): QuotationLine[] =>
  drafts.map(({ offer, gstBps, ratePaise, thousandths, rental: rented }, index) => {
    const { halves = 0, ...rest } = rented ?? {};
    const changes = { offer, gstBps, ratePaise, quantity: thousandths / 1000 };
    const rentalTerms = rented && { ...rented, ...rest, periods: halves / 2 };
    return line(index + 1, rentalTerms ? { ...changes, rental: rentalTerms } : changes);
  });

/** The same rules once more, in fractions of whole numbers and one tax at a time. */
function calculateIndependently(
  drafts: Drafts,
  charges: QuotationCharges,
  supply: Supply,
  sez: SezSupply | undefined,
): { exactPaise: bigint; totalPaise: bigint; chargesOf: Map<number, bigint> } {
  const nearest = (dividend: bigint, divisor: bigint) => {
    const rest = dividend % divisor;
    return (dividend - rest) / divisor + (2n * rest >= divisor ? 1n : 0n);
  };
  const tax = (value: bigint, bps: number, isIntraState: boolean) =>
    isIntraState ? 2n * nearest(value * BigInt(bps), 20_000n) : nearest(value * BigInt(bps), 10_000n);
  const rows = drafts
    .map(({ rental: rented, ...draft }, index) => {
      const base = BigInt(draft.ratePaise) * BigInt(draft.thousandths);
      const value = rented
        ? nearest(base * BigInt(rented.halves), 2_000n) + BigInt(rented.mobilisationPaise)
        : nearest(base, 1_000n);
      const isWithin = rented ? supply.isRentalIntraState : supply.isGoodsIntraState;
      const gstBps = sez === 'lut' ? 0 : draft.gstBps;
      const own = { number: index + 1, isRental: rented !== undefined, gstBps };
      return { ...draft, ...own, value, isIntraState: isWithin && !sez, share: 0n };
    })
    .filter(({ offer }) => offer === 'offered');
  const toShare = BigInt(
    (charges.freightTerm === 'added' ? charges.freightPaise : 0) +
      charges.packingPaise +
      charges.insurancePaise,
  );
  let bearers = rows.filter(({ isRental }) => !isRental);
  if (bearers.length === 0) bearers = rows;
  if (charges.rule === 'highest') {
    const highest = bearers.reduce((max, { gstBps }) => (gstBps > max ? gstBps : max), 0);
    bearers = bearers.filter(({ gstBps }) => gstBps === highest);
  }
  const values = bearers.reduce((total, { value }) => total + value, 0n);
  const weigh = (row: (typeof rows)[number]) => (values === 0n ? 1n : row.value);
  const weights = values === 0n ? BigInt(bearers.length) : values;
  let left = toShare;
  for (const row of bearers) {
    row.share = (toShare * weigh(row)) / weights;
    left -= row.share;
  }
  const isServed = new Set<number>();
  for (; left > 0n && bearers.length > 0; left -= 1n) {
    let next: (typeof rows)[number] | undefined;
    for (const row of bearers) {
      const lack = toShare * weigh(row) - row.share * weights;
      const most = next ? toShare * weigh(next) - next.share * weights : -1n;
      if (!isServed.has(row.number) && lack > most) next = row;
    }
    if (!next) break;
    isServed.add(next.number);
    next.share += 1n;
  }
  let exactPaise = 0n;
  for (const row of rows) exactPaise += row.value + row.share + tax(row.value, row.gstBps, row.isIntraState);
  for (const isIntraState of [true, false]) {
    for (const bps of GST_RATES_BPS) {
      const ofRate = rows.filter((row) => row.gstBps === bps && row.isIntraState === isIntraState);
      exactPaise += tax(
        ofRate.reduce((total, { share }) => total + share, 0n),
        bps,
        isIntraState,
      );
    }
  }
  return {
    exactPaise,
    totalPaise: nearest(exactPaise, 100n) * 100n,
    chargesOf: new Map(rows.map(({ number, share }) => [number, share])),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const RUNS = { numRuns: iterations(200, 10_000) };

describe('random quotations', () => {
  it('agree to the paisa with an independent calculation', () => {
    fc.assert(
      fc.property(anyQuotation, ({ drafts, charges, supply, sez }) => {
        const figures = priceQuotation({ lines: toLines(drafts), charges, sez }, supply);
        const expected = calculateIndependently(drafts, charges, supply, sez);
        expect(BigInt(figures.totalPaise)).toBe(expected.totalPaise);
        expect(BigInt(figures.totalPaise - figures.roundOffPaise)).toBe(expected.exactPaise);
        for (const { number, isInSum, chargesPaise } of figures.lines) {
          expect(BigInt(chargesPaise)).toBe(isInSum ? expected.chargesOf.get(number) : 0n);
        }
      }),
      RUNS,
    );
  });

  it('consist of parts that sum to the whole', () => {
    fc.assert(
      fc.property(anyQuotation, ({ drafts, charges, supply, sez }) => {
        const figures = priceQuotation({ lines: toLines(drafts), charges, sez }, supply);
        const { lines, rates, taxes, taxablePaise, chargesPaise, linesPaise, roundOffPaise, totalPaise } =
          figures;
        const inSum = lines.filter(({ isInSum }) => isInSum);
        for (const tax of ['cgstPaise', 'sgstPaise', 'igstPaise'] as const) {
          expect(sum(inSum.map((one) => one.taxes[tax] + one.chargeTaxes[tax]))).toBe(taxes[tax]);
          expect(sum(rates.map((rate) => rate.taxes[tax]))).toBe(taxes[tax]);
        }
        for (const one of inSum) {
          expect(one.taxes.cgstPaise).toBe(one.taxes.sgstPaise);
          expect(one.chargeTaxes.cgstPaise).toBe(one.chargeTaxes.sgstPaise);
        }
        expect(sum(inSum.map((one) => one.taxablePaise))).toBe(linesPaise);
        expect(sum(inSum.map((one) => one.chargesPaise))).toBe(chargesPaise);
        expect(sum(rates.map((rate) => rate.taxablePaise))).toBe(taxablePaise);
        expect(linesPaise + chargesPaise).toBe(taxablePaise);
        expect(taxablePaise + sum(Object.values(taxes)) + roundOffPaise).toBe(totalPaise);
        expect(totalPaise % 100).toBe(0);
        expect(roundOffPaise).toBeGreaterThanOrEqual(-49);
        expect(roundOffPaise).toBeLessThanOrEqual(50);
      }),
      RUNS,
    );
  });

  it('agree with a purchase order of rate × quantity and GST a line, and a line of freight for each rate', () => {
    const goods = anyQuotation.map(({ drafts, ...rest }) => ({
      ...rest,
      drafts: drafts.map((draft) => ({ ...draft, rental: undefined })),
    }));
    const halfUp = (dividend: bigint, divisor: bigint) => (dividend * 2n + divisor) / (divisor * 2n);
    fc.assert(
      fc.property(goods, ({ drafts, charges, supply, sez }) => {
        const { rates, roundOffPaise, totalPaise } = priceQuotation(
          { lines: toLines(drafts), charges, sez },
          supply,
        );
        const typed = [
          ...drafts
            .filter(({ offer }) => offer === 'offered')
            .map(({ ratePaise, thousandths, gstBps }) => ({
              value: halfUp(BigInt(ratePaise) * BigInt(thousandths), 1000n),
              gstBps: sez === 'lut' ? 0 : gstBps,
            })),
          ...rates.map(({ chargesPaise, gstBps }) => ({ value: BigInt(chargesPaise), gstBps })),
        ];
        const taxes = typed.map(({ value, gstBps }) =>
          supply.isGoodsIntraState && !sez
            ? 2n * halfUp(value * BigInt(gstBps), 20_000n)
            : halfUp(value * BigInt(gstBps), 10_000n),
        );
        const total = [...typed.map(({ value }) => value), ...taxes].reduce((one, other) => one + other, 0n);
        expect(total).toBe(BigInt(totalPaise - roundOffPaise));
      }),
      RUNS,
    );
  });
});
