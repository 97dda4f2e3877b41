import type { Database } from '#server/platform/database/connection.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { readCategoryNames } from './category-names.ts';
import { inNameOf } from './change-as.ts';
import { ImportProblems, type RowProblem } from './import-problems.ts';
import { findKnownProducts } from './known-products.ts';
import { planImport } from './plan-import.ts';
import { readProductFile } from './product-file.ts';
import { insertProducts, lockProducts, updateProducts } from './product-queries.ts';
import type { CsvRow } from './read-csv.ts';

export type ImportOutcome = { added: number; changed: number; unchanged: number };

/** Rows that are looked up and written together. */
const BATCH = 1000;

/**
 * Adds and changes products by the rows of a file: all of them or none. A row with an id is that product; a row without
 * one is the product of its brand and model, or a new one. Columns that the file does not have stay as they are.
 * @param options.isDryRun checks everything and writes nothing.
 * @throws ImportProblems naming every cell at fault; Failure 'invalid_input' when the file cannot be read.
 */
export async function importProducts(
  database: Database,
  operator: string,
  rows: AsyncIterable<CsvRow>,
  { isDryRun }: { isDryRun: boolean },
): Promise<ImportOutcome> {
  // Once only: the rows are read as they come, so there is no second time.
  return runTransaction(
    database,
    inNameOf(operator, async (transaction) => {
      // Ratings are written all the time. They and an import take turns, so that no two wait for each other in a circle.
      if (!isDryRun) await lockProducts(transaction);
      const categories = await readCategoryNames(transaction);
      const rowsOfProducts = new Map<string, number>();
      const outcome: ImportOutcome = { added: 0, changed: 0, unchanged: 0 };
      const problems: RowProblem[] = [];
      for await (const batch of inBatches(readProductFile(rows))) {
        const known = await findKnownProducts(
          transaction,
          batch.filter((row) => 'cells' in row),
        );
        const plan = planImport(batch, known, categories, rowsOfProducts);
        problems.push(...plan.problems);
        outcome.added += plan.added.length;
        outcome.changed += plan.changed.length;
        outcome.unchanged += plan.unchanged;
        if (isDryRun || problems.length > 0) continue;
        await insertProducts(transaction, plan.added);
        await updateProducts(transaction, plan.changed);
      }
      if (problems.length > 0) throw new ImportProblems(problems);
      return outcome;
    }),
  );
}

async function* inBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
