import {
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookMessage,
  webhookMessage,
} from '#contract/webhook-events.ts';
import { formatShipmentNumber } from '#domain/dispatch/shipment-number.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import type { RequestEvent } from './repository.ts';

/** What an event's record says, as far as messages repeat it. Which of it is there depends on the event. */
type EventDetail = { totalPaise?: number; shipment?: number; orderId?: string; quantity?: number };

/** Writes the message that reports an event. */
export function composeMessage(type: WebhookEvent, request: RequestEvent): WebhookMessage {
  const { event, state } = request;
  const detail = event.detail as EventDetail;
  const totalPaise = detail.totalPaise ?? request.totalPaise;
  return webhookMessage.parse({
    type,
    version: 1,
    timestamp: event.createdAt.toISOString(),
    data: {
      request: event.quoteRequestId,
      estimate_number: formatEstimateNumber(request.financialYear, request.runningNumber),
      state,
      event: event.number,
      by: event.madeBy,
      revision: event.revisionNumber,
      total: totalPaise === null ? null : rupeesFromPaise(totalPaise),
      shipment: detail.shipment === undefined ? null : formatShipmentNumber(request, detail.shipment),
      return: isOfReturn(type)
        ? { order_id: detail.orderId, quantity: detail.quantity, state: event.kind.replace('return ', '') }
        : null,
    },
  });
}

function isOfReturn(type: WebhookEvent): boolean {
  return WEBHOOK_EVENTS[type].every((kind) => kind.startsWith('return '));
}
