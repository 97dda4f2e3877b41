import type { Transaction } from '#server/platform/database/connection.ts';
import type { CellProblem } from './check-product.ts';
import type { StoredProduct } from './product-cells.ts';
import { selectProductsByModels, selectSkus, selectStoredProducts } from './product-queries.ts';
import type { ProductRow } from './read-product-file.ts';

export type VersionedProduct = StoredProduct & { version: number };

/** The stored products that some rows may refer to, and those that have their SKUs. */
export type KnownProducts = {
  byId: Map<string, VersionedProduct>;
  byModel: Map<string, VersionedProduct[]>;
  bySku: Map<string | null, { id: string; title: string }>;
};

export async function findKnownProducts(
  transaction: Transaction,
  rows: readonly ProductRow[],
): Promise<KnownProducts> {
  const skus = rows.flatMap(({ cells }) => cells.sku?.trim() || []);
  const bySku: KnownProducts['bySku'] = new Map(
    (await selectSkus(transaction, skus)).map((product) => [product.sku, product]),
  );
  const ids = rows.flatMap(({ cells }) => cells.id || findBySku(cells, bySku)?.id || []);
  const pairs = rows
    .filter(({ cells }) => !cells.id && !isNamedBySku(cells))
    .map(({ cells }) => ({ brand: cells.brand ?? '', model: cells.model ?? '' }));
  const found = await selectStoredProducts(transaction, ids);
  const named = await selectProductsByModels(transaction, pairs);
  return {
    byId: new Map(found.map((product) => [product.id, product])),
    byModel: Map.groupBy(named, toModelKey),
    bySku,
  };
}

/** Finds the product that a row refers to: undefined when it is a new one, or a problem when that is unclear. */
export function findProductOfRow(
  { cells }: ProductRow,
  { byId, byModel, bySku }: KnownProducts,
): VersionedProduct | undefined | CellProblem {
  if (cells.id) {
    return (
      byId.get(cells.id) ?? {
        column: 'id',
        message: `There is no product “${cells.id}”. Leave the id empty to add one.`,
      }
    );
  }
  if (isNamedBySku(cells)) {
    return (
      byId.get(findBySku(cells, bySku)?.id ?? '') ?? {
        column: 'sku',
        message: `There is no product with the SKU “${cells.sku?.trim()}”. Give its brand and model to add it.`,
      }
    );
  }
  const [product, ...others] = byModel.get(toModelKey(cells)) ?? [];
  if (!product && cells.title === undefined) {
    return {
      column: 'model',
      message: `There is no product “${cells.brand} ${cells.model}”. To add it, the file needs a column for the title.`,
    };
  }
  if (others.length === 0) return product;
  return {
    column: 'model',
    message: `${others.length + 1} products are “${cells.brand} ${cells.model}”. Give the id of the one you mean.`,
  };
}

/** Whether the file has neither ids nor both brand and model, so that the SKU says which product a row is about. */
export function isNamedBySku({ id, brand, model }: ProductRow['cells']): boolean {
  return id === undefined && (brand === undefined || model === undefined);
}

function findBySku(cells: ProductRow['cells'], bySku: KnownProducts['bySku']) {
  return isNamedBySku(cells) ? bySku.get(cells.sku?.trim() ?? '') : undefined;
}

export function toModelKey({ brand = '', model = '' }: { brand?: string; model?: string }): string {
  return `${brand}\n${model}`;
}
