import type { Upload } from '#contract/call.ts';
import { AppError } from '#contract/errors.ts';

const MEBIBYTE = 1024 * 1024;
/** An upload that pauses for longer is given up, and so is one that takes longer as a whole: 10 MB at 280 kbit/s. */
const MAX_PAUSE_MS = 20_000;
export const MAX_UPLOAD_MS = 300_000;

type Limits = { maxBytes: number; maxPauseMs?: number; maxMs?: number };

/**
 * The body of a request as a file that is arriving. Nothing of it is read before its pieces are.
 * @throws AppError 'payload_too_large' for a length that is too large, 'unsupported_media_type' when it is compressed.
 */
export function readUpload(request: Request, limits: Limits): Upload {
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity')
    throw new AppError('unsupported_media_type', 'The file must be sent as it is, without compression.');
  const length = request.headers.get('content-length');
  const declaredBytes = length === null ? undefined : Number(length);
  if (declaredBytes !== undefined && declaredBytes > limits.maxBytes) throw createTooLargeError(limits);
  return { declaredBytes, pieces: readPieces(request, limits) };
}

async function* readPieces(request: Request, limits: Limits): AsyncGenerator<Uint8Array> {
  const { maxBytes, maxPauseMs = MAX_PAUSE_MS, maxMs = MAX_UPLOAD_MS } = limits;
  const reader = request.body?.getReader();
  const endsAt = performance.now() + maxMs;
  let byteCount = 0;
  try {
    while (reader) {
      const waitMs = Math.min(maxPauseMs, endsAt - performance.now());
      const { done, value } = await readWithin(reader, waitMs);
      if (done) return;
      byteCount += value.byteLength;
      if (byteCount > maxBytes) throw createTooLargeError(limits);
      yield value;
    }
  } finally {
    // Also when the file is rejected meanwhile: then the rest of it is not wanted.
    void reader?.cancel().catch(() => undefined);
  }
}

async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createTooSlowError()), Math.max(0, ms));
  });
  try {
    return await Promise.race([reader.read(), timeout]);
  } catch (cause) {
    // The client closed the connection, which is not an error of the server.
    throw cause instanceof AppError
      ? cause
      : new AppError('malformed_request', 'The file did not arrive completely. Please send it again.');
  } finally {
    clearTimeout(timer);
  }
}

function createTooLargeError({ maxBytes }: Limits): AppError {
  return new AppError('payload_too_large', `A file can have at most ${maxBytes / MEBIBYTE} MB.`);
}

function createTooSlowError(): AppError {
  return new AppError(
    'malformed_request',
    'The file arrived too slowly. Please send it again over a better connection, or send a smaller one.',
  );
}
