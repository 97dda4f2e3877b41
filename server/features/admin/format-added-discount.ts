import { isAgreedPrice, percentFromMicroBps } from '#domain/added-discount.ts';

/** `5%` or, where a price was agreed that is not known here, `agreed price (13.69%)`. */
export function formatAddedDiscount(microBps: number): string {
  const percent = percentFromMicroBps(microBps);
  return isAgreedPrice(microBps) ? `agreed price (${percent.toFixed(2)}%)` : `${percent}%`;
}
