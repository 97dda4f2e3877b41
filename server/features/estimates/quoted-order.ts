import type { orders, quoteRequests } from '#server/platform/database/schema.ts';

type RequestColumn =
  | ('createdAt' | 'financialYear' | 'runningNumber')
  | ('customer' | 'contactName' | 'email' | 'phone' | 'gstin' | 'billing' | 'shipping');
type OrderColumn = 'product' | 'quantity' | 'addedDiscountMicroBps' | 'status';

/** What an estimate is composed from: an order with its quote request. */
export type QuotedOrder = Pick<typeof quoteRequests.$inferSelect, RequestColumn> &
  Pick<typeof orders.$inferSelect, OrderColumn> & {
    confirmation?: { at: Date; note: string } | undefined;
  };
