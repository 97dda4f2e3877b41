import { ReadableStream as WebStream } from 'node:stream/web';
import { STORED_FILE, type StoredFileReply } from '#contract/call.ts';

/** The response with a file that a stranger may have made. */
export function createStoredFileResponse(
  method: string,
  { name, byteCount, content }: StoredFileReply,
): Response {
  // A HEAD request does not open the file.
  const body = method === 'HEAD' ? null : (WebStream.from(content) as unknown as ReadableStream<Uint8Array>);
  return new Response(body, { headers: { ...createFileHeaders(name), 'content-length': String(byteCount) } });
}

/** With them a browser saves a file under its name and never shows it, and no cache keeps it. */
export function createFileHeaders(name: string): Record<string, string> {
  return {
    'content-type': STORED_FILE,
    'content-disposition': `attachment; filename="${toAscii(name)}"; filename*=UTF-8''${encode(name)}`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    'cache-control': 'private, no-store',
  };
}

/** For clients that do not know `filename*`. */
function toAscii(name: string): string {
  return name.replace(/[^ -~]|["\\%]/gu, '_');
}

/** As RFC 8187 allows it. */
function encode(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
