import { useRef } from 'react';
import { formatFileSize } from '#domain/request-file.ts';
import { filesText } from '#web/text/request-files-en.ts';
import { Button } from '#web/ui/button.tsx';
import { ACCEPTED_FILES } from './accepted-files.ts';
import { FileRow } from './file-row.tsx';
import { type PendingFile, useRequestFiles } from './use-request-files.ts';

/** Adds files to the quote request that is being prepared. */
export function FileSection() {
  const files = useRequestFiles();
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isEmpty = files.stored.length + files.pending.length === 0;

  /** The pressed button is about to vanish with its row. */
  function thenFocusAdd(remove: () => void): void {
    remove();
    addButton.current?.focus();
  }

  return (
    <section aria-labelledby="request-files" className="grid min-w-0 gap-3">
      <h2 id="request-files" className="text-lg font-semibold">
        {filesText.title}
      </h2>
      <div className="grid gap-x-4 gap-y-2 sm:flex sm:items-center">
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPTED_FILES}
          aria-label={filesText.add}
          onChange={({ currentTarget }) => {
            files.add([...(currentTarget.files ?? [])]);
            // Otherwise the same file could not be chosen again.
            currentTarget.value = '';
          }}
        />
        <Button
          ref={addButton}
          aria-describedby="request-files-hint"
          className="shrink-0"
          onClick={() => input.current?.click()}
        >
          <span className="icon icon-paperclip" />
          {filesText.add}
        </Button>
        <p id="request-files-hint" className="text-sm text-ink-soft">
          {filesText.hint}
        </p>
      </div>
      {!isEmpty && (
        <ul
          aria-label={filesText.list}
          className="divide-y divide-rule rounded border border-rule bg-surface"
        >
          {files.stored.map((file) => (
            <FileRow
              key={file.id}
              name={file.name}
              onRemove={() => thenFocusAdd(() => files.removeStored(file))}
            >
              <p className="text-sm text-ink-soft tabular-nums">{formatFileSize(file.bytes)}</p>
            </FileRow>
          ))}
          {files.pending.map((file) => (
            <FileRow
              key={file.key}
              name={file.file.name}
              onRetry={file.canRetry ? () => thenFocusAdd(() => files.retry(file)) : undefined}
              onRemove={() => thenFocusAdd(() => files.removePending(file))}
            >
              <PendingState file={file} />
            </FileRow>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {files.status}
      </p>
    </section>
  );
}

function PendingState({ file: { file, percent, problem } }: { file: PendingFile }) {
  if (problem !== undefined) return <p className="text-sm text-danger">{problem}</p>;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft tabular-nums">
      <progress
        aria-label={filesText.sendingFile(file.name)}
        value={percent}
        max={100}
        className="h-1.5 w-32 appearance-none overflow-hidden rounded bg-rule [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-success"
      />
      {filesText.sending(percent)}
    </div>
  );
}
