import { splitTax, type TaxSplit } from '#domain/gst.ts';
import { checkGstin } from '#domain/gstin.ts';
import { findStateByName } from '#domain/india/states.ts';
import { priceOrder } from '#domain/order-price.ts';
import { getPlaceOfSupply } from '#domain/place-of-supply.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { selectStatusHistory } from '#server/features/orders/operator-queries.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectOrdersByIds, selectTaxKinds } from './export-queries.ts';

type StatusChange = Awaited<ReturnType<typeof selectStatusHistory>>[number];

/** An order with its taxable value and taxes, as on the estimate, and its history, oldest first. */
export type TaxedOrder = OrderRow & TaxSplit & { totalInclGstPaise: number; statusChanges: StatusChange[] };

/** Orders are read this many at a time, so that an export of any length needs little memory. */
const BATCH = 500;

/**
 * Reads orders in batches, in the order of their ids. Each has the kind of tax of its estimate, as it was last sent.
 * @param sellerGstin decides it only for an estimate that is not frozen yet.
 * @throws Error when the GSTIN is invalid.
 */
export async function* readTaxedOrders(
  database: DbExecutor,
  sellerGstin: string,
  ids: readonly string[],
): AsyncGenerator<TaxedOrder[]> {
  const seller = checkGstin(sellerGstin);
  if (!seller.isValid) throw new Error('The seller’s GSTIN is not valid.');
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const rows = await selectOrdersByIds(database, batch);
    const orders = new Map(rows.map((order) => [order.id, order]));
    const requestIds = new Set(rows.map(({ quoteRequestId }) => quoteRequestId));
    const taxKinds = await selectTaxKinds(database, [...requestIds]);
    const changes = Map.groupBy(await selectStatusHistory(database, batch), ({ orderId }) => orderId);
    yield batch.flatMap((id) => {
      const order = orders.get(id);
      if (!order) return [];
      const isIntraState = taxKinds.get(order.quoteRequestId) ?? getPlaceOfSupply(order) === seller.stateName;
      return [addTaxes(order, isIntraState, changes.get(id) ?? [])];
    });
  }
}

function addTaxes(order: OrderRow, isIntraState: boolean, statusChanges: StatusChange[]): TaxedOrder {
  const { totalInclGstPaise } = priceOrder({ ...order.product, ...order });
  const taxes = splitTax(totalInclGstPaise, order.product.gstBps, isIntraState);
  return { ...order, ...taxes, totalInclGstPaise, statusChanges };
}

/** The place of supply as GST returns name it: `29-Karnataka`. */
export function formatPlaceOfSupply(order: OrderRow): string {
  const name = getPlaceOfSupply(order);
  const state = findStateByName(name);
  return state ? `${state.gstCode}-${state.name}` : name;
}
