import { AppError } from '#contract/errors.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { selectCategories } from './category-queries.ts';
import { getByName } from './get-row.ts';
import {
  countOpenQuoteRequests,
  deleteProducts,
  lockProducts,
  type ProductTitle,
  selectTitles,
  selectTitlesInCategory,
} from './product-queries.ts';
import { assertVersions, type SeenVersions } from './product-versions.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

/** What a removal takes out of the catalogue, and in how many open quote requests it stands. */
export type ProductRemoval = { products: ProductTitle[]; openQuoteRequests: number };

/**
 * Finds the products that a removal would take away.
 * @param ids in full.
 * @param category its name or id, for all products in it.
 * @throws AppError 'not_found' when one of the ids or the category does not exist, or there is nothing to remove.
 */
export async function planRemoval(
  database: DbExecutor,
  ids: readonly string[],
  category?: string,
): Promise<ProductRemoval> {
  const named = await selectTitles(database, ids);
  const known = new Set(named.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new AppError('not_found', unknown.map((id) => `There is no product “${id}”.`).join('\n'));
  }
  const inCategory =
    category === undefined
      ? []
      : await selectTitlesInCategory(
          database,
          getByName(await selectCategories(database), category, 'category').id,
        );
  const products = [...named, ...inCategory.filter(({ id }) => !known.has(id))];
  if (products.length === 0) throw new AppError('not_found', 'There are no products to remove.');
  const openQuoteRequests = await countOpenQuoteRequests(
    database,
    products.map(({ id }) => id),
  );
  return { products, openQuoteRequests };
}

/**
 * Removes products from the catalogue and from all wishlists: all of them or none. Orders keep their own copy.
 * @param versions those that were seen.
 * @returns the number by which it can be undone.
 * @throws AppError 'not_found' when one of them does not exist, 'conflict' when one has another version.
 */
export async function removeProducts(
  database: Database,
  operator: Operator,
  ids: readonly string[],
  versions?: SeenVersions,
): Promise<number | null> {
  return runAsOperator(database, operator, async (transaction) => {
    if (versions) {
      await lockProducts(transaction);
      await assertVersions(transaction, versions);
    }
    const removed = new Set(await deleteProducts(transaction, ids));
    const missing = ids.find((id) => !removed.has(id));
    if (missing !== undefined) throw new AppError('not_found', `There is no product “${missing}”.`);
    return selectOwnChangeNumber(transaction);
  });
}
