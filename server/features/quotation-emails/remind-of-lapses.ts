import { findDueReminder } from '#domain/quotation/reminders.ts';
import { appendEvent } from '#server/features/quotations/event-queries.ts';
import { lockConversation } from '#server/features/quotations/lock-conversation.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { selectLapsingRequests, selectReminders } from './repository.ts';

/** Reminds the buyers of offers that are about to lapse. What was sent is an event, so that each is sent once. */
export async function remindOfLapses(database: Database): Promise<void> {
  for (const quoteRequestId of await selectLapsingRequests(database))
    await retryTransaction(database, (transaction) => remindOfLapse(transaction, quoteRequestId));
}

async function remindOfLapse(transaction: Transaction, quoteRequestId: string): Promise<void> {
  const { state, offer, now } = await lockConversation(transaction, quoteRequestId);
  if (state !== 'offered' || !offer) return;
  const { number: revisionNumber, lapsesAt } = offer;
  const { sentAt, reminded } = await selectReminders(transaction, quoteRequestId, revisionNumber);
  const daysBefore = findDueReminder({ sentAt, lapsesAt, reminded }, now);
  if (daysBefore === undefined) return;
  await appendEvent(transaction, {
    ...{ quoteRequestId, kind: 'reminded', revisionNumber, detail: { daysBefore } },
    ...{ madeBy: 'system', actor: 'system' },
  });
  await enqueue(transaction, 'quotation-mail', { quoteRequestId, about: 'reminder', revisionNumber });
}
