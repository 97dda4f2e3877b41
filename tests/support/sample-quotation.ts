/** Quotations for tests, made as the shop makes them. */

import type { QuotationCharges, QuotationLine, QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import type { EstimateSeller } from '#server/features/estimates/estimate-document.ts';
import type { FrozenDocument } from '#server/features/estimates/frozen-document.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { composeQuotation } from '#server/features/quotations/compose-quotation.ts';
import { sampleEstimate, sampleOrder } from './sample-estimate.ts';

export const SAMPLE_CHARGES: QuotationCharges = {
  freightTerm: 'added',
  freightPaise: 4_500_00,
  packingPaise: 0,
  insurancePaise: 0,
  rule: 'value',
};

export function sampleLine(number: number, changes: Partial<QuotationLine> = {}): QuotationLine {
  return {
    number,
    productId: `product-${number}`,
    title: 'Bench drilling machine 20 mm',
    brand: 'Kavach',
    model: 'BD-20',
    hsn: '84592100',
    quantity: 2,
    unit: 'NOS',
    listPricePaise: 12_345_67,
    ratePaise: 11_999_50,
    gstBps: 1800,
    offer: 'offered',
    ...changes,
  };
}

export function sampleTerms(lines = [sampleLine(1)], changes: Partial<QuotationTerms> = {}): QuotationTerms {
  return {
    lines,
    charges: SAMPLE_CHARGES,
    validUntil: '2026-10-22',
    deliveryTerms: 'Within 7 working days to the SHIP TO address',
    paymentTerms: '50% with the order, the rest before dispatch',
    warranty: '12 months from dispatch',
    notes: [],
    ...changes,
  };
}

type SampleOptions = {
  revision?: number;
  former?: FrozenDocument;
  seller?: EstimateSeller;
  request?: Partial<OrderRow>;
};

/** A quotation to a buyer in Howrah, to be delivered there unless the request says otherwise. */
export function sampleQuotation(
  terms: QuotationTerms = sampleTerms(),
  { revision = 1, former = sampleEstimate(), seller, request = {} }: SampleOptions = {},
): QuotationDocument {
  return composeQuotation(sampleOrder({}, request), terms, former, {
    revision,
    issuedAt: new Date('2026-10-07T06:30:00Z'),
    verifyCode: 'ABCDEFGH23456789',
    shopUrl: 'https://udyoghaat.example',
    ...(seller && { seller }),
  });
}
