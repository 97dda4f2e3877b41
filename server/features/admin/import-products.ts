import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { readCategoryNames } from './category-queries.ts';
import type { ProductValues } from './check-product.ts';
import { describeProductChange, type ProductChange } from './describe-product-change.ts';
import { findMissingFiles, type IsFileMissing } from './find-missing-files.ts';
import { type GivenSpecifications, storeGivenSpecifications } from './given-specifications.ts';
import { ImportProblems, type RowProblem } from './import-problems.ts';
import { findKnownProducts } from './known-products.ts';
import { makeCategories } from './make-categories.ts';
import { planImport } from './plan-import.ts';
import { UnconfirmedPriceJumps } from './price-jumps.ts';
import { insertProducts, lockProducts, type NewProduct, updateProducts } from './product-queries.ts';
import type { CsvRow } from './read-csv.ts';
import { readProductFile } from './read-product-file.ts';
import { setActor } from './run-as-operator.ts';

export type ImportOutcome = {
  added: number;
  changed: number;
  unchanged: number;
  /** What changes about each changed product. */
  changes: ProductChange[];
  /** The new categories and sub-categories. */
  newCategories: string[];
  /** The sub-categories that get other deciding specifications. */
  decidingSpecifications: { subCategory: string; names: string[] }[];
};

export type ImportOptions = {
  /** Checks everything and stores nothing. */
  isDryRun: boolean;
  /** Adds the categories that the file names and that do not exist. */
  makesCategories?: boolean;
  /** Whether prices may change by more than 30 %. */
  allowsPriceJumps?: boolean;
  isFileMissing?: IsFileMissing;
};

/** Rows that are looked up and written together. */
const BATCH_SIZE = 1000;

/**
 * Adds and changes products from the rows of a file: all of them or none. A row with an id changes that product. A row
 * without one changes the product with its brand and model, or adds one. Columns missing from the file stay unchanged. A
 * changed list of deciding specifications changes the product's sub-category.
 * @throws ImportProblems naming every invalid cell; UnconfirmedPriceJumps; AppError 'invalid_input' when the file cannot be read.
 */
export async function importProducts(
  database: Database,
  operator: string,
  rows: AsyncIterable<CsvRow>,
  { isDryRun, makesCategories = false, allowsPriceJumps = false, isFileMissing }: ImportOptions,
): Promise<ImportOutcome> {
  const outcome: ImportOutcome = {
    added: 0,
    changed: 0,
    unchanged: 0,
    changes: [],
    newCategories: [],
    decidingSpecifications: [],
  };
  const store = async (transaction: Transaction) => {
    await setActor(transaction, operator);
    // Buyers write ratings all the time. Without the lock, such a write and the import could deadlock.
    if (!isDryRun) await lockProducts(transaction);
    const categories = await readCategoryNames(transaction);
    const rowsOfProducts = new Map<string, number>();
    const given: GivenSpecifications = new Map();
    const problems: RowProblem[] = [];
    for await (const batch of inBatches(readProductFile(rows))) {
      const read = batch.filter((row) => 'cells' in row);
      if (makesCategories)
        outcome.newCategories.push(...(await makeCategories(transaction, read, categories)));
      const known = await findKnownProducts(transaction, read);
      const plan = planImport(batch, known, categories, rowsOfProducts, given);
      problems.push(...plan.problems);
      if (isFileMissing) problems.push(...(await findMissingFiles(plan, isFileMissing)));
      outcome.added += plan.added.length;
      outcome.changed += plan.changed.length;
      outcome.unchanged += plan.unchanged;
      outcome.changes.push(...plan.changed.map((change) => describeProductChange(change, categories)));
      if (isDryRun || problems.length > 0) continue;
      await insertProducts(transaction, plan.added.map(toNewProduct));
      await updateProducts(transaction, plan.changed.map(toNewProduct));
    }
    if (problems.length > 0) throw new ImportProblems(problems);
    const jumps = outcome.changes.filter(({ price }) => price.isJump);
    if (jumps.length > 0 && !allowsPriceJumps && !isDryRun) throw new UnconfirmedPriceJumps(jumps);
    outcome.decidingSpecifications = [...given.values()];
    if (isDryRun) throw new DryRunEnd();
    await storeGivenSpecifications(transaction, given);
  };
  try {
    // Not retried after a collision: the rows are a stream, which can be read only once.
    await runTransaction(database, store);
  } catch (cause) {
    if (!(cause instanceof DryRunEnd)) throw cause;
  }
  return outcome;
}

/** Rolls a dry run back. */
class DryRunEnd extends Error {}

const toNewProduct = ({ id, values }: { id: string; values: ProductValues }): NewProduct => ({
  id,
  ...values,
});

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
