import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { readCategoryNames } from './category-queries.ts';
import type { ProductValues } from './check-product.ts';
import { describeProductChange, type ProductChange } from './describe-product-change.ts';
import { insertFamilies } from './family-queries.ts';
import { type FindFileProblem, findFileProblems } from './find-file-problems.ts';
import { findStaleRows } from './find-stale-rows.ts';
import { storeGivenSpecifications } from './given-specifications.ts';
import { ImportProblems, type RowProblem } from './import-problems.ts';
import { findKnownProducts, type KnownProducts, toModelKey } from './known-products.ts';
import { makeCategories } from './make-categories.ts';
import { type ImportProgress, planImport } from './plan-import.ts';
import { PreviewSeal } from './preview-seal.ts';
import { UnconfirmedPriceJumps } from './price-jumps.ts';
import { insertProducts, lockProducts, updateProducts } from './product-queries.ts';
import { assertVersions, type SeenVersions } from './product-versions.ts';
import type { CsvRow } from './read-csv.ts';
import { type ProductRow, readProductFile } from './read-product-file.ts';
import { findFamilies } from './resolve-family.ts';
import { type Operator, setActor } from './run-as-operator.ts';
import { typeProducts } from './type-products.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

export type ImportOutcome = {
  added: number;
  addedIds: string[];
  changed: number;
  unchanged: number;
  /** What changes about each changed product. */
  changes: ProductChange[];
  /** The new categories and sub-categories. */
  newCategories: string[];
  newFamilies: string[];
  /** The sub-categories that get other deciding specifications. */
  decidingSpecifications: { subCategory: string; names: string[] }[];
  /** By which it can be undone; null when nothing was stored. */
  changeNumber: number | null;
  /** Of what it would change, to store exactly that. */
  seal: string;
};

export type ImportOptions = {
  /** Checks everything and stores nothing. */
  isDryRun: boolean;
  /** Adds the categories that the file names and that do not exist. */
  makesCategories?: boolean;
  /** Whether prices may change by more than 30 %. */
  allowsPriceJumps?: boolean;
  findFileProblem?: FindFileProblem | undefined;
  /** Every row must be about a new product. */
  isAddingOnly?: boolean;
  /** Nothing is stored when a product has been changed since these. */
  versions?: SeenVersions;
  /** Of the dry run: nothing is stored if it would have another outcome by now. */
  seal?: string | undefined;
};

/** Rows that are looked up and written together. */
const BATCH_SIZE = 1000;

/**
 * Adds and changes products from the rows of a file: all of them or none. A row with an id changes that product. A row
 * without one changes the product with its brand and model, or adds one. In a file without these columns, the SKU says
 * which product a row changes. Columns missing from the file stay unchanged. A changed list of deciding specifications
 * changes the product's sub-category. A row that says from which version of the product it was exported changes no
 * other version.
 * @throws ImportProblems naming every invalid cell; UnconfirmedPriceJumps; AppError 'invalid_input' when the file
 * cannot be read, 'conflict' when a product has another version than one of those that were seen, or the outcome is
 * another one than that of the dry run.
 */
export async function importProducts(
  database: Database,
  operator: Operator,
  rows: AsyncIterable<CsvRow>,
  { isDryRun, makesCategories = false, allowsPriceJumps = false, findFileProblem, ...options }: ImportOptions,
): Promise<ImportOutcome> {
  const outcome: ImportOutcome = {
    added: 0,
    addedIds: [],
    changed: 0,
    unchanged: 0,
    changes: [],
    newCategories: [],
    newFamilies: [],
    decidingSpecifications: [],
    changeNumber: null,
    seal: '',
  };
  const store = async (transaction: Transaction) => {
    await setActor(transaction, operator);
    // Buyers write ratings all the time. Without the lock, such a write and the import could deadlock.
    if (!isDryRun) await lockProducts(transaction);
    if (options.versions) await assertVersions(transaction, options.versions);
    const seal = await PreviewSeal.begin(transaction);
    const categories = await readCategoryNames(transaction);
    const progress: ImportProgress = {
      categories,
      families: new Map(),
      rowsOfProducts: new Map(),
      given: new Map(),
    };
    const problems: RowProblem[] = [];
    for await (const batch of inBatches(readProductFile(rows))) {
      const read = batch.filter((row) => 'cells' in row);
      if (makesCategories)
        outcome.newCategories.push(...(await makeCategories(transaction, read, categories)));
      const known = await findKnownProducts(transaction, read);
      await findFamilies(transaction, read, progress.families);
      const plan = planImport(batch, known, progress);
      problems.push(...plan.problems);
      problems.push(...(await findStaleRows(transaction, plan.changed)));
      if (options.isAddingOnly) problems.push(...findExisting(read, known));
      if (findFileProblem) problems.push(...(await findFileProblems(plan, findFileProblem)));
      outcome.added += plan.added.length;
      outcome.addedIds.push(...plan.added.map(({ id }) => id));
      outcome.changed += plan.changed.length;
      outcome.unchanged += plan.unchanged;
      outcome.newFamilies.push(...plan.newFamilies.map(({ name }) => name));
      const changes = plan.changed.map((change) => describeProductChange(change, categories));
      outcome.changes.push(...changes);
      seal.add([plan.added.length, changes]);
      if (isDryRun || problems.length > 0) continue;
      await insertFamilies(transaction, plan.newFamilies);
      // Together, because a new name of a specification is understood from all of them.
      const typed = await typeProducts(transaction, [...plan.added, ...plan.changed].map(toDescribed));
      await insertProducts(transaction, typed.slice(0, plan.added.length));
      await updateProducts(transaction, typed.slice(plan.added.length));
    }
    if (problems.length > 0) throw new ImportProblems(problems);
    const jumps = outcome.changes.filter(({ price }) => price.isJump);
    if (jumps.length > 0 && !allowsPriceJumps && !isDryRun) throw new UnconfirmedPriceJumps(jumps);
    outcome.decidingSpecifications = [...progress.given.values()];
    seal.add(outcome.decidingSpecifications);
    outcome.seal = seal.toString();
    if (options.seal !== undefined) {
      const ids = outcome.changes.map(({ id }) => id);
      await seal.assertSeen(transaction, options.seal, ids);
    }
    if (isDryRun) throw new DryRunEnd();
    await storeGivenSpecifications(transaction, progress.given);
    outcome.changeNumber = await selectOwnChangeNumber(transaction);
  };
  try {
    // Not retried after a collision: the rows are a stream, which can be read only once.
    await runTransaction(database, store);
  } catch (cause) {
    if (!(cause instanceof DryRunEnd)) throw cause;
  }
  return outcome;
}

function findExisting(rows: readonly ProductRow[], { byModel }: KnownProducts): RowProblem[] {
  return rows
    .filter(({ cells }) => byModel.has(toModelKey(cells)))
    .map(({ number }) => ({
      ...{ row: number, column: 'model' },
      message: 'There is already a product of this brand and model.',
    }));
}

/** Rolls a dry run back. */
class DryRunEnd extends Error {}

function toDescribed({ id, values }: { id: string; values: ProductValues }) {
  const { family, ...columns } = values;
  return { id, ...columns, familyId: family?.id ?? null };
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
