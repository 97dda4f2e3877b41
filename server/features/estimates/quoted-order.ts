import type { WishTerms } from '#domain/wish.ts';
import { type orders, quoteRequests, type StoredWish } from '#server/platform/database/schema.ts';

/** The columns of a quote request that its estimate shows. */
export const requestColumns = {
  financialYear: quoteRequests.financialYear,
  runningNumber: quoteRequests.runningNumber,
  customer: quoteRequests.customer,
  contactName: quoteRequests.contactName,
  email: quoteRequests.email,
  phone: quoteRequests.phone,
  gstin: quoteRequests.gstin,
  billing: quoteRequests.billing,
  shipping: quoteRequests.shipping,
  consignee: quoteRequests.consignee,
  requestTerms: quoteRequests.requestTerms,
};

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
