import { asksForEwayBill } from '#domain/dispatch/eway-bill.ts';
import { priceOrder } from '#domain/order-price.ts';
import type { Shipment, ShipmentLine } from '#server/features/shipments/list-shipments.ts';

type ValuedLine = Pick<ShipmentLine, 'quantity' | 'ordered' | 'product' | 'addedDiscountMicroBps' | 'quoted'>;

/** What a shipment is worth with GST, in paise: as its invoice says or, without one, by the prices of its orders. */
export function getConsignmentPaise({
  invoicePaise,
  lines,
}: Pick<Shipment, 'invoicePaise' | 'lines'>): number {
  return invoicePaise ?? lines.reduce((sum, line) => sum + getLinePaise(line), 0);
}

/** Whether an e-way bill is asked for and nothing is said about it. */
export function isEwayBillMissing(shipment: Shipment): boolean {
  const isAnswered = shipment.ewayBill !== '' || shipment.ewayBillNotNeeded !== '';
  return !isAnswered && asksForEwayBill(getConsignmentPaise(shipment));
}

function getLinePaise({ quantity, ordered, product, addedDiscountMicroBps, quoted }: ValuedLine): number {
  const totalPaise =
    quoted?.totalPaise ??
    priceOrder({ ...product, quantity: ordered, addedDiscountMicroBps }).totalInclGstPaise;
  return Math.round((totalPaise * quantity) / ordered);
}
