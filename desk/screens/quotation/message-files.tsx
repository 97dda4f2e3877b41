import { useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { MAX_FILES_PER_REQUEST } from '#domain/request-file.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** A file that is in the shop and goes with the next message. */
export type MessageFile = { id: string; name: string };

/** Files arrive one after the other, whatever is typed meanwhile. */
export function useMessageFiles(request: string, onUploaded: (file: MessageFile) => void) {
  const { common } = useText();
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const uploaded = useRef(onUploaded);
  uploaded.current = onUploaded;

  async function upload(chosen: readonly File[]): Promise<void> {
    setProblem('');
    setUploading((names) => [...names, ...chosen.map(({ name }) => name)]);
    for (const file of chosen) {
      try {
        const headers = { 'x-file-name': encodeURIComponent(file.name.toWellFormed()) };
        const stored = await api.uploadOfferFile({ params: { request }, headers, file });
        uploaded.current({ id: stored.file.id, name: stored.file.name });
      } catch (cause) {
        const reason = cause instanceof ApiError && cause.status !== 0 ? cause.message : common.unreachable;
        setProblem(`${file.name}: ${reason}`);
      }
      setUploading(([, ...rest]) => rest);
    }
  }
  return { uploading, problem, upload };
}

type MessageFilesProps = {
  files: readonly MessageFile[];
  uploads: ReturnType<typeof useMessageFiles>;
  onRemove: (file: MessageFile) => void;
};

/** The files of the next message, and the button that adds some. */
export function MessageFiles({ files, uploads, onRemove }: MessageFilesProps) {
  const { quotation: words } = useText();
  const { uploading, problem, upload } = uploads;
  const hasRoom = files.length + uploading.length < MAX_FILES_PER_REQUEST;
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <ul className="grid gap-1">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-1.5">
            <span className="icon icon-paperclip size-4 shrink-0" />
            <span className="wrap-anywhere">{file.name}</span>
            <button
              type="button"
              aria-label={words.removeFile(file.name)}
              className="grid size-8 place-items-center"
              onClick={() => onRemove(file)}
            >
              <span className="icon icon-x size-4" />
            </button>
          </li>
        ))}
        {uploading.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
          <li key={index} role="status" className="flex items-center gap-1.5 text-ink-soft">
            <Spinner />
            <span className="wrap-anywhere">{words.uploading(name)}</span>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-danger wrap-anywhere">
          {problem}
        </p>
      )}
      <label className={`desk-button focus-within:outline-2 ${hasRoom ? '' : 'hidden'}`}>
        <span className="icon icon-paperclip size-4" />
        {words.attach}
        <input
          type="file"
          multiple
          accept=".pdf,.jpg,.jpeg,.png,.xlsx"
          className="sr-only"
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            void upload(chosen);
          }}
        />
      </label>
    </div>
  );
}
