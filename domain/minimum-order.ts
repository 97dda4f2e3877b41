import type { UnitWords } from './unit.ts';

/** In units. Information only: a cart takes 1 to 5 of every product. */
export type MinimumOrder = { minimumQuantity?: number | undefined; quantityMultiple?: number | undefined };

/** `10 bags, in multiples of 5`; '' where any quantity is sold. */
export function describeMinimumOrder(
  { minimumQuantity = 1, quantityMultiple = 1 }: MinimumOrder,
  unit: Pick<UnitWords, 'plural'> | undefined,
): string {
  const parts = [
    ...(minimumQuantity > 1 ? [[minimumQuantity, unit?.plural].filter(Boolean).join(' ')] : []),
    ...(quantityMultiple > 1 ? [`in multiples of ${quantityMultiple.toLocaleString('en-IN')}`] : []),
  ];
  return parts.join(', ');
}

/** Whether a quantity is one that is usually sold. */
export function fitsMinimumOrder(
  quantity: number,
  { minimumQuantity = 1, quantityMultiple = 1 }: MinimumOrder,
): boolean {
  return quantity >= minimumQuantity && quantity % quantityMultiple === 0;
}
