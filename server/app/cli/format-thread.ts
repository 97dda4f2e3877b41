import { formatDateTime } from '#domain/indian-format.ts';
import { formatFileSize } from '#domain/request-file.ts';
import type { QuotationMessage } from '#server/features/quotation-messages/list-messages.ts';
import { applyStyle, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

/** The messages about a quote request, oldest first. */
export function formatThread(terminal: Terminal, messages: readonly QuotationMessage[]): string {
  if (messages.length === 0) return 'There are no messages about this request.';
  return messages.map((message) => formatMessage(terminal, message)).join('\n\n');
}

function formatMessage(terminal: Terminal, message: QuotationMessage): string {
  const { createdAt, words, files, isInternal } = message;
  const head = `${formatDateTime(createdAt)}  ${toSingleLine(describeAuthor(message))}`;
  const note = isInternal ? applyStyle(terminal, 'yellow', '  internal note') : '';
  const lines = [
    ...words.split('\n'),
    ...files.map(({ name, byteCount }) => `File: ${name} (${formatFileSize(byteCount)})`),
  ];
  return [
    applyStyle(terminal, 'bold', head) + note,
    ...lines.map((line) => wrapText(toSingleLine(line), terminal, '  ')),
  ].join('\n');
}

/** `Asha Rao, for the buyer, about line 3` */
export function describeAuthor({
  author,
  authorName,
  lineNumber,
  readAt,
  isInternal,
}: QuotationMessage): string {
  const who =
    author === 'operator' ? authorName : authorName === '' ? 'Buyer' : `${authorName}, for the buyer`;
  const parts = [who, ...(lineNumber === null ? [] : [`about line ${lineNumber}`])];
  if (author === 'operator' && !isInternal) parts.push(readAt ? 'read' : 'not read yet');
  return parts.join(', ');
}
