const bytesByResponse = new WeakMap<Response, Buffer>();

/**
 * Creates a response and remembers its bytes, so that `readResponseBytes` returns this buffer; `arrayBuffer()` would
 * copy it.
 */
export function createResponse(bytes: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(bytes, init);
  bytesByResponse.set(response, bytes);
  return response;
}

/** Returns the body of a response. To be called once per response, as a body can be read only once. */
export async function readResponseBytes(response: Response): Promise<Buffer> {
  return bytesByResponse.get(response) ?? Buffer.from(await response.arrayBuffer());
}

/**
 * Copies bytes to a buffer of exactly their size. Node.js takes compressed output and short strings from a shared
 * 64 KB pool, so keeping a slice would keep the whole pool in memory.
 */
export function copyToExactBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
