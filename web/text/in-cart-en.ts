import { pluralise } from './plurals.ts';

/** Texts about what is in the cart already, in their own module because they are loaded after the page. */
export const inCartText = {
  inCartLabel: (title: string) => `In your cart: ${title}`,
  offered: (count: number) => `${pluralise(count, 'more item', 'more items')} from another device:`,
  add: 'Add',
  othersLeft:
    'Products added by the account that was logged in here before have been removed from this cart.',
};
