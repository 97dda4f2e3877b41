import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WebhookMessage } from '#contract/webhook-events.ts';

export type ReceivedMessage = {
  headers: Record<string, string>;
  body: string;
  message: WebhookMessage;
};

/** A program that receives webhooks, as the developer of an ERP would write it. */
export type WebhookReceiver = {
  /** `127.0.0.1:12345`, for WEBHOOK_LOCAL_HOST. */
  host: string;
  url: string;
  received: ReceivedMessage[];
  /** Answers the next messages; 200 otherwise. */
  answer: (response: ServerResponse, count: number) => void;
  close(): Promise<void>;
};

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    received.push({ headers, body, message: JSON.parse(body) as WebhookMessage });
    receiver.answer(response, received.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: WebhookReceiver = {
    host,
    url: `http://${host}/webhooks`,
    received,
    answer: (response) => response.end('Thank you'),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
