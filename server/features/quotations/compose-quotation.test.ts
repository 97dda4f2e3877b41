import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { states } from '#domain/india/states.ts';
import { SEZ_SUPPLIES } from '#domain/quotation/sez.ts';
import { parseDocument } from '#server/features/estimates/parse-document.ts';
import { PEENYA, sampleEstimate } from '../../../tests/support/sample-estimate.ts';
import { sampleLine, sampleQuotation, sampleTerms } from '../../../tests/support/sample-quotation.ts';
import { toBranch } from './choose-seller.ts';

const PUNE_GSTIN = '27AAUCU4821H1ZV';

const rental = { per: 'day', periods: 10, depositPaise: 0, mobilisationPaise: 0 } as const;
const RENTED = sampleLine(2, { hsn: '9973', rental });

describe('a quotation', () => {
  it('lapses at the midnight in India after its last day', () => {
    const { lapsesAt } = sampleQuotation(sampleTerms(undefined, { validUntil: '2027-03-31' }));
    expect(lapsesAt).toEqual(new Date('2027-03-31T18:30:00Z'));
    expect(() => sampleQuotation(sampleTerms(undefined, { validUntil: '2027-02-30' }))).toThrow(RangeError);
  });

  it('has the seller as it was on what was sent before', () => {
    const estimate = sampleEstimate();
    const former = { ...estimate, seller: { ...estimate.seller, name: 'Former Name Ltd' } };
    const first = sampleQuotation(undefined, { former });
    expect(first.seller).toEqual(former.seller);
    expect(sampleQuotation(undefined, { revision: 2, former: first }).seller).toEqual(former.seller);
  });

  it('bears IGST from the head office and CGST with SGST from a branch in the buyer’s state', () => {
    const former = sampleEstimate();
    const pune = { address: '7 MIDC, Pune 411019, Maharashtra', gstin: PUNE_GSTIN };
    const seller = toBranch(former.seller, pune);
    expect(seller).toEqual({
      ...former.seller,
      address: '7 MIDC, Pune 411019, Maharashtra, India',
      gstin: PUNE_GSTIN,
      pan: 'AAUCU4821H',
      state: 'Maharashtra (27)',
    });
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.constantFrom(undefined, ...SEZ_SUPPLIES), (state, sez) => {
        const request = { shipping: { ...PEENYA, state: state.name } };
        const terms = sampleTerms(undefined, { branch: 'Pune', ...(sez && { sez }) });
        const { figures, supply, taxNames } = sampleQuotation(terms, { former, seller, request });
        const { cgstPaise, sgstPaise, igstPaise } = figures.taxes;
        const isOwnState = state.name === 'Maharashtra';
        expect(supply.isGoodsIntraState).toBe(isOwnState);
        expect(taxNames).toEqual(isOwnState && !sez ? ['CGST', 'SGST'] : ['IGST']);
        expect(cgstPaise).toBe(sgstPaise);
        expect(cgstPaise > 0).toBe(isOwnState && !sez);
        expect(igstPaise > 0).toBe(sez === 'paid' || (!isOwnState && !sez));
      }),
    );
    const inMaharashtra = { request: { shipping: { ...PEENYA, state: 'Maharashtra' } } };
    expect(sampleQuotation(undefined, inMaharashtra).taxNames).toEqual(['IGST']);
  });

  it('says that another place supplies, and nothing of the head office where it always does', () => {
    const former = sampleQuotation();
    const seller = toBranch(former.seller, { address: '7 MIDC', gstin: PUNE_GSTIN });
    const terms = sampleTerms(undefined, { branch: 'Pune' });
    const second = sampleQuotation(terms, { revision: 2, former, seller });
    expect(second.changes).toContainEqual({ what: 'Supplied from', before: 'Head office', after: 'Pune' });
    const third = sampleQuotation(terms, { revision: 3, former: second });
    expect(third).toMatchObject({ seller, changes: [] });
  });

  it('bears the taxes of where goods are delivered, with a consignee of where the buyer is registered', () => {
    expect(sampleQuotation()).toMatchObject({
      taxNames: ['CGST', 'SGST'],
      supply: { isGoodsIntraState: true, isRentalIntraState: true },
      figures: { taxes: { igstPaise: 0 } },
    });
    expect(sampleQuotation(undefined, { request: { shipping: PEENYA } })).toMatchObject({
      taxNames: ['IGST'],
      placeOfSupply: 'Karnataka (29)',
      figures: { taxes: { cgstPaise: 0 } },
    });
    const consignee = { name: 'Peenya Fabricators', gstin: 'URP' };
    const directed = sampleQuotation(undefined, { request: { shipping: PEENYA, consignee } });
    expect(directed).toMatchObject({ taxNames: ['CGST', 'SGST'], placeOfSupply: 'West Bengal (19)' });
    expect(directed.placeOfSupplyTerm).toContain('section 10(1)(b)');
    expect(directed.shipTo.customer).toBe('Peenya Fabricators');
  });

  it('taxes rentals where the buyer is registered, wherever the site is', () => {
    const quotation = sampleQuotation(sampleTerms([sampleLine(1), RENTED]), {
      request: { shipping: PEENYA },
    });
    expect(quotation.taxNames).toEqual(['CGST', 'SGST', 'IGST']);
    expect(quotation.figures.lines.map(({ taxes }) => taxes.igstPaise > 0)).toEqual([true, false]);
    expect(quotation.rentalPlaceOfSupply).toBe('West Bengal (19)');
    expect(quotation.rentalPlaceOfSupplyTerm).toContain('section 12(2)(a)');
    expect(sampleQuotation()).not.toHaveProperty('rentalPlaceOfSupply');
  });

  it('bears IGST alone to a special economic zone, and none under the seller’s LUT', () => {
    const terms = sampleTerms([sampleLine(1), RENTED]);
    expect(sampleQuotation({ ...terms, sez: 'paid' })).toMatchObject({
      taxNames: ['IGST'],
      figures: { taxes: { cgstPaise: 0, sgstPaise: 0 } },
    });
    const { figures, taxNames, standingTerms } = sampleQuotation({ ...terms, sez: 'lut' });
    expect(taxNames).toEqual(['IGST']);
    expect(figures.totalPaise).toBe(figures.taxablePaise + figures.roundOffPaise);
    expect(standingTerms.join()).toContain('section 7(5)(b)');
  });

  it('says what changed since another quotation, and nothing after an estimate', () => {
    const former = sampleQuotation();
    expect(former).not.toHaveProperty('changes');
    const terms = sampleTerms([sampleLine(1, { ratePaise: 11_500_00 })]);
    expect(sampleQuotation(terms, { revision: 2, former }).changes).toEqual([
      { line: 1, what: 'Rate', before: '₹11,999.50 per piece', after: '₹11,500.00 per piece' },
      { what: 'Grand total', before: '₹33,629.00', after: '₹32,450.00' },
    ]);
  });

  it('says how charges are taxed and that deposits are returned, where there are any', () => {
    const standing = (terms = sampleTerms()) => sampleQuotation(terms).standingTerms.join('\n');
    expect(standing()).toContain('shared out over the items by value');
    const charges = { ...sampleTerms().charges, rule: 'highest' } as const;
    expect(standing(sampleTerms(undefined, { charges }))).toContain('the highest GST rate');
    const toPay = { ...charges, freightTerm: 'to_pay', freightPaise: 0 } as const;
    expect(standing(sampleTerms(undefined, { charges: toPay }))).not.toContain('Charges:');
    expect(standing()).not.toContain('Deposits');
    expect(standing(sampleTerms([RENTED]))).toContain('Deposits');
  });

  it('names the page that says whether it is the latest, and the one of its request', () => {
    const { requestUrl, ...former } = sampleEstimate();
    expect(sampleQuotation(undefined, { former })).toMatchObject({
      verifyUrl: 'https://udyoghaat.example/verify/EST-2026-27-000123/ABCDEFGH23456789',
      requestUrl: 'https://udyoghaat.example/orders?q=EST%2F2026-27%2F000123',
    });
  });

  it('is the same after it was stored as JSON', () => {
    const quotation = sampleQuotation(sampleTerms([sampleLine(1), RENTED]), { former: sampleQuotation() });
    expect(parseDocument(JSON.parse(JSON.stringify(quotation)))).toStrictEqual(quotation);
  });
});
