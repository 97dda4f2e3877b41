import { AppError } from '#contract/errors.ts';
import type { Brand } from '#domain/brand.ts';
import { composeAccepted } from '#server/features/estimates/compose-accepted.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { findBankAccount } from '#server/features/settings/read-settings.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectAcceptanceInForce } from './acceptance-queries.ts';
import { selectConversation } from './repository.ts';

/**
 * The pro-forma of what was accepted: the quotation as it was accepted, with the bank account of today's settings.
 * @throws AppError 'not_found' while nothing is accepted.
 */
export async function getProForma(
  db: DbExecutor,
  brand: Brand,
  quoteRequestId: string,
): Promise<QuotationDocument> {
  const conversation = await selectConversation(db, quoteRequestId);
  const accepted = await selectAcceptanceInForce(db, quoteRequestId);
  if (!conversation?.isSold || !accepted)
    throw new AppError('not_found', 'There is no pro-forma, because no quotation is accepted.');
  const bank = await findBankAccount(db, brand);
  const { document, acceptedAt, name, designation, poNumber, poDate } = accepted;
  const acceptance = { acceptedAt, name, designation, poNumber, poDate };
  return { ...composeAccepted(document, accepted, acceptance), proForma: { ...(bank && { bank }) } };
}
