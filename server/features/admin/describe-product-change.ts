import { priceUnit } from '#domain/pricing.ts';
import type { CategoryNames } from './category-queries.ts';
import type { ProductValues } from './check-product.ts';
import { PRODUCT_COLUMNS, type ProductColumn, type StoredProduct, toCells } from './product-cells.ts';

/** What a row of a file changes. */
export type ProductChange = {
  row: number;
  id: string;
  title: string;
  cells: { column: ProductColumn; before: string; after: string }[];
  /** Of the price after discount, before GST. */
  price: { beforePaise: number; afterPaise: number; isJump: boolean };
};

const MAX_USUAL_CHANGE_PERCENT = 30;

/** @param change.existing the product before the import. */
export function describeProductChange(
  { row, existing, values }: { row: number; existing: StoredProduct; values: ProductValues },
  categories: CategoryNames,
): ProductChange {
  const [before, after] = [
    toCells(existing),
    toCells({ ...existing, ...values, ...findNames(values, categories) }),
  ];
  const beforePaise = priceUnit(existing).discountedPricePaise;
  const afterPaise = priceUnit(values).discountedPricePaise;
  const isJump = Math.abs(afterPaise - beforePaise) * 100 > beforePaise * MAX_USUAL_CHANGE_PERCENT;
  // A jump of the price names both prices itself.
  const isListPrice = existing.discountBps === 0 && values.discountBps === 0;
  const changed = PRODUCT_COLUMNS.filter((column) => before[column] !== after[column]);
  const cells = changed
    .filter((column) => !(column === 'price' && isJump && isListPrice))
    .map((column) => ({ column, before: before[column], after: after[column] }));
  return { row, id: existing.id, title: existing.title, cells, price: { beforePaise, afterPaise, isJump } };
}

function findNames({ categoryId, subCategoryId }: ProductValues, categories: CategoryNames) {
  const [categoryName = '', category] = [...categories].find(([, { id }]) => id === categoryId) ?? [];
  const [subCategoryName = ''] =
    [...(category?.subCategories ?? [])].find(([, id]) => id === subCategoryId) ?? [];
  return { categoryName, subCategoryName };
}
