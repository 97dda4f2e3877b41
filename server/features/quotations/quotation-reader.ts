import { AppError, INVALID_AUTHENTICATION, invalidField } from '#contract/errors.ts';
import type { QuotationReference } from '#contract/quotations.ts';
import { selectQuoteRequestId } from '#server/features/estimates/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Buyer } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { findLink } from './quotation-links.ts';

/** Who reads a quotation, and may answer it: somebody with a link, or the buyer whose request it is. */
export type QuotationReader = {
  quoteRequestId: string;
  /** The account of the request, also where somebody reads it by link. */
  accountId: string;
  mayAnswer: boolean;
  by: { kind: 'account'; buyer: Buyer } | { kind: 'link'; linkId: string };
};

/** @throws AppError 'not_found' for a link that does not work; 'rate_limited' after many of these from an address. */
export async function getReaderByLink(
  database: Database,
  limits: RateLimits,
  token: string,
  clientIp: string,
): Promise<QuotationReader> {
  const link = await findLink(database, token);
  if (!link) {
    await limits.consume('link tried from an address', clientIp);
    throw new AppError(
      'not_found',
      'This link to a quotation is incomplete, has expired or was withdrawn. Please ask for a new one.',
    );
  }
  const { id, quoteRequestId, accountId, mayAnswer } = link;
  return { quoteRequestId, accountId, mayAnswer, by: { kind: 'link', linkId: id } };
}

/** @throws AppError 'not_found' when the buyer has no such request, whether or not it exists. */
export async function getReaderByEstimate(
  database: Database,
  buyer: Buyer,
  estimateId: string,
): Promise<QuotationReader> {
  const quoteRequestId = await selectQuoteRequestId(database, estimateId, buyer.id);
  if (quoteRequestId === undefined) throw new AppError('not_found', 'Quotation not found.');
  return { quoteRequestId, accountId: buyer.id, mayAnswer: true, by: { kind: 'account', buyer } };
}

/**
 * By the link's token or, for the buyer who is logged in, by the estimate's id.
 * @throws AppError as above; 'invalid_input' when neither is named, 'unauthenticated' without a login for the latter.
 */
export async function getReader(
  database: Database,
  limits: RateLimits,
  { token, invoice }: QuotationReference,
  { buyer, clientIp }: { buyer: Buyer | undefined; clientIp: string },
): Promise<QuotationReader> {
  if (token !== undefined) return getReaderByLink(database, limits, token, clientIp);
  if (invoice === undefined) throw invalidField('token', 'The link to the quotation is required.');
  if (!buyer) throw new AppError('unauthenticated', INVALID_AUTHENTICATION);
  return getReaderByEstimate(database, buyer, invoice);
}

/** @throws AppError 'forbidden' for a link by which the quotation is only read. */
export function assertMayAnswer({ mayAnswer }: QuotationReader): void {
  if (mayAnswer) return;
  throw new AppError('forbidden', 'This link lets you view the quotation, but not respond to it.');
}
