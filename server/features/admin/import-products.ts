import type { Database } from '#server/platform/database/connection.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { readCategoryNames } from './category-queries.ts';
import { ImportProblems, type RowProblem } from './import-problems.ts';
import { findKnownProducts } from './known-products.ts';
import { planImport } from './plan-import.ts';
import { insertProducts, lockProducts, updateProducts } from './product-queries.ts';
import type { CsvRow } from './read-csv.ts';
import { readProductFile } from './read-product-file.ts';
import { setActor } from './run-as-operator.ts';

export type ImportOutcome = { added: number; changed: number; unchanged: number };

/** Rows that are looked up and written together. */
const BATCH_SIZE = 1000;

/**
 * Adds and changes products from the rows of a file: all of them or none. A row with an id changes that product. A row
 * without one changes the product with its brand and model, or adds one. Columns missing from the file stay unchanged.
 * @param options.isDryRun checks everything and writes nothing.
 * @throws ImportProblems naming every invalid cell; AppError 'invalid_input' when the file cannot be read.
 */
export async function importProducts(
  database: Database,
  operator: string,
  rows: AsyncIterable<CsvRow>,
  { isDryRun }: { isDryRun: boolean },
): Promise<ImportOutcome> {
  // Not retried after a collision: the rows are a stream, which can be read only once.
  return runTransaction(database, async (transaction) => {
    await setActor(transaction, operator);
    // Buyers write ratings all the time. Without the lock, such a write and the import could deadlock.
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
  });
}

async function* inBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
