import { AppError } from '#contract/errors.ts';
import { selectOrder } from '#server/features/orders/repository.ts';
import { presentReturn } from '#server/features/shipments/presenter.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { askForReturn } from './ask-for-return.ts';

export function dispatchRoutes(database: Database, limits: RateLimits): FeatureHandlers<'reportReturn'> {
  return {
    reportReturn: async ({ body: { order_id: orderId, quantity, reason } }, { buyer }) => {
      await limits.consume('return by an account', buyer.id);
      const order = await selectOrder(database, buyer.id, orderId);
      if (!order) throw new AppError('not_found', 'Order not found.');
      const { quoteRequestId } = order;
      const asked = await retryTransaction(database, (transaction) =>
        askForReturn(transaction, { quoteRequestId, orderId, quantity, reason }),
      );
      return {
        msg: 'We have received your return request and will reply soon.',
        result: presentReturn(asked),
      };
    },
  };
}
