import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { rateProduct } from './rate-product.ts';
import { getOrder, listOrders } from './read-orders.ts';
import { submitQuoteRequest } from './submit-quote-request.ts';

export function orderRoutes(
  database: Database,
): FeatureHandlers<'submitQuoteRequest' | 'listOrders' | 'getOrder' | 'rateProduct'> {
  return {
    submitQuoteRequest: ({ body, headers }, { buyer }) =>
      submitQuoteRequest(database, buyer, body, headers['idempotency-key']),
    listOrders: ({ query }, { buyer }) => listOrders(database, buyer, query),
    rateProduct: async ({ body }, { buyer }) => ({
      msg: await rateProduct(database, buyer, body.order_id, body.rating),
    }),
    getOrder: async ({ params }, { buyer }) => ({ result: await getOrder(database, buyer, params.oid) }),
  };
}
