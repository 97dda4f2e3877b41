import { isDeepStrictEqual } from 'node:util';
import { newId } from '#server/platform/database/new-id.ts';
import type { CategoryNames } from './category-queries.ts';
import { type CellProblem, checkProduct, type ProductValues } from './check-product.ts';
import { type GivenSpecifications, recordGivenSpecifications } from './given-specifications.ts';
import type { RowProblem } from './import-problems.ts';
import {
  findProductOfRow,
  isNamedBySku,
  type KnownProducts,
  toModelKey,
  type VersionedProduct,
} from './known-products.ts';
import {
  type FamilyName,
  PRODUCT_COLUMNS,
  type ProductCells,
  type StoredProduct,
  toCells,
} from './product-cells.ts';
import type { ProductRow, ProductRowOutcome } from './read-product-file.ts';
import { type FamilyNames, resolveFamily } from './resolve-family.ts';

/** A product of the file with its row there. */
type PlannedProduct<Existing> = { row: number; id: string; values: ProductValues; existing: Existing };
/** With the version of the product that the row was exported from, where the file says so. */
export type PlannedChange = PlannedProduct<VersionedProduct> & { version: string | undefined };

export type ImportPlan = {
  added: PlannedProduct<undefined>[];
  changed: PlannedChange[];
  unchanged: number;
  newFamilies: FamilyName[];
  problems: RowProblem[];
};

/** What the rows of a file have referred to so far. Each plan adds to it. */
export type ImportProgress = {
  categories: CategoryNames;
  families: FamilyNames;
  /** The row of each product, by id, model or SKU. */
  rowsOfProducts: Map<string, number>;
  /** What sub-categories have been given. */
  given: GivenSpecifications;
};

/** Decides what to do with some rows of a file. */
export function planImport(
  rows: readonly ProductRowOutcome[],
  known: KnownProducts,
  { categories, families, rowsOfProducts, given }: ImportProgress,
): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, newFamilies: [], problems: [] };
  for (const row of rows) {
    if ('problem' in row) {
      plan.problems.push({ row: row.number, message: row.problem });
      continue;
    }
    const read = readRow(row);
    if ('problems' in read) {
      plan.problems.push(...read.problems.map((problem) => ({ row: row.number, ...problem })));
      continue;
    }
    const { existing, values } = read;
    if (!existing) plan.added.push({ row: row.number, id: newId(), values, existing });
    else if (isSame(existing, values)) plan.unchanged += 1;
    else plan.changed.push({ row: row.number, id: existing.id, values, existing, version: row.version });
  }
  return plan;

  function readRow(
    row: ProductRow,
  ): { existing: VersionedProduct | undefined; values: ProductValues } | { problems: CellProblem[] } {
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
      // Without the column, a product stays in its family.
      if (existing?.family) families.set(existing.family.name, existing.family);
      const family = resolveFamily(checked.family, families, plan.newFamilies);
      const conflicts = [
        recordGivenSpecifications(given, subCategory),
        recordSku(row, existing, values.sku),
        'message' in family ? family : undefined,
      ].filter((conflict) => conflict !== undefined);
      if ('message' in family || conflicts.length > 0) return { problems: conflicts };
      return { existing, values: { ...values, ...family } };
    }
    // The product is unclear: cells that the file lacks would come from a product, and cannot be judged.
    const others = 'problems' in checked ? checked.problems : [];
    const inFile = others.filter(({ column }) => column in row.cells && column !== problem.column);
    return { problems: [problem, ...inFile] };
  }

  /** Records which product a row refers to, or reports that an earlier row refers to the same. */
  function recordProduct(row: ProductRow, existing: StoredProduct | undefined): CellProblem | undefined {
    const isBySku = isNamedBySku(row.cells);
    const isByModel = !row.cells.id && !isBySku;
    const keys = [...(existing ? [existing.id] : []), ...(isByModel ? [toModelKey(row.cells)] : [])];
    const earlier = keys.map((key) => rowsOfProducts.get(key)).find((number) => number !== undefined);
    if (earlier !== undefined) {
      const column = isBySku ? 'sku' : isByModel ? 'model' : 'id';
      return { column, message: `Row ${earlier} is about the same product.` };
    }
    for (const key of keys) rowsOfProducts.set(key, row.number);
    return undefined;
  }

  /** Records which product has a SKU, or reports that another one has it. */
  function recordSku(
    row: ProductRow,
    existing: StoredProduct | undefined,
    sku: string | null | undefined,
  ): CellProblem | undefined {
    if (!sku) return undefined;
    const owner = known.bySku.get(sku);
    if (owner && owner.id !== existing?.id) {
      return { column: 'sku', message: `“${owner.title}” has this SKU.` };
    }
    const key = `SKU ${sku}`;
    const earlier = rowsOfProducts.get(key);
    rowsOfProducts.set(key, row.number);
    return earlier === undefined
      ? undefined
      : { column: 'sku', message: `The product of row ${earlier} has this SKU, too.` };
  }
}

const EMPTY_CELLS = Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, ''])) as ProductCells;

function isSame(existing: StoredProduct, { family, ...values }: ProductValues): boolean {
  return (
    existing.family?.id === family?.id &&
    Object.entries(values).every(([name, value]) =>
      isDeepStrictEqual(existing[name as keyof ProductValues], value),
    )
  );
}
