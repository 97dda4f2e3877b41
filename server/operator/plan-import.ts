import { isDeepStrictEqual } from 'node:util';
import { newId } from '#server/platform/database/new-id.ts';
import type { CategoryNames } from './category-names.ts';
import { type CellProblem, checkProduct, type ProductValues } from './check-product.ts';
import type { RowProblem } from './import-problems.ts';
import { type KnownProducts, modelKey, productOfRow } from './known-products.ts';
import { cellsOf, PRODUCT_COLUMNS, type ProductCells, type StoredProduct } from './product-cells.ts';
import type { ProductRow, ProductRowOutcome } from './product-file.ts';
import type { NewProduct } from './product-queries.ts';

export type ImportPlan = {
  added: NewProduct[];
  changed: NewProduct[];
  unchanged: number;
  problems: RowProblem[];
};

/**
 * What to do about some rows of a file.
 * @param rowsOfProducts where each product was met so far; this function adds to it.
 */
export function planImport(
  rows: readonly ProductRowOutcome[],
  known: KnownProducts,
  categories: CategoryNames,
  rowsOfProducts: Map<string, number>,
): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, problems: [] };
  for (const row of rows) {
    const read = 'misshapen' in row ? { problems: [{ message: row.misshapen }] } : readRow(row);
    if ('problems' in read)
      plan.problems.push(...read.problems.map((problem) => ({ row: row.number, ...problem })));
    else if (!read.existing) plan.added.push({ id: newId(), ...read.values });
    else if (isSame(read.existing, read.values)) plan.unchanged += 1;
    else plan.changed.push({ id: read.existing.id, ...read.values });
  }
  return plan;

  function readRow(
    row: ProductRow,
  ): { existing: StoredProduct | undefined; values: ProductValues } | { problems: CellProblem[] } {
    const found = productOfRow(row, known);
    const [existing, doubt] =
      found && 'message' in found ? [undefined, found] : [found, noteProduct(row, found)];
    const checked = checkProduct({ ...(existing ? cellsOf(existing) : NO_CELLS), ...row.cells }, categories);
    if (!doubt) return 'problems' in checked ? checked : { existing, values: checked.values };
    // Of a product in doubt only what stands in the file can be wrong, not what it leaves as it is.
    const others = 'problems' in checked ? checked.problems : [];
    const inFile = others.filter(({ column }) => column in row.cells && column !== doubt.column);
    return { problems: [doubt, ...inFile] };
  }

  /** Remembers which product a row is about, or says that an earlier row is about the same. */
  function noteProduct(row: ProductRow, existing: StoredProduct | undefined): CellProblem | undefined {
    const keys = [...(existing ? [existing.id] : []), ...(row.cells.id ? [] : [modelKey(row.cells)])];
    const earlier = keys.map((key) => rowsOfProducts.get(key)).find((number) => number !== undefined);
    if (earlier !== undefined) {
      const column = row.cells.id ? 'id' : 'model';
      return { column, message: `Row ${earlier} is about the same product.` };
    }
    for (const key of keys) rowsOfProducts.set(key, row.number);
    return undefined;
  }
}

const NO_CELLS = Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, ''])) as ProductCells;

function isSame(existing: StoredProduct, values: ProductValues): boolean {
  return Object.entries(values).every(([name, value]) =>
    isDeepStrictEqual(existing[name as keyof ProductValues], value),
  );
}
