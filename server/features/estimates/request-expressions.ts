import { quoteRequests } from '#server/platform/database/schema.ts';

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
