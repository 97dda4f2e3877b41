import { createMiddleware } from 'hono/factory';
import {
  createCompressor,
  ENCODINGS_BY_SPEED,
  encode,
  isCompressible,
  MIN_COMPRESSED_BYTES,
  negotiateEncoding,
} from './encodings.ts';
import { readResponseBytes } from './response-bytes.ts';
import { isStreamed } from './streamed-response.ts';

/**
 * Compresses responses produced for one request, quickly, and streamed ones while they are sent. Cached responses,
 * which have an ETag, are encoded already.
 */
export const compressResponses = createMiddleware(async (context, next) => {
  await next();
  const { headers, status } = context.res;
  if (!isCompressible(headers.get('content-type') ?? '')) return;
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'accept-encoding');
  if (headers.has('etag')) return;
  const encoding = negotiateEncoding(context.req.header('accept-encoding'), ENCODINGS_BY_SPEED);
  if (encoding === 'identity' || context.req.method === 'HEAD') return;
  const compressedHeaders = new Headers(headers);
  if (isStreamed(context.res)) {
    compressedHeaders.set('content-encoding', encoding);
    const stream = context.res.body?.pipeThrough(createCompressor(encoding)) ?? null;
    context.res = undefined;
    context.res = new Response(stream, { status, headers: compressedHeaders });
    return;
  }
  const uncompressed = await readResponseBytes(context.res);
  const isShort = uncompressed.length < MIN_COMPRESSED_BYTES;
  const bytes = isShort ? uncompressed : await encode(uncompressed, encoding, 'quick');
  compressedHeaders.set('content-length', String(bytes.length));
  if (!isShort) compressedHeaders.set('content-encoding', encoding);
  // Otherwise Hono would copy the headers of the old response to the new one.
  context.res = undefined;
  context.res = new Response(new Uint8Array(bytes), { status, headers: compressedHeaders });
});
