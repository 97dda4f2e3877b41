import { type orders, quoteRequests } from '#server/platform/database/schema.ts';

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
};

type OrderColumn = 'product' | 'quantity' | 'addedDiscountMicroBps' | 'status';

/** What an estimate is composed from: an order with its quote request. */
export type QuotedOrder = Pick<typeof quoteRequests.$inferSelect, keyof typeof requestColumns | 'createdAt'> &
  Pick<typeof orders.$inferSelect, OrderColumn> & {
    confirmation?: { at: Date; note: string } | undefined;
    /** Why it was rejected; absent for orders that were not. */
    rejectionReason?: string | undefined;
  };
