import { useState } from 'react';
import type { WireRequestFile } from '#contract/request-files.ts';
import { api } from '#desk/api/desk-api.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.ts';

/** Downloads a file that was sent with a request or a message. */
export function RequestFileButton({ request, file }: { request: string; file: WireRequestFile }) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      saveFile(await api.fetchOfferFile({ params: { request, file: file.id } }), file.name);
    } catch (cause) {
      toast.error((cause as Error).message);
    }
    setLoading(false);
  };
  return (
    <button
      type="button"
      className="flex min-h-8 items-center gap-1.5 text-left text-sm wrap-anywhere underline"
      onClick={() => void download()}
    >
      {isLoading ? <Spinner /> : <span className="icon icon-paperclip size-4 shrink-0" />}
      {file.name}
    </button>
  );
}
