import type { WishTerms } from '#domain/wish.ts';
import type { orders, quoteRequests, StoredWish } from '#server/platform/database/schema.ts';
import type { requestColumns } from './request-expressions.ts';

type OrderColumn = 'product' | 'quantity' | 'addedDiscountMicroBps' | 'status';

/** The quote request of an estimate. */
export type QuotedRequest = Pick<
  typeof quoteRequests.$inferSelect,
  keyof typeof requestColumns | 'createdAt'
> & { wishes?: StoredWish[] | null };

/** An order of it. */
export type QuotedOrder = Pick<typeof orders.$inferSelect, OrderColumn> & {
  wish?: WishTerms | null;
  confirmation?: { at: Date; note: string } | undefined;
  /** Why it was rejected; absent for orders that were not. */
  rejectionReason?: string | undefined;
};
