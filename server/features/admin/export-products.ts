import { selectProductsByListingNumbers } from '#server/features/catalogue/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { READ_SNAPSHOT, runTransaction } from '#server/platform/database/transaction.ts';
import { BYTE_ORDER_MARK, formatCsv } from './format-csv.ts';
import { PRODUCT_COLUMNS, toCells } from './product-cells.ts';
import { selectListingNumbersAfter } from './product-queries.ts';

const BATCH = 1000;

/**
 * Writes the whole catalogue as a product file: a snapshot of one moment, in catalogue order.
 * @returns the number of products.
 */
export async function exportProducts(
  database: Database,
  write: (text: string) => Promise<unknown>,
): Promise<number> {
  await write(BYTE_ORDER_MARK + formatCsv([PRODUCT_COLUMNS]));
  return runTransaction(
    database,
    async (transaction) => {
      let count = 0;
      let numbers = await selectListingNumbersAfter(transaction, 0, BATCH);
      while (numbers.length > 0) {
        const products = await selectProductsByListingNumbers(transaction, numbers);
        await write(
          formatCsv(products.map(toCells).map((cells) => PRODUCT_COLUMNS.map((column) => cells[column]))),
        );
        count += products.length;
        numbers = await selectListingNumbersAfter(transaction, numbers.at(-1) ?? 0, BATCH);
      }
      return count;
    },
    READ_SNAPSHOT,
  );
}
