import { quotationPath } from '#domain/page-paths.ts';
import { composeReturnEmail } from '#server/features/dispatch/compose-return-email.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { Sender } from '#server/platform/email/email-message.ts';
import { type AddressedEmail, composeQuotationEmails, toQuotationMail } from './compose-quotation-emails.ts';
import { selectQueuedMails } from './repository.ts';

type MailSettings = { sender: Sender; operatorEmail: string | undefined };

/**
 * Composes the mails that this transaction has enqueued about quotations and returns, as they would be sent if it were
 * committed. No link is made for them.
 */
export async function composeQueuedEmails(
  transaction: Transaction,
  settings: MailSettings,
): Promise<AddressedEmail[]> {
  const mails: AddressedEmail[] = [];
  const createLinkUrl = async () => `${settings.sender.publicUrl}${quotationPath('…')}`;
  const dependencies = { ...settings, createLinkUrl };
  for (const { identifier, payload } of await selectQueuedMails(transaction)) {
    if (identifier === 'return-mail') {
      const mail = await composeReturnEmail(transaction, settings, payload.returnId);
      if (mail) mails.push(mail);
    } else {
      mails.push(...(await composeQuotationEmails(transaction, dependencies, toQuotationMail(payload))));
    }
  }
  return mails;
}
