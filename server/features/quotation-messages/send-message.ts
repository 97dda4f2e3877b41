import { AppError, invalidField } from '#contract/errors.ts';
import { formatDay } from '#domain/indian-format.ts';
import { hasLapsed, type QuotationState } from '#domain/quotation/quotation-state.ts';
import { attachFiles } from '#server/features/request-files/attach-files.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { createRateLimitedError } from '#server/platform/http/rate-limits.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { type QuotationMessage, withFiles } from './list-messages.ts';
import type { MessageAuthor } from './message-author.ts';
import { lockRequest, selectThread, type Thread } from './repository.ts';
import { storeMessage } from './store-message.ts';

const MAX_MESSAGES_PER_HOUR = 60;
const HOUR_SECONDS = 3600;

export type SentMessage = {
  quoteRequestId: string;
  /** As `messageWords` of the contract leaves them. */
  words: string;
  lineNumber?: number | undefined;
  fileIds?: readonly string[];
  /** Only for operators: a note that the buyer never sees. */
  isInternal?: boolean | undefined;
  /** Whether the other side gets no mail. */
  isSilent?: boolean | undefined;
};

/**
 * Adds a message to a quote request or one of its lines. Unless it is a note for operators, the other side gets a mail,
 * one for all that is written within ten minutes.
 * @throws AppError 'not_found' when there is no such request or its personal data is removed; 'invalid_input' for an
 * unknown line or file; 'conflict' when a buyer writes about an offer that has lapsed or a request that is closed;
 * 'rate_limited' after 60 messages within an hour.
 */
export async function sendMessage(
  transaction: Transaction,
  author: MessageAuthor,
  { quoteRequestId, words, lineNumber, fileIds = [], isInternal = false, isSilent = false }: SentMessage,
): Promise<QuotationMessage> {
  const request = await lockRequest(transaction, quoteRequestId);
  if (!request || request.email === '' || request.accountId === null)
    throw new AppError('not_found', 'There is nobody to write to about this request.');
  const thread = await selectThread(transaction, quoteRequestId, lineNumber);
  if (lineNumber !== undefined && !thread.hasLine)
    throw invalidField('line_number', `There is no line ${lineNumber} in this request.`);
  if (author.kind !== 'operator') assertOpen(request.state, thread);
  if (!isInternal && thread.recentCount >= MAX_MESSAGES_PER_HOUR)
    throw createRateLimitedError(
      HOUR_SECONDS,
      'There have been 60 messages about this request within an hour.',
    );
  const message = await storeMessage(transaction, {
    quoteRequestId,
    author,
    words,
    isInternal,
    ...(lineNumber !== undefined && { lineNumber }),
    ...(thread.revisionNumber !== null && { revisionNumber: thread.revisionNumber }),
  });
  const owner = {
    accountId: request.accountId,
    sentBy: author.kind === 'account' ? 'buyer' : author.kind,
  } as const;
  await attachFiles(transaction, { owner, quoteRequestId, messageId: message.id, fileIds });
  if (!isInternal && !isSilent)
    await enqueue(transaction, 'quotation-mail', [{ quoteRequestId, messageId: message.id }], {
      gatherKey: `${quoteRequestId} ${message.author}`,
    });
  const [sent] = await withFiles(transaction, [message]);
  if (!sent) throw new Error('The message was not read.');
  return sent;
}

/** What has ended is only read: a question about it would wait for an answer that does not come. */
function assertOpen(state: QuotationState, { lapsesAt, now }: Thread): void {
  if (state === 'closed')
    throw new AppError('conflict', 'This request is closed. Please send us a new one, or an e-mail.');
  if (lapsesAt && hasLapsed({ state, lapsesAt }, now)) {
    const lastDay = formatDay(new Date(lapsesAt.getTime() - 1));
    throw new AppError('conflict', `This quotation was valid until ${lastDay}. Please ask us to renew it.`);
  }
}
