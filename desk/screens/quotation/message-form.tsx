import { useRef } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useKeptForm } from '#desk/state/kept-form.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { type MessageFile, MessageFiles, useMessageFiles } from './message-files.tsx';

/** Writes to the buyer, or a note that only operators see. Ctrl+Enter sends it. */
export function MessageForm({ request }: { request: string }) {
  const { quotation: words } = useText();
  const { input, change, isBusy, message, ...form } = useKeptForm(`message ${request}`, {
    words: '',
    isInternal: false,
    files: [] as MessageFile[],
  });
  const uploads = useMessageFiles(request, (file) => change({ files: [...input.files, file] }));
  const element = useRef<HTMLFormElement>(null);

  async function send(): Promise<void> {
    // The keys work while the button does not: nothing goes without its file.
    if (uploads.uploading.length > 0) return;
    const files = input.files.map(({ id }) => id);
    const body = { request, words: input.words, is_internal: input.isInternal, files };
    await form.send(() => api.writeAboutOffer({ body }), '');
  }

  function remove({ id }: MessageFile): void {
    change({ files: input.files.filter((file) => file.id !== id) });
    // What cannot be removed now is deleted after a day.
    void api.removeOfferFile({ body: { request, file: id } }).catch(() => undefined);
  }

  return (
    <form
      ref={element}
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
          element.current?.requestSubmit();
        }}
      />
      {message && (
        <p role="alert" className="text-sm text-danger">
          {message}
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
        <Button type="submit" isBusy={isBusy || uploads.uploading.length > 0}>
          {input.isInternal ? words.keepNote : words.sendMessage}
        </Button>
      </div>
    </form>
  );
}
