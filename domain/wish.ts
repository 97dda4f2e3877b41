/**
 * What a buyer wants of one item of a quote request and a cart cannot say: the cart and its totals stay as they are,
 * and the seller answers it. Each part is absent when nothing was said.
 */
export type WishTerms = {
  /** Above 0, with at most three decimals. */
  quantity?: number;
  /** A GST unit quantity code: `NOS`, `BAG`, `MTR`. */
  unit?: string;
  /** Of one unit before GST, in paise. */
  targetPricePaise?: number;
  /** A day in India: `2026-12-05`. */
  neededBy?: string;
  remark?: string;
};

/** From and until are days in India, the last one included. */
export type Rental = { from: string; until: string; pin: string; withOperator: boolean };

/** A wish without a line of the cart: something in words, or a product to rent or that is not in the cart. */
export type Wish = WishTerms & { productId?: string; text?: string; rental?: Rental };

/** What a buyer says about a quote request as a whole. */
export type RequestTerms = {
  /** The buyer's own number of an enquiry or purchase order. */
  reference?: string;
  neededBy?: string;
  remark?: string;
};

/** Without a line of the cart; the response about a list of 500 lines fits, beside a cart of 100. */
export const MAX_WISHES = 400;
export const MAX_WISH_QUANTITY = 9_999_999;
export const MAX_TARGET_PRICE_PAISE = 100_000_000_000;
export const MAX_REMARK_LENGTH = 500;
export const MAX_WISH_TEXT_LENGTH = 300;
export const MAX_REFERENCE_LENGTH = 60;

/** Whether a quantity can be wished for. */
export function isWishQuantity(quantity: number): boolean {
  return quantity > 0 && quantity <= MAX_WISH_QUANTITY && Math.round(quantity * 1000) / 1000 === quantity;
}

/** Whether nothing at all is said. */
export function isEmptyWish(terms: WishTerms | RequestTerms): boolean {
  return Object.values(terms).every((value) => value === undefined);
}
