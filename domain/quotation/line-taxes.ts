import { divideRoundingHalfUp, HUNDRED_PERCENT_BPS } from '../money.ts';

/** The taxes on a value, in paise: CGST and the state's own tax in equal halves, or IGST. */
export type LineTaxes = { cgstPaise: number; sgstPaise: number; igstPaise: number };

export const NO_TAXES: LineTaxes = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** GST on a taxable value, half up to the paisa; of CGST and SGST each by itself, so that they are equal. */
export function calculateTaxes(taxablePaise: number, gstBps: number, isIntraState: boolean): LineTaxes {
  const value = BigInt(taxablePaise) * BigInt(gstBps);
  const hundredPercent = BigInt(HUNDRED_PERCENT_BPS);
  if (!isIntraState) return { ...NO_TAXES, igstPaise: Number(divideRoundingHalfUp(value, hundredPercent)) };
  const half = Number(divideRoundingHalfUp(value, 2n * hundredPercent));
  return { ...NO_TAXES, cgstPaise: half, sgstPaise: half };
}

export function addTaxes(one: LineTaxes, other: LineTaxes): LineTaxes {
  return {
    cgstPaise: one.cgstPaise + other.cgstPaise,
    sgstPaise: one.sgstPaise + other.sgstPaise,
    igstPaise: one.igstPaise + other.igstPaise,
  };
}

export function sumTaxes({ cgstPaise, sgstPaise, igstPaise }: LineTaxes): number {
  return cgstPaise + sgstPaise + igstPaise;
}
