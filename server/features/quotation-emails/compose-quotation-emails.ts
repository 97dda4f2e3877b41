import { quotationPath } from '#domain/page-paths.ts';
import { getOperatorEmail } from '#server/features/content/get-operator-email.ts';
import { getMessage } from '#server/features/quotation-messages/list-messages.ts';
import { listShipments } from '#server/features/shipments/list-shipments.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { EmailMessage, Sender } from '#server/platform/email/email-message.ts';
import type { JobPayloads, QuotationMail } from '#server/platform/queue/enqueue.ts';
import {
  acceptedEmail,
  answerEmail,
  declinedEmail,
  offerEmail,
  reminderEmail,
  takenBackEmail,
  undoneEmail,
} from './buyer-emails.ts';
import { deliveredEmail, shippedEmail } from './dispatch-emails.ts';
import type { Messages } from './message-sections.ts';
import {
  acceptedNoticeEmail,
  counteredEmail,
  declinedNoticeEmail,
  questionEmail,
  renewalEmail,
  withdrawnEmail,
} from './operator-emails.ts';
import {
  getMailedOffer,
  type MailedRequest,
  selectAcceptance,
  selectDeliveryNote,
  selectLastAnswer,
  selectLastCounter,
  selectMailedRequest,
} from './repository.ts';

export type ComposeDependencies = {
  sender: Sender;
  /** Undefined for the shop's contact address. */
  operatorEmail: string | undefined;
  /** Makes a link by which the buyer sees and answers the quotation. Without it, links of mails lead nowhere. */
  createLinkUrl?: (request: MailedRequest) => Promise<string>;
};

export type AddressedEmail = {
  to: 'buyer' | 'operator';
  address: string;
  message: EmailMessage;
  /** The number of the revision whose PDF is attached. */
  attachedRevision?: number;
};

type Draft = Omit<AddressedEmail, 'address'>;

/** What a job is about: one for messages has an entry for each. */
export function toQuotationMail(payload: JobPayloads['quotation-mail']): QuotationMail {
  if ('quoteRequestId' in payload) return payload;
  const messageIds = payload.map(({ messageId }) => messageId);
  return { quoteRequestId: payload[0]?.quoteRequestId ?? '', about: 'message', messageIds };
}

/**
 * The mails about a step of a quotation: none once the buyer's personal data is removed, or when the step is overtaken
 * by another one. A reply to any of them goes to the other side.
 */
export async function composeQuotationEmails(
  db: DbExecutor,
  dependencies: ComposeDependencies,
  mail: QuotationMail,
): Promise<AddressedEmail[]> {
  const request = await selectMailedRequest(db, mail.quoteRequestId);
  if (!request || request.email === '') return [];
  const drafts = await composeDrafts(db, dependencies, request, mail);
  if (drafts.length === 0) return [];
  const operator = await getOperatorEmail(db, dependencies);
  return drafts
    .filter(({ to }) => mail.to === undefined || mail.to === to)
    .map(({ message, ...draft }) => {
      const [address, replyTo] = draft.to === 'buyer' ? [request.email, operator] : [operator, request.email];
      return { ...draft, address, message: { ...message, replyTo } };
    });
}

async function composeDrafts(
  db: DbExecutor,
  { sender, createLinkUrl = async () => `${sender.publicUrl}${quotationPath('…')}` }: ComposeDependencies,
  request: MailedRequest,
  { quoteRequestId, about, revisionNumber = 0, messageId, messageIds, shipmentId = '' }: QuotationMail,
): Promise<Draft[]> {
  const getOffer = () => getMailedOffer(db, quoteRequestId, revisionNumber);
  const getWords = async () => (messageId === undefined ? '' : (await getMessage(db, messageId)).words);
  const getAnswer = () => selectLastAnswer(db, quoteRequestId, about);
  switch (about) {
    case 'offered': {
      const { state, document } = await getOffer();
      if (state !== 'sent') return [];
      const message = offerEmail(sender, request, document, await createLinkUrl(request));
      return [{ to: 'buyer', message, attachedRevision: revisionNumber }];
    }
    case 'reminder': {
      const { state, hasLapsed, document } = await getOffer();
      if (state !== 'sent' || hasLapsed || request.state !== 'offered') return [];
      return [
        { to: 'buyer', message: reminderEmail(sender, request, document, await createLinkUrl(request)) },
      ];
    }
    case 'countered': {
      const { document } = await getOffer();
      const counter = await selectLastCounter(db, quoteRequestId, revisionNumber);
      const { name } = await getAnswer();
      return counter ? [{ to: 'operator', message: counteredEmail(request, name, document, counter) }] : [];
    }
    case 'accepted': {
      const acceptance = await selectAcceptance(db, quoteRequestId, revisionNumber);
      if (!acceptance) return [];
      const { document } = await getOffer();
      return [
        { to: 'buyer', message: acceptedEmail(sender, request, document, acceptance) },
        { to: 'operator', message: acceptedNoticeEmail(request, document, acceptance) },
      ].map((draft) => ({ ...draft, attachedRevision: revisionNumber }) as Draft);
    }
    case 'declined by buyer': {
      const { document } = await getOffer();
      const { name, reason } = await getAnswer();
      const message = declinedNoticeEmail(request, name, document, reason, await getWords());
      return [{ to: 'operator', message }];
    }
    case 'declined by seller':
      return [{ to: 'buyer', message: declinedEmail(sender, request, await getWords()) }];
    case 'withdrawn': {
      const { name } = await getAnswer();
      return [
        { to: 'buyer', message: takenBackEmail(sender, request) },
        { to: 'operator', message: withdrawnEmail(request, name, await getWords()) },
      ];
    }
    case 'renewal asked': {
      const { document } = await getOffer();
      const { name } = await getAnswer();
      return [{ to: 'operator', message: renewalEmail(request, name, document, await getWords()) }];
    }
    case 'acceptance undone': {
      const offer = await getOffer();
      const linkUrl = await createLinkUrl(request);
      return [{ to: 'buyer', message: undoneEmail(sender, request, offer, await getWords(), linkUrl) }];
    }
    case 'shipped':
    case 'delivered': {
      const [shipment] = await listShipments(db, { ids: [shipmentId] });
      if (!shipment) return [];
      if (about === 'shipped') return [{ to: 'buyer', message: shippedEmail(sender, request, shipment) }];
      const note = await selectDeliveryNote(
        db,
        shipment.lines.map(({ orderId }) => orderId),
      );
      return [{ to: 'buyer', message: deliveredEmail(sender, request, shipment, note) }];
    }
    case 'message': {
      // A job of an earlier version names one message.
      const [first, ...others] = messageIds ?? [messageId ?? ''];
      if (first === undefined) return [];
      const messages: Messages = [await getMessage(db, first)];
      for (const id of others) messages.push(await getMessage(db, id));
      return messages[0].author === 'buyer'
        ? [{ to: 'operator', message: questionEmail(request, messages) }]
        : [{ to: 'buyer', message: answerEmail(sender, request, messages, await createLinkUrl(request)) }];
    }
  }
}
