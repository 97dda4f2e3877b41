import { type Consignee, UNREGISTERED } from '#domain/consignee.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { checkGstin } from '#domain/gstin.ts';
import { formatIsoDay, parseDay } from '#domain/indian-day.ts';
import { formatDate } from '#domain/indian-format.ts';
import { PAISE_PER_RUPEE, percentFromBps } from '#domain/money.ts';
import { getPlaceOfSupply } from '#domain/place-of-supply.ts';
import type { SezSupply } from '#domain/quotation/sez.ts';
import { DEFAULT_UNIT, type UnitCode } from '#domain/unit.ts';
import type { PostalAddress } from '#server/platform/database/schema.ts';
import type { XmlElement } from '#server/platform/xml/render-element.ts';
import type { Voucher } from './group-vouchers.ts';
import type { TaxedOrder } from './read-taxed-orders.ts';
import { sumVoucher } from './sum-voucher.ts';

/** What the ledgers and stock items are called in Tally. */
export type TallyNames = {
  salesLedger: string;
  cgstLedger: string;
  sgstLedger: string;
  igstLedger: string;
  /** Of freight, packing and insurance. */
  freightLedger: string;
  roundOffLedger: string;
  /** What a stock item is named after. */
  stockItem: 'model' | 'title';
};

/**
 * Composes a voucher of the type Sales Order, as Tally imports it. In Tally a debit is negative and "deemed positive",
 * a credit positive; all amounts of a voucher add up to zero. Tally may number the voucher itself, but keeps the order
 * number.
 */
export function composeVoucher({ day, orderNumber, orders }: Voucher, names: TallyNames): XmlElement {
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
      text('GSTREGISTRATIONTYPE', getRegistrationType(orders)),
      text('STATENAME', toTallyState(billing.state)),
      text('COUNTRYOFRESIDENCE', 'India'),
      text('PARTYGSTIN', gstin),
      ...composeRegistration(request),
      text('PLACEOFSUPPLY', toTallyState(getPlaceOfSupply(request))),
      text('PARTYNAME', customer),
      text('PARTYLEDGERNAME', customer),
      text('VOUCHERTYPENAME', 'Sales Order'),
      text('REFERENCE', orderNumber),
      text('VOUCHERNUMBER', orderNumber),
      text('BASICBASEPARTYNAME', customer),
      text('PARTYPINCODE', billing.pin),
      ...(consignee ? composeConsignee(consignee) : []),
      // Tally shows it as 'Other references', and prints it on the invoice.
      ...(request.poNumber ? [text('BASICORDERREF', request.poNumber)] : []),
      text('CONSIGNEESTATENAME', toTallyState(shipping.state)),
      text('CONSIGNEEPINCODE', shipping.pin),
      text('NARRATION', narrate(estimate, request)),
      text('PERSISTEDVIEW', 'Invoice Voucher View'),
      text('ISINVOICE', 'No'),
      ...orders.map((order) => composeItem(order, { date, orderNumber }, names)),
      ...composeLedgers(orders, names),
    ],
  };
}

function narrate(estimate: string, { createdAt, poNumber, poDate }: TaxedOrder): string {
  const day = poDate && parseDay(poDate);
  const purchaseOrder = `; purchase order ${poNumber}${day ? ` of ${formatDate(day)}` : ''}`;
  return `Estimate ${estimate}, requested on ${formatDate(createdAt)}${poNumber ? purchaseOrder : ''}`;
}

/** Which registration of the seller the voucher belongs to, under the names that Tally exports it by. */
function composeRegistration({ sellerGstin }: TaxedOrder): XmlElement[] {
  const seller = checkGstin(sellerGstin);
  return [
    text('CMPGSTIN', sellerGstin),
    ...(seller.isValid ? [text('CMPGSTSTATE', toTallyState(seller.stateName))] : []),
  ];
}

function getRegistrationType(orders: Voucher['orders']): string {
  if (orders.some(({ sez }) => sez)) return 'Regular - SEZ';
  return orders[0].gstin === '' ? 'Unregistered/Consumer' : 'Regular';
}

/** What Tally puts a supply to a special economic zone under, and from there into table 6B of GSTR-1. */
const NATURES: Record<SezSupply, string> = {
  lut: 'Sales to SEZ - LUT/Bond',
  paid: 'Sales to SEZ - Taxable',
};

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
  const { product, sez } = order;
  const goodsPaise = order.taxablePaise - order.chargesPaise;
  const amount = text('AMOUNT', toRupees(goodsPaise));
  const unit = toTallyUnit(product.unit);
  const quantity = `${order.quantity} ${unit}`;
  const quantities = [text('ACTUALQTY', quantity), text('BILLEDQTY', quantity)];
  // With four decimals, rate times quantity is the amount to the paisa.
  const rate = goodsPaise / order.quantity / PAISE_PER_RUPEE;
  return {
    name: 'ALLINVENTORYENTRIES.LIST',
    content: [
      // What is not in the catalogue has no model.
      text('STOCKITEMNAME', product[names.stockItem] || product.title),
      ...(sez ? [text('GSTOVRDNNATURE', NATURES[sez])] : []),
      // Under a LUT no tax is charged of goods that are taxable.
      text('GSTOVRDNTAXABILITY', product.gstBps === 0 && sez !== 'lut' ? 'Nil Rated' : 'Taxable'),
      text('GSTOVRDNTYPEOFSUPPLY', 'Goods'),
      text('GSTHSNNAME', product.hsn),
      text('ISDEEMEDPOSITIVE', 'No'),
      text('RATE', `${rate.toFixed(4)}/${unit}`),
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

/** The party owes the total; what has no amount is left out. */
function composeLedgers(orders: Voucher['orders'], names: TallyNames): XmlElement[] {
  const sums = sumVoucher(orders);
  const credits: [ledger: string, paise: number][] = [
    [names.freightLedger, sums.chargesPaise],
    [names.cgstLedger, sums.cgstPaise],
    [names.sgstLedger, sums.sgstPaise],
    [names.igstLedger, sums.igstPaise],
    [names.roundOffLedger, sums.roundOffPaise],
  ];
  return [
    composeLedger(orders[0].customer, -sums.totalPaise, [text('ISPARTYLEDGER', 'Yes')]),
    ...credits.filter(([, paise]) => paise !== 0).map(([ledger, paise]) => composeLedger(ledger, paise)),
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

/** Tally's own symbols of units: `Nos`, `Bag`; orders of older versions have no unit and are counted. */
function toTallyUnit(code: UnitCode = DEFAULT_UNIT): string {
  return code.charAt(0) + code.slice(1).toLowerCase();
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
