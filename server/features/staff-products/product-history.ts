import { AppError } from '#contract/errors.ts';
import { readCategoryNames } from '#server/features/admin/category-queries.ts';
import type { ImportOutcome } from '#server/features/admin/import-products.ts';
import {
  PRODUCT_COLUMNS,
  type ProductColumn,
  type StoredProduct,
  toCells,
} from '#server/features/admin/product-cells.ts';
import type { Operator } from '#server/features/admin/run-as-operator.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { changeCells } from './change-products.ts';
import { getStoredProduct } from './get-product.ts';
import { type RecordedChange, selectFamilyNames, selectProductChanges } from './repository.ts';

export type DescribedChange = Pick<RecordedChange, 'number' | 'changedAt' | 'changedBy'> & {
  verb: 'added' | 'changed' | 'removed';
  cells: { column: ProductColumn; before: string; after: string }[];
};

const LIMIT = 50;

/**
 * What was changed about a product, newest first, in the columns of a product file.
 * @param before only changes before the one with this number.
 * @throws AppError 'not_found' when there is no such product.
 */
export async function listProductHistory(
  database: DbExecutor,
  productId: string,
  before: number | undefined,
): Promise<{ changes: DescribedChange[]; next: number | null }> {
  const product = await getStoredProduct(database, productId);
  const recorded = await selectProductChanges(database, productId, { before, limit: LIMIT + 1 });
  const page = recorded.slice(0, LIMIT);
  const names = await findNames(database, page);
  const changes = page
    .map((change) => describe(product, change, names))
    .filter(({ verb, cells }) => verb !== 'changed' || cells.length > 0);
  return { changes, next: recorded.length > LIMIT ? (page.at(-1)?.number ?? null) : null };
}

/**
 * Gives a product back the values that it had before a change, wherever that changed something.
 * @throws AppError 'not_found' when there is no such change of it, 'conflict' when somebody has changed it since.
 */
export async function restoreChange(
  database: Database,
  operator: Operator,
  { id, version, change: number }: { id: string; version: number; change: number },
): Promise<ImportOutcome> {
  const product = await getStoredProduct(database, id);
  const [recorded] = await selectProductChanges(database, id, { before: number + 1, limit: 1 });
  if (recorded?.number !== number || !recorded.before || !recorded.after) {
    throw new AppError('not_found', 'There is no such change of this product.');
  }
  const { cells } = describe(product, recorded, await findNames(database, [recorded]));
  const former = Object.fromEntries(cells.map(({ column, before }) => [column, before]));
  return changeCells(database, operator, [{ id, version, cells: former }], {
    isDryRun: false,
    allowsPriceJumps: true,
  });
}

type Names = { categories: Map<string, string>; families: Map<string, StoredProduct['family']> };

/** The names of the categories, and of the families that changes refer to. */
async function findNames(database: DbExecutor, changes: readonly RecordedChange[]): Promise<Names> {
  const categories = new Map<string, string>();
  for (const [name, { id, subCategories }] of await readCategoryNames(database)) {
    categories.set(id, name);
    for (const [subName, subId] of subCategories) categories.set(subId, subName);
  }
  const ids = changes.flatMap(({ before, after }) => [before?.family_id, after?.family_id]);
  const families = await selectFamilyNames(
    database,
    ids.filter((id) => typeof id === 'string'),
  );
  return { categories, families: new Map(families.map((family) => [family.id, family])) };
}

/** The cells of a change, as those of the product would differ with the values before and after it. */
function describe(product: StoredProduct, change: RecordedChange, names: Names): DescribedChange {
  const { number, changedAt, changedBy, before, after } = change;
  const verb = before === null ? 'added' : after === null ? 'removed' : 'changed';
  if (!before || !after) return { number, changedAt, changedBy, verb, cells: [] };
  const [old, current] = [toCells(overlay(product, before, names)), toCells(overlay(product, after, names))];
  const columns = PRODUCT_COLUMNS.filter((column) => old[column] !== current[column]);
  const cells = columns.map((column) => ({ column, before: old[column], after: current[column] }));
  return { number, changedAt, changedBy, verb, cells };
}

/** A product with recorded values of columns in the place of its own. */
function overlay(
  product: StoredProduct,
  columns: Record<string, unknown>,
  { categories, families }: Names,
): StoredProduct {
  const values = Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [toPropertyName(name), value]),
  ) as Partial<StoredProduct> & { familyId?: string | null };
  const { categoryId, subCategoryId, familyId } = values;
  return {
    ...product,
    ...values,
    ...(categoryId !== undefined && { categoryName: categories.get(categoryId) ?? categoryId }),
    ...(subCategoryId !== undefined && { subCategoryName: categories.get(subCategoryId) ?? subCategoryId }),
    ...(familyId !== undefined && { family: families.get(familyId ?? '') ?? null }),
  };
}

const toPropertyName = (column: string) =>
  column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
