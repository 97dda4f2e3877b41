import { useEffect } from 'react';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';
import { formatDateTime } from '#domain/indian-format.ts';
import { type ConversationEntry, listEntries } from './conversation-entries.ts';
import { MessageForm } from './message-form.tsx';
import { RequestFileButton } from './request-file-button.tsx';

/** All that was written, sent and done about a request, the newest at the end, and a place to write. */
export function Conversation({ request }: { request: WireStaffQuotation }) {
  const { quotation: words } = useText();
  const mayWrite = useMay('quotes:write');
  useMarkRead(request);
  return (
    <section aria-labelledby="conversation" className="desk-panel grid gap-3">
      <h2 id="conversation" className="font-semibold">
        {words.conversation}
      </h2>
      <ol className="grid max-h-[60vh] gap-2 overflow-y-auto text-sm" tabIndex={-1}>
        {listEntries(request).map((entry) => (
          <Entry key={entry.key} entry={entry} request={request} />
        ))}
      </ol>
      {mayWrite && <MessageForm request={request.id} />}
    </section>
  );
}

function Entry({ entry, request }: { entry: ConversationEntry; request: WireStaffQuotation }) {
  const { quotation: words } = useText();
  const { customer } = request;
  const at = <time dateTime={entry.at}>{formatDateTime(new Date(entry.at))}</time>;
  if (entry.kind === 'message') {
    const { author, author_name, is_internal, is_read, line_number, files } = entry.message;
    const side = is_internal
      ? 'border-warning bg-paper'
      : author === 'buyer'
        ? 'mr-6 border-edge bg-surface'
        : 'ml-6 border-rule bg-paper';
    return (
      <li className={`rounded border px-2.5 py-1.5 ${side}`}>
        <p className="text-xs text-ink-soft">
          <span className="font-medium text-ink">{author_name || customer}</span> · {at}
          {line_number !== undefined && ` · ${words.line(line_number)}`}
          {is_internal && <strong className="text-warning"> · {words.internal}</strong>}
          {!is_internal && author === 'seller' && ` · ${is_read ? words.read : words.unread}`}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{entry.message.words}</p>
        {files.map((file) => (
          <RequestFileButton key={file.id} request={request.id} file={file} />
        ))}
      </li>
    );
  }
  if (entry.kind === 'counter')
    return (
      <li className="mr-6 rounded border border-edge bg-surface px-2.5 py-1.5">
        <p className="text-xs text-ink-soft">
          <span className="font-medium text-ink">{customer}</span> · {at}
        </p>
        <p>{words.countered(entry.revision)}</p>
        {entry.words && <p className="whitespace-pre-line wrap-anywhere">{entry.words}</p>}
      </li>
    );
  return (
    <li className="px-2.5 text-xs text-ink-soft">
      {entry.kind === 'mail' ? (
        <span className={entry.isRefused ? 'font-medium text-danger' : ''}>
          {words.mailTo(entry.to, words.mailStates[entry.state] ?? entry.state)}
          {entry.isRefused && ` – ${entry.reply}`}
        </span>
      ) : (
        <span>{words.event(words.events[entry.event] ?? entry.event, entry.revision, entry.by)}</span>
      )}{' '}
      · {at}
    </li>
  );
}

/** Reading here is reading: the buyer sees it. */
function useMarkRead({ id, messages }: WireStaffQuotation): void {
  const mayWrite = useMay('quotes:write');
  const reload = useReload();
  const hasUnread = messages.some(({ author, is_read }) => author === 'buyer' && !is_read);
  useEffect(() => {
    if (!hasUnread || !mayWrite) return;
    // What could not be noted is noted the next time.
    api.markOfferMessagesRead({ body: { request: id } }).then(
      () => reload(),
      () => undefined,
    );
  }, [hasUnread, mayWrite, id, reload]);
}
