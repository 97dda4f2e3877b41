import { Failure, type PriceToday } from '#contract/errors.ts';
import { PRICES_CHANGED, PRODUCT_GONE, type QuoteRequestEntry } from '#contract/orders.ts';
import { type CartTotals, totalCart } from '#domain/cart.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { presentProduct } from '#server/catalogue/present.ts';
import type { ProductSnapshot } from '#server/database/schema.ts';

export type Line = { product: ProductSnapshot; quantity: number };

/**
 * The lines of the cart that was sent, in its order, with the catalogue's products.
 * @throws Failure 'conflict', with today's prices, when a product is not in the catalogue or the buyer saw other totals.
 */
export function readCartLines(entry: QuoteRequestEntry, catalogue: readonly ProductSnapshot[]): Line[] {
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const items = Object.entries(entry.cart.items);
  const lines = items.flatMap(([id, quantity]) => {
    const product = products.get(id);
    return product ? [{ product, quantity }] : [];
  });
  const isComplete = lines.length === items.length;
  const totals = totalCart(lines.map(({ product, quantity }) => ({ ...product, quantity })));
  if (isComplete && isWhatBuyerSaw(totals, entry)) return lines;
  throw new Failure('conflict', isComplete ? PRICES_CHANGED : PRODUCT_GONE, {
    prices: Object.fromEntries(items.map(([id]) => [id, priceToday(products.get(id))])),
  });
}

function isWhatBuyerSaw(totals: CartTotals, entry: QuoteRequestEntry): boolean {
  const payable = rupeesFromPaise(totals.payablePaise);
  return (
    entry.amountwith_product === rupeesFromPaise(totals.totalPaise) &&
    entry.amountwith_tax === rupeesFromPaise(totals.totalInclGstPaise) &&
    [rupeesFromPaise(totals.shippingPaise), payable].includes(entry.amountwith_shipping) &&
    entry.totalamount === payable
  );
}

function priceToday(product: ProductSnapshot | undefined): PriceToday | null {
  if (!product) return null;
  const { pro_price, pro_discount, pro_gst_percentage } = presentProduct(product);
  return { pro_price, pro_discount, pro_gst_percentage };
}
