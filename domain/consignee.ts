/** The company that gets the goods on the buyer's direction; `gstin` is UNREGISTERED if it has none. */
export type Consignee = { name: string; gstin: string };

/** Stands for the GSTIN of an unregistered person, as in e-way bills. */
export const UNREGISTERED = 'URP';

export function formatConsigneeGstin(gstin: string): string {
  return gstin === UNREGISTERED ? `Unregistered (${UNREGISTERED})` : gstin;
}
