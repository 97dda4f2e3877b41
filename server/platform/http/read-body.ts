import { AppError } from '#contract/errors.ts';

const KIB = 1024;
const MAX_BODY_BYTES = 256 * KIB;
/** A body that is larger, such as that of a cart with very many lines, needs room that all bodies share. */
const SMALL_BODY_BYTES = 16 * KIB;
/** Otherwise clients that send large bodies slowly, over very many connections, would fill the memory. */
const MAX_SHARED_BYTES = 32 * 1024 * KIB;
const RETRY_AFTER_SECONDS = 5;
/** A network's packets are larger than these pieces, except for a few. Each piece costs much more than its bytes. */
const PIECES = { max: 256, minMeanBytes: 256 };
let sharedBytes = 0;

/**
 * Reads the JSON body of a request.
 * @throws AppError 'unsupported_media_type', 'payload_too_large' or 'malformed_request'; 'unavailable' for a large body
 * while too many others are being read.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new AppError(
      'unsupported_media_type',
      'The request body must be JSON (Content-Type: application/json).',
    );
  }
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') {
    throw new AppError('unsupported_media_type', 'The request body must not be compressed.');
  }
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw createTooLargeError();
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed_request', 'The request body is not valid JSON.');
  }
}

/** Stops reading as soon as the limit is exceeded, whatever `content-length` says. */
async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let ownSharedBytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BODY_BYTES) throw createTooLargeError();
      if (chunks.length > PIECES.max + size / PIECES.minMeanBytes) throw createTooManyPiecesError();
      if (size > SMALL_BODY_BYTES) {
        sharedBytes += chunk.byteLength;
        ownSharedBytes += chunk.byteLength;
        if (sharedBytes > MAX_SHARED_BYTES) throw createNoRoomError();
      }
      chunks.push(chunk);
    }
  } catch (cause) {
    // The client closed the connection, which is not an error of the server.
    throw cause instanceof AppError
      ? cause
      : new AppError('malformed_request', 'The request ended too early.');
  } finally {
    sharedBytes -= ownSharedBytes;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function createTooLargeError(): AppError {
  return new AppError('payload_too_large', `A request body can have at most ${MAX_BODY_BYTES / KIB} KiB.`);
}

function createTooManyPiecesError(): AppError {
  return new AppError('malformed_request', 'The request body is divided into too many small pieces.');
}

function createNoRoomError(): AppError {
  return new AppError(
    'unavailable',
    'Too many large requests are being sent. Please try again in a moment.',
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  );
}
