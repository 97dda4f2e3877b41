import type { Brand } from '#domain/brand.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { formatTime } from '#domain/indian-format.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import { priceOrder } from '#domain/order-price.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { DEFAULT_UNIT } from '#domain/unit.ts';
import { BYTE_ORDER_MARK, formatCsv } from '#server/features/admin/format-csv.ts';
import { selectRequestsWithWishes, type WishRequest } from '#server/features/orders/wish-queries.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { PostalAddress, StoredWish } from '#server/platform/database/schema.ts';
import { formatPlaceOfSupply, readTaxedOrders, type TaxedOrder } from './read-taxed-orders.ts';

type RequestRow = Omit<WishRequest, 'wishes' | 'orderCount'>;

/** What all rows of a quote request have in common. */
const OF_REQUEST = {
  estimate: ({ financialYear, runningNumber }) => formatEstimateNumber(financialYear, runningNumber),
  requested_on: ({ createdAt }) => formatIsoDay(createdAt),
  requested_at: ({ createdAt }) => formatTime(createdAt),
  customer: ({ customer }) => customer,
  contact: ({ contactName }) => contactName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  gstin: ({ gstin }) => gstin,
  billing_address: ({ billing }) => formatAddress(billing),
  shipping_address: ({ shipping }) => formatAddress(shipping),
  consignee: ({ consignee }) => consignee?.name ?? '',
  consignee_gstin: ({ consignee }) => consignee?.gstin ?? '',
  place_of_supply: formatPlaceOfSupply,
  request_reference: ({ requestTerms }) => requestTerms?.reference ?? '',
  request_needed_by: ({ requestTerms }) => requestTerms?.neededBy ?? '',
  request_remark: ({ requestTerms }) => requestTerms?.remark ?? '',
} satisfies Record<string, (request: RequestRow) => string>;

/** What the buyer wants beyond an order, or in addition to the orders. */
const OF_WISH = {
  asked_quantity: ({ quantity }) => (quantity === undefined ? '' : String(quantity)),
  asked_unit: ({ unit = '' }) => unit,
  target_price: ({ targetPricePaise }) =>
    targetPricePaise === undefined ? '' : formatAmount(targetPricePaise),
  needed_by: ({ neededBy = '' }) => neededBy,
  remark: ({ remark = '' }) => remark,
  rent_from: ({ rental }) => rental?.from ?? '',
  rent_until: ({ rental }) => rental?.until ?? '',
  rent_pin: ({ rental }) => rental?.pin ?? '',
  with_operator: ({ rental }) => (rental ? (rental.withOperator ? 'yes' : 'no') : ''),
} satisfies Record<string, (wish: StoredWish) => string>;

