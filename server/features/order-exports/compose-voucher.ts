import { type Consignee, UNREGISTERED } from '#domain/consignee.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { formatDate } from '#domain/indian-format.ts';
import { PAISE_PER_RUPEE, percentFromBps } from '#domain/money.ts';
import { getPlaceOfSupply } from '#domain/place-of-supply.ts';
import type { PostalAddress } from '#server/platform/database/schema.ts';
import type { XmlElement } from '#server/platform/xml/render-element.ts';
import type { TaxedOrder } from './read-taxed-orders.ts';

/** What the ledgers and stock items are called in Tally. */
export type TallyNames = {
  salesLedger: string;
  cgstLedger: string;
  sgstLedger: string;
  igstLedger: string;
  roundOffLedger: string;
  /** What a stock item is named after. */
  stockItem: 'model' | 'title';
};

export const UNIT = 'Nos';

/**
 * Composes a voucher of the type Sales Order, as Tally imports it. In Tally a debit is negative and "deemed positive", a
 * credit positive; all amounts of a voucher add up to zero.
 * @param orders of one quote request.
 * @param day `2026-03-31`
 * @param orderNumber unique for each voucher. Tally may number the voucher itself, but keeps this as the order number.
 */
export function composeVoucher(
  orders: readonly [TaxedOrder, ...TaxedOrder[]],
  { day, orderNumber }: { day: string; orderNumber: string },
  names: TallyNames,
): XmlElement {
  const [request] = orders;
  const { customer, gstin, billing, shipping, consignee } = request;
  const date = toTallyDate(day);
  const estimate = formatEstimateNumber(request.financialYear, request.runningNumber);
  return {
    name: 'VOUCHER',
    attributes: { VCHTYPE: 'Sales Order', ACTION: 'Create', OBJVIEW: 'Invoice Voucher View' },
    content: [
      listAddress('ADDRESS', billing),
      listAddress('BASICBUYERADDRESS', shipping),
      text('DATE', date),
      text('REFERENCEDATE', toTallyDate(formatIsoDay(request.createdAt))),
      text('GSTREGISTRATIONTYPE', gstin === '' ? 'Unregistered/Consumer' : 'Regular'),
      text('STATENAME', toTallyState(billing.state)),
      text('COUNTRYOFRESIDENCE', 'India'),
      text('PARTYGSTIN', gstin),
      text('PLACEOFSUPPLY', toTallyState(getPlaceOfSupply(request))),
      text('PARTYNAME', customer),
      text('PARTYLEDGERNAME', customer),
      text('VOUCHERTYPENAME', 'Sales Order'),
      text('REFERENCE', orderNumber),
      text('VOUCHERNUMBER', orderNumber),
      text('BASICBASEPARTYNAME', customer),
      text('PARTYPINCODE', billing.pin),
      ...(consignee ? composeConsignee(consignee) : []),
      text('CONSIGNEESTATENAME', toTallyState(shipping.state)),
      text('CONSIGNEEPINCODE', shipping.pin),
      text('NARRATION', `Estimate ${estimate}, requested on ${formatDate(request.createdAt)}`),
      text('PERSISTEDVIEW', 'Invoice Voucher View'),
      text('ISINVOICE', 'No'),
      ...orders.map((order) => composeItem(order, { date, orderNumber }, names)),
      ...composeLedgers(orders, names),
    ],
  };
}

/** An unregistered consignee has no GSTIN in Tally. */
function composeConsignee({ name, gstin }: Consignee): XmlElement[] {
  const isRegistered = gstin !== '' && gstin !== UNREGISTERED;
  return [
    text('BASICBUYERNAME', name),
    text('CONSIGNEEMAILINGNAME', name),
    ...(isRegistered ? [text('CONSIGNEEGSTIN', gstin)] : []),
  ];
}

