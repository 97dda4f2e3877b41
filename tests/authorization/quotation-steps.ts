import { quoteRequestFor } from '../support/buyers.ts';
import type { Owner } from './owner.ts';

/** What has to happen before an example about a quotation: each step with those before it. */

export const WORD = { said_by: 'by phone', name: 'Asha Rao' };

/** A new request, which the example's input names. */
export async function submitRequest(owner: Owner): Promise<void> {
  const body = quoteRequestFor([{ product: owner.product, quantity: 2 }]);
  const { result } = await owner.api.submitQuoteRequest({ body });
  const [{ estimate_number: number = '', order_invoice_id: invoice = '' } = {}] = result;
  const { requests } = await owner.staffApi.listQuoteRequests({ query: { q: number } });
  owner.requestId = requests[0]?.id ?? '';
  owner.requestInvoice = invoice;
}

export async function beginDraft(owner: Owner): Promise<void> {
  await submitRequest(owner);
  await owner.staffApi.startOfferDraft({ body: { request: owner.requestId } });
}

export async function offerRequest(owner: Owner): Promise<void> {
  await beginDraft(owner);
  await owner.staffApi.sendOffer({ body: { request: owner.requestId } });
}

export async function acceptRequest(owner: Owner): Promise<void> {
  await offerRequest(owner);
  await owner.staffApi.acceptOfferOnWord({ body: { request: owner.requestId, ...WORD } });
}

export async function linkRequest(owner: Owner): Promise<void> {
  await offerRequest(owner);
  const { url } = await owner.staffApi.linkOffer({ body: { request: owner.requestId } });
  owner.linkToken = url.split('/').at(-1) ?? '';
  const { links } = await owner.api.listQuotationLinks({ params: { invoice: owner.requestInvoice } });
  owner.linkId = links[0]?._id ?? '';
}

export async function linkAcceptedRequest(owner: Owner): Promise<void> {
  await linkRequest(owner);
  await owner.staffApi.acceptOfferOnWord({ body: { request: owner.requestId, ...WORD } });
}
