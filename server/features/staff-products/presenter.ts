import type { WireEditedProduct, WireListedProduct, WireProductChange } from '#contract/staff-products.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { ProductChange } from '#server/features/admin/describe-product-change.ts';
import { type StoredProduct, toCells } from '#server/features/admin/product-cells.ts';
import type { DescribedChange } from './product-history.ts';
import type { DeskProduct } from './repository.ts';

export function presentListedProduct({
  subCategory,
  sku,
  listPricePaise,
  discountBps,
  gstBps,
  ...product
}: DeskProduct): WireListedProduct {
  return {
    ...product,
    sku: sku ?? '',
    sub_category: subCategory,
    price: rupeesFromPaise(listPricePaise),
    discount: percentFromBps(discountBps),
    gst: percentFromBps(gstBps),
  };
}

export function presentEditedProduct(product: StoredProduct & { version: number }): WireEditedProduct {
  const { id, version, state, title, subCategoryId } = product;
  return { id, version, state, title, sub_category_id: subCategoryId, cells: toCells(product) };
}

const MAX_SHOWN_CHANGES = 200;

/** The first changes, those with a jump of the price before others. */
export function presentProductChanges(changes: readonly ProductChange[]): WireProductChange[] {
  return changes
    .toSorted((a, b) => Number(b.price.isJump) - Number(a.price.isJump))
    .slice(0, MAX_SHOWN_CHANGES)
    .map(({ id, title, cells, price }) => ({
      id,
      title,
      cells,
      price_before: rupeesFromPaise(price.beforePaise),
      price_after: rupeesFromPaise(price.afterPaise),
      is_jump: price.isJump,
    }));
}

export function presentHistoryEntry({ number, changedAt, changedBy, verb, cells }: DescribedChange) {
  return { number, changed_at: changedAt.toISOString(), changed_by: changedBy, verb, cells };
}
