import { priceOrder } from '#domain/order-price.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { type SoldOrder, selectLastSold } from './last-price-queries.ts';

/** What one unit of a product was sold for, before GST. */
export type LastPrice = { ratePaise: number; quantity: number; at: Date };
export type LastPrices = {
  productId: string;
  toBuyer: LastPrice | undefined;
  toOthers: LastPrice | undefined;
};

/** For what products were last sold to the buyer of a request, and to anybody else; without those that never were. */
export async function listLastPrices(
  db: DbExecutor,
  quoteRequestId: string,
  productIds: readonly string[],
): Promise<LastPrices[]> {
  const sold = await selectLastSold(db, quoteRequestId, [...new Set(productIds)]);
  return [...Map.groupBy(sold, ({ productId }) => productId)].map(([productId, orders]) => ({
    productId,
    toBuyer: toLastPrice(orders.find(({ isOfBuyer }) => isOfBuyer)),
    toOthers: toLastPrice(orders.find(({ isOfBuyer }) => !isOfBuyer)),
  }));
}

function toLastPrice(order: SoldOrder | undefined): LastPrice | undefined {
  if (!order) return undefined;
  const { product, quantity, addedDiscountMicroBps, quoted, createdAt } = order;
  const price = priceOrder({ ...product, quantity: 1, addedDiscountMicroBps });
  return { ratePaise: quoted?.ratePaise ?? price.discountedPricePaise, quantity, at: createdAt };
}
