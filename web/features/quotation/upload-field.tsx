import { useId, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { WireRequestFile } from '#contract/request-files.ts';
import { formatFileSize, MAX_FILE_BYTES } from '#domain/request-file.ts';
import { ACCEPTED_FILES } from '#web/features/request-files/accepted-files.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { offerText } from '#web/text/offer-en.ts';
import { filesText } from '#web/text/request-files-en.ts';
import { ariaFieldProps, FieldFrame } from '#web/ui/field-frame.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { getApi, type QuotationAccess } from './quotation-access.ts';

/** A file that is uploaded as soon as it is chosen, to be sent with an answer. */
export function useUpload(access: QuotationAccess) {
  const authenticatedCall = useAuthenticatedCall();
  const [file, setFile] = useState<WireRequestFile>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(chosen: File): Promise<void> {
    setProblem('');
    if (chosen.size > MAX_FILE_BYTES) return setProblem(filesText.tooLarge);
    setSending(true);
    try {
      await authenticatedCall(async () => {
        const api = getApi(access);
        const headers = { 'x-file-name': encodeURIComponent(chosen.name.toWellFormed()) };
        const stored =
          'token' in access
            ? await api.uploadLinkedFile({ params: access, headers, file: chosen })
            : await api.uploadFile({ headers, file: chosen });
        setFile(stored.file);
      });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setProblem(cause.message);
    } finally {
      setSending(false);
    }
  }

  function remove(): void {
    setFile(undefined);
    if (!file) return;
    // What cannot be removed now is deleted after a day.
    void authenticatedCall(async () => {
      const api = getApi(access);
      const body = { file: file.id };
      await ('token' in access ? api.removeLinkedFile({ params: access, body }) : api.removeFile({ body }));
    }).catch(() => undefined);
  }

  return { file, isSending, problem, send, remove };
}

type UploadFieldProps = {
  label: string;
  upload: ReturnType<typeof useUpload>;
  error?: string | undefined;
};

export function UploadField({ label, upload, error: rejected }: UploadFieldProps) {
  const id = useId();
  const { file, isSending } = upload;
  const error = upload.problem || rejected;
  const hint = offerText.fileHint;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {file ? (
        <div className="flex items-center gap-3 rounded border border-rule pl-3">
          <p className="min-w-0 grow wrap-anywhere">
            {file.name} <span className="text-sm text-ink-soft">{formatFileSize(file.bytes)}</span>
          </p>
          <IconButton
            icon="icon-trash"
            label={filesText.remove(file.name)}
            variant="quiet"
            onClick={upload.remove}
          />
        </div>
      ) : (
        <input
          id={id}
          type="file"
          accept={ACCEPTED_FILES}
          disabled={isSending}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            if (chosen) void upload.send(chosen);
          }}
          className="min-h-11 w-full text-sm file:button file:button-quiet file:mr-3"
          {...ariaFieldProps(id, { hint, error })}
        />
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isSending && offerText.sendingFile}
      </p>
    </FieldFrame>
  );
}
