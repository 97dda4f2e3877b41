import type { StateName } from './india/states.ts';
import { divideRoundingHalfUp, HUNDRED_PERCENT_BPS } from './money.ts';

/**
 * GST rates in force since 22 September 2025, in basis points: 3 % is for bullion, 0.25 % for rough stones, 1.5 and 12
 * % for the goods in `restricted-gst-rates.ts`.
 */
export const GST_RATES_BPS: readonly number[] = [0, 25, 150, 300, 500, 1200, 1800, 4000];

/** An amount split into taxable value and taxes, all in paise. The parts sum exactly to the amount. */
export type TaxSplit = { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number };

/**
 * Splits a GST-inclusive amount (rule 35 of the CGST Rules 2017: tax = amount × rate ÷ (100 + rate)).
 * Within one state the tax is CGST and SGST in equal halves, otherwise IGST. The taxable value is the remainder,
 * so that rounding neither loses nor adds a paisa.
 * @throws RangeError when the amount is negative.
 */
export function splitTax(amountInclGstPaise: number, gstBps: number, isIntraState: boolean): TaxSplit {
  const inclusiveBps = BigInt(HUNDRED_PERCENT_BPS + gstBps);
  const amount = BigInt(amountInclGstPaise);
  if (isIntraState) {
    const half = Number(divideRoundingHalfUp(amount * BigInt(gstBps), 2n * inclusiveBps));
    return { taxablePaise: amountInclGstPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
  }
  const igstPaise = Number(divideRoundingHalfUp(amount * BigInt(gstBps), inclusiveBps));
  return { taxablePaise: amountInclGstPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
}

/** The union territories without a legislature, to which the UTGST Act 2017 extends (section 1(2)). */
const UTGST_TERRITORIES: ReadonlySet<string> = new Set<StateName>([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
]);

/** The names of the taxes on a supply within one state or between two, in the order estimates show them. */
export function getTaxNames(sellerState: string, placeOfSupply: string): readonly string[] {
  if (sellerState !== placeOfSupply) return ['IGST'];
  return ['CGST', UTGST_TERRITORIES.has(sellerState) ? 'UTGST' : 'SGST'];
}
