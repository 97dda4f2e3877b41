import { MAX_CART_LINES, MAX_CART_QUANTITY } from '#domain/cart.ts';
import { pluralise } from './plurals.ts';

/** Texts of what follows when a pasted list is put into the cart. */
export const addedItemsText = {
  added: (count: number) => `${pluralise(count, 'product is', 'products are')} in your cart.`,
  replaced: 'This list replaces what your cart held of these products:',
  replacedItem: (title: string, former: string, now: string) => `${title}: ${now} (was ${former})`,
  restore: 'Keep the former quantities',
  restored: 'Your cart keeps the former quantities of these products:',
  item: (title: string, quantity: string) => `${title}: ${quantity}`,
  wished: (count: number) =>
    `For ${pluralise(count, 'product', 'products')} you asked for more than ${MAX_CART_QUANTITY}, or for a different unit. Your quote request includes the full quantities.`,
  full: (count: number) =>
    `A cart can hold ${MAX_CART_LINES} products. ${pluralise(count, 'product is', 'products are')} left for a second request.`,
  viewCart: 'View cart',
};
