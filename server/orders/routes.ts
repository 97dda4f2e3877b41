import type { Database } from '#server/database/connect.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import { rateProduct } from './rate-product.ts';
import { getOrder, listOrders } from './read-orders.ts';
import { submitQuoteRequest } from './submit-quote-request.ts';

export function orderRoutes(
  database: Database,
): HandlersOf<'submitQuoteRequest' | 'listOrders' | 'getOrder' | 'rateProduct'> {
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
