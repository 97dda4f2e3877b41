import type { UnitWords } from './unit.ts';

/** `5 bars`; the number alone where the unit is not known, as for products of older orders. */
export function formatQuantity(quantity: number, unit: UnitWords | undefined): string {
  return unit ? `${quantity} ${quantity === 1 ? unit.singular : unit.plural}` : String(quantity);
}
