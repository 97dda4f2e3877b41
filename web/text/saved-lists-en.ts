import { MAX_CART_QUANTITY } from '#domain/cart.ts';
import { MAX_WISH_QUANTITY } from '#domain/wish.ts';
import { numberFormat, pluralise } from './plurals.ts';

/** The texts of lists of one's own, in their own module so that other pages do not load them. */
export const savedListsText = {
  title: 'Your lists',
  none: 'You have no lists yet.',
  noneHint:
    'Save products to a list from a product page, your cart, an order or a pasted list, and request them again in one click.',
  toProducts: 'See all products',
  count: (count: number) => pluralise(count, 'product', 'products'),
  changed: (date: string) => `Updated on ${date}`,
  delete: 'Delete',
  deleteLabel: (name: string) => `Delete the list ${name}`,
  deleteQuestion: 'Delete this list?',
  deleteHint: (name: string, count: number) =>
    `“${name}” with ${pluralise(count, 'product', 'products')} will be deleted on all your devices.`,
  cancel: 'Cancel',
  allLists: 'All your lists',
  notFound: 'This list is not in your account. It may have been deleted, or saved from another account.',

  rename: 'Rename',
  name: 'Name of the list',
  saveName: 'Save name',
  quantity: 'Quantity',
  quantityOf: (title: string) => `Quantity of ${title}`,
  remark: 'Remark',
  remarkOn: (title: string) => `Remark on ${title}`,
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  remove: 'Remove',
  removeProduct: (title: string) => `Remove ${title}`,
  removed: 'Removed from the list',
  undo: 'Undo',
  unavailable: 'This product is no longer available',
  wrongQuantity: `Please enter a quantity above 0 and up to ${numberFormat.format(MAX_WISH_QUANTITY)}, with at most three decimals.`,
  empty: 'This list is empty.',
  products: 'Products in this list',
  inclGst: 'incl. GST',
  total: 'Total before GST',

  addAll: 'Add all to cart',
  added: (count: number) =>
    count === 0
      ? 'Nothing was added to your cart.'
      : `${pluralise(count, 'product is', 'products are')} in your cart.`,
  cut: `The cart takes 1 to ${MAX_CART_QUANTITY} of each product. Your request will include the full quantities of these:`,
  cutLine: (title: string, wanted: string, inCart: number) =>
    `${title}: ${wanted} needed, ${inCart} in the cart`,
  leftOut: (count: number) =>
    count === 1 ? 'One product is no longer available.' : `${count} products are no longer available.`,
  viewCart: 'View cart',

  shareHint:
    'Anyone with the link sees the list’s name, products, quantities and sizes, but not your other remarks. The link is a copy of the list as it is now.',
  sharedTitle: 'A list shared with you',
  sharedName: (name: string) => `“${name}”`,
  sharedHint: 'The person who sent this link chose these products. Prices shown are today’s.',
  sharedNone: 'This link contains no products. It may have been cut off when it was sent.',
  saveShared: 'Save as my list',
  tryAgain: 'Try again',

  saveTo: 'Save to a list',
  saving: (count: number) => `${pluralise(count, 'product', 'products')} will be saved.`,
  existing: 'Your lists',
  newListName: 'New list name',
  othersStay: 'A list holds only products of our catalogue; the other items stay where they are.',
  save: 'Save',
  saved: (name: string) => `Saved to the list “${name}”`,
  open: 'Open list',
  loginFirst: 'Please log in to save lists. You will come back to this page.',
  login: 'Log in',
};
