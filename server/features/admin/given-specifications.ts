import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '#server/platform/database/connection.ts';
import { updateDecidingSpecifications } from './category-queries.ts';
import type { CellProblem } from './check-product.ts';
import type { StoredProduct } from './product-cells.ts';
import type { ProductRow } from './read-product-file.ts';
import { retypeSubCategory } from './type-products.ts';

/** The deciding specifications that a product file gives to sub-categories, by the sub-category's id. */
export type GivenSpecifications = Map<string, { row: number; subCategory: string; names: string[] }>;

type CheckedRow = {
  row: ProductRow;
  existing: StoredProduct | undefined;
  subCategoryId: string;
  names: string[];
};

/**
 * Records what a row gives to its sub-category: nothing if its cell is as in the export, or empty for a new product.
 * @returns a problem if an earlier row gives something else.
 */
export function recordGivenSpecifications(
  given: GivenSpecifications,
  { row, existing, subCategoryId, names }: CheckedRow,
): CellProblem | undefined {
  const isGiven = row.cells.deciding_specifications !== undefined;
  if (!isGiven || isDeepStrictEqual(names, existing?.decidingSpecifications ?? [])) return undefined;
  const earlier = given.get(subCategoryId);
  if (earlier && !isDeepStrictEqual(earlier.names, names)) {
    const message = `Row ${earlier.row} gives its sub-category different deciding specifications.`;
    return { column: 'deciding_specifications', message };
  }
  const subCategory = row.cells.sub_category?.trim() ?? existing?.subCategoryName ?? '';
  given.set(subCategoryId, earlier ?? { row: row.number, subCategory, names });
  return undefined;
}

export async function storeGivenSpecifications(
  transaction: Transaction,
  given: GivenSpecifications,
): Promise<void> {
  for (const [subCategoryId, { names }] of given) {
    await updateDecidingSpecifications(transaction, subCategoryId, names);
    await retypeSubCategory(transaction, subCategoryId);
  }
}