/** A row of the file for each order: amounts in rupees, rates in per cent, days as `2026-03-31`, all of India. */
const COLUMNS: Record<string, (order: TaxedOrder) => string> = {
  estimate: OF_REQUEST.estimate,
  order: ({ id }) => id,
  requested_on: OF_REQUEST.requested_on,
  requested_at: OF_REQUEST.requested_at,
  status: ({ status }) => status,
  confirmed_on: getDayOf('Confirmed'),
  shipped_on: getDayOf('Shipped'),
  delivered_on: getDayOf('Delivered'),
  rejected_on: getDayOf('Rejected'),
  customer: OF_REQUEST.customer,
  contact: OF_REQUEST.contact,
  email: OF_REQUEST.email,
  phone: OF_REQUEST.phone,
  gstin: OF_REQUEST.gstin,
  billing_address: OF_REQUEST.billing_address,
  shipping_address: OF_REQUEST.shipping_address,
  consignee: OF_REQUEST.consignee,
  consignee_gstin: OF_REQUEST.consignee_gstin,
  place_of_supply: OF_REQUEST.place_of_supply,
  product_id: ({ product }) => product.id,
  title: ({ product }) => product.title,
  brand: ({ product }) => product.brand,
  model: ({ product }) => product.model,
  hsn: ({ product }) => product.hsn,
  quantity: ({ quantity }) => String(quantity),
  list_price: ({ product }) => formatAmount(product.listPricePaise),
  unit_price: (order) => formatAmount(order.quoted?.ratePaise ?? getPrice(order).discountedPricePaise),
  gst: ({ product }) => String(percentFromBps(product.gstBps)),
  unit_price_with_gst: (order) => (order.quoted ? '' : formatAmount(getPrice(order).unitPriceInclGstPaise)),
  taxable_value: ({ taxablePaise }) => formatAmount(taxablePaise),
  cgst: ({ cgstPaise }) => formatAmount(cgstPaise),
  sgst: ({ sgstPaise }) => formatAmount(sgstPaise),
  igst: ({ igstPaise }) => formatAmount(igstPaise),
  total: ({ totalInclGstPaise }) => formatAmount(totalInclGstPaise),
  ...mapValues(
    OF_WISH,
    (getCell) =>
      ({ wish }: TaxedOrder) =>
        getCell(wish ?? {}),
  ),
  request_reference: OF_REQUEST.request_reference,
  request_needed_by: OF_REQUEST.request_needed_by,
  request_remark: OF_REQUEST.request_remark,
  unit: ({ product }) => product.unit ?? DEFAULT_UNIT,
  // Of orders from a quotation that was accepted.
  quotation: ({ quoted }) => (quoted ? `R${quoted.revisionNumber}` : ''),
  charges: ({ chargesPaise }) => (chargesPaise === 0 ? '' : formatAmount(chargesPaise)),
  sez: ({ sez = '' }) => sez,
  seller_gstin: ({ sellerGstin }) => sellerGstin,
  po_number: ({ poNumber }) => poNumber,
  po_date: ({ poDate }) => poDate ?? '',
};

/** A row for each wish that is no order: the columns of orders are empty. */
const WISH_COLUMNS: Record<string, (request: RequestRow, wish: StoredWish) => string> = {
  ...mapValues(OF_REQUEST, (getCell) => (request: RequestRow) => getCell(request)),
  product_id: (_, { product }) => product?.id ?? '',
  title: (_, { product, text = '' }) => product?.title ?? text,
  brand: (_, { product }) => product?.brand ?? '',
  model: (_, { product }) => product?.model ?? '',
  ...mapValues(OF_WISH, (getCell) => (_: RequestRow, wish: StoredWish) => getCell(wish)),
};

/** What to export: orders by id, and the quote requests whose wishes follow them. */
export type Exported = { orderIds: readonly string[]; quoteRequestIds: readonly string[] };

/** Writes orders as CSV, in the order of their ids, and then the wishes that are no orders. */
export async function exportOrders(
  database: DbExecutor,
  brand: Brand,
  { orderIds, quoteRequestIds }: Exported,
  write: (text: string) => Promise<unknown>,
): Promise<void> {
  const names = Object.keys(COLUMNS);
  await write(BYTE_ORDER_MARK + formatCsv([names]));
  for await (const orders of readTaxedOrders(database, brand, orderIds)) {
    await write(formatCsv(orders.map((order) => Object.values(COLUMNS).map((getCell) => getCell(order)))));
  }
  for (let start = 0; start < quoteRequestIds.length; start += BATCH) {
    const batch = quoteRequestIds.slice(start, start + BATCH);
    for (const request of await selectRequestsWithWishes(database, batch)) {
      const rows = (request.wishes ?? []).map((wish) =>
        names.map((name) => WISH_COLUMNS[name]?.(request, wish) ?? ''),
      );
      await write(formatCsv(rows));
    }
  }
}

/** Quote requests are read this many at a time. */
const BATCH = 200;

function mapValues<Value, Mapped>(
  record: Record<string, Value>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

/** The day on which an order last got a status; '' if never. */
function getDayOf(wanted: OrderStatus) {
  return ({ statusChanges }: TaxedOrder): string => {
    const change = statusChanges.findLast(({ status }) => status === wanted);
    return change ? formatIsoDay(change.changedAt) : '';
  };
}

function getPrice(order: TaxedOrder) {
  return priceOrder({ ...order.product, ...order });
}

function formatAddress({ address, city, district, state, pin }: PostalAddress): string {
  return [address, city, district, `${state} ${pin}`.trim()].filter(Boolean).join(', ');
}

function formatAmount(paise: number): string {
  return String(rupeesFromPaise(paise));
}
