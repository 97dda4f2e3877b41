import { type ApiClient, createApiClient } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { type Quotation, quotationFromWire } from './quotation.ts';

/** How this page reaches a quotation: by the token of a link, or as the buyer who is logged in. */
export type QuotationAccess = { token: string } | { invoice: string };

let client: ApiClient | undefined;

/** A link needs no login, and one that has ended must not get in its way. */
export function getApi(access: QuotationAccess): ApiClient {
  if ('invoice' in access) return browserApi();
  client ??= createApiClient({ apiUrl: document.documentElement.dataset.apiUrl ?? '' });
  return client;
}

/** @throws ApiError when there is no such quotation, or it cannot be loaded. */
export async function loadQuotation(access: QuotationAccess): Promise<Quotation> {
  const api = getApi(access);
  const { result } =
    'token' in access
      ? await api.getLinkedQuotation({ params: access })
      : await api.getQuotation({ params: access });
  return quotationFromWire(result);
}
