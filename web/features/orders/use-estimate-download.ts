import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { SOMETHING_WRONG_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';

/** Downloads an estimate: the server prepares it, the browser fetches it, and the server deletes its copy. */
export function useEstimateDownload(invoiceId: string) {
  const navigate = useNavigate();
  const authenticatedCall = useAuthenticatedCall();
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);

  async function download(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await authenticatedCall(async () => {
        const api = browserApi();
        const params = { invoice: invoiceId };
        const { msg } = await api.prepareEstimate({ body: params });
        saveFile(await api.fetchEstimate({ params }), `invoice_${invoiceId}.pdf`);
        toast.success(msg);
        await api.deleteEstimate({ params }).catch(() => navigate(SOMETHING_WRONG_PATH));
      });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }

  return { isPending, download };
}
