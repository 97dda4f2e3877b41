import type { Brand } from '#domain/brand.ts';
import { composeReturnEmail } from '#server/features/dispatch/compose-return-email.ts';
import { getSender } from '#server/features/settings/get-sender.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { renderEmailText } from '#server/platform/email/render-email.ts';
import { type AddressedEmail, composeQuotationEmails, toQuotationMail } from './compose-quotation-emails.ts';
import { selectQueuedMails } from './repository.ts';

/** A mail as it would be sent. */
export type ComposedMail = { to: string; subject: string; text: string };

/**
 * Composes the mails that this transaction has enqueued about quotations and returns, as they would be sent if it were
 * committed. No link is made for them.
 */
export async function composeQueuedEmails(
  transaction: Transaction,
  { brand, operatorEmail }: { brand: Brand; operatorEmail: string | undefined },
): Promise<ComposedMail[]> {
  const sender = await getSender(transaction, brand);
  const mails: Pick<AddressedEmail, 'address' | 'message'>[] = [];
  for (const { identifier, payload } of await selectQueuedMails(transaction)) {
    if (identifier === 'return-mail') {
      const mail = await composeReturnEmail(transaction, { sender, operatorEmail }, payload.returnId);
      if (mail) mails.push(mail);
    } else {
      const mail = toQuotationMail(payload);
      mails.push(...(await composeQuotationEmails(transaction, { sender, operatorEmail }, mail)));
    }
  }
  return mails.map(({ address, message }) => ({
    to: address,
    subject: message.subject,
    text: renderEmailText(message, sender),
  }));
}
