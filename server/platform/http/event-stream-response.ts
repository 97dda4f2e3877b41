import { EVENT_STREAM, type EventStreamReply } from '#contract/call.ts';

/** Proxies close a connection over which nothing has come for 30 or 60 seconds; clients notice that one has died. */
const HEARTBEAT_MS = 25_000;
/** Events that a client has not read. One that reads nothing must not fill the memory; it can connect again. */
const MAX_UNREAD = 100;

/**
 * The response with server-sent events, as they happen: neither compressed nor held back by a proxy.
 * @throws AppError what `subscribe` throws.
 */
export function createEventStreamResponse(method: string, { subscribe }: EventStreamReply): Response {
  const headers = {
    'content-type': EVENT_STREAM,
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  };
  if (method === 'HEAD') return new Response(null, { headers });
  /** Before the subscription, and after its end, there is nothing to stop. */
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      let isOver = false;
      const write = (text: string) => {
        if (isOver) return;
        controller.enqueue(encoder.encode(text));
        if ((controller.desiredSize ?? 0) < -MAX_UNREAD) {
          stop();
          controller.error(new Error('The client does not read its events.'));
        }
      };
      const send = (event: string, data: object) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      // A refusal is thrown here, before anything else has begun.
      const unsubscribe = subscribe({
        send,
        end() {
          if (isOver) return;
          stop();
          controller.close();
        },
      });
      const heartbeat = setInterval(() => send('alive', {}), HEARTBEAT_MS).unref();
      stop = () => {
        isOver = true;
        clearInterval(heartbeat);
        unsubscribe();
      };
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers });
}
