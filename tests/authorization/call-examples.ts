import type { CallName } from '#contract/api.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { ADDRESS_ENTRY, PARTY, PASSWORD, quoteRequestFor, randomPhone } from '../support/buyers.ts';
import { ACCESS_EXAMPLES } from './access-call-examples.ts';
import type { Example, Input } from './example.ts';
import { INTEGRATION_EXAMPLES } from './integration-call-examples.ts';
import type { Owner } from './owner.ts';
import { QUOTATION_EXAMPLES } from './quotation-call-examples.ts';
import { STAFF_BUYER_EXAMPLES } from './staff-buyer-call-examples.ts';
import { STAFF_EXAMPLES } from './staff-call-examples.ts';
import { STAFF_CATEGORY_EXAMPLES } from './staff-category-call-examples.ts';
import { STAFF_PAGE_EXAMPLES } from './staff-page-call-examples.ts';
import { STAFF_PRODUCT_EXAMPLES } from './staff-product-examples.ts';
import { STAFF_REPORT_EXAMPLES } from './staff-report-call-examples.ts';
import { STAFF_SYNONYM_EXAMPLES } from './staff-synonym-call-examples.ts';

const NO_SHIPMENT = 'EST/2020-21/999999/S1';
const anEmail = () => `${newId().toLowerCase()}@buyer.test`;
const ofOrder = (owner: Owner): Input => ({ params: { oid: owner.orderId } });
const ofEstimate = (owner: Owner): Input => ({ params: { invoice: owner.invoice } });
const ofProduct = (owner: Owner): Input => ({ params: { id: owner.product._id } });
const prepare = (owner: Owner) => owner.api.prepareEstimate({ body: { invoice: owner.invoice } });

/** Every call there is. One that is missing here fails the test. */
export const EXAMPLES: Record<CallName, Example> = {
  ...STAFF_PRODUCT_EXAMPLES,
  listCategories: {},
  getCategory: { input: (owner) => ({ params: { id: owner.product.pro_category_id } }) },
  getSubCategory: { input: (owner) => ({ params: { id: owner.product.pro_subcategory_id } }) },
  listBestSellers: {},
  listProducts: {},
  listProductsOfCategory: { input: (owner) => ({ params: { id: owner.product.pro_category_id } }) },
  listProductsOfCategoryNamed: { input: (owner) => ({ body: { pro_category: owner.product.pro_category } }) },
  listProductsOfBrand: { input: (owner) => ({ params: { slug: owner.product.pro_brand } }) },
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
  listFooterPages: {},
  sendContactMessage: {
    input: () => ({ body: { fname: 'Asha', lname: 'Rao', phone: '9830012345', comment: 'Good day' } }),
  },
  findCity: { input: () => ({ query: { lat: '22.5', lon: '88.3' } }) },
  verifyQuotation: {
    input: () => ({ params: { number: 'EST-2026-27-000001', code: 'A'.repeat(16) } }),
    status: 404,
  },
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
  getDeletionTerms: {},
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

  // Without a body it is an empty file.
  uploadFile: { status: 422 },
  listUnusedFiles: {},
  removeFile: { input: (owner) => ({ body: { file: owner.fileId } }) },
  fetchFile: { input: (owner) => ({ params: { file: owner.fileId } }), namesOwned: true },

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
  listSavedLists: {},
  getSavedList: { input: (owner) => ({ params: { id: owner.listId } }), namesOwned: true },
  saveToList: {
    input: (owner) => ({
      body: { name: `List ${newId()}`, lines: [{ product_id: owner.product._id, quantity: 2 }] },
    }),
  },
  changeSavedList: {
    input: (owner) => ({
      params: { id: owner.listId },
      body: { added: [{ product_id: owner.product._id, quantity: 40, remark: 'Galvanised' }] },
    }),
    namesOwned: true,
  },
  deleteSavedList: {
    input: (owner) => ({ params: { id: owner.listId } }),
    namesOwned: true,
    consumes: true,
  },
  submitQuoteRequest: {
    input: (owner) => ({ body: quoteRequestFor([{ product: owner.product, quantity: 1 }]) }),
  },
  submitWishes: { input: () => ({ body: { ...PARTY, wishes: [{ text: 'Welding rods' }] } }) },
  listWishRequests: {},
  listOrders: {},
  getOrder: { input: ofOrder, namesOwned: true },
  rateProduct: {
    input: (owner) => ({ body: { order_id: owner.orderId, rating: 4 } }),
    namesOwned: true,
  },
  getAnswerTime: {},
  reportReturn: {
    input: (owner) => ({ body: { order_id: owner.orderId, quantity: 1, reason: 'Damaged' } }),
    namesOwned: true,
    consumes: true,
  },
  listRequestShipments: { input: () => ({ params: { request: 'unknown' } }), status: 404 },
  listRequestsToSend: {},
  listShipmentsOnTheWay: {},
  listOpenReturns: {},
  listTransporters: {},
  sendShipment: {
    input: (owner) => ({
      body: { request: owner.invoice, lines: [{ order_id: owner.orderId }], details: {} },
    }),
    // It is delivered already.
    status: 409,
  },
  changeShipment: {
    input: () => ({ body: { shipment: NO_SHIPMENT, version: 1, details: { vehicle: 'WB23A1234' } } }),
    status: 404,
  },
  deliverShipment: {
    input: () => ({ body: { shipment: NO_SHIPMENT, received_by: 'Ramesh Kumar' } }),
    status: 404,
  },
  fetchPackingList: { input: () => ({ query: { shipment: NO_SHIPMENT } }), status: 404 },
  addReturn: {
    input: (owner) => ({
      body: { request: owner.invoice, order_id: owner.orderId, quantity: 1, reason: 'Damaged' },
    }),
    consumes: true,
  },
  answerReturn: { input: () => ({ body: { return_id: 'unknown', version: 1, to: 'agreed' } }), status: 404 },
  prepareEstimate: { input: (owner) => ({ body: { invoice: owner.invoice } }), namesOwned: true },
  fetchEstimate: { input: ofEstimate, namesOwned: true, arrange: prepare },
  deleteEstimate: { input: ofEstimate, namesOwned: true, arrange: prepare },
  withdrawEstimateLink: {
    input: (owner) => ({ body: { invoice: owner.invoice } }),
    namesOwned: true,
    consumes: true,
  },
  ...QUOTATION_EXAMPLES,
  ...STAFF_EXAMPLES,
  ...ACCESS_EXAMPLES,
  ...INTEGRATION_EXAMPLES,
  ...STAFF_BUYER_EXAMPLES,
  ...STAFF_PAGE_EXAMPLES,
  ...STAFF_REPORT_EXAMPLES,
  ...STAFF_SYNONYM_EXAMPLES,
  ...STAFF_CATEGORY_EXAMPLES,
};
