import { createMiddleware } from 'hono/factory';
import {
  bestEncoding,
  encode,
  isCompressible,
  LEAST_COMPRESSED_BYTES,
  QUICKEST_FIRST,
} from '#server/cache/encodings.ts';
import { bytesOf } from '#server/cache/reply-bytes.ts';

/** Compresses what is made for one request, with little effort. What is kept, and so has a tag, comes in its form. */
export const compressReplies = createMiddleware(async (context, next) => {
  await next();
  const { headers, status } = context.res;
  if (!isCompressible(headers.get('content-type') ?? '')) return;
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'accept-encoding');
  if (headers.has('etag')) return;
  const encoding = bestEncoding(context.req.header('accept-encoding'), QUICKEST_FIRST);
  if (encoding === 'identity' || context.req.method === 'HEAD') return;
  const plain = await bytesOf(context.res);
  const isShort = plain.length < LEAST_COMPRESSED_BYTES;
  const bytes = isShort ? plain : await encode(plain, encoding, 'quick');
  const described = new Headers(headers);
  described.set('content-length', String(bytes.length));
  if (!isShort) described.set('content-encoding', encoding);
  // Otherwise Hono would put the headers of the old reply into the new one.
  context.res = undefined;
  context.res = new Response(new Uint8Array(bytes), { status, headers: described });
});
