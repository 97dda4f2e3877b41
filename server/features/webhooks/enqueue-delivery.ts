import type { Transaction } from '#server/platform/database/connection.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';

/**
 * Adds the job that sends a message now. It replaces one that waits for its next attempt. Messages to one endpoint are
 * sent one after the other, so that a slow receiver keeps no more than one worker busy.
 */
export async function enqueueDelivery(
  transaction: Transaction,
  { id, endpointId }: { id: string; endpointId: string },
): Promise<void> {
  await enqueue(
    transaction,
    'deliver-webhook',
    { deliveryId: id },
    { onlyKey: id, queue: `webhook ${endpointId}` },
  );
}
