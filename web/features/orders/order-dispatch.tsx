import { getReturnableQuantity } from '#domain/dispatch/order-return.ts';
import { addQuantities } from '#domain/dispatch/quantity-sum.ts';
import { ReportReturn } from '#web/features/dispatch/report-return.tsx';
import { Returns } from '#web/features/dispatch/returns.tsx';
import { Shipments } from '#web/features/dispatch/shipments.tsx';
import type { Order } from './order.ts';

/** What was sent of an order and what of it comes back. */
export function OrderDispatch({ order }: { order: Order }) {
  const { id, shipments, returns, product } = order;
  const left = getReturnableQuantity({ ...order, delivered: getDelivered(order) }, returns);
  return (
    <div className="grid gap-4 empty:hidden">
      <Shipments shipments={shipments} orderId={id} />
      <Returns returns={returns} unit={product.unit} />
      {left > 0 && (
        <div className="print:hidden">
          <ReportReturn orderId={id} left={left} />
        </div>
      )}
    </div>
  );
}

/** With shipments. */
function getDelivered({ id, shipments }: Order): number {
  const arrived = shipments.filter(({ delivered_at }) => delivered_at !== undefined);
  const ofOrder = arrived.flatMap(({ lines }) => lines.filter(({ order_id }) => order_id === id));
  return addQuantities(ofOrder.map((line) => line.quantity));
}
