import type { StaffCaller } from '#server/platform/http/handlers.ts';
import type { StaffQuotation } from './read-staff-quotation.ts';

const HIDDEN = '•••';

/** The quotation as this operator may see it: without names and contact details for those who may not read buyers. */
export function maskContact(
  quotation: StaffQuotation,
  { permissions }: Pick<StaffCaller, 'permissions'>,
): StaffQuotation {
  if (permissions.includes('buyers:read')) return quotation;
  const { contact, mails, conversation } = quotation;
  const { acceptance, events } = conversation;
  return {
    ...quotation,
    contact: { ...contact, contactName: HIDDEN, email: HIDDEN, phone: HIDDEN, gstin: HIDDEN },
    gstinCheck: undefined,
    conversation: {
      ...conversation,
      acceptance: acceptance && { ...acceptance, name: HIDDEN, designation: '' },
      events: events.map((event) => ({ ...event, answererName: event.answererName && HIDDEN })),
    },
    mails: mails.map((mail) => ({ ...mail, toAddress: HIDDEN })),
  };
}
