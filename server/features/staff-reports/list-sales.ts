import type { Brand } from '#domain/brand.ts';
import type { SoldOrder } from '#server/features/order-exports/export-queries.ts';
import { groupVouchers, type Voucher } from '#server/features/order-exports/group-vouchers.ts';
import { sumVoucher, type VoucherSums } from '#server/features/order-exports/sum-voucher.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

/** Rows of a report on the screen; its file has all. */
export const MAX_ROWS = 200;

/** What was sold of a request on a day, with its sums. */
export type Sale = Voucher & { sums: VoucherSums };

/** The first sales of a period, how many there are, the sums of all, and by which registrations of the seller. */
export type SaleList = { shown: Sale[]; count: number; totals: VoucherSums; sellerGstins: Set<string> };

const NOTHING: VoucherSums = {
  taxablePaise: 0,
  chargesPaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  roundOffPaise: 0,
  totalPaise: 0,
};

export async function listSales(
  database: DbExecutor,
  brand: Brand,
  sold: readonly SoldOrder[],
): Promise<SaleList> {
  const shown: Sale[] = [];
  let count = 0;
  let totals = NOTHING;
  const sellerGstins = new Set<string>();
  for await (const voucher of groupVouchers(database, brand, sold)) {
    const sums = sumVoucher(voucher.orders);
    if (count < MAX_ROWS) shown.push({ ...voucher, sums });
    count += 1;
    totals = addSums(totals, sums);
    sellerGstins.add(voucher.orders[0].sellerGstin);
  }
  return { shown, count, totals, sellerGstins };
}

function addSums(one: VoucherSums, other: VoucherSums): VoucherSums {
  const names = Object.keys(one) as (keyof VoucherSums)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as VoucherSums;
}
