import { AppError } from '#contract/errors.ts';
import { quotationPath } from '#domain/page-paths.ts';
import {
  composeWhatsAppText,
  toWhatsAppUrl,
} from '#server/features/quotation-emails/compose-whatsapp-text.ts';
import { createLink } from '#server/features/quotations/quotation-links.ts';
import { selectLastQuotation } from '#server/features/quotations/revision-queries.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { getContact } from './repository.ts';

type NewOfferLink = {
  quoteRequestId: string;
  /** Whom it is for; without it, the buyer. */
  email?: string | undefined;
  mayAnswer: boolean;
  /** How long it works. */
  days?: number | undefined;
};

/**
 * Makes a link to the last quotation for the operator to send.
 * @returns the link, a text with it, and the address that opens WhatsApp with this text.
 * @throws AppError 'not_found' when there is no such quote request, 'conflict' when no offer was sent.
 */
export async function makeOfferLink(
  transaction: Transaction,
  publicUrl: string,
  { quoteRequestId, email, mayAnswer, days }: NewOfferLink,
): Promise<{ url: string; text: string; whatsAppUrl: string }> {
  const contact = await getContact(transaction, quoteRequestId);
  const quotation = await selectLastQuotation(transaction, quoteRequestId);
  if (!quotation) throw new AppError('conflict', 'No offer has been sent yet.');
  const token = await createLink(transaction, {
    quoteRequestId,
    email: email ?? contact.email,
    mayAnswer,
    ...(days !== undefined && { days }),
  });
  const url = `${publicUrl}${quotationPath(token)}`;
  const text = composeWhatsAppText(quotation.document, url);
  return { url, text, whatsAppUrl: toWhatsAppUrl(contact.phone, text) };
}
