import { numberFormat, pluralRules } from './plurals.ts';

/** The texts of the cart's page, in their own module so that other pages do not load them. */
export const cartText = {
  title: 'Cart',
  empty: 'There is no items',
  emptyHint: 'Items you add will appear here.',
  toProducts: 'See all products',
  pasteList: 'Paste a list',
  remove: 'Remove',
  removeProduct: (title: string) => `Remove ${title}`,
  removed: 'Removed from your cart',
  emptyCart: 'Empty cart',
  emptied: 'All products were removed from your cart',
  undo: 'Undo',
  model: 'Model',
  hsn: 'HSN',
  inclGst: 'incl. GST',
  unavailable: 'This product is no longer available',
  unavailableHint: 'It is not included in the totals. Please remove it before you request a quote.',
  askInWords: 'Ask for an item not in the catalogue',
  minimumOrder: 'Minimum order',
  /** After 'Price on request'. */
  isGuide: 'the price shown is indicative',
  otherQuantity: (asked: string) =>
    `You can still ask for ${asked}; our quotation will confirm whether we can supply it.`,
  askFor: (minimum: string) => `Ask for ${minimum}`,
  inCart: 'In the cart',
  lineTotal: 'Total with GST',
  summary: 'Totals',
  ofCart: 'For the quantities in the cart',
  total: 'Total',
  totalInclGst: 'Total with GST',
  shipping: 'Shipping',
  freight: 'Freight is quoted with our answer',
  payable: 'Payable amount',
  requestQuote: 'Request a quote',
  removeUnavailableFirst: 'Please remove the unavailable products first',
  priceChanged: ({ before, beforeInclGst, now, nowInclGst }: Record<PriceChangeField, string>) =>
    `The price has changed since you added this: it was ${before} (${beforeInclGst} incl. GST) and is now ${now} (${nowInclGst} incl. GST).`,
  acceptPriceChange: (title: string) => `Accept the new price of ${title}`,
  pricesChanged: (count: number) =>
    pluralRules.select(count) === 'one'
      ? 'The price of one product has changed since you added it.'
      : `The prices of ${numberFormat.format(count)} products have changed since you added them.`,
  priceBefore: 'was',
  priceNow: 'now',
  noLongerSold: 'No longer available',
  needsScript:
    'Your cart is kept in this browser and needs JavaScript. Please enable it and reload the page.',
};

type PriceChangeField = 'before' | 'beforeInclGst' | 'now' | 'nowInclGst';