function composeItem(
  order: TaxedOrder,
  { date, orderNumber }: { date: string; orderNumber: string },
  names: TallyNames,
): XmlElement {
  const { product, taxablePaise } = order;
  const amount = text('AMOUNT', toRupees(taxablePaise));
  const quantity = `${order.quantity} ${UNIT}`;
  const quantities = [text('ACTUALQTY', quantity), text('BILLEDQTY', quantity)];
  // With four decimals, rate times quantity is the amount to the paisa.
  const rate = taxablePaise / order.quantity / PAISE_PER_RUPEE;
  return {
    name: 'ALLINVENTORYENTRIES.LIST',
    content: [
      text('STOCKITEMNAME', product[names.stockItem]),
      text('GSTOVRDNTAXABILITY', product.gstBps === 0 ? 'Nil Rated' : 'Taxable'),
      text('GSTOVRDNTYPEOFSUPPLY', 'Goods'),
      text('GSTHSNNAME', product.hsn),
      text('ISDEEMEDPOSITIVE', 'No'),
      text('RATE', `${rate.toFixed(4)}/${UNIT}`),
      amount,
      ...quantities,
      {
        name: 'BATCHALLOCATIONS.LIST',
        content: [
          text('GODOWNNAME', 'Main Location'),
          text('BATCHNAME', 'Primary Batch'),
          text('ORDERNO', orderNumber),
          amount,
          ...quantities,
          // Tally refuses an order without one, and the shop agrees none.
          text('ORDERDUEDATE', date),
        ],
      },
      {
        name: 'ACCOUNTINGALLOCATIONS.LIST',
        content: [text('LEDGERNAME', names.salesLedger), text('ISDEEMEDPOSITIVE', 'No'), amount],
      },
      ...composeRates(order),
    ],
  };
}

function composeRates({ product, cgstPaise }: TaxedOrder): XmlElement[] {
  const percent = percentFromBps(product.gstBps);
  const rates: [head: string, percent: number][] =
    cgstPaise > 0
      ? [
          ['CGST', percent / 2],
          ['SGST/UTGST', percent / 2],
        ]
      : [['IGST', percent]];
  return rates.map(([head, value]) => ({
    name: 'RATEDETAILS.LIST',
    content: [
      text('GSTRATEDUTYHEAD', head),
      text('GSTRATEVALUATIONTYPE', 'Based on Value'),
      text('GSTRATE', String(value)),
    ],
  }));
}

/** The party owes the total; taxes without an amount are left out. */
function composeLedgers(orders: readonly [TaxedOrder, ...TaxedOrder[]], names: TallyNames): XmlElement[] {
  const sum = (getPaise: (order: TaxedOrder) => number) =>
    orders.reduce((total, order) => total + getPaise(order), 0);
  const total = sum(({ totalInclGstPaise }) => totalInclGstPaise);
  const taxes: [ledger: string, paise: number][] = [
    [names.cgstLedger, sum(({ cgstPaise }) => cgstPaise)],
    [names.sgstLedger, sum(({ sgstPaise }) => sgstPaise)],
    [names.igstLedger, sum(({ igstPaise }) => igstPaise)],
  ];
  const exact = taxes.reduce(
    (rest, [, paise]) => rest + paise,
    sum(({ taxablePaise }) => taxablePaise),
  );
  const credits = [...taxes, [names.roundOffLedger, total - exact] as const].filter(
    ([, paise]) => paise !== 0,
  );
  return [
    composeLedger(orders[0].customer, -total, [text('ISPARTYLEDGER', 'Yes')]),
    ...credits.map(([ledger, paise]) => composeLedger(ledger, paise)),
  ];
}

function composeLedger(name: string, paise: number, more: readonly XmlElement[] = []): XmlElement {
  return {
    name: 'LEDGERENTRIES.LIST',
    content: [
      text('LEDGERNAME', name),
      text('ISDEEMEDPOSITIVE', paise < 0 ? 'Yes' : 'No'),
      ...more,
      text('AMOUNT', toRupees(paise)),
    ],
  };
}

function listAddress(name: string, { address, city, district, pin }: PostalAddress): XmlElement {
  return {
    name: `${name}.LIST`,
    attributes: { TYPE: 'String' },
    content: [address, `${city} ${pin}`, district].map((line) => text(name, line)),
  };
}

function text(name: string, content: string): XmlElement {
  return { name, content };
}

function toRupees(paise: number): string {
  return (paise / PAISE_PER_RUPEE).toFixed(2);
}

/** `20260331` */
function toTallyDate(day: string): string {
  return day.replaceAll('-', '');
}

/** Tally writes “&” in most names of two places. */
function toTallyState(state: string): string {
  return TALLY_STATES[state] ?? state;
}

const TALLY_STATES: Record<string, string> = {
  'Andaman and Nicobar Islands': 'Andaman & Nicobar Islands',
  'Dadra and Nagar Haveli and Daman and Diu': 'Dadra & Nagar Haveli and Daman & Diu',
  'Jammu and Kashmir': 'Jammu & Kashmir',
};
