import { useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { type MessageFile, MessageFiles, useMessageFiles } from './message-files.tsx';

/** Writes to the buyer, or a note that only operators see. Ctrl+Enter sends it. */
export function MessageForm({ request }: { request: string }) {
  const { quotation: words, common } = useText();
  const reload = useReload();
  const { input, change, forget } = useKeptInput(`message ${request}`, {
    words: '',
    isInternal: false,
    files: [] as MessageFile[],
  });
  const uploads = useMessageFiles(request, (file) => change({ files: [...input.files, file] }));
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);

  async function send(): Promise<void> {
    // The keys work while the button does not: nothing goes twice, or without its file.
    if (isUnderWay.current || uploads.uploading.length > 0) return;
    isUnderWay.current = true;
    setSending(true);
    setError('');
    try {
      const files = input.files.map(({ id }) => id);
      await api.writeAboutOffer({
        body: { request, words: input.words, is_internal: input.isInternal, files },
      });
      forget();
      await reload();
    } catch (cause) {
      setError(cause instanceof ApiError ? cause.message : common.unreachable);
    }
    isUnderWay.current = false;
    setSending(false);
  }

  function remove({ id }: MessageFile): void {
    change({ files: input.files.filter((file) => file.id !== id) });
    // What cannot be removed now is deleted after a day.
    void api.removeOfferFile({ body: { request, file: id } }).catch(() => undefined);
  }

  return (
    <form
      ref={form}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        aria-label={input.isInternal ? words.note : words.message}
        placeholder={input.isInternal ? words.note : words.message}
        rows={2}
        maxLength={4000}
        required
        className={`desk-input field-sizing-content max-h-60 min-h-16 py-1.5 ${input.isInternal ? 'border-warning' : ''}`}
        value={input.words}
        onChange={({ target }) => change({ words: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.stopPropagation();
          form.current?.requestSubmit();
        }}
      />
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <MessageFiles files={input.files} uploads={uploads} onRemove={remove} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label className="flex min-h-11 items-center gap-2 text-sm md:pointer-fine:min-h-8">
          <input
            type="checkbox"
            className="size-4 accent-action"
            checked={input.isInternal}
            onChange={({ target }) => change({ isInternal: target.checked })}
          />
          {words.onlyUs}
        </label>
        <Button type="submit" isBusy={isSending || uploads.uploading.length > 0}>
          {input.isInternal ? words.keepNote : words.sendMessage}
        </Button>
      </div>
    </form>
  );
}
