import { AppError } from '#contract/errors.ts';
import type { MessageAuthor } from '#server/features/quotation-messages/message-author.ts';
import { storeMessage } from '#server/features/quotation-messages/store-message.ts';
import type { FileOwner } from '#server/features/request-files/repository.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import { type LockedConversation, lockConversation } from './lock-conversation.ts';
import { selectLink } from './repository.ts';

/** Who answers for the buyer: the account that sent the request, or somebody with a link. */
export type Answerer = (
  | { kind: 'account'; buyer: Buyer }
  /** The name is what they say; the e-mail of the link is never taken for it, because links are passed on. */
  | { kind: 'link'; linkId: string; name: string }
) & {
  clientIp: string;
  userAgent: string;
};

/** A conversation that somebody may answer, and who that is for what is stored of it. */
export type AnsweredConversation = LockedConversation & {
  accountId: string;
  author: MessageAuthor;
  /** Of somebody with a link. */
  answererName: string | undefined;
  fileOwner: FileOwner;
};

/**
 * Locks a conversation for a step of the buyer's side.
 * @throws AppError 'not_found' for another account's request and for a link that does not work, 'forbidden' for a link
 * that may only see it.
 */
export async function lockForAnswer(
  transaction: Transaction,
  answerer: Answerer,
  quoteRequestId: string,
): Promise<AnsweredConversation> {
  const conversation = await lockConversation(transaction, quoteRequestId);
  const { accountId } = conversation;
  if (answerer.kind === 'account') {
    if (accountId !== answerer.buyer.id) throw createUnknownError();
    const author = { kind: 'account', accountId } as const;
    const fileOwner = { accountId, sentBy: 'buyer' } as const;
    return { ...conversation, accountId, author, answererName: undefined, fileOwner };
  }
  const { linkId, name } = answerer;
  const link = await selectLink(transaction, linkId, quoteRequestId);
  if (!link || accountId === null) throw createUnknownError();
  if (!link.mayAnswer) {
    throw new AppError('forbidden', 'This link lets you view the quotation, but not respond to it.');
  }
  const author = { kind: 'link', linkId, name } as const;
  const fileOwner = { accountId, sentBy: 'link' } as const;
  return { ...conversation, accountId, author, answererName: name, fileOwner };
}

/** Keeps what the buyer writes with a step among the messages. @returns its part of the mail about the step. */
export async function storeWords(
  transaction: Transaction,
  { quoteRequestId, author, offer }: AnsweredConversation,
  words = '',
): Promise<{ messageId?: string }> {
  if (words.trim() === '') return {};
  const { id } = await storeMessage(transaction, {
    quoteRequestId,
    author,
    words: words.trim(),
    ...(offer && { revisionNumber: offer.number }),
  });
  return { messageId: id };
}

function createUnknownError(): AppError {
  return new AppError('not_found', 'There is no such quotation.');
}
