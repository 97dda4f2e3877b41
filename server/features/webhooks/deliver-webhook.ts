import type { Database } from '#server/platform/database/connection.ts';
import { postToNamedHost, postToPublic } from '#server/platform/network/post-to-public.ts';
import { clearFailing, noteFailing, startAttempt, switchOffFailing, updateDelivery } from './repository.ts';
import { signMessage } from './sign-message.ts';

const TIMEOUT_MS = 10_000;
/** With the queue's growing pauses, the last attempt is 22 hours after the first one. */
export const MAX_ATTEMPTS = 13;
/** Nothing has arrived for so long. */
const MAX_FAILING_DAYS = 3;
const MAX_RESPONSE_LENGTH = 500;

type Outcome = { isArrived: boolean; status: number | null; text: string };

/**
 * Makes an attempt to send a message to its endpoint.
 * @param namedHost which may get messages although it is not public, nor has HTTPS.
 * @throws Error when the message has not arrived, so that the job is tried again.
 */
export async function deliverWebhook(
  database: Database,
  namedHost: string | undefined,
  deliveryId: string,
): Promise<void> {
  const message = await startAttempt(database, deliveryId);
  if (!message) return;
  const { endpointId, switchedOffAt, attempts } = message;
  if (switchedOffAt) {
    const response = 'The address was switched off.';
    return updateDelivery(database, deliveryId, { state: 'given_up', responseStatus: null, response });
  }
  const { isArrived, status, text } = await send(namedHost, { ...message, id: deliveryId });
  const response = text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, MAX_RESPONSE_LENGTH);
  const isLast = attempts >= MAX_ATTEMPTS;
  const state = isArrived ? 'arrived' : isLast ? 'given_up' : 'waiting';
  await updateDelivery(database, deliveryId, { state, responseStatus: status, response });
  if (isArrived) return clearFailing(database, endpointId);
  await noteFailing(database, endpointId);
  if (isLast) await switchOffFailing(database, endpointId, MAX_FAILING_DAYS);
  else throw new Error(`The message ${deliveryId} has not arrived: ${status ?? response}`);
}

async function send(
  namedHost: string | undefined,
  { id, url, secret, body }: { id: string; url: string; secret: string; body: string },
): Promise<Outcome> {
  const request = {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Udyog Haat webhooks',
      ...signMessage(secret, { id, body }, new Date()),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  const address = new URL(url);
  try {
    const post = address.host === namedHost ? postToNamedHost : postToPublic;
    const { status, text } = await post(address, request);
    return { isArrived: status >= 200 && status <= 299, status, text };
  } catch (cause) {
    return { isArrived: false, status: null, text: cause instanceof Error ? cause.message : String(cause) };
  }
}
