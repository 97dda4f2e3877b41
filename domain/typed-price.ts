import { PAISE_PER_RUPEE } from './money.ts';
import { readAmount, splitParts } from './typed-amounts.ts';

/** ₹100 crore: times a quantity it stays an exact number of paise. */
const MAX_PAISE = 1_00_00_00_000 * PAISE_PER_RUPEE;

/**
 * An amount that was typed into a field of its own, in paise: '5000', '₹1,250.50', 'Rs. 1250/-', '1.5 lakh'. Undefined
 * when it is something else, or above ₹100 crore.
 */
export function readTypedPrice(typed: string): number | undefined {
  const parts = splitParts(typed);
  const amount = readAmount(parts, 0);
  if (!amount || amount.end !== parts.length) return undefined;
  const paise = Math.round(amount.number * amount.multiplier * PAISE_PER_RUPEE);
  return paise <= MAX_PAISE ? paise : undefined;
}
