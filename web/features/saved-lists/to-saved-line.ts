import { MAX_LINE_REMARK_LENGTH, type SavedLine } from '#domain/saved-list.ts';
import type { WishTerms } from '#domain/wish.ts';

/** A product of a cart or request as a line of a list: as it was wished for, otherwise with its quantity there. */
export function toSavedLine(productId: string, quantity: number, wish: WishTerms = {}): SavedLine {
  return {
    productId,
    quantity: wish.quantity ?? quantity,
    unit: wish.unit,
    remark: wish.remark?.slice(0, MAX_LINE_REMARK_LENGTH),
  };
}
