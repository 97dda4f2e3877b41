const known = new WeakMap<Response, Buffer>();

/** A reply of these bytes. Reading a Response copies its body several times over; `bytesOf` need not. */
export function replyOf(bytes: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const reply = new Response(bytes, init);
  known.set(reply, bytes);
  return reply;
}

/** All bytes of a reply's body; to be asked for once, as a body is read once. */
export async function bytesOf(reply: Response): Promise<Buffer> {
  return known.get(reply) ?? Buffer.from(await reply.arrayBuffer());
}

/**
 * The same bytes in memory of their own. Node.js gives pieces of 64 KB, of what it compressed and of short texts, and a
 * piece that is kept keeps all of them.
 */
export function withoutRoom(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
