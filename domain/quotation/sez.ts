/**
 * How a special economic zone is supplied: without IGST under the seller's letter of undertaking, or with IGST paid
 * (section 16(3) of the IGST Act 2017).
 */
export const SEZ_SUPPLIES = ['lut', 'paid'] as const;
export type SezSupply = (typeof SEZ_SUPPLIES)[number];

export function describeSez(sez: SezSupply): string {
  return sez === 'lut'
    ? 'Supply to SEZ under LUT without payment of IGST'
    : 'Supply to SEZ with payment of IGST';
}

/** The rate that is charged of a line's own. */
export function getChargedGstBps({ gstBps }: { gstBps: number }, sez: SezSupply | undefined): number {
  return sez === 'lut' ? 0 : gstBps;
}
