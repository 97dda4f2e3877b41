import { AppError } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { enqueueDelivery } from './enqueue-delivery.ts';
import { selectDelivery, updateDelivery } from './repository.ts';

/**
 * Sends a message again, with as many attempts as a new one. A receiver that has it knows it by its id.
 * @throws AppError 'not_found' when the delivery is no longer stored, 'conflict' when its endpoint is switched off.
 */
export async function replayDelivery(transaction: Transaction, id: string): Promise<void> {
  const delivery = await selectDelivery(transaction, id);
  if (!delivery) throw new AppError('not_found', 'This message is no longer stored.');
  const { endpointId, switchedOffAt } = delivery;
  if (switchedOffAt) throw new AppError('conflict', 'Please switch the address on first.');
  await updateDelivery(transaction, id, { state: 'waiting', attempts: 0 });
  await enqueueDelivery(transaction, { id, endpointId });
}
