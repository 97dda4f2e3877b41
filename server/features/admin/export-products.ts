import type { Database } from '#server/platform/database/connection.ts';
import { READ_SNAPSHOT, runTransaction } from '#server/platform/database/transaction.ts';
import { BYTE_ORDER_MARK, formatCsv } from './format-csv.ts';
import { FILE_COLUMNS, type StoredProduct, toCells } from './product-cells.ts';
import { selectStoredProductsAfter } from './product-queries.ts';

const BATCH = 1000;

/** The beginning of a product file, before its rows. */
export const FILE_HEAD = BYTE_ORDER_MARK + formatCsv([FILE_COLUMNS]);

export function formatProductRows(products: readonly (StoredProduct & { version: number })[]): string {
  const rows = products.map((product) => ({ ...toCells(product), version: String(product.version) }));
  return formatCsv(rows.map((cells) => FILE_COLUMNS.map((column) => cells[column])));
}

/**
 * Writes the whole catalogue as a product file: a snapshot of one moment, in catalogue order.
 * @returns the number of products.
 */
export async function exportProducts(
  database: Database,
  write: (text: string) => Promise<unknown>,
): Promise<number> {
  await write(FILE_HEAD);
  return runTransaction(
    database,
    async (transaction) => {
      let count = 0;
      let products = await selectStoredProductsAfter(transaction, 0, BATCH);
      while (products.length > 0) {
        await write(formatProductRows(products));
        count += products.length;
        products = await selectStoredProductsAfter(transaction, products.at(-1)?.listingNumber ?? 0, BATCH);
      }
      return count;
    },
    READ_SNAPSHOT,
  );
}
