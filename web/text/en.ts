import { QUANTITY_MESSAGES } from '#contract/quantity-messages.ts';
import { LOCALE, numberFormat, pluralise } from './plurals.ts';

/**
 * The texts of the storefront in English that most pages need. Those of single pages are in modules beside this one
 * (…-en.ts), so that other pages do not load them. A second language is a second module of the same type.
 */
export const en = {
  /** Language and country, for `lang` and `Intl`. */
  locale: LOCALE,
  number: (count: number) => numberFormat.format(count),
  currencyNote: 'incl. GST',
  layout: {
    skipToContent: 'Skip to content',
    skipToBuy: 'Skip to price and cart',
    home: 'Home',
    homeLabel: (brand: string) => `${brand}, home page`,
    sell: (brand: string) => `Sell on ${brand}`,
    cart: 'Cart',
    cartLabel: (count: number) =>
      count === 0 ? 'Cart, empty' : `Cart, ${pluralise(count, 'product', 'products')}`,
    lists: 'Lists',
    categories: 'Categories',
    allCategory: 'All category',
    quickOrder: 'Quick order',
    rent: 'Machinery on rent',
    mainNavigation: 'Shop',
    grievanceOfficer: 'Grievance Officer',
    shopDescription: (brand: string) =>
      `Machinery, equipment and raw materials for India’s businesses: compare prices and specifications on ${brand} and request a quote.`,
    loadingPage: (name: string | undefined) => (name ? `Loading ${name} …` : 'Loading …'),
  },
  home: {
    byCategory: 'Shop by category',
    bestSellers: 'Best Sellers',
    seeAll: 'See all',
  },
  catalogue: {
    allProducts: 'All products',
    allCategories: 'All categories',
    none: 'No Item Found',
    noneHint: 'No products are listed here at the moment.',
    noMatchingProducts: 'No products match all these filters. Remove one, or clear them all.',
    wholeList: 'Clear all filters',
    beyondLast: 'This page is beyond the end of the list.',
    firstPage: 'Go to the first page',
    results: 'Products',
    count: (total: number, isExact = true) =>
      isExact ? pluralise(total, 'product', 'products') : `${numberFormat.format(total)}+ products`,
    loadMore: 'Load more',
    shownCount: (shown: number, all: string) => `${numberFormat.format(shown)} of ${all} shown`,
    sort: 'Sort',
    sorts: {
      all: 'All',
      'price-desc': 'Price:Top-Low',
      'price-asc': 'Price:Low-Top',
      'rating-desc': 'Rating:Top-Low',
    },
    applySort: 'Apply',
    asTable: 'Table',
    asCards: 'Cards',
    breadcrumbs: 'Breadcrumb',
    pages: 'Pagination',
    page: (page: number) => `Page ${page}`,
    titleWithPage: (title: string, page: number) => `${title}, page ${page}`,
    previousPage: 'Previous',
    nextPage: 'Next',
  },
  location: {
    yourCity: (city: string) => `${city}, your city. Change`,
    /** A city that was neither chosen nor found yet. */
    suggested: (city: string) => `${city}?`,
    suggestedLabel: (city: string) => `${city}? Use my location or choose your city`,
    useMine: 'Use my location',
    listFailed: 'The list of cities could not be loaded. Please reload the page.',
  },
  search: {
    title: 'Search',
    label: 'Search products',
    placeholder: 'Search products and brands',
    submit: 'Search',
    required: 'Please enter what you are looking for.',
    keys: { 'Meta+K': '⌘K', 'Control+K': 'Ctrl K' },
  },
  product: {
    off: (percent: string) => `${percent} off`,
    inclGst: (amount: string) => `${amount} incl. GST`,
    alsoMentions: 'Mentioned in its description',
    doesNotState: (values: readonly string[]) => `Does not state ${values.join(', ')}`,
    listPrice: 'List price',
    price: 'Price',
    /** After an amount: '₹1,045 per bar'. */
    perUnit: (unit: string) => ` per ${unit}`,
    priceOnRequest: 'Price on request',
    dispatch: 'Dispatch',
    /** '6 sizes'; of what has no such plural, or when several things vary, '6 variants'. */
    variants: (count: number, options: readonly string[]) =>
      `${count} ${/^(size|colour|length|diameter|type)$/i.test(options.join()) ? options.join().toLowerCase() : 'variant'}s`,
    gst: 'GST',
    quantity: 'Quantity',
    increaseQuantity: 'Increase quantity',
    decreaseQuantity: 'Decrease quantity',
    addToCart: 'Add to Cart',
    added: 'Added to your cart',
    viewCart: 'View cart',
    rated: (average: string, count: number) =>
      `Rated ${average} out of 5 by ${pluralise(count, 'buyer', 'buyers')}`,
  },
  cart: {
    problems: {
      ...QUANTITY_MESSAGES,
      'cart-full': 'Your cart is full. Please submit this request first, then start another.',
    },
    needMore: 'Need more? Ask for a bulk quote',
    noPayment: 'No payment now. Our quotation confirms the price.',
  },
  wishlist: {
    title: 'Wishlist',
    add: 'Save to wishlist',
    open: 'View wishlist',
    countLabel: (count: number) =>
      count === 0 ? 'Wishlist, empty' : `Wishlist, ${pluralise(count, 'product', 'products')}`,
  },
  recent: {
    shortTitle: 'Recent viewed',
  },
  form: {
    dismiss: 'Dismiss',
    continue: 'Continue',
    somethingWrong: 'Something wrong',
    notPersisted: 'Your browser cannot save this: it will be lost when you close or reload the page.',
    needsScript: 'This page needs JavaScript. Please enable it in your browser and reload the page.',
  },
  account: {
    login: 'Log in',
    register: 'Register',
    logout: 'Log out',
    account: 'Account',
  },
  orders: {
    title: 'Orders',
  },
  errors: {
    notFoundTitle: 'Page Not Found',
    notFoundText: '404 Error !! Page Not Found',
    somethingWrong: 'Something Wrong',
    notFoundHint: 'The page may have moved, or the product is no longer available.',
    somethingWrongHint: 'Please try again in a moment. The items in your cart are safe.',
    goBack: 'Go Back',
    loadFailed: 'This page could not be loaded',
    loadFailedHint: 'Please check your connection. The items in your cart are safe.',
    tryAgain: 'Try again',
    offline: 'You are offline. The items in your cart are safe.',
    offlineCopy: (time: string) => `This page was saved on ${time}.`,
    loadAgain: 'Reload',
  },
};

export type Texts = typeof en;
export const text: Texts = en;
