import type { TaxSplit } from '#domain/gst.ts';
import { roundToRupee } from '#domain/money.ts';
import type { TaxedOrder } from './read-taxed-orders.ts';

/** The sums of a voucher, in paise. */
export type VoucherSums = TaxSplit & {
  /** Of the taxable value: freight, packing and insurance. */
  chargesPaise: number;
  /** What the total has more than taxable value and taxes. */
  roundOffPaise: number;
  totalPaise: number;
};

/**
 * Sums up the orders of a voucher. From a quotation that was accepted, the total is rounded to the rupee as on paper.
 */
export function sumVoucher(orders: readonly TaxedOrder[]): VoucherSums {
  const sum = (getPaise: (order: TaxedOrder) => number) =>
    orders.reduce((total, order) => total + getPaise(order), 0);
  const taxablePaise = sum((order) => order.taxablePaise);
  const cgstPaise = sum((order) => order.cgstPaise);
  const sgstPaise = sum((order) => order.sgstPaise);
  const igstPaise = sum((order) => order.igstPaise);
  const exactPaise = sum(({ totalInclGstPaise }) => totalInclGstPaise);
  const totalPaise = orders.some(({ quoted }) => quoted !== null) ? roundToRupee(exactPaise) : exactPaise;
  return {
    taxablePaise,
    chargesPaise: sum(({ chargesPaise }) => chargesPaise),
    cgstPaise,
    sgstPaise,
    igstPaise,
    roundOffPaise: totalPaise - taxablePaise - cgstPaise - sgstPaise - igstPaise,
    totalPaise,
  };
}
