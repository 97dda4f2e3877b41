import { formatMoment } from '#domain/format-moment.ts';
import type { QuotationMessage } from '#server/features/quotation-messages/list-messages.ts';
import type { EmailSection } from '#server/platform/email/email-message.ts';
import { toWordsSection } from './email-sections.ts';

/** What one side has written, oldest first; mailed together. */
export type Messages = [QuotationMessage, ...QuotationMessage[]];

const names = new Intl.ListFormat('en-IN');

/** `Meera has written`, `Meera and Asha Rao have written` */
export function describeWriting(messages: Messages, getName: (message: QuotationMessage) => string): string {
  const authors = [...new Set(messages.map(getName))];
  return `${names.format(authors)} ${authors.length === 1 ? 'has' : 'have'} written`;
}

/** `line 3 of ` where all are about that line; otherwise '' */
export function describeCommonLine(messages: Messages): string {
  const [{ lineNumber }] = messages;
  const isCommon = messages.every((message) => message.lineNumber === lineNumber);
  return isCommon && lineNumber !== null ? `line ${lineNumber} of ` : '';
}

/** A section for each, with the time and the line where there are several. */
export function toMessageSections(messages: Messages): EmailSection[] {
  if (messages.length === 1) return toWordsSection('Message', messages[0].words);
  return messages.flatMap(({ words, createdAt, lineNumber }) => {
    const line = lineNumber === null ? '' : `, line ${lineNumber}`;
    return toWordsSection(`Message of ${formatMoment(createdAt)}${line}`, words);
  });
}

export function listFileNames(messages: Messages): string[] {
  return messages.flatMap(({ files }) => files.map(({ name }) => name));
}
