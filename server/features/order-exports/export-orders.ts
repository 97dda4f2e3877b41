import { formatEstimateNumber } from '#domain/financial-year.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { formatTime } from '#domain/indian-format.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import { priceOrder } from '#domain/order-price.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { BYTE_ORDER_MARK, formatCsv } from '#server/features/admin/format-csv.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { PostalAddress } from '#server/platform/database/schema.ts';
import { formatPlaceOfSupply, readTaxedOrders, type TaxedOrder } from './read-taxed-orders.ts';

/** A row of the file for each order: amounts in rupees, rates in per cent, days as `2026-03-31`, all of India. */
const COLUMNS: Record<string, (order: TaxedOrder) => string> = {
  estimate: ({ financialYear, runningNumber }) => formatEstimateNumber(financialYear, runningNumber),
  order: ({ id }) => id,
  requested_on: ({ createdAt }) => formatIsoDay(createdAt),
  requested_at: ({ createdAt }) => formatTime(createdAt),
  status: ({ status }) => status,
  confirmed_on: getDayOf('Confirmed'),
  shipped_on: getDayOf('Shipped'),
  delivered_on: getDayOf('Delivered'),
  rejected_on: getDayOf('Rejected'),
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
  product_id: ({ product }) => product.id,
  title: ({ product }) => product.title,
  brand: ({ product }) => product.brand,
  model: ({ product }) => product.model,
  hsn: ({ product }) => product.hsn,
  quantity: ({ quantity }) => String(quantity),
  list_price: ({ product }) => formatAmount(product.listPricePaise),
  unit_price: (order) => formatAmount(getPrice(order).discountedPricePaise),
  gst: ({ product }) => String(percentFromBps(product.gstBps)),
  unit_price_with_gst: (order) => formatAmount(getPrice(order).unitPriceInclGstPaise),
  taxable_value: ({ taxablePaise }) => formatAmount(taxablePaise),
  cgst: ({ cgstPaise }) => formatAmount(cgstPaise),
  sgst: ({ sgstPaise }) => formatAmount(sgstPaise),
  igst: ({ igstPaise }) => formatAmount(igstPaise),
  total: ({ totalInclGstPaise }) => formatAmount(totalInclGstPaise),
};

/** Writes orders as CSV, in the order of their ids. */
export async function exportOrders(
  database: DbExecutor,
  sellerGstin: string,
  orderIds: readonly string[],
  write: (text: string) => Promise<unknown>,
): Promise<void> {
  await write(BYTE_ORDER_MARK + formatCsv([Object.keys(COLUMNS)]));
  for await (const orders of readTaxedOrders(database, sellerGstin, orderIds)) {
    await write(formatCsv(orders.map((order) => Object.values(COLUMNS).map((getCell) => getCell(order)))));
  }
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
