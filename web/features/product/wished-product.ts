import type { WireProduct } from '#contract/catalogue.ts';
import type { SoldBy } from '#domain/asked-value.ts';
import { findSizes } from '#domain/sizes.ts';
import { type ProductSummary, productSummaryFromWire, soldByFromWire } from './product.ts';

/** A product of a cart, of which another quantity, a date or a size can be asked for. */
export type WishedProduct = ProductSummary &
  SoldBy & {
    /** Among which the buyer chooses. */
    sizes: string | undefined;
  };

export function wishedProductFromWire(wire: WireProduct): WishedProduct {
  return {
    ...productSummaryFromWire(wire),
    ...soldByFromWire(wire),
    sizes: findSizes(wire.pro_specifications),
  };
}
