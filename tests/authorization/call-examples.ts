import type { CallName } from '#contract/api.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { ADDRESS_ENTRY, PASSWORD, quoteRequestFor, randomPhone } from '../support/buyers.ts';
import type { Owner } from './owner.ts';

export type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/** How a call is made, and what makes its outcome depend on who makes it, beyond what its declaration says. */
export type Example = {
  input?: (owner: Owner, other: Owner) => Input;
  /** Its input names a record of the owner: for another buyer that record does not exist (404). */
  namesOwned?: true;
  /** Creates what the call needs. */
  arrange?: (owner: Owner) => Promise<unknown>;
  /** Deletes data that other calls need, so it gets its own buyers. */
  consumes?: true;
  /** The status for callers who are allowed to make the call; 200 by default. */
  status?: number;
};

const anEmail = () => `${newId().toLowerCase()}@buyer.test`;
const ofOrder = (owner: Owner): Input => ({ params: { oid: owner.orderId } });
const ofEstimate = (owner: Owner): Input => ({ params: { invoice: owner.invoice } });
const ofProduct = (owner: Owner): Input => ({ params: { id: owner.product._id } });
const prepare = (owner: Owner) => owner.api.prepareEstimate({ body: { invoice: owner.invoice } });

/** Every call there is. One that is missing here fails the test. */
export const EXAMPLES: Record<CallName, Example> = {
  listCategories: {},
  getCategory: { input: (owner) => ({ params: { id: owner.product.pro_category_id } }) },
  getSubCategory: { input: (owner) => ({ params: { id: owner.product.pro_subcategory_id } }) },
  listBestSellers: {},
  listProducts: {},
  listProductsOfCategory: { input: (owner) => ({ params: { id: owner.product.pro_category_id } }) },
  listProductsOfCategoryNamed: { input: (owner) => ({ body: { pro_category: owner.product.pro_category } }) },
  getProduct: { input: ofProduct },
  getCartDetails: { input: (owner) => ({ body: { ids: [owner.product._id] } }) },
  listSimilarProducts: { input: ofProduct },
  listRecentlyViewed: { input: (owner) => ({ body: [owner.product._id] }) },
  searchProducts: { input: () => ({ params: { query: 'drill' } }) },
  matchList: { input: () => ({ body: { lines: ['2 nos drill'] } }) },
  suggestProducts: { input: () => ({ query: { q: 'drill' } }) },
  getContactLinks: {},
  listBanners: {},
  listAds: {},
  getPageContent: { input: () => ({ params: { key: 'ABOUTUS' } }) },
  sendContactMessage: {
    input: () => ({ body: { fname: 'Asha', lname: 'Rao', phone: '9830012345', comment: 'Good day' } }),
  },
  findCity: { input: () => ({ query: { lat: '22.5', lon: '88.3' } }) },
  findLocality: { input: () => ({ params: { pin: '700001' } }) },

  register: { input: () => ({ body: { name: 'Asha', email: anEmail(), password: PASSWORD } }) },
  checkActivation: { input: () => ({ body: { activation_token: 'unknown' } }), status: 422 },
  activateAccount: { input: () => ({ body: { activation_token: 'unknown' } }), status: 422 },
  logIn: { input: (_, other) => ({ body: { email: other.email, password: PASSWORD } }) },
  forgetPassword: { input: () => ({ body: { email: anEmail() } }) },
  // Its Authorization is the mailed link's token, whatever else that may be.
  resetPassword: { input: () => ({ body: { password: 'another good one' } }), status: 422, consumes: true },
  requestPhoneCode: { input: () => ({ body: { phonenumber: randomPhone() } }) },

  logOut: { consumes: true },
  changePassword: {
    input: () => ({ body: { current_password: PASSWORD, password: 'another good one' } }),
    consumes: true,
  },
  changeEmail: { input: () => ({ body: { email: anEmail(), password: PASSWORD } }), consumes: true },
  confirmEmail: { input: () => ({ body: { email_token: 'unknown' } }), status: 422 },
  deleteAccount: { input: () => ({ body: { password: PASSWORD } }), consumes: true },
  listSessions: {},
  endSession: { input: (owner) => ({ body: { session_id: owner.sessionId } }), namesOwned: true },
  downloadMyData: {},
  verifySession: {},
  updateProfile: { input: () => ({ body: { name: 'Another Name' } }) },
  listAddresses: {},
  saveAddress: {
    input: () => ({
      body: { ...ADDRESS_ENTRY, consignee_name: 'Peenya Fabricators', consignee_gstin: 'URP' },
    }),
  },
  updateAddress: {
    input: (owner) => ({ params: { id: owner.addressId }, body: ADDRESS_ENTRY }),
    namesOwned: true,
  },
  deleteAddress: {
    input: (owner) => ({ params: { id: owner.addressId } }),
    namesOwned: true,
    consumes: true,
  },

  addToWishlist: { input: (owner) => ({ body: { product_id: owner.product._id } }) },
  listWishlist: {},
  removeFromWishlist: {
    input: (owner) => ({ params: { wishId: owner.wishId } }),
    namesOwned: true,
  },
  getAccountCart: {},
  changeAccountCart: {
    input: (owner) => ({ body: { added: { [owner.product._id]: 2 }, changed: {}, removed: [] } }),
  },
  submitQuoteRequest: {
    input: (owner) => ({ body: quoteRequestFor([{ product: owner.product, quantity: 1 }]) }),
  },
  listOrders: {},
  getOrder: { input: ofOrder, namesOwned: true },
  rateProduct: {
    input: (owner) => ({ body: { order_id: owner.orderId, rating: 4 } }),
    namesOwned: true,
  },
  prepareEstimate: { input: (owner) => ({ body: { invoice: owner.invoice } }), namesOwned: true },
  fetchEstimate: { input: ofEstimate, namesOwned: true, arrange: prepare },
  deleteEstimate: { input: ofEstimate, namesOwned: true, arrange: prepare },
  withdrawEstimateLink: {
    input: (owner) => ({ body: { invoice: owner.invoice } }),
    namesOwned: true,
    consumes: true,
  },
};
