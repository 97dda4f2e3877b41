import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import { useWhileLoggedIn } from '#web/features/account/use-while-logged-in.ts';
import { toast } from '#web/ui/toast.ts';
import { saveFile } from './save-file.ts';

/** Downloads an estimate: it is prepared, fetched, and then forgotten by the server. */
export function useEstimate(invoiceId: string) {
  const navigate = useNavigate();
  const whileLoggedIn = useWhileLoggedIn();
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);

  async function download(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await whileLoggedIn(async () => {
        const api = browserApi();
        const params = { invoice: invoiceId };
        await api.prepareEstimate({ body: params });
        saveFile(await api.fetchEstimate({ params }), `invoice_${invoiceId}.pdf`);
        await api.deleteEstimate({ params }).catch(() => navigate('/something-wrong'));
      });
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      toast.error(cause.message);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }

  return { isPending, download };
}
