import { toWebhookEvent } from '#contract/webhook-events.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { JobPayloads } from '#server/platform/queue/enqueue.ts';
import { composeMessage } from './compose-message.ts';
import { enqueueDelivery } from './enqueue-delivery.ts';
import { insertDelivery, selectEndpointsFor, selectEvent } from './repository.ts';

/**
 * Writes the message about an event once for each endpoint that wants to know, and adds the jobs that send them. Run
 * again after a crash, it adds nothing twice.
 */
export async function announceEvent(
  database: Database,
  { quoteRequestId, number }: JobPayloads['announce-event'],
): Promise<void> {
  const request = await selectEvent(database, quoteRequestId, number);
  const type = request && toWebhookEvent(request.event.kind);
  if (!type) return;
  const body = JSON.stringify(composeMessage(type, request));
  await retryTransaction(database, async (transaction) => {
    for (const endpointId of await selectEndpointsFor(transaction, type)) {
      const id = await insertDelivery(transaction, {
        ...{ id: `msg_${newId()}`, endpointId, quoteRequestId, eventNumber: number, type, body },
      });
      if (id !== undefined) await enqueueDelivery(transaction, { id, endpointId });
    }
  });
}
