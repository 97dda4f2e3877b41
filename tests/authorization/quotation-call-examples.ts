import { DECLINE_REASONS } from '#domain/quotation/decline-reasons.ts';
import type { Example } from './example.ts';
import type { Owner } from './owner.ts';
import {
  acceptRequest,
  linkAcceptedRequest,
  linkRequest,
  offerRequest,
  submitRequest,
} from './quotation-steps.ts';

/** The buyer's calls about a quotation, by the id of the estimate; some are made by anyone who has a link. */

const asBody = (more: object) => (owner: Owner) => ({ body: { invoice: owner.requestInvoice, ...more } });
const asPath = (owner: Owner) => ({ params: { invoice: owner.requestInvoice } });
const byLink = (owner: Owner) => ({ params: { token: owner.linkToken } });
const OWNED = { namesOwned: true, needsLogin: true } as const;
const BY_LINK = { arrange: linkRequest, input: byLink, isByLink: true } as const;

export const QUOTATION_EXAMPLES = {
  getLinkedQuotation: BY_LINK,
  fetchLinkedQuotation: BY_LINK,
  // Few files may arrive for one account at a time, so that some of many callers would have to wait.
  uploadLinkedFile: { input: () => ({ params: { token: 'unknown' } }), status: 404 },
  removeLinkedFile: {
    ...BY_LINK,
    input: (owner: Owner) => ({ params: { token: owner.linkToken }, body: { file: 'unknown' } }),
  },
  fetchLinkedFile: {
    ...BY_LINK,
    input: (owner: Owner) => ({ params: { token: owner.linkToken, file: 'unknown' } }),
    status: 404,
  },
  getQuotation: { namesOwned: true, arrange: submitRequest, input: asPath },
  fetchProForma: { namesOwned: true, arrange: acceptRequest, input: asPath },
  fetchLinkedProForma: { ...BY_LINK, arrange: linkAcceptedRequest },
  acceptQuotation: {
    ...OWNED,
    arrange: offerRequest,
    input: asBody({ revision: 1, lines: [1], name: 'Asha Rao' }),
  },
  counterQuotation: {
    ...OWNED,
    arrange: offerRequest,
    input: asBody({ revision: 1, lines: [{ number: 1, rate: 800 }], words: 'Please see below.' }),
  },
  declineQuotation: {
    ...OWNED,
    arrange: offerRequest,
    input: asBody({ revision: 1, reason: DECLINE_REASONS[0], words: 'Please see below.' }),
  },
  withdrawRequest: { ...OWNED, arrange: submitRequest, input: asBody({ words: 'Please see below.' }) },
  // The offer has not lapsed.
  renewQuotation: {
    ...OWNED,
    arrange: offerRequest,
    input: asBody({ words: 'Please see below.' }),
    status: 409,
  },
  askAboutQuotation: { ...OWNED, arrange: submitRequest, input: asBody({ words: 'In which colours?' }) },
  listQuotationLinks: { namesOwned: true, arrange: submitRequest, input: asPath },
  createQuotationLink: {
    namesOwned: true,
    arrange: offerRequest,
    input: asBody({ email: 'purchase@rao.test', may_answer: true }),
  },
  revokeQuotationLink: {
    namesOwned: true,
    arrange: linkRequest,
    input: (owner: Owner) => ({ body: { invoice: owner.requestInvoice, link: owner.linkId } }),
  },
} satisfies Record<string, Example>;
