import type { QuotationMessage } from './list-messages.ts';

/** Who has written a message, as buyers read it: an operator without a name of the staff is the sales desk. */
export function nameToBuyer(
  { author, authorName }: Pick<QuotationMessage, 'author' | 'authorName'>,
  brandName: string,
): string {
  return author === 'operator' && authorName.startsWith('cli:') ? `${brandName} sales desk` : authorName;
}
