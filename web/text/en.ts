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
    account: 'Account',
    categories: 'Categories',
    allCategory: 'All category',
    allProducts: 'All products',
    mainNavigation: 'Shop',
    grievanceOfficer: 'Grievance Officer',
    shopDescription: (brand: string) =>
      `${brand} is where India’s businesses find machinery, equipment and raw materials, compare them by their figures and ask for a quote.`,
    loadingPage: (name: string | undefined) => (name ? `Loading ${name} …` : 'Loading …'),
    slowLoad:
      'This page is not complete yet. You can read and search; if a button does not answer, please load the page again.',
  },
  home: {
    title: 'Machinery, equipment and raw materials for business',
    browse: 'See all products',
    byCategory: 'Shop by category',
    bestSellers: 'Best Sellers',
    smallBusiness: 'Small Business Machinary',
    seeAll: 'See all',
    banners: 'Banners',
    ads: 'Advertisements',
  },
  catalogue: {
    allProducts: 'All products',
    allCategories: 'All categories',
    categoryHeading: (name: string) => `All ${name} items`,
    categoryDescription: (name: string) =>
      `${name} for business in India, with list price, discount, GST and figures to compare. Ask for a quote.`,
    subCategoriesLabel: (name: string) => `Kinds of ${name}`,
    none: 'No Item Found',
    noneHint: 'Nothing is listed here at the moment.',
    noMatchingProducts: 'No product fits all of what is chosen. Take off a filter, or start again.',
    wholeList: 'Show the whole list',
    beyondLast: 'This list ends before the page you asked for.',
    firstPage: 'To the first page',
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
    breadcrumbs: 'You are here',
    pages: 'Pages',
    page: (page: number) => `Page ${page}`,
    titleWithPage: (title: string, page: number) => `${title}, page ${page}`,
    previousPage: 'Previous',
    nextPage: 'Next',
  },
  location: {
    yourCity: (city: string) => `${city}, your city. Choose another`,
    /** A city that was neither chosen nor found yet. */
    suggested: (city: string) => `${city}?`,
    suggestedLabel: (city: string) => `${city}? Use my location or choose your city`,
    useMine: 'Use my location',
    listFailed: 'The list of cities cannot be loaded. Please load the page again.',
  },
  search: {
    title: 'Search',
    label: 'Search products',
    placeholder: 'Search products and brands',
    submit: 'Search',
    required: 'Please type what you are looking for.',
    keys: { 'Meta+K': '⌘K', 'Control+K': 'Ctrl K' },
  },
  product: {
    off: (percent: string) => `${percent} off`,
    inclGst: (amount: string) => `incl. GST ${amount}`,
    alsoMentions: 'Also mentions your search',
    listPrice: 'List price',
    discount: 'Discount',
    price: 'Price',
    gst: 'GST',
    priceInclGst: 'Price with GST',
    quantity: 'Quantity',
    increaseQuantity: 'One more',
    decreaseQuantity: 'One fewer',
    addToCart: 'Add to Cart',
    added: 'Added to your cart',
    viewCart: 'View cart',
    rated: (average: string, count: number) =>
      `Rated ${average} of 5 by ${pluralise(count, 'buyer', 'buyers')}`,
  },
  cart: {
    problems: {
      ...QUANTITY_MESSAGES,
      'cart-full': 'Your cart is full. Please send this request first and make another one.',
    },
    noPayment: 'No payment now. You ask for a quote; we confirm price and delivery.',
  },
  wishlist: {
    title: 'Wishlist',
    add: 'Save to wishlist',
    open: 'View wishlist',
    countLabel: (count: number) =>
      count === 0 ? 'Wishlist, empty' : `Wishlist, ${pluralise(count, 'product', 'products')}`,
  },
  recent: {
    title: 'Recently Viewed Product',
    shortTitle: 'Recently viewed',
  },
  form: {
    dismiss: 'Dismiss',
    loading: 'Loading',
    takesLong: 'This takes longer than usual. It will be shown as soon as it is there.',
    somethingWrong: 'Something wrong',
    notPersisted: 'Your browser cannot keep this: it is gone when you close or reload the page.',
    needsScript: 'This page needs JavaScript. Please switch it on in your browser and load the page again.',
  },
  account: {
    login: 'Login',
    register: 'Register',
    logout: 'Logout',
    account: 'Account',
    notAuthorised: 'You are not authorized user, please login...',
  },
  orders: {
    title: 'Orders',
  },
  errors: {
    notFoundTitle: 'Page Not Found',
    notFoundText: '404 Error !! Page Not Found',
    somethingWrong: 'Something Wrong',
    notFoundHint: 'The page may have moved, or the product is no longer in the catalogue.',
    somethingWrongHint: 'Please try again in a moment. What is in your cart stays there.',
    goBack: 'Go Back',
    loadFailed: 'This page could not be loaded',
    loadFailedHint: 'Please check your connection. What is in your cart stays there.',
    tryAgain: 'Try again',
    offline: 'There is no connection. What is in your cart stays there.',
    offlineCopy: (time: string) => `This page is as of ${time}.`,
    loadAgain: 'Load it again',
  },
};

export type Texts = typeof en;
export const text: Texts = en;
