import type { WireQuotationMessage } from '#contract/quotation-messages.ts';
import { presentFile } from '#server/features/request-files/presenter.ts';
import type { QuotationMessage } from './list-messages.ts';
import { nameToBuyer } from './name-to-buyer.ts';

export function presentMessageToBuyer(message: QuotationMessage, brandName: string): WireQuotationMessage {
  return presentMessage({ ...message, authorName: nameToBuyer(message, brandName) });
}

export function presentMessage(message: QuotationMessage): WireQuotationMessage {
  const { id, author, authorName, lineNumber, revisionNumber, words, files, createdAt, readAt } = message;
  return {
    id,
    author: author === 'operator' ? 'seller' : 'buyer',
    author_name: authorName,
    ...(lineNumber !== null && { line_number: lineNumber }),
    ...(revisionNumber !== null && { revision: revisionNumber }),
    words,
    files: files.map(presentFile),
    createdAt: createdAt.toISOString(),
    is_read: readAt !== null,
  };
}
