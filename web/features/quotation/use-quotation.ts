import { useState } from 'react';
import { type ApiClient, ApiError } from '#contract/client.ts';
import type { WireQuotation } from '#contract/quotation-reply.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { toast } from '#web/ui/toast.ts';
import { type Quotation, quotationFromWire } from './quotation.ts';
import { getApi, loadQuotation, type QuotationAccess } from './quotation-access.ts';

type Answered = { msg: string; result: WireQuotation };
type Send = (api: ApiClient, access: QuotationAccess) => Promise<Answered>;

export type QuotationState = {
  quotation: Quotation;
  access: QuotationAccess;
  /** What made the last answer impossible, such as a newer offer, which is shown by then; '' for nothing. */
  conflict: string;
  dismissConflict: () => void;
  /**
   * Sends an answer, and shows the quotation as it is then.
   * @returns whether it was taken; false when the quotation had changed meanwhile.
   * @throws ApiError for every other error.
   */
  answer: (send: Send) => Promise<boolean>;
};

/** A quotation that is shown, and what answers it. */
export function useQuotation(loaded: Quotation, access: QuotationAccess): QuotationState {
  const authenticatedCall = useAuthenticatedCall();
  const [quotation, setQuotation] = useState(loaded);
  const [conflict, setConflict] = useState('');

  async function sendAnswer(send: Send): Promise<boolean> {
    try {
      const { msg, result } = await send(getApi(access), access);
      setConflict('');
      setQuotation(quotationFromWire(result));
      toast.success(msg);
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.status !== 409) throw cause;
      setQuotation(await loadQuotation(access));
      setConflict(cause.message);
      return false;
    }
  }

  async function answer(send: Send): Promise<boolean> {
    let isTaken = false;
    await authenticatedCall(async () => {
      isTaken = await sendAnswer(send);
    });
    return isTaken;
  }

  return { quotation, access, conflict, dismissConflict: () => setConflict(''), answer };
}
