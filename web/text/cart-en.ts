import { MAX_CART_QUANTITY } from '#domain/cart.ts';
import { numberFormat, pluralRules } from './plurals.ts';

/** The texts of the cart's page, in their own module so that other pages do not load them. */
export const cartText = {
  title: 'Cart',
  empty: 'There is no items',
  emptyHint: 'What you add to the cart is kept in this browser.',
  toProducts: 'See all products',
  remove: 'Remove',
  removeProduct: (title: string) => `Remove ${title}`,
  unavailable: 'This product is no longer in the catalogue',
  unavailableHint: 'It is not part of the totals. Please remove it before you ask for a quote.',
  larger: `More than ${MAX_CART_QUANTITY} of a product?`,
  askForLarger: 'Ask us for a larger quantity',
  lineTotal: 'Total with GST',
  summary: 'Totals',
  total: 'Total',
  totalInclGst: 'Total with GST',
  shipping: 'Shipping',
  payable: 'Payable amount',
  requestQuote: 'Request a quote',
  phoneFirst: 'Please update your phone number in Account first',
  toAccount: 'Open Account',
  removeUnavailableFirst: 'Please remove the products that are no longer in the catalogue first',
  priceChanged: ({ before, beforeInclGst, now, nowInclGst }: Record<PriceChangeField, string>) =>
    `The price has changed since you added this: it was ${before} (${beforeInclGst} with GST), now it is ${now} (${nowInclGst} with GST).`,
  acceptPriceChange: (title: string) => `OK, go on with the new price of ${title}`,
  pricesChanged: (count: number) =>
    pluralRules.select(count) === 'one'
      ? 'The price of one product has changed since you added it.'
      : `The prices of ${numberFormat.format(count)} products have changed since you added them.`,
  priceBefore: 'was',
  priceNow: 'is now',
  noLongerSold: 'No longer in the catalogue',
  needsScript: 'The cart is kept in your browser and needs JavaScript to be shown.',
};

type PriceChangeField = 'before' | 'beforeInclGst' | 'now' | 'nowInclGst';
