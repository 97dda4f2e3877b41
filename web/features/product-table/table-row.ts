import type { CallReply } from '#contract/call.ts';
import type { getSubCategory, WireProduct } from '#contract/catalogue.ts';
import { type ProductSummary, productSummaryFromWire } from '#web/features/product/product.ts';

/** A column for a specification; a list can be sorted by any but plain text. */
export type TableColumn = NonNullable<CallReply<typeof getSubCategory>['result']['subcat_columns']>[number];

/** A product as a row of the table. */
export type TableRow = ProductSummary & {
  model: string;
  hsn: string;
  /** In working days. */
  dispatchDays: { from: number; to: number } | undefined;
  /** The value for each column, as the product states it; empty where it does not. */
  cells: string[];
  /** Its deciding specifications in one line, for a table without columns. */
  summary: string;
};

export function tableRowFromWire(wire: WireProduct, columns: readonly TableColumn[]): TableRow {
  const values = new Map(wire.pro_specifications.map(({ name, value }) => [name.toLowerCase(), value]));
  return {
    ...productSummaryFromWire(wire),
    model: wire.pro_model,
    hsn: wire.pro_hsn,
    dispatchDays: wire.pro_dispatch_days,
    cells: columns.map(({ name }) => values.get(name.toLowerCase()) ?? ''),
    summary: (wire.pro_deciding_specifications ?? []).map(describeValue).join(' · '),
  };
}

/** A bare number does not say what it is. */
function describeValue({ name, value }: { name: string; value: string }): string {
  return /^[\d.,]+$/.test(value) ? `${name} ${value}` : value;
}

/**
 * The rows of a table and its columns.
 * @param columns those of the rows above, for a further page
 */
export function toTable(
  products: readonly WireProduct[],
  operatorColumns?: readonly TableColumn[],
  columns = chooseColumns(products, operatorColumns),
) {
  return { columns, products: products.map((product) => tableRowFromWire(product, columns)) };
}

function chooseColumns(products: readonly WireProduct[], operatorColumns?: readonly TableColumn[]) {
  return operatorColumns
    ? operatorColumns.filter((column) => column.is_deciding && isFilled(column, products))
    : deriveColumns(products);
}

/** What a single product states is on its page; here it would push prices out of sight. */
function isFilled({ name }: TableColumn, products: readonly WireProduct[]): boolean {
  const count = products.filter(({ pro_specifications }) =>
    pro_specifications.some((each) => each.name.toLowerCase() === name.toLowerCase()),
  ).length;
  return count >= Math.min(2, products.length);
}

/**
 * The columns of a list for which the operator has set none: the specifications that its products show, the most
 * frequent first. Of products of several sub-categories, those that at least half of them show.
 */
export function deriveColumns(products: readonly WireProduct[]): TableColumn[] {
  const isMixed = new Set(products.map((each) => each.pro_subcategory_id)).size > 1;
  const minCount = isMixed ? products.length / 2 : 1;
  const counts = new Map<string, number>();
  for (const { name } of products.flatMap((each) => each.pro_deciding_specifications ?? [])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts]
    .filter(([, count]) => count >= minCount)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name]) => name);
  return names.map((name) => ({ name, kind: 'text', unit: '', better: 'none', is_deciding: true }));
}
