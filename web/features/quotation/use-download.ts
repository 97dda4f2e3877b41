import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';

/** Fetches a file that not everybody may have, and saves it. */
export function useDownload(name: string, fetchFile: () => Promise<Blob>) {
  const authenticatedCall = useAuthenticatedCall();
  const [isPending, setPending] = useState(false);

  async function download(): Promise<void> {
    setPending(true);
    try {
      await authenticatedCall(async () => saveFile(await fetchFile(), name));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message);
    } finally {
      setPending(false);
    }
  }

  return { isPending, download };
}
