import { priceOrder } from '#domain/cart.ts';
import { estimateNumber } from '#domain/financial-year.ts';
import { splitTax } from '#domain/gst.ts';
import { checkGstin } from '#domain/gstin.ts';
import { findStateByName } from '#domain/india/states.ts';
import type { Brand } from '#server/config.ts';
import type { PostalAddress } from '#server/database/schema.ts';
import type { OrderRow } from '#server/orders/present.ts';
import type { EstimateDocument, EstimateTax } from './estimate-document.ts';

const VALIDITY_MS = 15 * 24 * 60 * 60 * 1000;

const TERMS = [
  'Prices are in Indian rupees and valid until the date above, subject to availability at the time of confirmation.',
  'Unit prices are rounded up to the rupee after discount and again after GST; taxable value and tax are worked out from the amount with GST (rule 35 of the CGST Rules, 2017).',
  'Freight, insurance and unloading are agreed when the quote is confirmed.',
  'No payment is due on this estimate. A tax invoice follows with the goods.',
];

/** What the document is made for: the shop and how to reach it. */
export type Seller = { brand: Brand; phone: string; email: string };

/**
 * The estimate of one quote request, from its orders. Line totals are those of the screen and the API; the tax inside
 * them is CGST and SGST when the goods are delivered in the seller's own state, IGST otherwise. Rejected orders are left out unless all are rejected.
 */
export function composeEstimate(
  orders: readonly [OrderRow, ...OrderRow[]],
  seller: Seller,
): EstimateDocument {
  const [request] = orders;
  const { brand } = seller;
  const gstin = checkGstin(brand.gstin);
  const sellerState = gstin.isValid ? gstin.stateName : undefined;
  const isIntraState = request.shipping.state === sellerState;

  const offered = orders.filter((order) => order.status !== 'Rejected');
  const lines = (offered.length > 0 ? offered : orders).map((order) => {
    const { product, quantity, addedDiscountBps } = order;
    const price = priceOrder({ ...product, quantity, addedDiscountBps });
    const tax = splitTax(price.totalInclGstPaise, product.gstBps, isIntraState);
    return { order, price, tax };
  });

  return {
    number: estimateNumber(request.financialYear, request.runningNumber),
    issuedAt: request.createdAt,
    validUntil: new Date(request.createdAt.getTime() + VALIDITY_MS),
    seller: {
      name: brand.legalName,
      addressLines: [brand.address],
      gstin: brand.gstin,
      phone: seller.phone,
      email: seller.email,
    },
    billTo: {
      customer: request.customer,
      contactName: request.contactName,
      addressLines: addressLines(request.billing),
      gstin: request.gstin,
      phone: request.phone,
      email: request.email,
    },
    shipTo: {
      customer: request.customer,
      contactName: request.contactName,
      addressLines: addressLines(request.shipping),
      phone: request.phone,
      email: request.email,
    },
    placeOfSupply: {
      stateName: request.shipping.state,
      gstCode: findStateByName(request.shipping.state)?.gstCode ?? '',
    },
    lines: lines.map(({ order, price, tax }) => ({
      title: order.product.title,
      hsn: order.product.hsn,
      quantity: order.quantity,
      unitPricePaise: price.listPricePaise,
      discountBps: price.discountBps,
      taxablePaise: tax.taxablePaise,
      gstBps: price.gstBps,
      amountPaise: price.totalInclGstPaise,
    })),
    taxSummary: summariseTax(lines.map(({ price, tax }) => ({ gstBps: price.gstBps, ...tax }))),
    totalTaxablePaise: sum(lines.map(({ tax }) => tax.taxablePaise)),
    totalTaxPaise: sum(lines.map(({ tax }) => tax.cgstPaise + tax.sgstPaise + tax.igstPaise)),
    totalPaise: sum(lines.map(({ price }) => price.totalInclGstPaise)),
    terms: TERMS,
  };
}

/** Adds the lines' taxes up by rate, in rising order of rate. */
function summariseTax(taxes: readonly EstimateTax[]): EstimateTax[] {
  const byRate = Map.groupBy(taxes, (tax) => tax.gstBps);
  return [...byRate.entries()]
    .sort(([a], [b]) => a - b)
    .map(([gstBps, ofRate]) => ({
      gstBps,
      taxablePaise: sum(ofRate.map((tax) => tax.taxablePaise)),
      cgstPaise: sum(ofRate.map((tax) => tax.cgstPaise)),
      sgstPaise: sum(ofRate.map((tax) => tax.sgstPaise)),
      igstPaise: sum(ofRate.map((tax) => tax.igstPaise)),
    }));
}

function addressLines(address: PostalAddress): string[] {
  const { city, district } = address;
  const town = city.toLowerCase() === district.toLowerCase() ? city : `${city}, ${district}`;
  return [address.address, town, `${address.state} ${address.pin}`];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
