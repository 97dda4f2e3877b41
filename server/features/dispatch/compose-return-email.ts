import { getOperatorEmail } from '#server/features/content/get-operator-email.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import type { EmailMessage, Sender } from '#server/platform/email/email-message.ts';
import { returnAnsweredEmail, returnAskedEmail } from './emails.ts';
import { getReturn } from './get-return.ts';

export type ReturnEmail = {
  to: 'buyer' | 'operator';
  address: string;
  message: EmailMessage;
  quoteRequestId: string;
};

/**
 * Tells the operator what the buyer asks for, or the buyer what was answered.
 * @returns undefined once the buyer's data is removed.
 */
export async function composeReturnEmail(
  db: DbExecutor,
  { sender, operatorEmail }: { sender: Sender; operatorEmail: string | undefined },
  returnId: string,
): Promise<ReturnEmail | undefined> {
  const orderReturn = await getReturn(db, returnId);
  const { email, quoteRequestId, state, askedBy } = orderReturn;
  if (email === '') return undefined;
  const operator = await getOperatorEmail(db, { operatorEmail });
  if (state === 'asked' && askedBy === 'buyer') {
    const message = { ...returnAskedEmail(orderReturn), replyTo: email };
    return { to: 'operator', address: operator, message, quoteRequestId };
  }
  const message = { ...returnAnsweredEmail(sender, orderReturn), replyTo: operator };
  return { to: 'buyer', address: email, message, quoteRequestId };
}
