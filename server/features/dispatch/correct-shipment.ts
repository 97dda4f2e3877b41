import { shipmentDetails, type WireShipmentDetails } from '#contract/dispatch.ts';
import { AppError } from '#contract/errors.ts';
import { appendEvent } from '#server/features/quotations/event-queries.ts';
import { lockConversation } from '#server/features/quotations/lock-conversation.ts';
import type { Shipment } from '#server/features/shipments/list-shipments.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { type ContentsLine, correctContents } from './correct-contents.ts';
import { getShipment } from './get-shipment.ts';
import { updateShipment } from './repository.ts';
import { toShipmentColumns } from './shipment-details.ts';

type Correction = {
  shipmentId: string;
  details: WireShipmentDetails;
  /** What was wrong of its contents. */
  lines?: readonly ContentsLine[] | undefined;
  operator: string;
};

/**
 * Corrects how a shipment travels, also after delivery, and what is in it until then.
 * @throws AppError 'invalid_input' for a wrong detail, or when nothing is corrected; 'not_found' for an unknown
 * shipment; as `correctContents`.
 */
export async function correctShipment(
  transaction: Transaction,
  { shipmentId, details, lines = [], operator }: Correction,
): Promise<Shipment> {
  const columns = toShipmentColumns(validate(shipmentDetails, details));
  const corrected = Object.keys(columns);
  if (corrected.length + lines.length === 0)
    throw new AppError('invalid_input', 'There is nothing to correct.');
  const { quoteRequestId } = await getShipment(transaction, shipmentId);
  await lockConversation(transaction, quoteRequestId);
  // As it is now that no other step can change it.
  const shipment = await getShipment(transaction, shipmentId);
  if (corrected.length > 0) await updateShipment(transaction, shipmentId, columns);
  if (lines.length > 0) await correctContents(transaction, shipment, lines, operator);
  const result = await getShipment(transaction, shipmentId);
  const { number, version } = result;
  await appendEvent(transaction, {
    quoteRequestId,
    kind: 'shipment corrected',
    madeBy: 'operator',
    actor: operator,
    detail: { shipment: number, version, corrected, ...(lines.length > 0 && { lines }) },
  });
  return result;
}
