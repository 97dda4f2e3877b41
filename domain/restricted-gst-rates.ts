/**
 * A GST rate that is in force for a few goods only. A code of fewer than 8 digits stands for all that begin with it.
 */
type RestrictedRate = { goods: string; hsnCodes: readonly string[] };

/**
 * The restricted rates by basis points. Sources: notification 9/2025-Central Tax (Rate) for diamonds that are not
 * rough, natural (7102) and synthetic (7104); notification 14/2025-Central Tax (Rate) for what is built with, both of
 * 17 September 2025.
 */
const restrictedRates: ReadonlyMap<number, RestrictedRate> = new Map([
  [150, { goods: 'cut diamonds', hsnCodes: ['7102', '7104'] }],
  [
    1200,
    {
      goods: 'bricks, fly ash blocks and roofing tiles',
      hsnCodes: ['6815', '69010010', '69041000', '69051000'],
    },
  ],
]);

/**
 * The goods to which a rate is restricted, unless a product with this HSN code may be one of them.
 * @param hsn 4 to 8 digits; a shorter code may be that of any goods whose codes begin with it.
 */
export function findRateRestriction(gstBps: number, hsn: string): RestrictedRate | undefined {
  const restricted = restrictedRates.get(gstBps);
  const isCovered = restricted?.hsnCodes.some((code) => hsn.startsWith(code) || code.startsWith(hsn));
  return isCovered ? undefined : restricted;
}
