import { ReadableStream as WebStream } from 'node:stream/web';

/** A POST request whose body arrives in pieces. */
export function arrivingRequest(
  url: string,
  pieces: AsyncIterable<string>,
  headers: Record<string, string> = {},
): Request {
  const body = WebStream.from(encode(pieces)) as unknown as ReadableStream<Uint8Array>;
  // TypeScript's declarations for browsers do not have it.
  const options = { method: 'POST', body, headers, duplex: 'half' };
  return new Request(url, options);
}

async function* encode(pieces: AsyncIterable<string>) {
  for await (const piece of pieces) yield Buffer.from(piece);
}
