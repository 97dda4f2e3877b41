import type { CallName } from '#contract/api.ts';
import type { Example } from './example.ts';
import type { Owner } from './owner.ts';
import { acceptRequest, beginDraft, offerRequest, submitRequest, WORD } from './quotation-steps.ts';

/** The calls of operators, about a quote request of the owner's. */

const ofRequest = (owner: Owner) => ({ request: owner.requestId });
const asBody = (more: object) => (owner: Owner) => ({ body: { ...ofRequest(owner), ...more } });
const asPath = (owner: Owner) => ({ params: ofRequest(owner) });
const REASON = { reason: 'Not in stock' };

type StaffCallName =
  | Extract<CallName, `${string}Offer${string}` | `${string}Snippet${string}` | `${string}QuoteRequest`>
  | 'getDeskSession'
  | 'getToday'
  | 'checkShop'
  | 'getFigures'
  | 'listEmptySearches'
  | Extract<CallName, `${string}QuoteRequests` | `${string}RequestView${string}`>
  | 'listColleagues'
  | 'listMails'
  | 'sendMailAgain'
  | 'listContactMessages'
  | 'markMessageDone'
  | 'removeMessage'
  | Extract<
      CallName,
      `${string}ShopSetting${string}` | `${string}Holiday${string}` | `changeContact${string}`
    >
  | 'fetchDraft'
  | 'fetchSentOffer'
  | 'takeCounter'
  | 'takeOverDraft'
  | 'listLastPrices'
  | 'compareRevisions'
  | Extract<CallName, `${string}PriceFloor${string}` | `${string}Branch${string}`>;

