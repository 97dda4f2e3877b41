/** Goods worth more than ₹50,000 with GST travel with an e-way bill (rule 138 CGST Rules). */
const MAX_VALUE_WITHOUT_PAISE = 50_000_00;

export const EWAY_BILL_PATTERN = /^\d{12}$/;

/** Whether an e-way bill is asked for: some states differ for goods that stay within them, so it is no obstacle. */
export function asksForEwayBill(consignmentInclGstPaise: number): boolean {
  return consignmentInclGstPaise > MAX_VALUE_WITHOUT_PAISE;
}
