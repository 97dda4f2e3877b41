/** The texts of a list as a table, in their own module so that other pages do not load them. */
export const tableText = {
  product: 'Product',
  specifications: 'Specifications',
  hsn: 'HSN',
  price: 'Price',
  inclGst: 'Incl. GST',
  perUnit: (unit: string) => `per ${unit}`,
  /** After an amount that is only a guide. */
  onRequest: '(on request)',
  dispatch: 'Dispatch',
  days: (from: number, to: number) =>
    to === 0 ? 'Same day' : from === to ? `${to} ${to === 1 ? 'day' : 'days'}` : `${from}–${to} days`,
  dispatchNote: 'Working days',
  quantity: 'Qty',
  quantityOf: (title: string) => `Quantity: ${title}`,
  add: 'Add',
  addLabel: (title: string) => `Add to Cart: ${title}`,
  inCart: (quantity: number) => `${quantity} in cart`,
};
