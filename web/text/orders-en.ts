import { pluralise } from './plurals.ts';

/** The texts of orders, in their own module so that other pages do not load them. */
export const ordersText = {
  order: 'Order',
  orderOf: (estimate: string) => `Order ${estimate}`,
  orderId: (id: string) => `Order ID ${id}`,
  wholeRequest: 'All orders in this request',
  filter: 'Status',
  count: (products: number, requests: number) =>
    `${pluralise(products, 'product', 'products')} in ${pluralise(requests, 'request', 'requests')}`,
  search: 'Find in your orders',
  searchHint: 'Product, company, estimate',
  submitSearch: 'Find',
  all: 'All',
  none: 'No Item Found',
  showAll: 'Show all orders',
  notFound: 'This order is not in your account. It may have been requested from another account.',
  howToOrder: 'Your quote requests will appear here.',
  browse: 'See all products',
  quotation: (revision: number) => `Quotation R${revision}`,
  quotationStates: {
    offered: (day: string) => `please respond by ${day}`,
    lapsed: (day: string) => `lapsed on ${day}`,
    countered: 'we are reviewing the changes you asked for',
    accepted: (day: string) => `accepted on ${day}`,
    acceptedAll: (count: number, day: string) => `all ${count} items accepted on ${day}`,
    acceptedSome: (count: number, of: number, day: string) => `${count} of ${of} items accepted on ${day}`,
    declined: 'declined',
    closed: 'closed',
  },
  readAndAnswer: 'View and respond',
  showQuotation: 'View quotation',
  progress: 'Progress',
  orderedOn: (date: string) => `Requested on ${date}`,
  validUntil: (day: string) => `Valid until ${day}`,
  askOrWithdraw: 'Ask a question or withdraw',
  /** After '2 tonnes'. */
  counted: (quantity: string) => `that is ${quantity}`,
  grandTotal: (revision: number | undefined) =>
    revision === undefined ? 'Grand total' : `Grand total of R${revision}`,
  request: 'Request',
  received: 'We have received your request',
  nextStep: (phone: string) =>
    `We will check availability and call ${phone} to confirm the price, freight and dispatch date.`,
  pricesUntil: (day: string) => `The prices on the estimate are valid until ${day}.`,
  orderAgain: (count: number, all: number) => {
    if (count < all) return `Reorder ${count} of ${all}`;
    return all === 1 ? 'Reorder' : `Reorder all ${all}`;
  },
  /** Of a request for what is not in the catalogue. */
  askAgain: (count: number, all: number) => {
    if (count < all) return `Request ${count} of ${all} again`;
    return all === 1 ? 'Request again' : `Request all ${all} again`;
  },
  orderAgainAdded: (count: number) =>
    count === 0
      ? 'Nothing was added to your cart.'
      : count === 1
        ? 'One product is in your cart.'
        : `${count} products are in your cart.`,
  wishesAddedAgain: (count: number) =>
    count === 1
      ? 'The item that is not in our catalogue has been added to your next request.'
      : `The ${count} items that are not in our catalogue have been added to your next request.`,
  orderAgainDiffers: 'Changed since your last order:',
  agreedPrice: 'agreed price',
  addedDiscount: (percent: string) => `incl. ${percent} special discount`,
  ratingLabel: (title: string) => `Your rating for ${title}`,
  stars: (rating: number) => `${rating} out of 5 stars`,
  ownRating: (rating: number | undefined) =>
    rating === undefined ? 'Rate this product' : `Your rating: ${rating}`,
  rateAfterDelivery: 'You can rate this after delivery',
  notRateable: 'Not delivered',
  estimate: 'Estimate',
  newTab: '(opens in a new tab)',
  status: 'Status',
  quantity: 'Quantity',
  times: (quantity: number | string) => `× ${quantity}`,
  breakdown: 'Price breakdown',
  listPrice: 'List price',
  discount: 'Discount',
  discountedPrice: 'Discounted price',
  agreedRate: 'Agreed price before GST',
  taxable: 'Taxable value',
  gst: 'GST',
  gstAmount: (percent: string, amount: string) => `${percent} · ${amount}`,
  priceWithGst: 'Price incl. GST',
  total: 'Total',
  totalWithGst: 'Total with GST',
  billTo: 'BILL TO',
  shipTo: 'SHIP TO',
  placeOfSupply: (state: string) => `Place of supply: ${state}`,
};
