/** An estimate for tests: consistent sums, and as many lines as wanted. */

import { divideRoundingHalfUp, FULL_RATE_BPS } from '#domain/money.ts';
import type { EstimateDocument, EstimateLine, EstimateParty, EstimateTax } from './estimate-document.ts';

const STORES: EstimateParty = {
  customer: 'Deccan Hydraulics & Engineering Works',
  contactName: 'Stores, Gate 3',
  addressLines: ['Gat No. 214, Chakan-Talegaon Road', 'Pune 410501, Maharashtra'],
  phone: '+91 98220 54321',
  email: 'stores@deccan.example',
};

/** One line of the estimate, its sums worked out. */
export function sampleLine(parts: Partial<EstimateLine> = {}): EstimateLine {
  const line = {
    title: 'Bench drilling machine 20 mm',
    hsn: '84592100',
    quantity: 2,
    unitPricePaise: 12_345_67,
    discountBps: 250,
    gstBps: 1800,
    ...parts,
  };
  const listPaise = line.unitPricePaise * line.quantity;
  const taxablePaise = listPaise - shareOf(listPaise, line.discountBps);
  return { ...line, taxablePaise, amountPaise: taxablePaise + shareOf(taxablePaise, line.gstBps) };
}

/** An estimate with these lines; delivered within the seller's state unless said otherwise. */
export function sampleEstimate(
  lines: EstimateLine[] = [sampleLine()],
  parts: Partial<EstimateDocument> & { isBetweenStates?: boolean } = {},
): EstimateDocument {
  const { isBetweenStates = false, ...overrides } = parts;
  const totalTaxablePaise = lines.reduce((sum, line) => sum + line.taxablePaise, 0);
  const totalPaise = lines.reduce((sum, line) => sum + line.amountPaise, 0);
  return {
    number: 'EST/2026-27/000123',
    issuedAt: new Date('2026-10-05T05:00:00Z'),
    validUntil: new Date('2026-11-04T05:00:00Z'),
    seller: {
      name: 'Udyog Haat Industrial Supplies Pvt. Ltd.',
      addressLines: ['Plot 14, MIDC Phase II, Bhosari', 'Pune 411026, Maharashtra'],
      gstin: '27AAACU1234F1Z5',
      phone: '+91 20 6712 3400',
      email: 'sales@udyoghaat.example',
    },
    billTo: { ...STORES, contactName: 'Ms. Kavita Deshpande', gstin: '27AABCD9876K1ZP' },
    shipTo: STORES,
    placeOfSupply: isBetweenStates
      ? { stateName: 'Uttar Pradesh', gstCode: '09' }
      : { stateName: 'Maharashtra', gstCode: '27' },
    lines,
    taxSummary: taxByRate(lines, isBetweenStates),
    totalTaxablePaise,
    totalTaxPaise: totalPaise - totalTaxablePaise,
    totalPaise,
    terms: [
      'Prices hold until the date of validity.',
      'Payment: 50% with the order, the balance before dispatch.',
    ],
    ...overrides,
  };
}

function taxByRate(lines: EstimateLine[], isBetweenStates: boolean): EstimateTax[] {
  const rates = [...new Set(lines.map((line) => line.gstBps))].sort((one, other) => one - other);
  return rates.map((gstBps) => {
    const ofRate = lines.filter((line) => line.gstBps === gstBps);
    const taxablePaise = ofRate.reduce((sum, line) => sum + line.taxablePaise, 0);
    const taxPaise = ofRate.reduce((sum, line) => sum + line.amountPaise - line.taxablePaise, 0);
    const cgstPaise = isBetweenStates ? 0 : Math.floor(taxPaise / 2);
    const sgstPaise = isBetweenStates ? 0 : taxPaise - cgstPaise;
    return { gstBps, taxablePaise, cgstPaise, sgstPaise, igstPaise: isBetweenStates ? taxPaise : 0 };
  });
}

function shareOf(paise: number, bps: number): number {
  return Number(divideRoundingHalfUp(BigInt(paise) * BigInt(bps), BigInt(FULL_RATE_BPS)));
}
