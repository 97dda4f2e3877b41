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
