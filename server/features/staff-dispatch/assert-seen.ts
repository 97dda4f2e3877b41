import { createConflictError } from '#server/features/admin/assert-version.ts';
import { getReturn } from '#server/features/dispatch/get-return.ts';
import { getShipment } from '#server/features/dispatch/get-shipment.ts';
import { selectEventAbout } from '#server/features/quotations/event-queries.ts';
import { lockConversation } from '#server/features/quotations/lock-conversation.ts';
import type { OrderReturn, Shipment } from '#server/features/shipments/list-shipments.ts';
import type { Transaction } from '#server/platform/database/connection.ts';

/**
 * Refuse to overwrite what the operator has not seen. Who was quicker is in the events of the quote request. `present`
 * is given what is stored, and returns it by the names that the call takes.
 */

/** @throws AppError 'conflict' with who has changed the shipment since, and what is stored now. */
export async function assertShipmentSeen(
  transaction: Transaction,
  { shipmentId, seen }: { shipmentId: string; seen: number },
  present: (stored: Shipment) => Record<string, unknown>,
): Promise<void> {
  const { quoteRequestId } = await getShipment(transaction, shipmentId);
  await lockConversation(transaction, quoteRequestId);
  const shipment = await getShipment(transaction, shipmentId);
  const { version, number } = shipment;
  if (version === seen) return;
  const event = await selectEventAbout(transaction, quoteRequestId, { shipment: number, version });
  throw createConflictError({
    changedBy: event?.actor,
    changedAt: event?.createdAt,
    version,
    current: present(shipment),
  });
}

/** @throws AppError 'conflict' with who has answered the return since, and how. */
export async function assertReturnSeen(
  transaction: Transaction,
  { returnId, seen }: { returnId: string; seen: number },
  present: (stored: OrderReturn) => Record<string, unknown>,
): Promise<void> {
  const { quoteRequestId } = await getReturn(transaction, returnId);
  await lockConversation(transaction, quoteRequestId);
  const entry = await getReturn(transaction, returnId);
  const { version } = entry;
  if (version === seen) return;
  const event = await selectEventAbout(transaction, quoteRequestId, { return: returnId, version });
  throw createConflictError({
    changedBy: event?.actor,
    changedAt: event?.createdAt,
    version,
    current: present(entry),
  });
}
