import { useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import { browserApi } from '#web/browser-api.ts';
import { saveFile } from '#web/features/orders/save-file.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWhileLoggedIn } from './use-while-logged-in.ts';

const FILE_NAME = 'udyoghaat-my-data.json';

/** Saves all the shop holds about the buyer, as a file that people can read too. */
export function DownloadDataButton() {
  const whileLoggedIn = useWhileLoggedIn();
  const [isPending, setPending] = useState(false);

  async function download(): Promise<void> {
    setPending(true);
    try {
      await whileLoggedIn(async () => {
        const { result } = await browserApi().downloadMyData();
        saveFile(new Blob([JSON.stringify(result, null, 2)], { type: 'application/json' }), FILE_NAME);
      });
    } catch (cause) {
      if (!(cause instanceof CallFailed)) throw cause;
      toast.error(cause.message);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button isBusy={isPending} onClick={download} className="justify-self-start">
      {text.account.downloadData}
    </Button>
  );
}
