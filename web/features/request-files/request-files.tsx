import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { WireRequestFile } from '#contract/request-files.ts';
import { formatFileSize } from '#domain/request-file.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { filesText } from '#web/text/request-files-en.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';

type RequestFilesProps = { files: readonly WireRequestFile[]; heading?: 'h2' | 'h3' };

/** The files of a quote request, each with a button that downloads it; nothing if there are none. */
export function RequestFiles({ files, heading: Heading = 'h2' }: RequestFilesProps) {
  if (files.length === 0) return null;
  return (
    <section className="rounded border border-rule bg-surface p-4">
      <Heading className="mb-2 text-sm font-semibold text-ink-soft">{filesText.ofRequest}</Heading>
      <ul className="grid gap-1">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-x-4">
            <p className="min-w-0 grow wrap-anywhere">
              {file.name}{' '}
              <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
                {formatFileSize(file.bytes)}
              </span>
            </p>
            <DownloadFileButton file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DownloadFileButton({ file: { id, name } }: { file: WireRequestFile }) {
  const authenticatedCall = useAuthenticatedCall();
  const [isPending, setPending] = useState(false);

  async function download(): Promise<void> {
    setPending(true);
    try {
      await authenticatedCall(async () => {
        saveFile(await browserApi().fetchFile({ params: { file: id } }), name);
      });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.message);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      variant="plain"
      isBusy={isPending}
      aria-label={filesText.download(name)}
      className="shrink-0 print:hidden"
      onClick={download}
    >
      {!isPending && <span className="icon icon-download" />}
    </Button>
  );
}
