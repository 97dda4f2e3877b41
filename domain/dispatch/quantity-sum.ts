/**
 * Quantities have at most three decimals. As floating point numbers their sums have errors, as whole thousandths none.
 */
const PER_UNIT = 1000;

export function addQuantities(quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity) => sum + toThousandths(quantity), 0) / PER_UNIT;
}

export function subtractQuantity(from: number, quantity: number): number {
  return (toThousandths(from) - toThousandths(quantity)) / PER_UNIT;
}

function toThousandths(quantity: number): number {
  return Math.round(quantity * PER_UNIT);
}
