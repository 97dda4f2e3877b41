import type { Brand } from '#domain/brand.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { SoldOrder } from './export-queries.ts';
import { readTaxedOrders, type TaxedOrder } from './read-taxed-orders.ts';

/** The orders of one request that one registration of the seller sold on one day. */
export type Voucher = {
  /** `2026-03-31` */
  day: string;
  /** The estimate number; those of a later day of the same request have it with `-2`, `-3` … */
  orderNumber: string;
  orders: readonly [TaxedOrder, ...TaxedOrder[]];
};

/** Reads sold orders and gathers those of one request and day. */
export async function* groupVouchers(
  database: DbExecutor,
  brand: Brand,
  sold: readonly SoldOrder[],
): AsyncGenerator<Voucher> {
  const byId = new Map(sold.map((order) => [order.id, order]));
  let open: { first: SoldOrder; orders: [TaxedOrder, ...TaxedOrder[]] } | undefined;
  // Neighbours may be in different batches.
  for await (const batch of readTaxedOrders(database, brand, [...byId.keys()])) {
    for (const order of batch) {
      const next = byId.get(order.id);
      if (!next) continue;
      const isOfOpen =
        open?.first.quoteRequestId === next.quoteRequestId &&
        open.first.day === next.day &&
        open.orders[0].sellerGstin === order.sellerGstin;
      if (open && isOfOpen) {
        open.orders.push(order);
        continue;
      }
      if (open) yield toVoucher(open);
      open = { first: next, orders: [order] };
    }
  }
  if (open) yield toVoucher(open);
}

function toVoucher({ first, orders }: { first: SoldOrder; orders: Voucher['orders'] }): Voucher {
  const { financialYear, runningNumber } = orders[0];
  const estimate = formatEstimateNumber(financialYear, runningNumber);
  const orderNumber = first.dayNumber === 1 ? estimate : `${estimate}-${first.dayNumber}`;
  return { day: first.day, orderNumber, orders };
}
