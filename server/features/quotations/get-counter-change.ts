import { AppError } from '#contract/errors.ts';
import { applyCounter } from '#domain/quotation/apply-counter.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { selectCounters } from './repository.ts';

/**
 * The change of a draft that puts into it what the buyer last wished of an offer.
 * @throws AppError 'not_found' when the buyer has made no counter-offer, 'conflict' when the last one is in words
 * alone.
 */
export async function getCounterChange(
  transaction: Transaction,
  quoteRequestId: string,
): Promise<(terms: QuotationTerms) => QuotationTerms> {
  const [counter] = await selectCounters(transaction, quoteRequestId);
  if (!counter) throw new AppError('not_found', 'The buyer has made no counter-offer.');
  const { lines } = counter;
  if (lines.length === 0)
    throw new AppError('conflict', 'The last counter-offer is in words only, so there is nothing to apply.');
  return (terms) => ({ ...terms, lines: applyCounter(terms.lines, lines) });
}
