import { listFilesOfRequests } from '#server/features/request-files/list-files.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { presentOrder, presentWishRequest } from './presenter.ts';
import { selectQuotationSummaries } from './quotation-summary-queries.ts';
import { rateProduct } from './rate-product.ts';
import { getOrder, listOrders } from './read-orders.ts';
import { type Answering, submitQuoteRequest, submitWishes } from './submit-quote-request.ts';
import { selectWishRequestsPage } from './wish-queries.ts';

const SUBMITTED = 'Your quote request has been submitted.';

export function orderRoutes(
  database: Database,
  answering: Answering,
  limits: RateLimits,
): FeatureHandlers<
  'submitQuoteRequest' | 'submitWishes' | 'listWishRequests' | 'listOrders' | 'getOrder' | 'rateProduct'
> {
  return {
    submitQuoteRequest: async ({ body, headers }, { buyer }) => {
      const orders = await submitQuoteRequest(database, answering, buyer, body, headers['idempotency-key']);
      return { msg: SUBMITTED, result: orders.map(presentOrder) };
    },
    submitWishes: async ({ body, headers }, { buyer }) => {
      const request = await submitWishes(database, answering, buyer, body, headers['idempotency-key']);
      return { msg: SUBMITTED, result: presentWishRequest(request) };
    },
    listWishRequests: async ({ query: { page, limit, invoice } }, { buyer }) => {
      const found = await selectWishRequestsPage(database, buyer.id, { page, limit, estimateId: invoice });
      const ids = found.requests.map(({ quoteRequestId }) => quoteRequestId);
      const [files, quotations] = await Promise.all([
        listFilesOfRequests(database, ids),
        selectQuotationSummaries(database, ids),
      ]);
      const requests = found.requests.map((each) =>
        presentWishRequest(each, files.get(each.quoteRequestId), quotations.get(each.quoteRequestId)),
      );
      return { requests, total: found.total, page, limit };
    },
    listOrders: async ({ query }, { buyer }) => {
      const { orders, totalRequests, ...page } = await listOrders(database, buyer, query);
      return { orders: orders.map(presentOrder), total_requests: totalRequests, ...page };
    },
    rateProduct: async ({ body }, { buyer }) => {
      await limits.consume('rating by an account', buyer.id);
      return { msg: await rateProduct(database, buyer, body.order_id, body.rating) };
    },
    getOrder: async ({ params }, { buyer }) => ({
      result: presentOrder(await getOrder(database, buyer, params.oid)),
    }),
  };
}
