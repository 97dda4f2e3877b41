import type { StaffCaller } from '#server/platform/http/handlers.ts';
import type { StaffQuotation } from './read-staff-quotation.ts';

const HIDDEN = '•••';

/** The quotation as this operator may see it: without contact details for those who may not read buyers. */
export function maskContact(
  quotation: StaffQuotation,
  { permissions }: Pick<StaffCaller, 'permissions'>,
): StaffQuotation {
  if (permissions.includes('buyers:read')) return quotation;
  const { contact, mails } = quotation;
  return {
    ...quotation,
    contact: { ...contact, contactName: HIDDEN, email: HIDDEN, phone: HIDDEN, gstin: HIDDEN },
    gstinCheck: undefined,
    mails: mails.map((mail) => ({ ...mail, toAddress: HIDDEN })),
  };
}
