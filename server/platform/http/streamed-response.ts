import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { getRootCause } from '#server/platform/database/database-error.ts';

/** Characters. Shorter pieces of text are joined, because each chunk takes a turn of the event loop. */
const MIN_CHUNK_LENGTH = 16_384;

const streamedBodies = new WeakSet<ReadableStream>();

/** All of them take turns, a chunk each, so that very many at once do not keep other requests from the event loop. */
const runInTurn = pLimit(1);

/** Whether the body is produced while the client reads it, so that it must not be read as a whole. */
export function isStreamed({ body }: Response): boolean {
  return body !== null && streamedBodies.has(body);
}

/**
 * Creates a response whose body is produced while the client reads it: neither a large body nor a slow client occupies
 * memory. After an error the connection is cut, so that the client does not take the beginning for the whole.
 * @throws what the text throws before its first chunk is complete.
 */
export async function createStreamedResponse(
  context: Context,
  text: AsyncIterable<string>,
  headers: Record<string, string>,
  log: Logger,
): Promise<Response> {
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
  const chunks = joinShortPieces(text);
  const readChunk = () =>
    runInTurn(async () => {
      await nextTurn();
      return chunks.next();
    });
  const first = await readChunk();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.done) controller.close();
      else controller.enqueue(first.value);
    },
    async pull(controller) {
      try {
        const chunk = await readChunk();
        if (chunk.done) controller.close();
        else controller.enqueue(chunk.value);
      } catch (cause) {
        log.error({ err: getRootCause(cause) }, 'a response could not be completed');
        // After an error of the stream the HTTP server would end the response as if it were complete.
        if (outgoing) outgoing.destroy();
        else controller.error(cause);
      }
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
  streamedBodies.add(body);
  return new Response(body, { headers });
}

async function* joinShortPieces(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let pending = '';
  for await (const piece of text) {
    pending += piece;
    if (pending.length < MIN_CHUNK_LENGTH) continue;
    yield encoder.encode(pending);
    pending = '';
  }
  if (pending !== '') yield encoder.encode(pending);
}
