import type { Brand } from '#domain/brand.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { presentOrder } from './presenter.ts';
import { rateProduct } from './rate-product.ts';
import { getOrder, listOrders } from './read-orders.ts';
import { submitQuoteRequest } from './submit-quote-request.ts';

export function orderRoutes(
  database: Database,
  brand: Brand,
  limits: RateLimits,
): FeatureHandlers<'submitQuoteRequest' | 'listOrders' | 'getOrder' | 'rateProduct'> {
  return {
    submitQuoteRequest: async ({ body, headers }, { buyer }) => {
      const orders = await submitQuoteRequest(database, brand, buyer, body, headers['idempotency-key']);
      return { msg: 'Your quote request has been submitted.', result: orders.map(presentOrder) };
    },
    listOrders: async ({ query }, { buyer }) => {
      const { orders, ...page } = await listOrders(database, buyer, query);
      return { orders: orders.map(presentOrder), ...page };
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
