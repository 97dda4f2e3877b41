/** Estimates for tests and benches, made as the shop makes them, of as many lines as wanted. */

import type { ProductTerms } from '#domain/product-terms.ts';
import type { UnitCode } from '#domain/unit.ts';
import type { WishTerms } from '#domain/wish.ts';
import { readConfig } from '#server/app/config.ts';
import { composeEstimate } from '#server/features/estimates/compose-estimate.ts';
import type { EstimateDocument } from '#server/features/estimates/estimate-document.ts';
import type { QuotedOrder } from '#server/features/estimates/quoted-order.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import type { PostalAddress } from '#server/platform/database/schema.ts';

export const HOWRAH: PostalAddress = {
  address: '42 Grand Trunk Road, Liluah',
  city: 'Howrah',
  district: 'Howrah',
  state: 'West Bengal',
  pin: '711204',
};

export const PEENYA: PostalAddress = {
  address: '7 Peenya Industrial Area, Phase II',
  city: 'Bengaluru',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  pin: '560058',
};

type SampleLine = {
  title?: string;
  model?: string;
  hsn?: string;
  quantity?: number;
  listPricePaise?: number;
  discountBps?: number;
  addedDiscountMicroBps?: number;
  gstBps?: number;
  unit?: UnitCode;
  terms?: ProductTerms;
  isPriceOnRequest?: boolean;
  status?: OrderRow['status'];
  confirmation?: QuotedOrder['confirmation'];
  rejectionReason?: string;
  wish?: WishTerms;
};

/** One order of a quote request from Howrah, to be delivered there unless the changes say otherwise. */
export function sampleOrder(line: SampleLine = {}, changes: Partial<OrderRow> = {}): OrderRow & QuotedOrder {
  const { quantity = 2, addedDiscountMicroBps = 0, status = 'Requested', ...rest } = line;
  const { confirmation, rejectionReason, wish = null, ...product } = rest;
  return {
    id: 'order',
    createdAt: new Date('2026-10-05T05:00:00Z'),
    product: { ...SAMPLE_PRODUCT, ...product },
    quantity,
    // The figures of an estimate are worked out from the product.
    unitPriceInclGstPaise: 0,
    addedDiscountMicroBps,
    status,
    confirmation,
    rejectionReason,
    rating: null,
    answerDueAt: null,
    sentQuantity: 0,
    deliveredQuantity: 0,
    quoteRequestId: 'request',
    estimateId: 'request',
    financialYear: '2026-27',
    runningNumber: 123,
    customer: 'Hooghly Hydraulics & Engineering Works',
    contactName: 'Ms. Kavita Deshpande',
    email: 'stores@hooghly.example',
    phone: '9830054321',
    gstin: '19AABCD9876K1ZX',
    billing: HOWRAH,
    shipping: HOWRAH,
    consignee: null,
    requestTerms: null,
    wish,
    quoted: null,
    ...changes,
  };
}

/** The estimate of these lines. */
export function sampleEstimate(
  lines: SampleLine[] = [{}],
  changes: Partial<OrderRow> = {},
): EstimateDocument {
  const [first, ...others] = lines.map((line) => sampleOrder(line, changes));
  if (!first) throw new Error('An estimate has at least one line.');
  const { brand } = readConfig({});
  return composeEstimate(first, [first, ...others], {
    brand,
    phone: '+91 33 4000 1234',
    email: 'sales@udyoghaat.example',
  });
}

const SAMPLE_PRODUCT: OrderRow['product'] = {
  id: 'product',
  title: 'Bench drilling machine 20 mm',
  description: '',
  images: [],
  imageAlt: '',
  listPricePaise: 12_345_67,
  discountBps: 250,
  gstBps: 1800,
  ratings: [],
  brochureUrl: null,
  brand: 'Kavach',
  model: 'BD-20',
  hsn: '84592100',
  specifications: [],
  categoryId: 'category',
  categoryName: 'Workshop',
  subCategoryId: 'sub-category',
  subCategoryName: 'Drilling machines',
};
