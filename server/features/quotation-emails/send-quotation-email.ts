import { quotationPath } from '#domain/page-paths.ts';
import { getFileName } from '#server/features/estimates/frozen-document.ts';
import { type EstimateRenderContext, renderRevision } from '#server/features/estimates/render-estimate.ts';
import { getRevision } from '#server/features/estimates/revision-queries.ts';
import type { OrderEmailDependencies } from '#server/features/order-emails/send-order-emails.ts';
import { createLink } from '#server/features/quotations/quotation-links.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { JobPayloads } from '#server/platform/queue/enqueue.ts';
import { composeQuotationEmails, toQuotationMail } from './compose-quotation-emails.ts';

/**
 * Sends the mails about a step of a quotation. The link in a mail is made when it is sent, so that no job contains a
 * secret and no mail a link that has expired while it waited.
 */
export async function sendQuotationEmail(
  database: Database,
  { mailer, operatorEmail, renderContext }: OrderEmailDependencies,
  payload: JobPayloads['quotation-mail'],
): Promise<void> {
  const mail = toQuotationMail(payload);
  const { sender } = mailer;
  const { quoteRequestId } = mail;
  const createLinkUrl = async ({ email }: { email: string }) => {
    const token = await retryTransaction(database, (transaction) =>
      createLink(transaction, { quoteRequestId, email, mayAnswer: true }),
    );
    return `${sender.publicUrl}${quotationPath(token)}`;
  };
  const emails = await composeQuotationEmails(database, { sender, operatorEmail, createLinkUrl }, mail);
  for (const { to, address, message, attachedRevision } of emails) {
    const attachment =
      attachedRevision === undefined
        ? {}
        : { attachment: await drawAttachment(database, renderContext, quoteRequestId, attachedRevision) };
    // With it, the mail alone can be sent again.
    const ofMail = { ...mail, to };
    await mailer.send(address, { ...message, ...attachment }, { quoteRequestId, payload: ofMail });
  }
}

async function drawAttachment(
  database: Database,
  context: EstimateRenderContext,
  quoteRequestId: string,
  revisionNumber: number,
) {
  const revision = await getRevision(database, quoteRequestId, revisionNumber);
  const { document, pdf } = await renderRevision(database, context, quoteRequestId, revision);
  return { name: getFileName(document), type: 'application/pdf', bytes: pdf };
}