export const STAFF_EXAMPLES: Omit<Record<StaffCallName, Example>, 'submitQuoteRequest'> = {
  getDeskSession: {},
  getToday: {},
  checkShop: {},
  getFigures: {},
  listEmptySearches: {},
  listQuoteRequests: {},
  listColleagues: {},
  assignQuoteRequests: {
    arrange: submitRequest,
    input: (owner) => ({
      body: { requests: [{ request: owner.requestId, assigned_to: null }], assign_to: null },
    }),
  },
  closeQuoteRequests: {
    arrange: submitRequest,
    input: (owner) => ({
      body: { requests: [{ request: owner.requestId, version: 0 }], reason: 'duplicate' },
    }),
  },
  remindOfOffers: {
    arrange: offerRequest,
    input: (owner) => ({ body: { requests: [{ request: owner.requestId }] } }),
  },
  exportQuoteRequests: { input: () => ({ body: { filter: { state: 'new' } } }) },
  listRequestViews: {},
  saveRequestView: {
    input: (owner) => ({
      body: { name: `View ${owner.requestId}`, filter: { turn: 'ours' }, is_shared: false },
    }),
  },
  removeRequestView: { input: () => ({ body: { view: 'none' } }), status: 404 },
  getQuoteRequest: { arrange: submitRequest, input: asPath },
  openQuoteRequest: { arrange: submitRequest, input: asBody({}) },
  startOfferDraft: { arrange: submitRequest, input: asBody({}) },
  changeOfferLine: { arrange: beginDraft, input: asBody({ line: 1, change: { rate: 950 } }) },
  changeOfferLines: { arrange: beginDraft, input: asBody({ changes: [{ line: 1, change: { rate: 950 } }] }) },
  findOfferProducts: { input: () => ({ query: { q: 'drill' } }) },
  takeOverDraft: { arrange: beginDraft, input: asBody({}) },
  getOfferStanding: { arrange: submitRequest, input: asPath },
  listLastPrices: { arrange: submitRequest, input: asPath },
  // No rate is below a floor.
  askOfferApproval: { arrange: beginDraft, input: asBody({}), status: 409 },
  approveOffer: { arrange: beginDraft, input: asBody({ rates: [] }), status: 409 },
  listPriceFloors: {},
  setPriceFloor: {
    input: (owner) => ({
      body: { category: owner.product.pro_category_id, percentage: 1, version: 0 },
    }),
  },
  removePriceFloor: { input: () => ({ body: { category: 'none', version: 1 } }), status: 404 },
  listBranches: {},
  setBranch: {
    input: () => ({ body: { name: 'Pune', address: '7 MIDC, Pune', gstin: 'none', lut: '', version: 0 } }),
    status: 422,
  },
  removeBranch: { input: () => ({ body: { name: 'none', version: 1 } }), status: 404 },
  compareRevisions: {
    arrange: offerRequest,
    input: (owner) => ({ ...asPath(owner), query: { a: '1', b: '1' } }),
  },
  getOfferParty: { arrange: submitRequest, input: asPath },
  // Nothing is left to correct without a firm.
  correctOfferParty: { arrange: submitRequest, input: asBody({ order_customer: '' }), status: 422 },
  removeOfferFile: { arrange: submitRequest, input: asBody({ file: 'none' }) },
  uploadOfferFile: { arrange: submitRequest, input: asPath, status: 422 },
  fetchOfferFile: {
    arrange: submitRequest,
    input: (owner) => ({ params: { request: owner.requestId, file: owner.fileId } }),
    status: 404,
  },
  markOfferMessagesRead: { arrange: submitRequest, input: asBody({}) },
  addOfferLine: {
    arrange: beginDraft,
    input: asBody({ line: { title: 'Spare kit', hsn: '8431', rate: 200 } }),
  },
  // It is of the buyer's cart.
  removeOfferLine: { arrange: beginDraft, input: asBody({ line: 1 }), status: 409 },
  setOfferCharges: { arrange: beginDraft, input: asBody({ change: { packing: 200 } }) },
  setOfferTerms: { arrange: beginDraft, input: asBody({ change: { valid_days: 10 } }) },
  // There is none.
  takeCounter: { arrange: beginDraft, input: asBody({}), status: 404 },
  fetchDraft: { arrange: beginDraft, input: asPath },
  fetchSentOffer: { arrange: offerRequest, input: asPath },
  discardOfferDraft: { arrange: beginDraft, input: asBody({ version: 1 }) },
  sendOffer: { arrange: beginDraft, input: asBody({}) },
  recallOffer: { arrange: offerRequest, input: asBody({}) },
  acceptOfferOnWord: { arrange: offerRequest, input: asBody(WORD) },
  declineQuoteRequest: { arrange: submitRequest, input: asBody(REASON) },
  closeQuoteRequest: { arrange: submitRequest, input: asBody({ reason: 'duplicate' }) },
  undoOfferAcceptance: { arrange: acceptRequest, input: asBody(REASON) },
  linkOffer: { arrange: offerRequest, input: asBody({}) },
  writeAboutOffer: { arrange: submitRequest, input: asBody({ words: 'Which colour do you need?' }) },
  listMails: {},
  sendMailAgain: { input: () => ({ body: { mail: 'none' } }), status: 404 },
  listContactMessages: {},
  markMessageDone: { input: () => ({ body: { message: 'none' } }), status: 404 },
  removeMessage: { input: () => ({ body: { message: 'none' } }), status: 404 },
  getShopSettings: {},
  changeShopSetting: { input: () => ({ body: { key: 'tally', version: 0, values: {} } }), status: 409 },
  resetShopSetting: { input: () => ({ body: { key: 'tally', version: 0 } }), status: 409 },
  changeContactLinks: { input: () => ({ body: { version: -1, links: {} } }), status: 409 },
  listHolidays: {},
  addHoliday: { input: () => ({ body: { day: '2027-01-26', name: '' } }), status: 422 },
  removeHoliday: { input: () => ({ body: { day: '2001-01-01' } }), status: 404 },
  moveSnippet: { input: () => ({ body: { name: 'none', place: 1, seen: [] } }), status: 404 },
  listSnippets: {},
  setSnippet: {
    input: () => ({ body: { name: 'advance-30', kind: 'payment', words: '30% in advance', version: 0 } }),
  },
  removeSnippet: { input: () => ({ body: { name: 'none', version: 1 } }), status: 404 },
};
