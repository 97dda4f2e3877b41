import { priceOrder } from '#domain/order-price.ts';
import { hasLeft } from '#domain/order-status.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import type { RequestOrder } from './order-queries.ts';

/** The order that a line stands for. A rejected order stays rejected, so the line would become a new one. */
export function findOrderOfLine(
  orders: readonly RequestOrder[],
  line: QuotationLine,
): RequestOrder | undefined {
  return orders.find(
    (order) =>
      order.status !== 'Rejected' && (order.id === line.orderId || order.quoted?.lineNumber === line.number),
  );
}

/** Why lines cannot become the order, because goods have left already; undefined if they can. */
export function findSentProblem(
  orders: readonly RequestOrder[],
  lines: readonly QuotationLine[],
): string | undefined {
  for (const order of orders) {
    const isGone = hasLeft(order.status);
    if (!isGone && order.sentQuantity === 0) continue;
    const line = lines.find((one) => findOrderOfLine([order], one));
    const number = line?.number ?? order.quoted?.lineNumber ?? order.lineNumber;
    if (!line || (isGone && !isUnchanged(order, line))) {
      return `Line ${number} has been sent, so it can no longer be changed.`;
    }
    if (line.quantity < order.sentQuantity) {
      return `Of line ${number}, ${order.sentQuantity} have been sent, so its quantity cannot be lower.`;
    }
  }
  return undefined;
}

function isUnchanged(order: RequestOrder, line: QuotationLine): boolean {
  return (
    line.quantity === order.quantity &&
    line.ratePaise === getRate(order) &&
    line.gstBps === order.product.gstBps
  );
}

function getRate({ product, addedDiscountMicroBps, quoted }: RequestOrder): number {
  return (
    quoted?.ratePaise ?? priceOrder({ ...product, quantity: 1, addedDiscountMicroBps }).discountedPricePaise
  );
}
