const bytesByResponse = new WeakMap<Response, Buffer>();

/** A reply of these bytes. Reading a Response copies its body several times over; `bytesOf` need not. */
export function createResponse(bytes: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(bytes, init);
  bytesByResponse.set(response, bytes);
  return response;
}

/** All bytes of a reply's body; to be asked for once, as a body is read once. */
export async function readResponseBytes(response: Response): Promise<Buffer> {
  return bytesByResponse.get(response) ?? Buffer.from(await response.arrayBuffer());
}

/**
 * The same bytes in memory of their own. Node.js gives pieces of 64 KB, of what it compressed and of short texts, and a
 * piece that is kept keeps all of them.
 */
export function copyToExactBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
