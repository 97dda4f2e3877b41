import {
  billingFromWire,
  consigneeFromWire,
  shippingFromWire,
} from '#server/features/addresses/presenter.ts';
import { removeSnippet, setSnippet } from '#server/features/admin/change-snippets.ts';
import { dryRun } from '#server/features/admin/dry-run.ts';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { getFileName } from '#server/features/estimates/frozen-document.ts';
import { renderEstimate } from '#server/features/estimates/render-estimate.ts';
import { openRequest } from '#server/features/quotations/open-request.ts';
import { selectSnippets } from '#server/features/quotations/snippet-queries.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { FeatureHandlers, StaffCaller } from '#server/platform/http/handlers.ts';
import { compareRevisions } from './compare-revisions.ts';
import { correctParty } from './correct-party.ts';
import { type DraftDependencies, draftRoutes } from './draft-routes.ts';
import { floorRoutes } from './floor-routes.ts';
import { makeOfferLink } from './make-offer-link.ts';
import { maskContact } from './mask-contact.ts';
import { type MessageDependencies, messageRoutes } from './message-routes.ts';
import { presentComparison, presentOfferBuyer, presentParty, presentStaffQuotation } from './presenter.ts';
import { readOfferBuyer } from './read-offer-buyer.ts';
import { readWithStart } from './read-staff-quotation.ts';
import { recordStaffRead } from './record-staff-read.ts';
import { getContact } from './repository.ts';
import { stepRoutes } from './step-routes.ts';

/** The calls with which operators answer quote requests. */
export function staffQuotationRoutes(
  dependencies: DraftDependencies & MessageDependencies,
): FeatureHandlers<
  | 'getQuoteRequest'
  | 'fetchSentOffer'
  | 'openQuoteRequest'
  | 'linkOffer'
  | 'compareRevisions'
  | 'getOfferParty'
  | 'correctOfferParty'
  | 'listSnippets'
  | 'setSnippet'
  | 'removeSnippet'
> &
  ReturnType<typeof draftRoutes> &
  ReturnType<typeof floorRoutes> &
  ReturnType<typeof messageRoutes> &
  ReturnType<typeof stepRoutes> {
  const { database, brand, renderer } = dependencies;
  const run = <Result>(staff: StaffCaller, work: (transaction: Transaction) => Promise<Result>) =>
    runAsOperator(database, byStaffCall(staff), work);
  return {
    ...draftRoutes(dependencies),
    ...floorRoutes(dependencies),
    ...messageRoutes(dependencies),
    ...stepRoutes(dependencies),
    getQuoteRequest: async ({ params }, { staff }) => {
      // Composing the draft can freeze an estimate that is older than revisions; reading must not.
      const quotation = await dryRun(database, byStaffCall(staff), (transaction) =>
        readWithStart(transaction, brand, { quoteRequestId: params.request, operator: staff.name }),
      );
      await recordStaffRead(database, staff, 'getQuoteRequest', [params.request]);
      return { result: presentStaffQuotation(maskContact(quotation, staff)) };
    },
    fetchSentOffer: async ({ params }, { staff }) => {
      await getContact(database, params.request);
      const { document, pdf } = await renderEstimate(database, { renderer, brand }, params.request);
      await recordStaffRead(database, staff, 'fetchSentOffer', [params.request]);
      return { name: getFileName(document), bytes: new Uint8Array(pdf) };
    },
    openQuoteRequest: async ({ body }, { staff }) => {
      const target = { quoteRequestId: body.request, operator: staff.name };
      await run(staff, (transaction) => openRequest(transaction, target));
      return {};
    },
    linkOffer: async ({ body }, { staff }) => {
      const { request: quoteRequestId, email, may_answer: mayAnswer = true, days } = body;
      const { url, text, whatsAppUrl } = await run(staff, (transaction) =>
        makeOfferLink(transaction, brand.shopUrl, { quoteRequestId, email, mayAnswer, days }),
      );
      await recordStaffRead(database, staff, 'linkOffer', [quoteRequestId]);
      return { url, text, whatsapp_url: whatsAppUrl };
    },
    compareRevisions: async ({ params, query: { a, b } }) =>
      presentComparison(await compareRevisions(database, params.request, [a, b])),
    getOfferParty: async ({ params }, { staff }) => {
      const buyer = await readOfferBuyer(database, params.request);
      const shown = buyer.duplicates.map(({ id }) => id);
      await recordStaffRead(database, staff, 'getOfferParty', [params.request, ...shown]);
      return presentOfferBuyer(buyer);
    },
    correctOfferParty: async ({ body }, { staff }) => {
      const { request: quoteRequestId, version: expectedVersion, ...entry } = body;
      const party = {
        customer: entry.order_customer,
        contactName: entry.order_name,
        phone: entry.order_phone,
        gstin: entry.order_gstin,
        billing: billingFromWire(entry.billing_address),
        shipping: shippingFromWire(entry.shipping_address),
        consignee: consigneeFromWire(entry),
      };
      await run(staff, (transaction) =>
        correctParty(
          transaction,
          { quoteRequestId, operator: staff.name, expectedVersion, party },
          presentParty,
        ),
      );
      return {};
    },
    listSnippets: async () => ({ snippets: await selectSnippets(database) }),
    setSnippet: async ({ body: { version, ...snippet } }, { staff }) => {
      await run(staff, (transaction) => setSnippet(transaction, snippet, version));
      return {};
    },
    removeSnippet: async ({ body }, { staff }) => {
      await run(staff, (transaction) => removeSnippet(transaction, body.name, body.version));
      return {};
    },
  };
}
