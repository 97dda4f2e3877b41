import { readAmount, splitParts } from '#domain/typed-amounts.ts';

const amount = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** `1,25,000` or `98.50`, of paise. */
export function showPaise(paise: number): string {
  return amount.format(paise / 100);
}

export function showNumber(value: number): string {
  return number.format(value);
}

/**
 * A number as it is typed, or copied from a sheet: `1,25,000.50`, `Rs. 98/-`, `1.5 lakh`, `12.5 %`. It is rounded to
 * the given decimals. Undefined for anything else.
 */
export function readNumber(typed: string, decimals: number): number | undefined {
  const parts = splitParts(typed.replace(/%\s*$/, ''));
  const read = readAmount(parts, 0);
  if (!read || read.end !== parts.length) return undefined;
  return Number((read.number * read.multiplier).toFixed(decimals));
}
