import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { accountText } from '#web/text/account-en.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';

const FILE_NAME = 'udyoghaat-my-data.json';

/** Downloads all the data that the shop has about the buyer, as indented JSON. */
export function DownloadDataButton() {
  const authenticatedCall = useAuthenticatedCall();
  const [isPending, setPending] = useState(false);

  async function download(): Promise<void> {
    setPending(true);
    try {
      await authenticatedCall(async () => {
        const { result } = await browserApi().downloadMyData();
        saveFile(new Blob([JSON.stringify(result, null, 2)], { type: 'application/json' }), FILE_NAME);
      });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button isBusy={isPending} onClick={download} className="justify-self-start">
      {accountText.downloadData}
    </Button>
  );
}
