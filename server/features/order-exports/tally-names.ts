import { getTallySettings } from '#server/features/settings/read-settings.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { TallyNames } from './compose-voucher.ts';

/** What the operators' settings call ledgers and stock items. */
export async function getTallyNames(db: DbExecutor): Promise<TallyNames> {
  const stored = await getTallySettings(db);
  return {
    salesLedger: stored.sales_ledger,
    cgstLedger: stored.cgst_ledger,
    sgstLedger: stored.sgst_ledger,
    igstLedger: stored.igst_ledger,
    freightLedger: stored.freight_ledger,
    roundOffLedger: stored.round_off_ledger,
    stockItem: stored.item,
  };
}
