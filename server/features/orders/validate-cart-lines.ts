import { AppError, type CurrentPrice } from '#contract/errors.ts';
import { PRICES_CHANGED, PRODUCT_UNAVAILABLE, type QuoteRequestEntry } from '#contract/orders.ts';
import { type CartTotals, totalCart } from '#domain/cart.ts';
import { percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import type { ProductSnapshot } from '#server/platform/database/schema.ts';

export type QuotedLine = { product: ProductSnapshot; quantity: number };

/**
 * Returns the submitted cart's lines, in its order, with the catalogue's products.
 * @throws AppError 'conflict', with the current prices, when a product was removed or the buyer saw other totals.
 */
export function validateCartLines(
  entry: QuoteRequestEntry,
  catalogue: readonly ProductSnapshot[],
): QuotedLine[] {
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const items = Object.entries(entry.cart.items);
  const lines = items.flatMap(([id, quantity]) => {
    const product = products.get(id);
    return product ? [{ product, quantity }] : [];
  });
  const isComplete = lines.length === items.length;
  const totals = totalCart(lines.map(({ product, quantity }) => ({ ...product, quantity })));
  if (isComplete && matchesBuyerTotals(totals, entry)) return lines;
  throw new AppError('conflict', isComplete ? PRICES_CHANGED : PRODUCT_UNAVAILABLE, {
    prices: Object.fromEntries(items.map(([id]) => [id, toCurrentPrice(products.get(id))])),
  });
}

function matchesBuyerTotals(totals: CartTotals, entry: QuoteRequestEntry): boolean {
  const payable = rupeesFromPaise(totals.payablePaise);
  return (
    entry.amountwith_product === rupeesFromPaise(totals.totalPaise) &&
    entry.amountwith_tax === rupeesFromPaise(totals.totalInclGstPaise) &&
    [rupeesFromPaise(totals.shippingPaise), payable].includes(entry.amountwith_shipping) &&
    entry.totalamount === payable
  );
}

function toCurrentPrice(product: ProductSnapshot | undefined): CurrentPrice | null {
  if (!product) return null;
  return {
    pro_price: rupeesFromPaise(product.listPricePaise),
    pro_discount: percentFromBps(product.discountBps),
    pro_gst_percentage: percentFromBps(product.gstBps),
  };
}
