import { isDeepStrictEqual } from 'node:util';
import { newId } from '#server/platform/database/new-id.ts';
import type { CategoryNames } from './category-queries.ts';
import { type CellProblem, checkProduct, type ProductValues } from './check-product.ts';
import { type GivenSpecifications, recordGivenSpecifications } from './given-specifications.ts';
import type { RowProblem } from './import-problems.ts';
import { findProductOfRow, type KnownProducts, toModelKey } from './known-products.ts';
import { PRODUCT_COLUMNS, type ProductCells, type StoredProduct, toCells } from './product-cells.ts';
import type { ProductRow, ProductRowOutcome } from './read-product-file.ts';

/** A product of the file with its row there. */
type PlannedProduct<Existing> = { row: number; id: string; values: ProductValues; existing: Existing };

export type ImportPlan = {
  added: PlannedProduct<undefined>[];
  changed: PlannedProduct<StoredProduct>[];
  unchanged: number;
  problems: RowProblem[];
};

/**
 * Decides what to do with some rows of a file.
 * @param rowsOfProducts the row of each product seen so far, by id or model; this function adds to it.
 * @param given what sub-categories have been given so far; this function adds to it.
 */
export function planImport(
  rows: readonly ProductRowOutcome[],
  known: KnownProducts,
  categories: CategoryNames,
  rowsOfProducts: Map<string, number>,
  given: GivenSpecifications,
): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, problems: [] };
  for (const row of rows) {
    const read = 'problem' in row ? { problems: [{ message: row.problem }] } : readRow(row);
    if ('problems' in read) {
      plan.problems.push(...read.problems.map((problem) => ({ row: row.number, ...problem })));
      continue;
    }
    const { existing, values } = read;
    if (!existing) plan.added.push({ row: row.number, id: newId(), values, existing });
    else if (isSame(existing, values)) plan.unchanged += 1;
    else plan.changed.push({ row: row.number, id: existing.id, values, existing });
  }
  return plan;

  function readRow(
    row: ProductRow,
  ): { existing: StoredProduct | undefined; values: ProductValues } | { problems: CellProblem[] } {
    const found = findProductOfRow(row, known);
    const [existing, problem] =
      found && 'message' in found ? [undefined, found] : [found, recordProduct(row, found)];
    const checked = checkProduct(
      { ...(existing ? toCells(existing) : EMPTY_CELLS), ...row.cells },
      categories,
    );
    if (!problem) {
      if ('problems' in checked) return checked;
      const { values, decidingSpecifications: names } = checked;
      const subCategory = { row, existing, subCategoryId: values.subCategoryId, names };
      const conflict = recordGivenSpecifications(given, subCategory);
      return conflict ? { problems: [conflict] } : { existing, values };
    }
    // The product is unclear: cells that the file lacks would come from a product, and cannot be judged.
    const others = 'problems' in checked ? checked.problems : [];
    const inFile = others.filter(({ column }) => column in row.cells && column !== problem.column);
    return { problems: [problem, ...inFile] };
  }

  /** Records which product a row refers to, or reports that an earlier row refers to the same. */
  function recordProduct(row: ProductRow, existing: StoredProduct | undefined): CellProblem | undefined {
    const keys = [...(existing ? [existing.id] : []), ...(row.cells.id ? [] : [toModelKey(row.cells)])];
    const earlier = keys.map((key) => rowsOfProducts.get(key)).find((number) => number !== undefined);
    if (earlier !== undefined) {
      const column = row.cells.id ? 'id' : 'model';
      return { column, message: `Row ${earlier} is about the same product.` };
    }
    for (const key of keys) rowsOfProducts.set(key, row.number);
    return undefined;
  }
}

const EMPTY_CELLS = Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, ''])) as ProductCells;

function isSame(existing: StoredProduct, values: ProductValues): boolean {
  return Object.entries(values).every(([name, value]) =>
    isDeepStrictEqual(existing[name as keyof ProductValues], value),
  );
}
