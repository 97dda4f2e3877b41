import { acceptOnWord } from '#server/features/quotations/accept-on-word.ts';
import { closeRequest } from '#server/features/quotations/close-request.ts';
import { declineRequest } from '#server/features/quotations/decline-request.ts';
import { recallRevision } from '#server/features/quotations/recall-revision.ts';
import { sendRevision } from '#server/features/quotations/send-revision.ts';
import { undoAcceptance } from '#server/features/quotations/undo-acceptance.ts';
import type { FeatureHandlers, StaffCaller } from '#server/platform/http/handlers.ts';
import { presentStaffQuotation } from './presenter.ts';
import { recordStaffRead } from './record-staff-read.ts';
import { type StaffDependencies, takeStaffStep } from './take-staff-step.ts';

type StepName =
  | 'sendOffer'
  | 'recallOffer'
  | 'acceptOfferOnWord'
  | 'declineQuoteRequest'
  | 'closeQuoteRequest'
  | 'undoOfferAcceptance';

/** The calls that take a step of the conversation. */
export function stepRoutes(dependencies: StaffDependencies): FeatureHandlers<StepName> {
  const { database, brand } = dependencies;
  const take = async (
    name: StepName,
    staff: StaffCaller,
    body: Parameters<typeof takeStaffStep>[2],
    step: Parameters<typeof takeStaffStep>[3],
  ) => {
    const { quotation, mails } = await takeStaffStep(dependencies, staff, body, step);
    await recordStaffRead(database, staff, name, [body.request]);
    return { result: presentStaffQuotation(quotation), mails };
  };
  return {
    sendOffer: ({ body }, { staff }) =>
      take('sendOffer', staff, body, (transaction, target) =>
        sendRevision(transaction, brand, { ...target, hasCheckedGst: body.has_checked_gst }),
      ),
    recallOffer: ({ body }, { staff }) => take('recallOffer', staff, body, recallRevision),
    acceptOfferOnWord: ({ body }, { staff }) =>
      take('acceptOfferOnWord', staff, body, (transaction, target) =>
        acceptOnWord(transaction, {
          ...target,
          saidBy: body.said_by,
          name: body.name,
          designation: body.designation,
          poNumber: body.po_number,
          poDate: body.po_date,
          lineNumbers: body.lines,
        }),
      ),
    declineQuoteRequest: ({ body: { reason, ...body } }, { staff }) =>
      take('declineQuoteRequest', staff, body, (transaction, target) =>
        declineRequest(transaction, { ...target, reason }),
      ),
    closeQuoteRequest: ({ body: { reason, ...body } }, { staff }) =>
      take('closeQuoteRequest', staff, body, (transaction, target) =>
        closeRequest(transaction, { ...target, reason }),
      ),
    undoOfferAcceptance: ({ body: { reason, ...body } }, { staff }) =>
      take('undoOfferAcceptance', staff, body, (transaction, target) =>
        undoAcceptance(transaction, { ...target, reason }),
      ),
  };
}
