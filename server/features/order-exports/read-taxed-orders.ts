import { priceOrder } from '#domain/cart.ts';
import { splitTax, type TaxSplit } from '#domain/gst.ts';
import { checkGstin } from '#domain/gstin.ts';
import { findStateByName } from '#domain/india/states.ts';
import type { OrderRow } from '#server/features/orders/buyer-order.ts';
import { selectStatusHistory } from '#server/features/orders/operator-queries.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectOrdersByIds } from './export-queries.ts';

type StatusChange = Awaited<ReturnType<typeof selectStatusHistory>>[number];

/** An order with its taxable value and taxes, as on the estimate, and its history, oldest first. */
export type TaxedOrder = OrderRow & TaxSplit & { totalInclGstPaise: number; statusChanges: StatusChange[] };

/** Orders are read this many at a time, so that an export of any length needs little memory. */
const BATCH = 500;

/**
 * Reads orders in batches, in the order of their ids.
 * @param sellerGstin decides with the place of supply between CGST + SGST and IGST.
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
    const orders = new Map((await selectOrdersByIds(database, batch)).map((order) => [order.id, order]));
    const changes = Map.groupBy(await selectStatusHistory(database, batch), ({ orderId }) => orderId);
    yield batch.flatMap((id) => {
      const order = orders.get(id);
      return order ? [addTaxes(order, seller.stateName, changes.get(id) ?? [])] : [];
    });
  }
}

function addTaxes(order: OrderRow, sellerState: string, statusChanges: StatusChange[]): TaxedOrder {
  const { totalInclGstPaise } = priceOrder({ ...order.product, ...order });
  const isIntraState = order.shipping.state === sellerState;
  const taxes = splitTax(totalInclGstPaise, order.product.gstBps, isIntraState);
  return { ...order, ...taxes, totalInclGstPaise, statusChanges };
}

/** The state of delivery as GST returns name it: `29-Karnataka`. */
export function formatPlaceOfSupply({ shipping }: OrderRow): string {
  const state = findStateByName(shipping.state);
  return state ? `${state.gstCode}-${state.name}` : shipping.state;
}
